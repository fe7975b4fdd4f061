import { expect, it } from 'vitest';
import { everywhere } from '../../src/house/hosting.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaAnswers } from '../../src/store/prisma-answers.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { PrismaDepartures } from '../../src/store/prisma-departures.ts';
import { PrismaOutbox } from '../../src/store/prisma-outbox.ts';
import { PutOffFiles } from '../../src/store/put-off-files.ts';
import { anAddress, beside, friday, occasion, opened } from './a-database.ts';

/** Clubs on the shards 0 and 1 of two. */
const [even, odd] = [String(2n << 22n), String(3n << 22n)];

/** What a process has that takes one of two shards of the same installation. */
async function aProcess(url: string, shard: number) {
  const database = await opened(url);
  const hosting = { ...everywhere, shards: { own: [shard], of: 2 } };
  const clubs = new PrismaClubs(database, () => {}, rooms, hosting);
  return {
    clubs,
    outbox: new PrismaOutbox(database, hosting),
    answers: new PrismaAnswers(database, hosting.shards),
    departures: new PrismaDepartures(database, clubs, new PutOffFiles(beside(url)), hosting.shards),
  };
}

it('a process has the clubs of its own shards, and the site those of all', async () => {
  const url = anAddress();
  const [first, second] = [await aProcess(url, 0), await aProcess(url, 1)];
  for (const [at, club] of [even, odd].entries())
    await first.clubs.change(club, occasion(`asks ${at}`), (work) => {
      work.saveSettings({ name: club });
      work.announce({ kind: 'game-lapsed', game: 3, person: 1 }, { to: 'person', person: 1 });
      return done(null);
    });
  for (const [{ clubs, outbox, answers, departures }, own, others] of [
    [first, even, odd],
    [second, odd, even],
  ] as const) {
    expect(await clubs.known()).toEqual([own]);
    expect([clubs.isOurs(own), clubs.isOurs(others)]).toEqual([true, false]);
    expect([clubs.serves(others), await clubs.goesOn(others), await clubs.isOnly(own)]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await outbox.pending()).map(({ club }) => club)).toEqual([own]);
    expect((await answers.owed()).map(({ club }) => club)).toEqual([own]);
    expect(await departures.kept()).toEqual([own]);
  }
  await second.departures.gone(odd, friday);
  expect(await first.clubs.goesOn(odd)).toBe(false);
  expect(await first.departures.departed()).toEqual([]);
  expect((await second.departures.departed()).map(({ club }) => club)).toEqual([odd]);
});
