import { expect, it, onTestFinished, vi } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { anAddress, clubId, clubsOf, occasion, opened, writes } from '../a-database.ts';

const joins = (person: number) => writes({ type: 'joined', person });

it('a process that shares a file finds out within a minute that another has written to it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = anAddress();
  const other = await clubsOf(url);
  await other.change(clubId, occasion('before'), joins(1));
  const own = new PrismaClubs(await opened(url), () => {}, rooms);
  let missed = 0;
  own.onMissed(() => (missed += 1));
  onTestFinished(own.followOthers());
  const afterAMinute = async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    return missed;
  };
  await own.change(clubId, occasion('own'), joins(2));
  expect(await afterAMinute()).toBe(0);
  await other.change(clubId, occasion('other'), joins(3));
  expect(await afterAMinute()).toBe(1);
  expect((await own.view(clubId)).entries).toHaveLength(3);
  expect(await afterAMinute()).toBe(1);
});
