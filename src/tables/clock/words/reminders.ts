import { type Rendered, type Reply, type Scene, toAsker, toClub } from '../../../house/words/reply.ts';
import { accountsOf, listed, mentionOf } from '../../../house/words/text.ts';
import { gameOf } from '../../games.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { theTable } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { reminderHoursOf, stillAwaited } from '../reminders.ts';

export function remindersChosen(
  { table: number, person }: TableOutcome<'table-reminders-chosen'>,
  { view }: Scene,
): Rendered {
  const table = theTable(view, number);
  const hours = reminderHoursOf(table, person);
  if (hours.length === 0) return toAsker(`I won’t remind you of deadlines at ${tableTitle(table)}.`);
  const last = hours.at(-1) === 1 && hours.length === 1 ? 'hour' : 'hours';
  return toAsker([
    `I’ll remind you ${listed(hours.map(String))} ${last} before each deadline at ${tableTitle(table)}, unless ${gameOf(table).unless}.`,
    table.rules.figures.quiet !== null && '-# A reminder due at night comes the evening before.',
  ]);
}

/** A player is told of what they are waited for, with buttons for it. */
export function renderTableReminder(
  notice: Omit<TableNotice<'table-reminder'>, 'kind'>,
  { view, now }: Scene,
): Reply {
  const table = theTable(view, notice.table);
  const awaited = stillAwaited(view, notice, now);
  if (awaited === null) {
    const { phaseName, unless } = gameOf(table);
    return toAsker(`${tableTitle(table)}: ${phaseName(notice.phase, table)} is over, or ${unless}.`);
  }
  const { lines, components } = gameOf(table).reminder(view, table, awaited);
  return toAsker([...lines, '-# `/table remind` on the server changes when I remind you.'], { components });
}

/** As with other reminders, somebody whom no message reaches is told so once. */
export const remindersEnded = (
  { table: number, person }: TableNotice<'table-reminders-ended'>,
  { view }: Scene,
): Reply =>
  toClub(
    `${mentionOf(view, person)}, I could not send you a direct message, so I turned your reminders for ${tableTitle(theTable(view, number))} off. ` +
      'Let members of this server send you direct messages, then choose again with `/table remind`.',
    { pings: accountsOf(view, [person]) },
  );
