import type { Interaction, RESTOptions } from 'discord.js';
import type { Answer } from './command.ts';

/** What came of an interaction, in one word for counting. */
export type Ending =
  | 'done'
  | 'shown'
  | 'asked'
  /** By the Terms, or by what the asker may do. */
  | 'refused'
  | 'not-understood'
  /** Something was changed, and its asker is still to be told. */
  | 'owed'
  /** Discord waited no longer, or had an answer already. */
  | 'too-late'
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
  if (interaction.isChatInputCommand() || interaction.isContextMenuCommand()) return 'command';
  if (interaction.isMessageComponent()) return 'component';
  if (interaction.isModalSubmit()) return 'form';
  return interaction.isAutocomplete() ? 'suggestion' : 'other';
}

/** How long an interaction took, in milliseconds from its arrival. */
interface Took {
  /** Until Discord had taken the first answer, be it that a better one follows; null where it took none. */
  acknowledged: number | null;
  /** Until the asker saw what came of it, or nothing was done about it any more. */
  answered: number;
}

interface Watch {
  began: number;
  acknowledged: number | null;
  answered: number | null;
}

const passed = ({ began }: Watch): number => performance.now() - began;

const callback = /\/interactions\/(\d+)\/[^/]+\/callback/;

/** Times interactions by the monotonic clock: the first answer of each is the request by which Discord is given it. */
export class Timing {
  private readonly watches = new Map<string, Watch>();

  begin(interaction: string): void {
    this.watches.set(interaction, { began: performance.now(), acknowledged: null, answered: null });
  }

  /** The asker has seen what came of it: after how many milliseconds, in whole ones; null where it was not timed. */
  answered(interaction: string): number | null {
    const watch = this.watches.get(interaction);
    if (watch === undefined) return null;
    watch.answered ??= passed(watch);
    return Math.round(watch.answered);
  }

  /** How long it took, null where it was not timed; it is timed no more. */
  end(interaction: string): Took | null {
    const watch = this.watches.get(interaction);
    this.watches.delete(interaction);
    if (watch === undefined) return null;
    return { acknowledged: watch.acknowledged, answered: watch.answered ?? passed(watch) };
  }

  /** Makes requests in that way, sees by them when an interaction was acknowledged, and tells of each status. */
  watching(
    makeRequest: RESTOptions['makeRequest'],
    onRequest: (status: number) => void,
  ): RESTOptions['makeRequest'] {
    return async (url, init) => {
      const response = await makeRequest(url, init);
      onRequest(response.status);
      const watch = this.watches.get(callback.exec(url)?.[1] ?? '');
      if (response.ok && watch !== undefined) watch.acknowledged ??= passed(watch);
      return response;
    };
  }
}
