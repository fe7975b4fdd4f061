import {
  directButton,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import { accountsOf, listed, mentionOf, whenOf } from '../../../house/words/text.ts';
import { gameOf } from '../../games.ts';
import type { TableNotice } from '../../notices.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { phaseDeadline } from '../phase-deadline.ts';
import { remindedSeat, reminderHoursOf } from '../reminders.ts';

export function remindersChosen(
  { table: number, person }: TableOutcome<'table-reminders-chosen'>,
  { view }: Scene,
): Rendered {
  const table = theTable(view, number);
  const hours = reminderHoursOf(table, person);
  if (hours.length === 0) return toAsker(`I won’t remind you of deadlines at ${tableTitle(table)}.`);
  const last = hours.at(-1) === 1 && hours.length === 1 ? 'hour' : 'hours';
  return toAsker([
    `I’ll remind you ${listed(hours.map(String))} ${last} before each deadline at ${tableTitle(table)}, unless your orders are final.`,
    '-# A reminder due at night comes the evening before.',
  ]);
}

/** A player is told when the phase ends and how far they are, with a button that opens their orders. */
export function renderTableReminder(
  notice: Omit<TableNotice<'table-reminder'>, 'kind'>,
  { view, now }: Scene,
): Reply {
  const table = theTable(view, notice.table);
  const title = `${tableTitle(table)}: ${gameOf(table).phaseName(notice.phase)}`;
  const deadline = phaseDeadline(view, table);
  const seat = remindedSeat(view, notice, now);
  if (seat === null || deadline === null) return toAsker(`${title} is over, or your orders are final.`);
  const given = gameOf(table).hasGiven(table, seat.id);
  return toAsker(
    [
      `**${title}** ends at ${whenOf(deadline)}.`,
      given
        ? `You play ${seatName(table, seat.id)}. Your orders are in, but not final yet.`
        : `You play ${seatName(table, seat.id)}, and have given **no orders** yet.`,
      '-# `/table remind` on the server changes when I remind you.',
    ],
    {
      components: [
        row(directButton(view.id, 'My orders', 'orders-open', [table.number, notice.phase], 'primary')),
      ],
    },
  );
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
