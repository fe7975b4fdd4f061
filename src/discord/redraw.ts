import { ComponentType, type Message } from 'discord.js';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import { readCustomId } from '../house/words/reply.ts';
import type { Shown } from './answering.ts';
import type { Services } from './command.ts';
import { type Answerable, askedOf } from './requests.ts';
import type { Directory } from './turns.ts';

interface Desk extends Services {
  directory: Directory;
}

/** The same, with the message whose button did something drawn again, where it has a button for that. */
export async function redrawn(
  shown: Shown,
  interaction: Answerable,
  { club, now }: { club: ClubId; now: Instant },
  desk: Desk,
): Promise<Shown> {
  const message = messageOf(interaction);
  if (shown.kind !== 'result' || message === null) return shown;
  const { redrawing, presses } = desk.directory;
  const drawing = buttonsOn(message)
    .map(readCustomId)
    .find(({ action }) => redrawing.has(action));
  if (drawing === undefined) return shown;
  const asked = askedOf(interaction, { club, services: desk, now });
  const answer = await presses.get(drawing.action)?.({
    ...{ ...asked, args: drawing.args, values: [] },
    place: `${message.channelId}/${message.id}`,
  });
  return answer?.kind === 'update' ? { ...shown, redrawn: answer.reply } : shown;
}

function messageOf(interaction: Answerable): Message | null {
  if (interaction.isMessageComponent()) return interaction.message;
  return interaction.isModalSubmit() && interaction.isFromMessage() ? interaction.message : null;
}

const buttonsOn = ({ components }: Message): string[] =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap(({ customId }) => customId ?? []);
