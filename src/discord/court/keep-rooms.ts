import type { AnyThreadChannel, Guild, TextChannel } from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { noteHearingsBarred } from '../../appeals/tell.ts';
import { noCourtChannel } from '../../appeals/words/hearing-room.ts';
import type { ClubId, ClubView } from '../../house/ports.ts';
import { isBarred } from '../errors.ts';
import { lackingIn, mayOpen } from '../permissions.ts';
import { asNoted } from '../scene-of.ts';
import { CaseRoom, type Memory } from './case-room.ts';
import type { MinuteParts } from './minutes.ts';
import { courtChannel, type ThreadWanted, threadFor, threadKept, wantedThreads } from './room-thread.ts';

export interface RoomParts extends MinuteParts {
  /** Called when something can be said in a thread in which it could not before. */
  onOpened(): void;
}

interface Work extends RoomParts {
  view: ClubView;
  guild: Guild;
  memory: Memory;
  /** All threads that were ever opened for the club. */
  known: CaseThread[];
  /** The Court's channel, or null where there is none that takes threads. */
  channel: TextChannel | null;
  /** The permissions that the bot was found to lack. */
  lacking: Set<string>;
}

/**
 * Has the club's cases be heard in threads of the Court's channel: opened once, with whoever takes part in them, locked
 * and archived when it is time. Where the bot may not, the club is told once, and cases are heard without. Rejects when
 * trying again later may help.
 */
export async function keepRooms(parts: RoomParts, club: ClubId, memory: Memory): Promise<void> {
  const guild = parts.client.guilds.cache.get(club);
  const view = await parts.clubs.view(club);
  const wanted = wantedThreads(view);
  if (guild === undefined || wanted.length === 0) return;
  const known = await parts.hearings.threads(club);
  const channel = await courtChannel(guild, view.settings.court);
  const lacking = new Set(wanted.flatMap((each) => lackingFor(channel, each)));
  const work: Work = { ...parts, view, guild, memory, known, channel, lacking };
  const failures: unknown[] = [];
  for (const each of wanted) {
    await keepRoom(work, each).catch((error: unknown) => {
      if (isBarred(error)) lacking.add('Manage Threads');
      else failures.push(error);
    });
  }
  await tellLacking(work);
  if (failures.length > 0) throw failures[0];
}

/** What the bot lacks for a room that is to be open. */
function lackingFor(channel: TextChannel | null, { state, hidden }: ThreadWanted): string[] {
  if (state !== 'open') return [];
  return channel === null ? [noCourtChannel] : lackingIn(channel, hidden);
}

async function keepRoom(work: Work, wanted: ThreadWanted): Promise<void> {
  const kept = work.known.find(
    ({ case: number, room, state }) =>
      number === wanted.case.number && room === wanted.room && state !== 'gone',
  );
  if (wanted.state !== 'open' && (kept === undefined || kept.state === 'archived')) return;
  const there = kept === undefined ? null : await stillThere(work, kept);
  const found = there ?? (wanted.state === 'open' ? await openFor(work, wanted) : null);
  if (found === null) return;
  const { view, memory, clock } = work;
  const room = new CaseRoom(work, { ...found, view, wanted, memory, now: clock() });
  if (await room.bringAbout()) work.onOpened();
}

/** A thread of Discord's, with what is kept of it. */
interface Found {
  thread: AnyThreadChannel;
  kept: CaseThread;
}

async function stillThere({ guild, hearings, view, memory }: Work, kept: CaseThread): Promise<Found | null> {
  const thread = await threadKept(guild, kept);
  if (thread !== null) return { thread, kept };
  memory.clubs.delete(kept.thread);
  await hearings.keepThread(view.id, { ...kept, state: 'gone', accounts: [] });
  return null;
}

async function openFor(work: Work, wanted: ThreadWanted): Promise<Found | null> {
  const { hearings, view, channel, known } = work;
  if (channel === null || !mayOpen(lackingFor(channel, wanted))) return null;
  const thread = await threadFor(channel, wanted, new Set(known.map((each) => each.thread)));
  const kept: CaseThread = {
    ...{ thread: thread.id, case: wanted.case.number, room: wanted.room, hidden: wanted.hidden },
    ...{ accounts: [], shutOut: [], state: 'open', begun: false },
  };
  await hearings.keepThread(view.id, kept);
  return { thread, kept };
}

/** Told once for all that is lacking, and anew only when that changes. */
async function tellLacking({ clubs, clock, view, lacking }: Work): Promise<void> {
  const names = [...lacking].sort().join(', ');
  if (names === view.settings.hearingsBarred) return;
  await clubs.change(view.id, asNoted(clock()), (work) => noteHearingsBarred(work, names));
}
