import { expect, it } from 'vitest';
import type { KeptPress, UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { clubId, friday, occasion, opened, writes } from './a-database.ts';

const press = (kind: KeptPress['kind'], seconds: number, code: string | null = null): KeptPress => ({
  kind,
  at: friday + seconds * 1000,
  heardAt: friday + seconds * 1000 + 500,
  by: code === null ? 1 : null,
  code,
});

const presses =
  (clock: number, ...list: KeptPress[]) =>
  (work: UnitOfWork) => {
    for (const each of list) work.press(clock, each);
    return done(null);
  };

const all = [press('start', 0), press('white', 3, 'a-code'), press('black', 5, 'another')];

/** A club in which two clocks were pressed. */
async function aClub() {
  const database = await opened();
  const clubs = new PrismaClubs(database, () => {}, rooms);
  await clubs.change(clubId, occasion(), writes({ type: 'joined', person: 1 }));
  await clubs.change(clubId, occasion(), presses(1, ...all.slice(0, 2)));
  await clubs.change(clubId, occasion(), presses(2, press('start', 1)));
  await clubs.change(clubId, occasion(), presses(1, ...all.slice(2)));
  return { database, clubs };
}

it('keeps what is pressed on each chess clock, in order, for another process too', async () => {
  const { database, clubs } = await aClub();
  for (const each of [clubs, new PrismaClubs(database, () => {}, rooms)]) {
    const view = await each.view(clubId);
    expect(view.presses(1)).toEqual(all);
    expect(view.presses(2)).toEqual([press('start', 1)]);
    expect(view.presses(3)).toEqual([]);
  }
  expect(await verifyClub(database, clubId)).toEqual([]);
});

it('keeps none of a change that fails', async () => {
  const { clubs } = await aClub();
  const fails = clubs.change(clubId, occasion(), (work) => {
    work.press(1, press('white', 9));
    throw new Error('in between');
  });
  await expect(fails).rejects.toThrow('in between');
  expect((await clubs.view(clubId)).presses(1)).toEqual(all);
});

it('tells of presses those who follow clocks, and nobody else', async () => {
  const { clubs } = await aClub();
  const told: string[] = [];
  clubs.onPress(() => told.push('press'));
  clubs.onChange(() => told.push('change'));
  await clubs.change(clubId, occasion(), presses(1, press('white', 9)));
  expect(told).toEqual(['press']);
  await clubs.change(clubId, occasion(), writes({ type: 'joined', person: 2 }));
  expect(told).toEqual(['press', 'change']);
});

it('forgets presses of before a moment', async () => {
  const { database, clubs } = await aClub();
  await clubs.prune(clubId, friday + 2000);
  const view = await new PrismaClubs(database, () => {}, rooms).view(clubId);
  expect(view.presses(1)).toEqual(all.slice(1));
  expect(view.presses(2)).toEqual([]);
});
