import { type Actor, isStaff } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { type ActionRow, button, row } from '../../house/words/reply.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { ownRefusedPress, ownWaitingPress, waitingPress } from '../press/give-press.ts';
import { greyPublished } from '../press/read-author.ts';
import type { Table } from '../table.ts';
import { holdsOffice, personActing } from '../who.ts';

/** The buttons below a table that are for the person who looks alone: their press that waits, and what the member of staff may read. */
export function besides(view: ClubView, actor: Actor, table: Table): ActionRow[] {
  const { number, state, rules } = table;
  const reads = isStaff(view, actor);
  const buttons = [
    ...(ownPress(view, table, personActing(view, actor)) > 0
      ? [button('Your press', 'press-own', [number])]
      : []),
    ...(rules.figures.gmRefusesPress &&
    holdsOffice(table, personActing(view, actor), 'gm') &&
    waitingPress(table).length > 0
      ? [button('Waiting press', 'press-waiting', [number, 1])]
      : []),
    ...(reads && state.talks.length > 0 ? [button('Private conversations', 'talk-list', [number, 1])] : []),
    ...(reads && greyPublished(table).length > 0 ? [button('Grey press', 'press-grey', [number, 1])] : []),
  ];
  return buttons.length === 0 ? [] : [row(...buttons)];
}

const ownPress = (view: ClubView, table: Table, person: PersonNumber | null): number =>
  ownWaitingPress(view, table, person).length + ownRefusedPress(view, table, person).length;
