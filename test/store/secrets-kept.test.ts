import { statSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { forLog } from '../../src/discord/errors.ts';
import { openLog } from '../../src/log.ts';
import { clubId, occasion, whileFailing } from './a-database.ts';
import { aClub, gives, holdsAny, openedAt, openedIn, secretsOf, words } from './orders-kept.ts';

describe('orders that are not published', () => {
  it('can be opened by a use case and after a restart, with a key beside the database', async () => {
    const { url, key, clubs, stop } = await aClub();
    expect(openedIn(await clubs.view(clubId))?.words).toBe(words);
    expect([statSync(key).mode & 0o777, statSync(key).size]).toEqual([0o600, 32]);
    await stop();
    expect((await openedAt(url))?.words).toBe(words);
  });

  it('are in no log, however much is logged, and neither is their key', async () => {
    const { url, key, database, clubs, stop } = await aClub();
    let logged = '';
    const stream = new Writable({
      write(chunk, _, next) {
        logged += String(chunk);
        next();
      },
    });
    const serializers = { err: (error: unknown) => forLog(error, 'token') };
    const log = openLog({ level: 'debug', serializers }, stream);
    const failed = await whileFailing(database, 'INSERT ON', 'Entry', () =>
      clubs.change(clubId, occasion('again'), gives).catch((err: unknown) => err),
    );
    const view = await clubs.view(clubId);
    expect(openedIn(view)?.words).toBe(words);
    log.debug({ err: failed }, 'the turn failed');
    log.debug({ failed, secrets: view.secrets, entries: view.books.get(1)?.entries, keys: database.keys });
    const secrets = secretsOf(key);
    await stop();
    writeFileSync(key, 'short');
    const damaged = await openedAt(url).catch((err: unknown) => err);
    log.debug({ err: damaged }, 'the turn failed');
    expect(logged).toContain('disk full');
    expect(logged).toContain('"cipher"');
    expect(logged).toContain('club.db.secrets.key is damaged');
    expect(holdsAny(Buffer.from(logged), secrets)).toBe(false);
  });
});
