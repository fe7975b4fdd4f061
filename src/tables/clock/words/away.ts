import type { Instant } from '../../../../terms/time.ts';
import { counted } from '../../../../terms/words.ts';
import { type Rendered, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { citing, listed, whenOf } from '../../../house/words/text.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import { type Table, theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { ownExtensions } from '../extension-wish.ts';
import { weeklyNow } from '../weekly-times.ts';
import { deadlineWords } from './stated.ts';
import { weeklyWords } from './weekly.ts';

type Told = Omit<TableOutcome<'away-told'>, 'kind'>;

export const awayReply = ({ table, back, deadline }: Told, { view }: Scene): Rendered =>
  toAsker([
    back
      ? 'I’ll tell the table that you are no longer away then. A deadline that moved for you stays where it is: mark your orders final, and the phase can end early.'
      : 'I’ll tell the table when you are away, and not why. `/table away` with `cancel:True` takes it back.',
    `The present deadline is ${deadlineWords(theTable(view, table), deadline)}.`,
  ]);

/** Everybody is told when somebody is away, and not why. */
export function awayNews(
  { table: number, seat, from, to, deadline, back }: TableNotice<'away-told'>,
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const who = `${tableTitle(table)}: **${seatName(table, seat)}**`;
  const when = `from ${whenOf(from)} until ${whenOf(to)}`;
  return toClub([
    `${who} is ${back ? 'no longer ' : ''}away ${when}.`,
    `The present deadline is **${deadlineWords(table, deadline)}**.${citing([citeOn(table.rules, 'absence')])}`,
  ]);
}

/** Who is away from a table from now on and when, and who has used their extension: a line for each. */
export function clockLines(table: Table, now: Instant): string[] {
  const { state } = table;
  const away = state.away
    .filter(({ to, only }) => only === null && to > now)
    .toSorted((one, other) => one.from - other.from)
    .map(
      ({ seat, from, to }) => `${seatName(table, seat)} is away from ${whenOf(from)} until ${whenOf(to)}.`,
    );
  const weekly = weeklyNow(table).map(
    ({ seat, time }) => `${seatName(table, seat)} is unavailable each week ${weeklyWords(time)}.`,
  );
  return [...away, ...weekly, ...usedLine(table)];
}

/** Who has used their extensions; nothing where the rules have none. */
function usedLine(table: Table): string[] {
  const { each, allHours } = table.rules.figures.extensions;
  const hoursOf = (id: string): number => ownExtensions(table, id).reduce((sum, { hours }) => sum + hours, 0);
  const isUsed = (id: string): boolean => ownExtensions(table, id).length >= each || hoursOf(id) >= allHours;
  const used = [...table.state.seats.keys()].filter(isUsed);
  const names = listed(used.map((id) => seatName(table, id)));
  return each === 0 || used.length === 0
    ? []
    : [`Used their ${each === 1 ? 'extension' : counted(each, 'extension')}: ${names}`];
}
