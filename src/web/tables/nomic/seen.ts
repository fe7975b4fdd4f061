import type { Cite, Game, Instant, PlayerId, RuleId } from '../../../../packages/nomic/src/index.ts';
import { apart } from '../../../house/words/columns.ts';
import { unheaped } from '../../../house/words/text.ts';
import { withNames } from '../../../tables/nomic/names.ts';
import { rulePath } from '../../../tables/nomic/pages.ts';
import type { TableNumber } from '../../../tables/table.ts';
import type { PersonShown } from '../../pieces.tsx';
import type { Moment } from '../table-asked.ts';

/** A game of Nomic at a table, as the pages of the club may show it. */
export interface NomicSeen {
  readonly table: TableNumber;
  /** What the table is called. */
  readonly name: string;
  readonly game: Game;
  /** What whoever plays a seat is called. */
  nameOf(seat: string): string;
  playerOf(player: PlayerId): PlayerRead;
  at(instant: Instant): Moment;
  /** What was said with some of the things that were told, by their places among all that was. */
  said(places: readonly number[]): Promise<ReadonlyMap<number, SaidRead>>;
}

/** A player by their seat, which is a day of the week. */
export interface PlayerRead {
  seat: string;
  /** Null while nobody plays on the seat. */
  person: PersonShown | null;
}

/** Words that are kept beside the game. */
export interface SaidRead {
  /** Null where they were erased. */
  text: string | null;
  /** Whether the member of staff took them down. */
  takenDown: boolean;
}

/** What stands at the head of each page of a game. */
export const headOf = ({ table, name }: NomicSeen) => ({ number: table, name });

/** What cannot be seen, or turns words about; but for line breaks, what joins letters, and what keeps a name apart. */
const unseen = /(?!\n|\t|\u200C|\u200D|\u2068|\u2069)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text of a game as it is read: with names in it, and without what would deceive a reader. */
export const readable = ({ nameOf }: Pick<NomicSeen, 'nameOf'>, text: string): string =>
  unheaped(withNames(text.replaceAll(/\r\n?/g, '\n'), (seat) => apart(nameOf(seat))).replace(unseen, ''));

/** A text of a game as it is, with names in it. */
export const named = ({ nameOf }: Pick<NomicSeen, 'nameOf'>, text: string): string => withNames(text, nameOf);

/** A rule by what it is called, with the way to its page. */
export interface RuleNamed {
  /** `Rule 203` */
  name: string;
  path: string;
}

/** A rule by its id, as it is called now; null for none. */
export function ruleNamed({ game, table }: NomicSeen, id: RuleId): RuleNamed | null {
  const rule = game.rules.rules.get(id);
  return rule === undefined ? null : { name: `Rule ${rule.number}`, path: rulePath(table, game, id) };
}

/** The rules that something rests on, as they are called now. */
export const citedRules = (seen: NomicSeen, cites: readonly Cite[]): RuleNamed[] =>
  cites.flatMap((cite) => {
    const id = seen.game.opening.get(Number(cite.slice(1)));
    return (id === undefined ? null : ruleNamed(seen, id)) ?? [];
  });
