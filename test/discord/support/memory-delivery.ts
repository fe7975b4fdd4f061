import {
  type Answers,
  type Lane,
  laneOf,
  type Outbox,
  type PendingNotice,
  type PutOff,
  type PutOffInteraction,
  type UnansweredInteraction,
  type UnreadableNotice,
} from '../../../src/house/delivery.ts';
import type { ClubId } from '../../../src/house/ports.ts';
import type { Addressed, Notice, NoticeTarget } from '../../../src/told.ts';

/** Notices on their way, by the rules of the store and without one. */
export class MemoryOutbox implements Outbox {
  readonly notices: (PendingNotice & { message?: string; why?: string })[] = [];
  /** What an older version left. */
  unread: UnreadableNotice[] = [];
  private listeners: (() => void)[] = [];

  /** A notice that a change left, a very long time ago when not said otherwise; its number. */
  add(club: ClubId, notice: Notice, target: NoticeTarget, about: Partial<PendingNotice> = {}): number {
    const id = this.notices.length + 1;
    this.notices.push({ id, mark: `mark${id}`, club, notice, target, since: 0, attempts: 0, ...about });
    for (const listener of this.listeners) listener();
    return id;
  }

  async pending(lane?: Lane): Promise<PendingNotice[]> {
    return this.notices.filter(
      ({ message, why, target }) =>
        message === undefined && why === undefined && (lane === undefined || laneOf(target) === lane),
    );
  }

  async unreadable(): Promise<UnreadableNotice[]> {
    return this.unread;
  }

  async trying(id: number): Promise<void> {
    this.known(id).attempts += 1;
  }

  async sent(id: number, message: string): Promise<void> {
    this.known(id).message = message;
  }

  async abandoned(id: number, why: string, instead: readonly Addressed[]): Promise<void> {
    const wasUnread = this.unread.some((each) => each.id === id);
    this.unread = this.unread.filter((each) => each.id !== id);
    if (wasUnread) return;
    const given = this.known(id);
    given.why = why;
    for (const { notice, target } of instead) this.add(given.club, notice, target);
  }

  onNotices(listener: () => void): void {
    this.listeners.push(listener);
  }

  known(id: number): PendingNotice & { message?: string; why?: string } {
    const notice = this.notices[id - 1];
    if (notice === undefined) throw new Error(`There is no notice ${id}`);
    return notice;
  }
}

/** Answers owed to people. */
export class MemoryAnswers implements Answers {
  readonly unanswered = new Map<string, UnansweredInteraction>();

  async owed(): Promise<UnansweredInteraction[]> {
    return [...this.unanswered.values()];
  }

  async given(interaction: string): Promise<void> {
    this.unanswered.delete(interaction);
  }
}

/** Interactions that were put off. */
export class MemoryPutOff implements PutOff {
  private readonly thinking = new Map<string, PutOffInteraction>();

  async note(interaction: PutOffInteraction): Promise<void> {
    this.thinking.set(interaction.id, interaction);
  }

  async over(interaction: string): Promise<void> {
    this.thinking.delete(interaction);
  }

  async left(): Promise<PutOffInteraction[]> {
    return [...this.thinking.values()];
  }
}
