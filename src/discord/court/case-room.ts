import type { AnyThreadChannel } from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { noteShutOut } from '../../appeals/tell.ts';
import { renderRoom } from '../../appeals/words/hearing-room.ts';
import type { ClubId, ClubView, TextKind } from '../../house/ports.ts';
import { isMalformed } from '../errors.ts';
import { mayReadBack } from '../permissions.ts';
import { putOnce } from '../post-once.ts';
import { asNoted } from '../scene-of.ts';
import { catchUp, type MinuteParts, messagesIn } from './minutes.ts';
import { clear, letIn, type Outside } from './people-in.ts';
import { markOf, type ThreadWanted } from './room-thread.ts';

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
}

interface About {
  view: ClubView;
  wanted: ThreadWanted;
  thread: AnyThreadChannel;
  kept: CaseThread;
  memory: Memory;
  now: number;
}

/** A thread of Discord's in which a case is heard, on its way to what it should be. Every step can be done again. */
export class CaseRoom {
  private kept: CaseThread;

  constructor(
    private readonly parts: MinuteParts,
    private readonly about: About,
  ) {
    this.kept = about.kept;
  }

  /** Rejects when trying again later may help. Returns whether it was only now that something can be said there. */
  async bringAbout(): Promise<boolean> {
    const { wanted, thread, memory, view } = this.about;
    memory.clubs.set(thread.id, view.id);
    const begins = !this.kept.begun && wanted.state === 'open';
    if (begins) await this.begin();
    await this.mark();
    if (wanted.state !== 'archived') await this.admit();
    if (!memory.read.has(thread.id)) await this.read();
    return begins;
  }

  /** Says what the thread is for, once. */
  private async begin(): Promise<void> {
    const { thread, wanted, view } = this.about;
    const text = (seq: number, kind: TextKind) => this.parts.clubs.text(view.id, seq, kind);
    const reply = await renderRoom({ view, text }, wanted, this.parts.canRead);
    const marker = `Opened for ${wanted.prefix.split(' · ')[0]}`;
    const { log } = this.parts;
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

  /**
   * Nobody writes any more before the thread is read for the last time, and it is archived only after. One that was
   * closed is opened again where the case comes back to it.
   */
  private async mark(): Promise<void> {
    const { thread, wanted } = this.about;
    const isUnlocked = wanted.state === 'locked' && thread.locked !== true;
    if (this.kept.state === wanted.state && !isUnlocked) return;
    const { locked, archived } = markOf(wanted.state);
    await thread.edit({ locked, archived: false });
    await this.read();
    if (archived) await this.archive();
    await this.keep({ state: wanted.state, ...(archived ? { accounts: [], shutOut: [] } : {}) });
  }

  private async archive(): Promise<void> {
    const { thread, memory } = this.about;
    await thread.edit({ archived: true });
    memory.clubs.delete(thread.id);
    memory.inside.delete(thread.id);
    memory.outside.delete(thread.id);
  }

  private async admit(): Promise<void> {
    const { thread, wanted, memory } = this.about;
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
    const { view, wanted, now } = this.about;
    const { shutOut } = this.kept;
    const numbers = (why: Outside) =>
      [...outside].flatMap(([account, known]) =>
        known === why && !shutOut.includes(account) ? (view.people.byAccount(account)?.number ?? []) : [],
      );
    const news = { unseen: numbers('unseen'), left: numbers('left') };
    if (news.unseen.length + news.left.length > 0)
      await this.parts.clubs.change(view.id, asNoted(now), (work) =>
        noteShutOut(work, { case: wanted.case.number, room: wanted.room, ...news }),
      );
    const all = [...outside.keys()].sort();
    if (all.join() !== [...shutOut].sort().join()) await this.keep({ shutOut: all });
  }

  /** To a bot that may not read what was said before, Discord shows an empty thread: nothing of it was deleted. */
  private async read(): Promise<void> {
    const { thread, wanted, memory, view, now } = this.about;
    if (!mayReadBack(thread)) return;
    if (wanted.room !== 'panel') {
      const there = await clear(thread, await messagesIn(thread), wanted, this.kept);
      await catchUp(this.parts, view, this.kept, { there, now });
    }
    memory.read.add(thread.id);
  }

  private async keep(changes: Partial<CaseThread>): Promise<void> {
    this.kept = { ...this.kept, ...changes };
    await this.parts.hearings.keepThread(this.about.view.id, this.kept);
  }
}
