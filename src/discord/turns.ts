import { type ChatInputCommandInteraction, MessageFlags, type ModalSubmitInteraction } from 'discord.js';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import { notUnderstood } from '../house/result.ts';
import { readCustomId } from '../house/words/components.ts';
import type { Answer, Press, Services } from './command.ts';
import type { Directory } from './directory.ts';
import { type Questions, questionAction } from './questions.ts';
import {
  type Answerable,
  type ComponentInteraction,
  commandRequest,
  pressOf,
  submissionOf,
} from './requests.ts';

/** The name of what nothing answers: what was asked for may be anybody's words. */
export const unknownTurn = 'unknown';

/** What an interaction asks for, before anything is decided. */
export interface Turn {
  /** For the log and for counting: the program's own. */
  name: string;
  decide(): Promise<Answer>;
  /** Whether the answer takes the place of the message it came from, as it does for a question. */
  instead: boolean;
}

interface Desk extends Services {
  directory: Directory;
  questions: Questions;
}

/** Finds what answers an interaction. What nothing answers any more is not understood. */
export function findTurn(interaction: Answerable, club: ClubId, desk: Desk, now: Instant): Turn {
  if (interaction.isChatInputCommand()) return commandTurn(interaction, club, desk, now);
  if (interaction.isMessageComponent()) return pressTurn(interaction, club, desk, now);
  return submissionTurn(interaction, club, desk, now);
}

const lapsed = async (): Promise<Answer> => ({
  kind: 'result',
  result: notUnderstood({ problem: 'lapsed' }),
});

const unanswerable: Turn = { name: unknownTurn, decide: lapsed, instead: false };

function commandTurn(interaction: ChatInputCommandInteraction, club: ClubId, desk: Desk, now: Instant): Turn {
  const command = desk.directory.commands.get(interaction.commandName);
  if (command === undefined) return unanswerable;
  const request = commandRequest(interaction, club, desk, now);
  const name = [`/${interaction.commandName}`, ...(request.subcommand === null ? [] : [request.subcommand])];
  return {
    name: name.join(' '),
    decide: () => command.execute(request),
    instead: false,
  };
}

/** A press on a button that its message does not have is not taken, whoever made it up. */
function pressTurn(interaction: ComponentInteraction, club: ClubId, desk: Desk, now: Instant): Turn {
  const { action } = readCustomId(interaction.customId);
  const press = pressOf(interaction, club, desk, now);
  const hasButton = Boolean(interaction.component);
  if (hasButton && action === questionAction) {
    const instead = interaction.message.flags.has(MessageFlags.Ephemeral);
    return { name: action, decide: () => answerQuestion(press, desk.questions), instead };
  }
  const handler = hasButton ? desk.directory.presses.get(action) : undefined;
  if (handler === undefined) return unanswerable;
  return { name: action, decide: () => handler(press), instead: false };
}

function answerQuestion(press: Press, questions: Questions): Promise<Answer> {
  const [id = '', choice] = press.args;
  const confirm = questions.take(id, press.actor.account, press.occasion.now);
  if (confirm === null) return lapsed();
  return choice === 'confirm' ? confirm(press) : Promise.resolve(cancelled);
}

const cancelled: Answer = {
  kind: 'reply',
  reply: { audience: 'asker', content: 'Cancelled. Nothing was changed.' },
};

function submissionTurn(interaction: ModalSubmitInteraction, club: ClubId, desk: Desk, now: Instant): Turn {
  const { action } = readCustomId(interaction.customId);
  const handler = desk.directory.submissions.get(action);
  if (handler === undefined) return unanswerable;
  const submission = submissionOf(interaction, club, desk, now);
  return { name: action, decide: () => handler(submission), instead: false };
}
