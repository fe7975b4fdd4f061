import type { ClubView } from '../../house/ports.ts';
import type { BoxLine } from '../../house/words/columns.ts';
import { tidy } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BoardRow } from '../ports.ts';

export const nobody = 'Nobody is on it yet. Anyone can `/join`.';

/** Somebody's line in the box of a board: rank, name and score, then the rest. */
export const boardLine = (view: ClubView, row: BoardRow, rest: readonly string[]): BoxLine => ({
  before: `${row.rank}.`,
  name: nameInBox(view, row.person),
  mark: row.milestone > 0 ? '★' : '',
  after: [`${row.score}`, ...rest],
});

const longestName = 32;

/** A name where markdown does not work; only what would end the box is taken out. */
function nameInBox(view: ClubView, person: PersonNumber): string {
  const name = tidy(view.people.byNumber(person)?.name ?? '', longestName).replaceAll('`', 'ˋ');
  return name === '' ? `#${person}` : name;
}

/** What the star is; nothing where nobody has one. */
export const starLegend = (rows: readonly BoardRow[]): string =>
  rows.some(({ milestone }) => milestone > 0) ? ' ★: 50 games or more.' : '';
