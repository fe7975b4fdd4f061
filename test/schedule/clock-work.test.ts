import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { settleAll, startClockWork } from '../../src/schedule/clock-work.ts';
import { aClub } from '../support/a-club.ts';

const quiet = pino({ level: 'silent' });

function afternoon() {
  const club = aClub({ now: '2026-11-20 12:30' });
  club.openSession(club.moderator('Mo'));
  return club;
}

it('Act 0.5: closes what is over when it starts, though nobody was there to tick', async () => {
  const club = afternoon().at('2026-12-07 09:00');
  const work = startClockWork({ clubs: club.clubs, clock: () => club.now, log: quiet });
  await expect.poll(() => work.lastRound).not.toBeNull();
  await work.stop();
  expect(club.session('2026-11-20').closedAt).toBe(club.moment('2026-11-20 13:10'));
});

it('goes no further through the clubs when it is stopped', async () => {
  const { clubs, id, now } = afternoon();
  const settled = new Set<string>();
  const view = clubs.view.bind(clubs);
  clubs.known = async () => [id, 'second'];
  clubs.view = async (club) => {
    settled.add(club);
    void work.stop();
    return view(club);
  };
  const work = startClockWork({ clubs, clock: () => now, log: quiet });
  await expect.poll(() => work.lastRound).not.toBeNull();
  expect(settled).toEqual(new Set([id]));
});

it('goes on with the other clubs when one is in trouble, and says so', async () => {
  const club = afternoon().at('13:11');
  const { clubs } = club;
  const errors: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) });
  const view = clubs.view.bind(clubs);
  clubs.known = async () => ['broken', club.id];
  clubs.view = async (id) => {
    if (id === 'broken') throw new Error('no such table');
    return view(id);
  };
  await settleAll({ clubs, clock: () => club.now, log });
  expect(club.session('2026-11-20').open).toBe(false);
  expect(errors).toMatchObject([{ club: 'broken', err: { message: 'no such table' } }]);
});

it('looks at the clock again where people did something while it was settling', async () => {
  const club = afternoon().at('13:11');
  const { clubs } = club;
  const view = clubs.view.bind(clubs);
  let looks = 0;
  clubs.view = async (id) => {
    looks += 1;
    if (looks === 2) club.at('13:12').member('Zoe');
    return view(id);
  };
  await settleAll({ clubs, clock: () => club.now, log: quiet });
  expect(club.session('2026-11-20').open).toBe(false);
});

it('survives clubs that cannot be read at all', async () => {
  const club = afternoon();
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => errors.push(line) });
  club.clubs.known = async () => {
    throw new Error('disk I/O error');
  };
  const work = startClockWork({ clubs: club.clubs, clock: () => club.now, log });
  await work.stop();
  expect(errors).toHaveLength(1);
  expect(work.lastRound).toBeNull();
});

it('goes on while the machine shows an hour again, because its clock was put back', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const { clubs, now } = afternoon();
  const known = vi.spyOn(clubs, 'known').mockResolvedValue([]);
  const work = startClockWork({ clubs, clock: () => now, log: quiet });
  await vi.advanceTimersByTimeAsync(120_000);
  vi.setSystemTime(Date.now() - 3600_000);
  const before = known.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(known.mock.calls.length - before).toBeGreaterThanOrEqual(5);
  await work.stop();
});

it('deletes what was kept for thirty days, club by club', async () => {
  const club = afternoon().at('2026-12-07 09:00');
  await settleAll({ clubs: club.clubs, clock: () => club.now, log: quiet });
  expect(club.clubs.pruned).toEqual([{ club: club.id, before: club.moment('2026-11-07 09:00') }]);
});

/** The clock at work in a club, once its first round is over; `looksAt` is whether its round of that moment looks at the club. */
async function atWork(club: ReturnType<typeof afternoon>) {
  const { clubs } = club;
  const work = startClockWork({ clubs, clock: () => club.now, log: quiet });
  await expect.poll(() => work.lastRound).not.toBeNull();
  const view = vi.spyOn(clubs, 'view');
  const looksAt = async (moment: string) => {
    view.mockClear();
    club.at(moment);
    await work.settle();
    return view.mock.calls.length > 0;
  };
  return { work, looksAt };
}

it('lets a club rest until something falls due in it', async () => {
  const club = afternoon();
  const { work, looksAt } = await atWork(club);
  expect(await looksAt('13:10')).toBe(false);
  expect(club.session('2026-11-20').open).toBe(true);
  expect(await looksAt('13:11')).toBe(true);
  expect(club.session('2026-11-20').open).toBe(false);
  await work.stop();
});

it('lets a club rest in which nothing falls due within an hour, until the hour is over or something is changed in it', async () => {
  const club = afternoon().at('2026-12-07 09:00');
  const { clubs } = club;
  const { work, looksAt } = await atWork(club);
  expect(await looksAt('2026-12-07 09:59')).toBe(false);
  await clubs.change(club.id, { interaction: null, now: club.now }, (changed) => {
    changed.saveSettings({ name: 'Rooks' });
    return { ok: true, value: null };
  });
  expect(await looksAt('2026-12-07 09:59')).toBe(true);
  expect(await looksAt('2026-12-07 10:59')).toBe(false);
  expect(await looksAt('2026-12-07 11:00')).toBe(true);
  await work.stop();
});

it('looks again at a club that rests where a change of it may have been missed', async () => {
  const club = afternoon();
  const { work, looksAt } = await atWork(club);
  expect(await looksAt('12:45')).toBe(false);
  club.clubs.miss();
  expect(await looksAt('12:45')).toBe(true);
  expect(await looksAt('12:45')).toBe(false);
  await work.stop();
});

it('lets no club rest of which a change may have been missed while it was read', async () => {
  const club = afternoon();
  const { clubs } = club;
  const view = clubs.view.bind(clubs);
  const reading = vi.spyOn(clubs, 'view').mockImplementation(async (id) => {
    const read = await view(id);
    clubs.miss();
    return read;
  });
  const work = startClockWork({ clubs, clock: () => club.now, log: quiet });
  await expect.poll(() => work.lastRound).not.toBeNull();
  reading.mockClear();
  await work.settle();
  expect(reading).toHaveBeenCalled();
  await work.stop();
});
