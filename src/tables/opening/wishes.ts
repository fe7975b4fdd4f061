import type { ClubView } from '../../house/ports.ts';
import { citing, listed, nameOf } from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { seatName } from '../words/table.ts';
import type { Entrant } from './book.ts';

/** What somebody hears of their wishes when they join or change them: which they have, or how to say some. */
export function wishLine(table: Table, wants: readonly string[]): string {
  const [first = '', ...others] = wants.map((seat) => seatName(table, seat));
  if (wants.length > 0)
    return `You’d like ${first} first${others.length === 0 ? '' : `, then ${listed(others)}`}. Wishes are published with the draw.`;
  const example = table.rules.seats
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ');
  return `You can say which seats you’d like: \`/table join table:${table.number} preference:${example}\`.`;
}

/** What those agree to who join, and where they read it (Club 4.2 and 7.2). */
export const agreeing = ({ number, rules }: Pick<Table, 'number' | 'rules'>): string =>
  `By joining you accept the table’s rules: \`/table rules table:${number}\`${citing(
    (['talks', 'appeals'] as const).map((matter) => citeOn(rules, matter)),
  )}.`;

/** What a draw started from, for everybody who wants to draw again: the players by their numbers, with their wishes. */
export const drawnFrom = (table: Table): Entrant[] =>
  [...(table.state.lot?.entrants ?? [])].sort((one, other) => one.person - other.person);

/** The same in words, a line each: `#2 Ana: Italy, France` */
export const drawnFromWords = (view: ClubView, table: Table): string[] =>
  drawnFrom(table).map(({ person, wants }) => {
    const wishes = wants.map((seat) => seatName(table, seat)).join(', ');
    return `#${person} ${nameOf(view, person)}: ${wishes || 'no wish'}`;
  });
