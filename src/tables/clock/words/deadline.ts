import { counted } from '../../../../terms/words.ts';
import { type Rendered, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { citing, plain, whenOf } from '../../../house/words/text.ts';
import { gameOf } from '../../games.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { citeOn, type Matter } from '../../rule-sets/rule-set.ts';
import { type Table, theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { deadlineWords } from './stated.ts';

/** What a sentence about a table rests on. */
const under = ({ rules }: Table, matter: Matter): string => citing([citeOn(rules, matter)]);

export const extendedReply = (
  { table, deadline }: TableOutcome<'deadline-extended'>,
  { view }: Scene,
): Rendered =>
  toAsker(`The new deadline is ${deadlineWords(theTable(view, table), deadline)}. I tell the table.`);

/** Everybody is told of a deadline that was put off, with the reason if one was given. */
export async function extendedNews(
  { table: number, entry, seat, hours, phase, deadline, granted }: TableNotice<'deadline-extended'>,
  { view, textIn }: Scene,
): Promise<Reply> {
  const table = theTable(view, number);
  const power = seat === null ? '' : `**${seatName(table, seat)}**`;
  const who = granted ? `The gamemaster, for ${power},` : power || 'The gamemaster';
  const reason = await textIn(number, entry, 'reason');
  return toClub([
    `${tableTitle(table)}: ${who} extends ${gameOf(table).phaseName(phase, table)} by ${lengthOf(hours)}. New deadline: **${deadlineWords(table, deadline)}**.`,
    reason !== null && `Reason: ${plain(reason, 1000)}`,
    `Orders that are final stay final.${under(table, 'extension')}`,
  ]);
}

/** An extension that came too late for this phase counts for the next. */
export const notedReply = (
  { table, seat, hours }: TableOutcome<'extension-noted'>,
  { view }: Scene,
): Rendered =>
  toAsker(
    `The next phase in which ${seatName(theTable(view, table), seat)} has something to order is extended by ${lengthOf(hours)}. I tell the table when it begins.`,
  );

/** Everybody is told of a deadline that was put off for holidays. */
export function holidaysNews(
  { table: number, phase, seat, deadline }: TableNotice<'holidays-taken'>,
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const who = seat === null ? 'The gamemaster' : `**${seatName(table, seat)}**`;
  return toClub([
    `${tableTitle(table)}: ${who} has ${gameOf(table).phaseName(phase, table)} put off for the holidays. New deadline: **${deadlineWords(table, deadline)}**.`,
    `That counts as nobody’s extension.${under(table, 'extension')}`,
  ]);
}

const lengthOf = (hours: number): string =>
  hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');

/** Everybody is told that a phase goes on that was to end, and until when. */
export function heldNews(
  { table: number, phase, at, until, why }: TableNotice<'deadline-held'>,
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const title = `${tableTitle(table)}: ${gameOf(table).phaseName(phase, table)}`;
  return why === 'late'
    ? toClub([
        `${title} did not end at its deadline, ${whenOf(at)}.`,
        'I was not running then, or my clock was wrong. So that nobody loses their orders, you can go on giving them.',
        `New deadline: **${deadlineWords(table, until)}**.${under(table, 'phase-length')}`,
      ])
    : toClub([
        `${title} was to end at ${whenOf(at)}.`,
        'I was not running then, and results don’t come at night. You can go on giving orders.',
        `New deadline: **${deadlineWords(table, until)}**.${under(table, 'quiet-times')}`,
      ]);
}
