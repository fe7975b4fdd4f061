import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SiteSettings } from '../app.ts';
import { openTryout } from './open-tryout.ts';
import { openReception } from './reception.ts';
import type { Club } from './tried-clubs.ts';
import { againPath, pagePath } from './visit.ts';

/** How clubs to try out are told of and ended. */
interface Frame {
  site: Pick<SiteSettings, 'host' | 'port' | 'url'>;
  log: Logger;
  say(line: string): void;
  /** Resolves when it is to end. */
  over: Promise<unknown>;
}

/** Opens clubs to try out, one for each visitor, says where, and takes them down when it is over. Nothing is kept. */
export async function tryOut({ site: { url, ...listening }, log, say, over }: Frame): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-'));
  const openClub = (name: string, siteUrl: string) =>
    openIn(join(folder, name), { log, url: url ?? siteUrl });
  try {
    const reception = await openReception({ listening, log, openClub });
    const address = url ?? reception.siteUrl;
    say(`The club's site:  ${address}/`);
    say(`Its Discord:      ${address}${pagePath}`);
    say('Ctrl+C ends it; nothing is kept.');
    await over;
    await reception.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A club with its records in this folder, which goes with it. Its own port is nobody's way in. */
async function openIn(folder: string, { log, url }: { log: Logger; url: string }): Promise<Club> {
  await mkdir(folder);
  const { server, close } = await openTryout({
    databaseUrl: `file:${join(folder, 'club.db')}`,
    site: { host: '127.0.0.1', port: 0, url },
    log,
    again: againPath,
  });
  return {
    server,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
