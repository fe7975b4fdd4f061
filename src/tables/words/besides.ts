import { type Actor, isStaff } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { type ActionRow, button, row } from '../../house/words/reply.ts';
import { ownWaitingPress } from '../press/give-press.ts';
import { greyPublished } from '../press/read-author.ts';
import type { Table } from '../table.ts';
import { personActing } from '../who.ts';

/** The buttons below a table that are for the person who looks alone: their press that waits, and what the member of staff may read. */
export function besides(view: ClubView, actor: Actor, table: Table): ActionRow[] {
  const { number, state } = table;
  const reads = isStaff(view, actor);
  const buttons = [
    ...(ownWaitingPress(view, table, personActing(view, actor)).length > 0
      ? [button('Your press', 'press-own', [number])]
      : []),
    ...(reads && state.talks.length > 0 ? [button('Private conversations', 'talk-list', [number, 1])] : []),
    ...(reads && greyPublished(table).length > 0 ? [button('Grey press', 'press-grey', [number, 1])] : []),
  ];
  return buttons.length === 0 ? [] : [row(...buttons)];
}
