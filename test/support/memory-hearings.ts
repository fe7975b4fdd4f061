import type { CaseThread, Forgotten, Hearings, Post } from '../../src/appeals/hearing-room/hearings.ts';

/** Hearings by the rules of the store and without one, for one club. */
export class MemoryHearings implements Hearings {
  readonly kept = new Map<string, CaseThread>();
  readonly said = new Map<string, Post>();

  async threads(): Promise<CaseThread[]> {
    return [...this.kept.values()];
  }

  async keepThread(_club: string, thread: CaseThread): Promise<void> {
    this.kept.set(thread.thread, thread);
  }

  async posts(_club: string, number: number): Promise<Post[]> {
    return [...this.said.values()].filter((post) => post.case === number).sort((one, two) => one.at - two.at);
  }

  async post(_club: string, message: string): Promise<Post | null> {
    return this.said.get(message) ?? null;
  }

  async keepPosts(_club: string, posts: readonly Post[]): Promise<void> {
    for (const post of posts) this.said.set(post.message, post);
  }

  async forget(_club: string, { person, until, cases }: Forgotten): Promise<void> {
    for (const post of this.said.values())
      if (post.author === person && post.at <= until && cases.includes(post.case))
        this.said.set(post.message, { ...post, author: null, text: null, before: null, files: [] });
  }
}
