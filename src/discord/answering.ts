import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Message, MessageFlags, type ModalMessageModalSubmitInteraction } from 'discord.js';
import type { Logger } from 'pino';
import type { Wanted } from '../house/settle/settle-due.ts';
import type { Rendered, Reply } from '../house/words/reply.ts';
import type { Answer } from './command.ts';
import { isAnswered, isAnsweredOrGone } from './errors.ts';
import { toAnswer, toEdit, toModal } from './reply.ts';
import type { Answerable, ComponentInteraction } from './requests.ts';
import type { Questions } from './turns.ts';

/** Discord wants the first answer within 3 s; what is undecided after this long is deferred. */
const patience = 2000;

/** Discord has taken what another process said or put off by then, and this one still has time to speak. */
const othersTurn = patience + 400;

/**
 * Waits until another process, such as the one that asked a question, has answered the interaction or has put its answer off. Discord
 * takes the first answer alone, so this one must not put off its own.
 */
export const lettingOthersAnswer = (): Promise<void> => wait(othersTurn);

/** Where the answer to everybody is, said to the asker alone. */
export const seeBelow: Reply = { audience: 'asker', content: 'Done: see below.' };

/** An answer ready to be shown: a result is in words by now. */
export type Shown =
  | Exclude<Answer, { kind: 'result' }>
  | { kind: 'result'; reply: Rendered; origin?: Message; redrawn?: Reply };

/** Waits for a decision, and defers the interaction if that takes too long. `onThinking` comes before Discord shows so. */
export async function decidedInTime<T>(
  interaction: Answerable,
  deciding: Promise<T>,
  onThinking: () => Promise<unknown>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, true).unref();
  });
  const tooLate = await Promise.race([deciding.then(() => false), late]).finally(() => clearTimeout(timer));
  if (tooLate) await defer(interaction, onThinking);
  return deciding;
}

/** Any trouble but one shows again when the answer is given; a deferral may be taken without our hearing of it. */
async function defer(interaction: Answerable, onThinking: () => Promise<unknown>): Promise<void> {
  try {
    if (hasMessage(interaction)) await interaction.deferUpdate();
    else {
      await onThinking();
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    }
  } catch (error) {
    interaction.deferred = isAnswered(error);
  }
}

type OnMessage = Answerable & (ComponentInteraction | ModalMessageModalSubmitInteraction);

const hasMessage = (interaction: Answerable): interaction is OnMessage =>
  interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());

/** Puts an answer before the asker: `instead` of the question it came from, or else beside it. Returns its message if known. */
export async function show(
  interaction: Answerable,
  shown: Shown,
  questions: Questions,
  {
    instead,
    now,
    drawing = [],
    settles,
  }: { instead: boolean; now: number; drawing?: readonly string[]; settles: Wanted },
): Promise<Message | null> {
  switch (shown.kind) {
    case 'modal':
      await open(interaction, shown);
      return null;
    case 'update':
      await replace(interaction, shown.reply);
      return null;
    case 'question':
      return speak(
        interaction,
        questions.ask(rememberingCard(shown, interaction), interaction.user.id, now, { drawing, settles }),
        instead || drawing.length > 0,
      );
    case 'result':
      if (await bringUpToDate(interaction, shown, instead)) return null;
      return speak(
        interaction,
        shown.reply,
        shown.redrawn === undefined && (instead || takesPlace(interaction, shown.reply)),
      );
    case 'reply':
      return speak(interaction, shown.reply, instead);
    default:
      return shown satisfies never;
  }
}

const takesPlace = (interaction: Answerable, { inPlace }: Rendered): boolean =>
  inPlace === true && onCard(interaction, false) && interaction.message.flags.has(MessageFlags.Ephemeral);

/**
 * Before a change is told, the message whose button made it shows it: drawn again as a whole, or as the card of its game. Returns
 * whether that says it all.
 */
async function bringUpToDate(interaction: Answerable, shown: Shown, instead: boolean): Promise<boolean> {
  if (shown.kind !== 'result' || !onCard(interaction, instead && shown.redrawn === undefined)) return false;
  const now = shown.redrawn ?? (shown.reply.audience === 'club' ? shown.reply.card : undefined);
  if (now === undefined) return false;
  await replace(interaction, now);
  return shown.reply.onCard === true;
}

type Question = Extract<Shown, { kind: 'question' }>;

function rememberingCard(question: Question, interaction: Answerable): Question {
  if (!onCard(interaction, false) || interaction.message.flags.has(MessageFlags.Ephemeral)) return question;
  const { message: origin } = interaction;
  const confirm: Question['confirm'] = async (press) => {
    const answer = await question.confirm(press);
    return answer.kind === 'result' ? { ...answer, origin } : answer;
  };
  return { ...question, confirm };
}

const onCard = (interaction: Answerable, instead: boolean): interaction is OnMessage =>
  hasMessage(interaction) && !instead;

/** Brings a card up to date after a refusal, or after the question it asked, once the asker has the answer. */
export async function repaint(interaction: Answerable, shown: Shown, instead: boolean): Promise<void> {
  if (shown.kind !== 'result' || shown.reply.card === undefined) return;
  if (shown.origin !== undefined) {
    await shown.origin.edit(toEdit(shown.reply.card));
    return;
  }
  if (shown.reply.audience === 'club') return;
  if (!onCard(interaction, instead) || interaction.message.flags.has(MessageFlags.Ephemeral)) return;
  await interaction.message.edit(toEdit(shown.reply.card));
}

async function open(interaction: Answerable, { modal }: Extract<Answer, { kind: 'modal' }>): Promise<void> {
  if (interaction.isModalSubmit()) throw new Error(`Modal ${modal.id} cannot follow a modal`);
  await interaction.showModal(toModal(modal));
}

/** Says it in a message of its own. A deferred command has one already, which becomes the answer or points to it. */
async function speak(interaction: Answerable, reply: Rendered, instead = false): Promise<Message | null> {
  const answered = interaction.deferred || interaction.replied;
  const holdsPlace = instead || (answered && !hasMessage(interaction));
  if (!holdsPlace) {
    if (answered) return interaction.followUp(toAnswer(reply));
    if (reply.cardOf !== undefined || reply.postOf !== undefined) {
      const { resource } = await interaction.reply({ ...toAnswer(reply), withResponse: true });
      return resource?.message ?? null;
    }
    await interaction.reply(toAnswer(reply));
    return null;
  }
  if (reply.audience === 'asker') {
    await replace(interaction, reply);
    return null;
  }
  await replace(interaction, seeBelow);
  return interaction.followUp(toAnswer(reply));
}

async function replace(interaction: Answerable, reply: Reply): Promise<void> {
  if (interaction.deferred || interaction.replied) await interaction.editReply(toEdit(reply));
  else if (hasMessage(interaction)) await interaction.update(toEdit(reply));
  else await interaction.reply(toAnswer(reply));
}

/** Says that something went wrong, with a number for the log, unless the interaction was answered or is past answering. */
export async function excuse(
  interaction: Answerable,
  err: unknown,
  log: Logger,
): Promise<'failed' | 'too-late'> {
  if (isAnsweredOrGone(err)) {
    log.debug({ err }, 'answered before, or too late');
    return 'too-late';
  }
  const fault = randomBytes(4).toString('hex');
  log.error({ err, fault }, 'could not answer');
  try {
    await speak(interaction, { audience: 'asker', content: apology(fault) });
  } catch (cause) {
    log.warn({ err: cause, fault }, 'could not even say so');
  }
  return 'failed';
}

const apology = (fault: string): string =>
  'Something went wrong, and it is not your fault. If you wanted to change something, check whether it was done ' +
  `before you try again. If it happens again, tell the person who runs this bot: error \`${fault}\`.`;
