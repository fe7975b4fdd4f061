import { type AnyThreadChannel, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { noteHearingsBarred, noteShutOut } from '../../appeals/tell.ts';
import { noCourtChannel, renderRoom } from '../../appeals/words/hearing-room.ts';
import type { ClubId, ClubView, TextKind } from '../../house/ports.ts';
import { isBarred, isMalformed } from '../errors.ts';
import { letIn, type Outside } from '../let-in.ts';
import { hasIn, lackingIn, mayOpen } from '../permissions.ts';
import { putOnce } from '../post-once.ts';
import { asNoted } from '../scene-of.ts';
import { textChannelThere, threadThere } from '../threads.ts';
import { catchUp, type MinuteParts, messagesIn } from './minutes.ts';
import { clear } from './people-in.ts';
import { markOf, type ThreadWanted, threadFor, wantedThreads } from './room-thread.ts';

export interface RoomParts extends MinuteParts {
  /** Called when something can be said in a thread in which it could not before. */
  onOpened(): void;
}

interface Work extends RoomParts {
  view: ClubView;
  guild: Guild;
  memory: Memory;
  known: CaseThread[];
  /** The Court's channel, or null where there is none that takes threads. */
  channel: TextChannel | null;
  lacking: Set<string>;
}

/**
 * Has the club's cases heard in threads of the Court's channel, with the people in them, until these are archived.
 * If the bot may not, the club is told once. Rejects when trying again later may help.
 */
export async function keepRooms(parts: RoomParts, club: ClubId, memory: Memory): Promise<void> {
  const guild = parts.client.guilds.cache.get(club);
  const view = await parts.clubs.view(club);
  const wanted = wantedThreads(view);
  if (guild === undefined || wanted.length === 0) return;
  const known = await parts.hearings.threads(club);
  const channel = await textChannelThere(guild, view.settings.court);
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

function lackingFor(channel: TextChannel | null, { state, hidden }: ThreadWanted): string[] {
  if (state !== 'open') return [];
  return channel === null ? [noCourtChannel] : lackingIn(channel, hidden);
}

async function keepRoom(work: Work, wanted: ThreadWanted): Promise<void> {
  const kept = work.known.find(
    ({ case: number, room, state }) =>
      number === wanted.case.number && room === wanted.room && state !== 'gone',
  );
  if (wanted.state !== 'open' && (kept === undefined || isOver(work, kept))) return;
  const there = kept === undefined ? null : await stillThere(work, kept);
  const found = there ?? (wanted.state === 'open' ? await openFor(work, wanted) : null);
  if (found === null) return;
  if (await new CaseRoom(work, wanted, found).bringAbout()) work.onOpened();
}

/**
 * Whether a thread was archived and still is: a word sent while it was archived opens it again. The library can hold it for
 * archived then, where the answer to the archiving came after the news of that word.
 */
function isOver({ guild, memory }: Work, { state, thread }: CaseThread): boolean {
  const there = guild.channels.cache.get(thread);
  return (
    state === 'archived' &&
    !memory.open.has(thread) &&
    !(there?.isThread() === true && there.archived === false)
  );
}

interface Found {
  thread: AnyThreadChannel;
  kept: CaseThread;
}

async function stillThere({ guild, hearings, view, memory }: Work, kept: CaseThread): Promise<Found | null> {
  const thread = await threadThere(guild, kept.thread);
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

/** Told once for all that is lacking, and again only when that changes. */
async function tellLacking({ clubs, clock, view, lacking }: Work): Promise<void> {
  const names = [...lacking].sort().join(', ');
  if (names === view.settings.hearingsBarred) return;
  await clubs.change(view.id, asNoted(clock()), (work) => noteHearingsBarred(work, names));
}

/** What need not be looked up again for as long as the bot hears of everything. */
export interface Memory {
  /** The clubs of the threads in which somebody may write. */
  clubs: Map<string, ClubId>;
  /** The accounts known to be in a thread. */
  inside: Map<string, Set<string>>;
  /** The accounts that Discord does not let into a thread, until it is time to try again. */
  outside: Map<string, Map<string, Outside>>;
  /** The threads that were read as a whole. */
  read: Set<string>;
  /** The threads of which Discord said last that they are not archived. */
  open: Set<string>;
}

/** A thread of Discord's in which a case is heard, on its way to what it should be. Every step can be done again. */
class CaseRoom {
  private readonly thread: AnyThreadChannel;
  private kept: CaseThread;

  constructor(
    private readonly work: Work,
    private readonly wanted: ThreadWanted,
    { thread, kept }: Found,
  ) {
    this.thread = thread;
    this.kept = kept;
  }

  /** Rejects when trying again later may help. Returns whether it was only now that something can be said there. */
  async bringAbout(): Promise<boolean> {
    const { wanted, thread } = this;
    const { memory, view } = this.work;
    memory.clubs.set(thread.id, view.id);
    const begins = !this.kept.begun && wanted.state === 'open';
    if (begins) await this.begin();
    await this.mark();
    if (wanted.state !== 'archived') await this.admit();
    if (!memory.read.has(thread.id)) await this.read();
    return begins;
  }

  private async begin(): Promise<void> {
    const { thread, wanted } = this;
    const { view, clubs, canRead, log } = this.work;
    const words = {
      view,
      text: (seq: number, kind: TextKind) => clubs.text(view.id, seq, kind),
      textIn: async (book: number, seq: number, kind: TextKind) =>
        (await clubs.texts(view.id, [seq], book)).find((kept) => kept.kind === kind)?.text ?? null,
    };
    const reply = await renderRoom(words, wanted, canRead);
    const marker = `Opened for ${wanted.prefix.split(' · ')[0]}`;
    await putOnce(thread, { reply, marker, nonce: `open-${thread.id}`, look: true, log }).catch(
      (err: unknown) => {
        if (!isMalformed(err)) throw err;
        log.error(
          { err, club: view.id },
          'Discord finds fault with the first post of a hearing: it is left out',
        );
      },
    );
    await this.keep({ begun: true });
  }

  /** Nobody writes any more when the thread is read for the last time. It is archived only after that. */
  private async mark(): Promise<void> {
    const { thread, wanted } = this;
    const { locked, archived } = markOf(wanted.state);
    const isArchived = thread.archived === true && !this.work.memory.open.has(thread.id);
    const isMarked = (!locked || thread.locked === true) && (!archived || isArchived);
    if (this.kept.state === wanted.state && isMarked) return;
    // One that was archived before is not opened for it: that would be news of its being open, and so on for ever.
    if (this.kept.state !== 'archived' || !archived) await thread.edit({ locked, archived: false });
    await this.read();
    if (archived) await this.archive();
    await this.keep({ state: wanted.state, ...(archived ? { accounts: [], shutOut: [] } : {}) });
  }

  private async archive(): Promise<void> {
    const { thread } = this;
    const { memory } = this.work;
    memory.open.delete(thread.id);
    await thread.edit({ locked: true, archived: true });
    memory.clubs.delete(thread.id);
    memory.inside.delete(thread.id);
    memory.outside.delete(thread.id);
  }

  private async admit(): Promise<void> {
    const { thread, wanted } = this;
    const { memory } = this.work;
    const inside = memory.inside.get(thread.id) ?? new Set();
    memory.inside.set(thread.id, inside);
    const keep = (changes: Partial<CaseThread>) => this.keep(changes);
    const outside = memory.outside.get(thread.id) ?? new Map<string, Outside>();
    memory.outside.set(thread.id, outside);
    try {
      await letIn({ thread, kept: () => this.kept, inside, outside, keep }, wanted.accounts);
    } finally {
      await this.tellShutOut(outside);
    }
  }

  /** The Chief Justice is told once of each person who cannot be let in, and again where it happens again. */
  private async tellShutOut(outside: ReadonlyMap<string, Outside>): Promise<void> {
    const { view, clubs, clock } = this.work;
    const { shutOut } = this.kept;
    const numbers = (why: Outside) =>
      [...outside].flatMap(([account, known]) =>
        known === why && !shutOut.includes(account) ? (view.people.byAccount(account)?.number ?? []) : [],
      );
    const news = { unseen: numbers('unseen'), left: numbers('left') };
    if (news.unseen.length + news.left.length > 0)
      await clubs.change(view.id, asNoted(clock()), (work) =>
        noteShutOut(work, { case: this.wanted.case.number, room: this.wanted.room, ...news }),
      );
    const all = [...outside.keys()].sort();
    if (all.join() !== [...shutOut].sort().join()) await this.keep({ shutOut: all });
  }

  /** To a bot that may not read what was said before, Discord shows an empty thread: nothing of it was deleted. */
  private async read(): Promise<void> {
    const { thread, wanted, work } = this;
    if (!hasIn(thread, PermissionFlagsBits.ReadMessageHistory)) return;
    if (wanted.room !== 'panel') {
      const there = await clear(thread, await messagesIn(thread), wanted, this.kept);
      await catchUp(work, work.view, this.kept, { there, now: work.clock() });
    }
    work.memory.read.add(thread.id);
  }

  private async keep(changes: Partial<CaseThread>): Promise<void> {
    this.kept = { ...this.kept, ...changes };
    await this.work.hearings.keepThread(this.work.view.id, this.kept);
  }
}
