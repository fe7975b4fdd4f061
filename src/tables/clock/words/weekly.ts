import { counted } from '../../../../terms/words.ts';
import { type Rendered, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { citing } from '../../../house/words/text.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import { theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { type WeeklyTime, weekTimeWords } from '../weekly.ts';

/** `from Friday 17:00 until Monday 09:00 GMT` */
export const weeklyWords = ({ from, to }: WeeklyTime): string =>
  `from ${weekTimeWords(from)} until ${weekTimeWords(to)} GMT`;

export const weeklyReply = ({ time }: TableOutcome<'weekly-told'>): Rendered =>
  toAsker([
    time === null
      ? 'I’ll tell the table that you are no longer unavailable at a time in each week.'
      : `I’ll tell the table that you are unavailable each week ${weeklyWords(time)}. \`/table away\` with \`cancel:True\` takes it back.`,
    'It counts from the next results on.',
  ]);

/** Everybody is told when somebody is unavailable in each week, and what follows. */
export function weeklyNews(
  { table: number, seat, time }: TableNotice<'weekly-told'>,
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const who = `${tableTitle(table)}: **${seatName(table, seat)}**`;
  const cited = citing([citeOn(table.rules, 'absence')]);
  return time === null
    ? toClub(
        `${who} is no longer unavailable at a time in each week. That counts from the next results on.${cited}`,
      )
    : toClub([
        `${who} is unavailable each week ${weeklyWords(time)}.`,
        `From the next results on, no deadline is set within such a time in which the results before it came.${cited}`,
      ]);
}

/** The director, or the gamemaster, is told that players’ times leave hardly any of the week. */
export function weeklyClash({ table: number, hours }: TableNotice<'weekly-clash'>, { view }: Scene): Reply {
  const table = theTable(view, number);
  const free = hours === 0 ? 'less than an hour' : `only ${counted(hours, 'hour')}`;
  return toClub([
    `${tableTitle(table)}: the times in which its players are unavailable leave ${free} of each week.${citing([citeOn(table.rules, 'absence')])}`,
    'Phases may take long. Talk to the players, so that some of them choose other times: `/table show` lists them.',
  ]);
}
