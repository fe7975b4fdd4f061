import type { TalkThread, UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { type TableNumber, theTable, writeAt } from '../table.ts';

/** What is lacking where a table is played in no text channel. */
export const noTextChannel = 'a text channel of its own';

/** What is lacking where the server has as many open threads as Discord allows. */
export const noRoomForThreads = 'room for another thread';

/** Keeps what the bot may not do in the channel of a table, and has the table told of it; empty where it may do all. */
export function noteTalksBarred(work: UnitOfWork, number: TableNumber, lacking: string): Result<null> {
  const table = theTable(work, number);
  if (table.state.talksLacking === lacking) return done(null);
  writeAt(work, table, { type: 'talks-barred', lacking }, null);
  if (lacking !== '')
    work.announce({ kind: 'talks-barred', table: number, lacking }, { to: 'table', table: number });
  return done(null);
}

/** Keeps the thread of a conversation. */
export function noteTalkThread(work: UnitOfWork, key: string, thread: TalkThread): Result<null> {
  work.saveSettings({ talkThreads: { ...work.settings.talkThreads, [key]: thread } });
  return done(null);
}
