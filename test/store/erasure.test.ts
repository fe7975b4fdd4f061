import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { KeyDamaged } from '../../src/store/database-errors.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaHearings } from '../../src/store/prisma-hearings.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { beside, clubId, found, friday, occasion, opened, sql, whileFailing } from './a-database.ts';
import {
  aboutHer,
  aClub,
  account,
  banned,
  erases,
  isBanned,
  joined,
  joins,
  leftIn,
  name,
  reasons,
} from './somebody-erased.ts';

describe('an erasure', () => {
  it('leaves an account on the list of a talk that is open, so that it can be asked to leave there', async () => {
    const { clubs } = await aClub();
    const open = { '1/2': { thread: '94', accounts: ['4', account], closed: false } };
    await clubs.change(clubId, occasion(), (work) => {
      work.saveSettings({ talkThreads: open });
      return joined(1);
    });
    expect((await clubs.change(clubId, occasion(), erases)).ok).toBe(true);
    expect((await clubs.view(clubId)).settings.talkThreads).toEqual(open);
  });

  it('leaves nothing of a person behind, and the ledger sound', async () => {
    const { url, database, clubs } = await aClub();
    expect(await leftIn(url, aboutHer)).toEqual(aboutHer);
    const thread = {
      thread: '70',
      case: 1,
      room: 'hearing',
      hidden: true,
      begun: true,
      shutOut: [] as string[],
    } as const;
    await new PrismaHearings(database).keepThread(clubId, {
      ...thread,
      ...{ accounts: ['61', account, '62'], state: 'archived' },
    });
    await clubs.change(clubId, occasion(), (work) => {
      work.saveSettings({ worn: { ...work.settings.worn, barred: ['roles', account] } });
      work.saveSettings({
        talkThreads: { '1/2': { thread: '94', accounts: ['4', account], closed: true } },
      });
      return joined(1);
    });
    expect(await clubs.roomsWith(clubId, account)).toEqual([{ case: 1, thread: '70' }]);
    expect((await clubs.change(clubId, occasion(), erases)).ok).toBe(true);
    expect(await leftIn(url, [...aboutHer, 'secret-token'])).toEqual([]);
    expect(await clubs.roomsWith(clubId, account)).toEqual([]);
    expect(await clubs.roomsWith(clubId, '62')).toEqual([{ case: 1, thread: '70' }]);
    const { worn, talkThreads } = (await clubs.view(clubId)).settings;
    expect(worn.barred).toEqual(['roles']);
    expect(talkThreads).toEqual({ '1/2': { thread: '94', accounts: ['4'], closed: true } });
    expect(await found(database, 'SELECT number, account, name, erased FROM "Person"')).toEqual([
      { number: 1, account: null, name: 'Former member 1', erased: null },
    ]);
    expect(await clubs.texts(clubId, [1, 2, 3])).toEqual([{ seq: 2, kind: 'fen', text: '8/8 w' }]);
    expect(await verifyClub(database, clubId)).toEqual([]);
  });

  it('is whole or not at all', async () => {
    const { url, database, clubs } = await aClub();
    await whileFailing(database, 'DELETE ON', 'EntryText', () =>
      expect(clubs.change(clubId, occasion(), erases)).rejects.toThrow('entryText.deleteMany'),
    );
    for (const each of [clubs, new PrismaClubs(await opened(url), () => {}, rooms)]) {
      const view = await each.view(clubId);
      expect(view.people.byNumber(1)).toMatchObject({ account, name });
      expect(view.entries).toHaveLength(2);
      expect(await each.text(clubId, 2, 'reason')).toBe(reasons.reason);
    }
  });

  it('is carried out once, and says so again, though nothing tells whose interactions they were', async () => {
    const { database, clubs } = await aClub();
    const asking = occasion('asks');
    const first = await clubs.change(clubId, asking, erases);
    expect(await clubs.change(clubId, asking, erases)).toEqual(first);
    const joinsAgain = { ...occasion('joins'), now: friday };
    expect(await clubs.change(clubId, joinsAgain, joins)).toMatchObject({ value: { kind: 'joined' } });
    expect((await clubs.view(clubId)).people.all()).toHaveLength(1);
    expect(await found(database, `SELECT account, token FROM "Interaction" WHERE id = 'joins'`)).toEqual([
      { account: '', token: '' },
    ]);
    expect((await new PrismaAnswers(database).owed()).map(({ interaction }) => interaction.id)).toEqual([
      'asks',
    ]);
  });
});

describe('an interaction that was answered', () => {
  it('says no longer who asked, nor where', async () => {
    const { database, clubs } = await aClub();
    expect(await clubs.carriedOut(clubId, account)).toMatchObject([
      { at: friday, channel: '5', outcome: { kind: 'joined' } },
    ]);
    await new PrismaAnswers(database).given('joins');
    expect(await clubs.carriedOut(clubId, account)).toEqual([]);
    expect(await found(database, 'SELECT account, token, channel FROM "Interaction"')).toEqual([
      { account: '', token: '', channel: '' },
    ]);
  });
});

describe('somebody banned who had their data erased', () => {
  const again = async (url: string): Promise<PrismaClubs> =>
    new PrismaClubs(await opened(url), () => {}, rooms);

  it('is known again by their account after a restart, and by no other, nor in another club', async () => {
    const { url, clubs } = await banned();
    for (const each of [clubs, await again(url)]) {
      const { people } = await each.view(clubId);
      expect(people.byAccount(account)).toMatchObject({ number: 1, account: null, name: 'Former member 1' });
      expect(people.byAccount('887766554433221101')).toBeNull();
      expect(people.recognisable()).toEqual([1]);
    }
    await clubs.change('2000', occasion(), joins);
    await clubs.change('2000', occasion(), isBanned);
    await clubs.change('2000', occasion(), erases);
    const hashes = await found(await opened(url), 'SELECT DISTINCT erased FROM "Person"');
    expect(hashes).toHaveLength(2);
  });

  it('leaves no account behind, and a key that only its keeper reads', async () => {
    const { url } = await banned();
    expect(await leftIn(url, aboutHer)).toEqual([]);
    const key = `${beside(url)}.key`;
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(readFileSync(key)).toHaveLength(32);
  });

  it('is somebody new where the key is gone, and forgotten; a damaged key is said to be', async () => {
    const { url, database } = await banned();
    const key = `${beside(url)}.key`;
    writeFileSync(key, 'x');
    await expect(
      again(url).then(async (clubs) => (await clubs.view(clubId)).people.byAccount(account)),
    ).rejects.toBeInstanceOf(KeyDamaged);
    writeFileSync(key, Buffer.alloc(32, 7));
    await sql(database, 'DELETE FROM "Key"');
    expect((await (await again(url)).view(clubId)).people.byAccount(account)).toBeNull();
  });

  it('has an account again, and no hash, once they came back', async () => {
    const { url, clubs, database } = await banned();
    await clubs.change(clubId, occasion(), (work) => {
      work.linkAccount(1, account);
      return isBanned(work);
    });
    const { people } = await (await again(url)).view(clubId);
    expect(people.byAccount(account)).toMatchObject({ number: 1, account });
    expect(await found(database, 'SELECT erased FROM "Person"')).toEqual([{ erased: null }]);
  });

  it('is forgotten for good when that is asked for', async () => {
    const { url, clubs, database } = await banned();
    const hash = (await database.alone((client) => client.person.findFirst()))?.erased ?? '';
    expect(await leftIn(url, [hash])).toEqual([hash]);
    await clubs.change(clubId, occasion(), (work) => {
      work.eraseAccount(1, { recognisable: false });
      return done({ kind: 'erased', person: 1, recognisable: false });
    });
    expect(await found(database, 'SELECT erased FROM "Person"')).toEqual([{ erased: null }]);
    expect(await leftIn(url, [hash])).toEqual([]);
    for (const each of [clubs, await again(url)])
      expect((await each.view(clubId)).people.byAccount(account)).toBeNull();
  });
});

describe('pruning', () => {
  const told = (work: UnitOfWork) => {
    for (const game of [1, 2, 3]) work.announce({ kind: 'game-lapsed', game, person: 1 }, { to: 'games' });
    return done({ kind: 'erased', person: 1, recognisable: false } as const);
  };

  it('deletes one club’s interactions and notices of before a moment, but for notices on their way', async () => {
    const { database, clubs } = await aClub();
    for (const club of [clubId, '2000']) await clubs.change(club, occasion(`tells ${club}`), told);
    await sql(database, `UPDATE "Notice" SET "messageId" = '9' WHERE notice LIKE '%"game":1,%'`);
    await sql(database, `UPDATE "Notice" SET abandoned = 'gone' WHERE notice LIKE '%"game":2,%'`);
    const left = async () => [
      await found(database, 'SELECT "clubId", count(*) AS n FROM "Interaction" GROUP BY "clubId" ORDER BY 1'),
      await found(database, 'SELECT "clubId", count(*) AS n FROM "Notice" GROUP BY "clubId" ORDER BY 1'),
    ];
    const all = await left();
    await clubs.prune(clubId, friday);
    expect(await left()).toEqual(all);
    await clubs.prune(clubId, friday + 1);
    expect(await left()).toEqual([
      [{ clubId: '2000', n: 1n }],
      [
        { clubId, n: 1n },
        { clubId: '2000', n: 3n },
      ],
    ]);
  });
});

it('the texts of any number of entries are found, in their order', async () => {
  const { clubs } = await aClub();
  await clubs.change(clubId, occasion(), (work) => {
    for (let n = 0; n < 250; n++)
      work.append({ type: 'renamed', person: 1 }, { by: 1, acts: [], texts: { reason: `${n}` } });
    return done({ kind: 'member-renamed', person: 1 });
  });
  const all = Array.from({ length: 250 }, (_, n) => n + 3);
  const found = await clubs.texts(clubId, all);
  expect(found.map(({ text }) => text)).toEqual(all.map((seq) => `${seq - 3}`));
});
