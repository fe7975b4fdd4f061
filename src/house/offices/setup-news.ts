import { holders } from '../book/offices.ts';
import type { CourtTrouble } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { ClubView, HearingKind, Settings, UnitOfWork } from '../ports.ts';
import { tell } from '../tell.ts';

/** The options of `/setup` that are told of otherwise: offices, tables and the Terms have announcements of their own. */
const toldOtherwise: readonly string[] = [
  ...['chief', 'staff', 'tables', 'table_bans'],
  ...['room', 'weekday', 'opens', 'closes', 'timezone'],
];

/** Act III.1: the club is told what was changed, also in the channel it had; the Chief Justice of other channels. */
export function tellOfChanges(
  work: UnitOfWork,
  actor: Actor,
  before: Settings,
  options: readonly string[],
): void {
  const changed = options.filter((option) => !toldOtherwise.includes(option));
  if (changed.length === 0) return;
  const by = enrol(work, whoActs(work, actor));
  const notice = { kind: 'settings-changed', by, changed } as const;
  work.announce(notice, { to: 'discussion' });
  if (changed.includes('discussion') && before.discussion !== null)
    work.announce(notice, { to: 'channel', channel: before.discussion });
  if (!['discussion', 'court', 'games'].some((purpose) => changed.includes(purpose))) return;
  for (const chief of holders(work.state, 'chief')) if (chief !== by) tell(work, notice, chief);
}

/** What keeps cases from being heard in the Court's channel; nothing where all is well, or that cannot be seen. */
export function atCourt(
  { id: everybody, settings: { court, hearings, worn } }: ClubView,
  channels: readonly TextChannel[],
): { court?: CourtTrouble } {
  const channel = channels.find(({ id }) => id === court);
  if (channel === undefined) return {};
  const { seenBy = [everybody], lacking } = channel;
  const isSeen = [everybody, worn.roles.member].some((role) => role !== undefined && seenBy.includes(role));
  const lacks = [...(lacking?.[hearings] ?? [])];
  return isSeen && lacks.length === 0 ? {} : { court: { unseen: !isSeen, lacking: lacks } };
}

/** A text channel of the server, as the bot sees it. */
export interface TextChannel {
  id: string;
  name: string;
  /** Whether the bot may see it and write there. */
  writable: boolean;
  /** The ids of the roles whose holders see it; that of everybody is the server's. */
  seenBy?: readonly string[];
  /** The permissions that the bot lacks to have cases heard there, by who may read where a case is heard. */
  lacking?: Readonly<Record<HearingKind, readonly string[]>>;
}
