import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examineRecords } from '../../../src/doctor/records.ts';
import { done } from '../../../src/house/result.ts';
import { DatabaseLost, KeyDamaged } from '../../../src/store/database-errors.ts';
import { backUp } from '../../../src/store/keeping/back-up.ts';
import { restore } from '../../../src/store/keeping/restore.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { fileOf } from '../../../src/store/sqlite.ts';
import { aFolder, anAddress, clubId, friday, occasion } from '../a-database.ts';
import { aClub, clubsAt, holdsAny, openedAt, openedIn, place, secretsOf, words } from '../orders-kept.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());

describe('orders that are not published', () => {
  it('are in no file but in their cipher, and their key is in its own alone', async () => {
    const { url, key, stop } = await aClub();
    const file = fileOf(url);
    await backUp({ from: file, to: null, keep: 14, now: friday });
    const secrets = secretsOf(key);
    const look = () => filesIn(dirname(file)).filter((each) => holdsAny(readFileSync(each), secrets));
    expect(look()).toEqual([key]);
    await stop();
    expect(look()).toEqual([key]);
    writeFileSync(`${file}.note`, Buffer.concat([Buffer.from('so '), Buffer.from(words)]));
    expect(look()).toEqual([key, `${file}.note`].toSorted());
  });

  it('cannot be opened from a copy that is restored elsewhere, where the next ones get another key', async () => {
    const { url, key, stop } = await aClub();
    const from = fileOf(url);
    const { file: copy } = await backUp({ from, to: null, keep: 14, now: friday });
    await stop();
    const file = join(aFolder(), 'club.db');
    await restore({ file, copy, now: friday });
    expect(filesIn(dirname(file)).filter((each) => each.includes('key'))).toEqual([]);
    expect(filesIn(dirname(file)).filter((each) => holdsAny(readFileSync(each), secretsOf(key)))).toEqual([]);
    const clubs = await clubsAt(`file:${file}`);
    expect(openedIn(await clubs.view(clubId))).toBeNull();
    await clubs.change(clubId, occasion('later'), ({ secrets }) => {
      expect(secrets.open(place, secrets.hide(place, words))?.words).toBe(words);
      return done(null);
    });
    expect(readFileSync(`${file}.secrets.key`).equals(readFileSync(key))).toBe(false);
    expect(openedIn(await clubs.view(clubId))).toBeNull();
  });

  it('can be opened from a copy that is restored in its place, and once their key was brought', async () => {
    const { url, key, stop } = await aClub();
    const file = fileOf(url);
    const { file: copy } = await backUp({ from: file, to: null, keep: 14, now: friday });
    await stop();
    await restore({ file, copy, now: friday });
    expect((await openedAt(url))?.words).toBe(words);
    const there = join(aFolder(), 'club.db');
    await restore({ file: there, copy, now: friday });
    writeFileSync(`${there}.secrets.key`, readFileSync(key));
    expect((await openedAt(`file:${there}`))?.words).toBe(words);
  });

  it('are not taken for lost while their key is damaged: it says so', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    writeFileSync(key, 'short');
    await expect(openedAt(url)).rejects.toBeInstanceOf(KeyDamaged);
    await expect(openedAt(url)).rejects.toThrow('then orders and votes that were not published yet');
    rmSync(key);
    expect(await openedAt(url)).toBeNull();
    expect(existsSync(key)).toBe(false);
  });

  it('have a key that shows that there was a database', async () => {
    const { url, stop } = await aClub();
    await stop();
    rmSync(fileOf(url));
    await expect(openDatabase(url)).rejects.toBeInstanceOf(DatabaseLost);
    await expect(openDatabase(url)).rejects.toThrow('club.db.secrets.key beside it');
  });
});

describe('the doctor', () => {
  const found = async (url: string) =>
    (await examineRecords(url, friday, { copiesTooOld: null })).findings.filter(({ what, todo }) =>
      `${what} ${todo}`.includes('club.db.secrets.key'),
    );

  it('says nothing of a key that is in order, or of one that was never needed', async () => {
    const { url } = await aClub();
    expect(await found(url)).toEqual([]);
    const other = anAddress();
    await clubsAt(other);
    expect(await found(other)).toEqual([]);
    expect(existsSync(`${fileOf(other)}.secrets.key`)).toBe(false);
  });

  it('warns of one that is missing, and makes none', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    rmSync(key);
    expect(await found(url)).toMatchObject([
      { mark: 'warn', what: expect.stringContaining('is missing'), todo: expect.stringContaining('give') },
    ]);
    expect(existsSync(key)).toBe(false);
  });

  it('names one that is damaged', async () => {
    const { url, key, stop } = await aClub();
    await stop();
    writeFileSync(key, '');
    expect(await found(url)).toMatchObject([
      { mark: 'wrong', todo: expect.stringContaining(`${key} is damaged`) },
    ]);
  });
});
