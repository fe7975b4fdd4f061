import type { Act } from '../../../terms/register.ts';
import type { Entry } from '../../rule-books.ts';
import type { HouseNotice } from '../notices.ts';
import type { ClubView } from '../ports.ts';
import { askRooms } from '../room.ts';
import { type Reply, type Scene, toClub } from './reply.ts';
import { dayOf, nameOf, reasonLines, under } from './text.ts';

export const noReason = 'No reason was given.';

/** Act III.2.4: what was done with the power of an office, about whom, by whom and why. It pings nobody. */
export async function renderPowerUsed(
  { entry: seq }: HouseNotice<'power-used'>,
  scene: Scene,
): Promise<Reply> {
  const { view } = scene;
  const entry = view.entries[seq - 1];
  if (entry === undefined) throw new Error(`There is no entry ${seq}`);
  const who = entry.by === null ? 'Somebody' : nameOf(view, entry.by);
  const head = `${who} ${deedWords(entry, view)}${under([...new Set<Act>([...entry.acts, 'III.2.4'])])}.`;
  const [why = isPlain(entry) ? undefined : noReason] = await reasonLines(scene, seq);
  return toClub([head, why ?? null]);
}

/** What is said without a reason where none was asked for: it is in the words themselves. */
const isPlain = ({ type }: Entry): boolean =>
  type === 'session-opened' || type === 'checked-in' || type === 'removed' || type === 'account-linked';

const bases = { request: 'at their own request', inactive: 'for staying away' } as const;

function deedWords(entry: Entry, view: ClubView): string {
  switch (entry.type) {
    case 'session-opened':
      return `opened the session of ${dayOf(entry.date)}`;
    case 'session-closed':
      return `closed the session of ${dayOf(entry.date)}`;
    case 'session-cancelled':
      return `called off the session of ${dayOf(entry.date)}`;
    case 'session-restored':
      return `put the session of ${dayOf(entry.date)} back on the calendar`;
    case 'checked-in':
      return `checked **${nameOf(view, entry.person)}** in to the session of ${dayOf(entry.date)}`;
    case 'register-corrected':
      return `corrected the register: **${nameOf(view, entry.person)}** counts as ${entry.present ? 'present at' : 'absent from'} the session of ${dayOf(entry.date)}`;
    case 'joined':
      return `put **${nameOf(view, entry.person)}** on the Leaderboard, as member \\#${entry.person}`;
    case 'renamed':
      return `changed how member \\#${entry.person} is shown: now **${nameOf(view, entry.person)}**`;
    case 'account-linked':
      return `gave **${nameOf(view, entry.person)}**, member \\#${entry.person}, their Discord account`;
    case 'removed':
      return `took **${nameOf(view, entry.person)}** off the Leaderboard, ${bases[entry.basis]}`;
    case 'game-recorded':
      return `entered game #${entry.game} for its players: ${askRooms(view, (room) => room.gameLine?.(view, entry.game))?.replace(/\.$/, '')}`;
    default:
      throw new Error(`Nothing is declared of ${entry.type}`);
  }
}
