import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playFriday } from './friday.ts';
import { openStage } from './stage.ts';

/**
 * Plays a Friday over a Discord on this machine and tells, line by line, what each person saw. Nothing is kept.
 * Throws when the bot did anything that Discord would not have taken.
 */
export async function rehearse(say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-'));
  try {
    const stage = await openStage(`file:${join(folder, 'club.db')}`, say);
    try {
      await playFriday(stage);
    } finally {
      await stage.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
