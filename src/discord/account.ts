import type { Interaction } from 'discord.js';
import type { Answer } from './command.ts';
import type { Took } from './timing.ts';

/** What came of an interaction, in one word for counting. */
export type Ending =
  /** Something was changed, and its asker was told. */
  | 'done'
  /** Something was shown or suggested. */
  | 'shown'
  /** A question or a form was put first. */
  | 'asked'
  /** By the Terms, or by what the asker may do. */
  | 'refused'
  | 'not-understood'
  /** Something was changed, and its asker is still to be told. */
  | 'owed'
  /** Discord waited no longer, or had an answer already. */
  | 'too-late'
  /** A mistake of the program. */
  | 'failed';

/** What an interaction was and what came of it: names of the program's own alone, nobody's words and no ids. */
export interface Account {
  kind: 'command' | 'component' | 'form' | 'suggestion' | 'other';
  /** The command, such as `/game record`, or the action of a button or form; `unknown` for what nothing answers. */
  name: string;
  ending: Ending;
}

/** Told of each interaction when it is over. */
export type OnAnswered = (account: Account & Took) => void;

/** What an answer comes to once it is given. */
export function endingOf(answer: Answer): Ending {
  switch (answer.kind) {
    case 'result':
      if (answer.result.ok) return 'done';
      return 'invalid' in answer.result ? 'not-understood' : 'refused';
    case 'reply':
    case 'update':
      return 'shown';
    case 'question':
    case 'modal':
      return 'asked';
    default:
      return answer satisfies never;
  }
}

export function kindOf(interaction: Interaction): Account['kind'] {
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isMessageComponent()) return 'component';
  if (interaction.isModalSubmit()) return 'form';
  return interaction.isAutocomplete() ? 'suggestion' : 'other';
}
