import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Reply, toAsker } from '../../house/words/reply.ts';
import { citing, nameOf, plain } from '../../house/words/text.ts';
import type { Naming } from '../officers/name-officer.ts';
import type { LeavingTable } from '../opening/leave-table.ts';
import { settingLines } from '../opening/setting-words.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import type { PlayerRemoval } from '../seats/remove-player.ts';
import { type Table, type TableNumber, theTable } from '../table.ts';
import { gameWords } from './game-words.ts';
import { seatName, tableTitle } from './table.ts';

/** Before somebody is removed from a table. */
export function removalQuestion(
  { table: number, person, seat, reason, back, chosen }: PlayerRemoval,
  view: ClubView,
): Reply {
  const table = theTable(view, number);
  const name = nameOf(view, person);
  const cited = citing([citeOn(table.rules, 'removal')]);
  if (chosen !== null)
    return toAsker([
      `**Refuse ${name} as the replacement for ${seatName(table, chosen.seat)} at ${tableTitle(table)}?** You may where there could be a conflict of interest${citing([citeOn(table.rules, 'conflict')])}.`,
      `I tell ${name} the reason in private, and the person who chose them: ${plain(reason, 1000)}`,
    ]);
  if (back)
    return toAsker([
      `**Let ${name} back to ${tableTitle(table)}?** They were removed, and could then take a seat that is open${cited}.`,
      `I tell ${name} and the gamemaster the reason in private: ${plain(reason, 1000)}`,
    ]);
  return toAsker([
    `**Remove ${name} from ${tableTitle(table)}?** They can’t come back to it, unless you or a Moderator let them${cited}.`,
    seat !== null && `${seatName(table, seat)} will be open for a replacement.`,
    `I’ll tell ${name} the reason in private: ${plain(reason, 1000)}`,
  ]);
}

/** Before a table gets another gamemaster. */
export function handOverQuestion({ table: number, member }: Naming, view: ClubView): Reply {
  const table = theTable(view, number);
  const { gm } = table.state;
  const name = plain(member.name, 60);
  return toAsker([
    `**Make ${name} the gamemaster of ${tableTitle(table)}${gm === null ? '' : `, in place of ${nameOf(view, gm)}`}?**`,
    `After that only ${name}, or a Moderator or Justice, can name another${citing([citeOn(table.rules, 'gamemaster')])}. The table is told, and so is ${name}.`,
  ]);
}

/** Before a player asks for a replacement. */
export function leavingQuestion({ table: number, seat }: LeavingTable, view: ClubView): Reply {
  const table = theTable(view, number);
  return toAsker([
    `**Ask for somebody to take over ${seatName(table, seat ?? '')} at ${tableTitle(table)}?** The table and its gamemaster are told.`,
    `You play on until there is somebody${citing([citeOn(table.rules, 'replacement')])}. \`/table return\` takes it back.`,
  ]);
}

/** Before the seats are drawn. */
export function startQuestion(table: Table, view: ClubView, now: Instant): Reply {
  const first = gameWords(table).first(view, table, now);
  return toAsker([
    `**Draw the seats of ${tableTitle(table)}, and begin?** You can’t undo this, and nobody can change the settings afterwards${citing([citeOn(table.rules, 'start')])}.`,
    ...settingLines(table),
    first !== null && `If you confirm now, ${first}.`,
  ]);
}

/** Before a table is given up. */
export function abandonQuestion(number: TableNumber, reason: string, view: ClubView): Reply {
  const table = theTable(view, number);
  return toAsker([
    `**Give up ${tableTitle(table)}?** It ends without a winner. If that was a mistake, the gamemaster can undo it with \`/table correct\`${citing([citeOn(table.rules, 'giving-up')])}.`,
    `Everybody reads the reason: ${plain(reason, 1000)}`,
  ]);
}
