import { z } from 'zod';
import type { CaseThread, Forgotten, Hearings, Post } from '../appeals/hearing-room/hearings.ts';
import { roomStates, rooms } from '../appeals/hearing-room/rooms.ts';
import type { ClubId } from '../house/ports.ts';
import type { Database } from './database.ts';
import type { Post as PostRecord, CaseThread as ThreadRecord } from './generated/client.ts';

const names = z.array(z.string());

/** The accounts or files that a row names. */
export const namesFrom = (stored: string): string[] => names.parse(JSON.parse(stored));

const room = z.enum(rooms);
const state = z.enum([...roomStates, 'gone']);

/** The hearings in the database. */
export class PrismaHearings implements Hearings {
  constructor(private readonly database: Database) {}

  async threads(clubId: ClubId): Promise<CaseThread[]> {
    const orderBy = [{ case: 'asc' }, { thread: 'asc' }] as const;
    const rows = await this.database.alone((client) =>
      client.caseThread.findMany({ where: { clubId }, orderBy: [...orderBy] }),
    );
    return rows.map(threadFrom);
  }

  async keepThread(clubId: ClubId, { accounts, shutOut, ...kept }: CaseThread): Promise<void> {
    const data = { ...kept, accounts: JSON.stringify(accounts), shutOut: JSON.stringify(shutOut) };
    const where = { clubId_thread: { clubId, thread: kept.thread } };
    await this.database.alone((client) =>
      client.caseThread.upsert({ where, create: { clubId, ...data }, update: data }),
    );
  }

  async posts(clubId: ClubId, number: number): Promise<Post[]> {
    const rows = await this.database.alone((client) =>
      client.post.findMany({ where: { clubId, case: number }, orderBy: [{ at: 'asc' }, { message: 'asc' }] }),
    );
    return rows.map(postFrom);
  }

  async post(clubId: ClubId, message: string): Promise<Post | null> {
    const row = await this.database.alone((client) =>
      client.post.findUnique({ where: { clubId_message: { clubId, message } } }),
    );
    return row === null ? null : postFrom(row);
  }

  async keepPosts(clubId: ClubId, posts: readonly Post[]): Promise<void> {
    if (posts.length === 0) return;
    await this.database.alone((client) =>
      client.$transaction(
        posts.map((post) => {
          const row = postRecord(clubId, post);
          const where = { clubId_message: { clubId, message: post.message } };
          return client.post.upsert({ where, create: row, update: row });
        }),
      ),
    );
  }

  async forget(clubId: ClubId, { person, until, cases }: Forgotten): Promise<void> {
    await this.database.alone(async (client) => {
      const { count } = await client.post.updateMany({
        where: { clubId, author: person, at: { lte: new Date(until) }, case: { in: [...cases] } },
        data: { author: null, text: null, before: null, files: '[]' },
      });
      if (count > 0) await this.database.engine.emptyLog();
    });
  }
}

/** A thread as it was kept. */
export const threadFrom = ({ clubId: _, ...row }: ThreadRecord): CaseThread => ({
  ...row,
  room: room.parse(row.room),
  accounts: namesFrom(row.accounts),
  shutOut: namesFrom(row.shutOut),
  state: state.parse(row.state),
});

/** A post as it was kept. */
export const postFrom = ({ clubId: _, ...row }: PostRecord): Post => ({
  ...row,
  at: row.at.getTime(),
  files: namesFrom(row.files),
  editedAt: row.editedAt?.getTime() ?? null,
  deletedAt: row.deletedAt?.getTime() ?? null,
});

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

const postRecord = (clubId: ClubId, post: Post): PostRecord => ({
  ...post,
  clubId,
  at: new Date(post.at),
  files: JSON.stringify(post.files),
  editedAt: instant(post.editedAt),
  deletedAt: instant(post.deletedAt),
});
