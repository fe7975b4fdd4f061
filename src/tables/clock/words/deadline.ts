import { counted } from '../../../../terms/words.ts';
import { type Rendered, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { citing, plain, whenOf } from '../../../house/words/text.ts';
import { gameOf } from '../../games.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { citeOn, type Matter } from '../../rule-sets/rule-set.ts';
import { type Table, theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';

/** What a sentence about a table rests on. */
const under = ({ rules }: Table, matter: Matter): string => citing([citeOn(rules, matter)]);

export const extendedReply = ({ deadline }: TableOutcome<'deadline-extended'>): Rendered =>
  toAsker(`The new deadline is ${whenOf(deadline)}. I tell the table.`);

/** Everybody is told of a deadline that was put off, with the reason if one was given. */
export async function extendedNews(
  { table: number, entry, seat, hours, phase, deadline }: TableNotice<'deadline-extended'>,
  { view, textIn }: Scene,
): Promise<Reply> {
  const table = theTable(view, number);
  const who = seat === null ? 'The gamemaster' : `**${seatName(table, seat)}**`;
  const reason = await textIn(number, entry, 'reason');
  return toClub([
    `${tableTitle(table)}: ${who} extends ${gameOf(table).phaseName(phase, table)} by ${lengthOf(hours)}. New deadline: **${whenOf(deadline)}**.`,
    reason !== null && `Reason: ${plain(reason, 1000)}`,
    `Orders that are final stay final.${under(table, 'extension')}`,
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
        `New deadline: **${whenOf(until)}**.${under(table, 'phase-length')}`,
      ])
    : toClub([
        `${title} was to end at ${whenOf(at)}.`,
        'I was not running then, and results don’t come at night. You can go on giving orders.',
        `New deadline: **${whenOf(until)}**.${under(table, 'quiet-times')}`,
      ]);
}
