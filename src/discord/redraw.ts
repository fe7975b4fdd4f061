import { ComponentType, type Message, MessageFlags } from 'discord.js';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import { type Reply, readCustomId } from '../house/words/reply.ts';
import type { Shown } from './answering.ts';
import type { Services } from './command.ts';
import { type Answerable, askedOf } from './requests.ts';
import { type Directory, questionAction } from './turns.ts';

interface Desk extends Services {
  clock: () => Instant;
  directory: Directory;
}

/**
 * The same, with the message whose button did something drawn again, where it has a button for that. A question stood in its
 * place: then it comes back, whatever the answer.
 */
export async function redrawn(
  shown: Shown,
  interaction: Answerable,
  { club, now, isDone }: { club: ClubId; now: Instant; isDone: boolean },
  desk: Desk,
): Promise<Shown> {
  const message = messageOf(interaction);
  const answersQuestion =
    message !== null && buttonsOn(message).some(({ action }) => action === questionAction);
  if (message === null || (!isDone && !answersQuestion)) return shown;
  const drawn = await drawnAgain(message, interaction, { club, now }, desk);
  if (drawn === null) return shown;
  if (shown.kind === 'result') return { ...shown, redrawn: drawn };
  return answersQuestion && shown.kind === 'reply' ? { kind: 'update', reply: drawn } : shown;
}

async function drawnAgain(
  message: Message,
  interaction: Answerable,
  { club, now }: { club: ClubId; now: Instant },
  desk: Desk,
): Promise<Reply | null> {
  const [action = '', ...args] = drawingOn(message, desk.directory);
  const asked = askedOf(interaction, { club, services: desk, now, clock: desk.clock });
  const answer = await desk.directory.presses.get(action)?.({
    ...{ ...asked, args, values: [] },
    place: `${message.channelId}/${message.id}`,
  });
  return answer?.kind === 'update' ? answer.reply : null;
}

/** What draws a person's own message again, in whose place a question about one of its buttons is asked; nothing for any other. */
export function drawingBehind(interaction: Answerable, directory: Directory): readonly string[] {
  const message = messageOf(interaction);
  return message?.flags.has(MessageFlags.Ephemeral) === true ? drawingOn(message, directory) : [];
}

/** The action of the button by which a message is drawn again, and what it is about; nothing where there is none. */
function drawingOn(message: Message, { redrawing }: Directory): readonly string[] {
  const drawings = buttonsOn(message).map(({ action, args }) =>
    action === questionAction ? args.slice(2) : [action, ...args],
  );
  return drawings.find(([action = '']) => redrawing.has(action)) ?? [];
}

function messageOf(interaction: Answerable): Message | null {
  if (interaction.isMessageComponent()) return interaction.message;
  return interaction.isModalSubmit() && interaction.isFromMessage() ? interaction.message : null;
}

const buttonsOn = ({ components }: Message) =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap(({ customId }) => (customId === null ? [] : [readCustomId(customId)]));
