import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTryout, type TryoutSettings } from './open-tryout.ts';

/** How a tryout is told of and ended. */
interface Frame extends Omit<TryoutSettings, 'databaseUrl'> {
  say(line: string): void;
  /** Resolves when it is to end. */
  over: Promise<unknown>;
}

/** Opens a club to try out, says where, and takes it down when it is over. Nothing is kept. */
export async function tryOut({ say, over, ...settings }: Frame): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-'));
  try {
    const tryout = await openTryout({ ...settings, databaseUrl: `file:${join(folder, 'club.db')}` });
    say(`The club's site:  ${tryout.siteUrl}/`);
    say(`Its Discord:      ${tryout.playgroundUrl}`);
    say('Ctrl+C ends it; nothing is kept.');
    await over;
    await tryout.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
