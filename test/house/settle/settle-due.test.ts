import { describe, expect, it } from 'vitest';
import type { Clubs } from '../../../src/house/clubs.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { refused } from '../../../src/house/result.ts';
import type { Calendar, Room } from '../../../src/house/room.ts';
import { dueThings, settleDue } from '../../../src/house/settle/settle-due.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** Friday, 12:50: Mo moderates, and Ana's game with Vic waits for him to join. */
function afternoon(): Story {
  const club = aClub({ now: '2026-11-20 12:30' });
  const mo = club.moderator('Mo');
  club.openSession(mo);
  const ana = club.member('Ana');
  const vic = club.person('Vic');
  club.enter(1, ana, vic);
  return club.at('12:50');
}

/** The ledger after the club was looked at in those moments. */
async function lookedAt(...moments: string[]) {
  const club = afternoon();
  for (const moment of moments) await club.at(moment).settle();
  return { entries: club.view.entries, announced: club.announced };
}

describe('what falls due', () => {
  it.each([
    ['late', ['2026-12-30 09:00']],
    ['twice', ['13:11', '13:11', '2026-12-30 09:00', '2026-12-30 09:00']],
    ['in pieces', ['13:09', '13:10:01', '23:59', '2026-11-21 00:00', '2026-11-28 12:00', '2026-12-30 09:00']],
  ])('Act 0.5: leaves the same ledger when it is settled %s', async (_, moments) => {
    expect(await lookedAt(...moments)).toEqual(await lookedAt('13:10:01'));
  });

  it('Act 0.5: is not due in its last moment, and carried out as of it', async () => {
    const club = afternoon().at('13:10');
    await club.settle();
    expect(club.session().open).toBe(true);
    club.now += 1;
    await club.settle();
    expect(club.session()).toMatchObject({ open: false, closedAt: club.moment('13:10') });
  });

  it('is left until the next time where it is refused', async () => {
    const { clubs, id, now } = afternoon().at('13:11');
    let asked = 0;
    const refusing: Clubs = Object.assign(Object.create(clubs), {
      change: async () => {
        asked += 1;
        if (asked > 1) throw new Error('Asked again');
        return refused({ code: 'clock-behind', shows: now, newest: now, acts: [] });
      },
    });
    await settleDue(refusing, id, now);
    expect(asked).toBe(1);
  });

  it('comes in the order in which it fell due', () => {
    const club = afternoon();
    const ana = 2;
    club.ban(ana, '2026-11-20');
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.eraseAccount(ana, { recognisable: true });
      return { ok: true, value: null };
    });
    const due = dueThings(club.view, club.moment('2026-12-30 09:00'));
    expect(due.map(({ name }) => name)).toEqual(['the close of 2026-11-20', `forgetting ${ana}`]);
  });
});

/** A club of which things in books apart are due a minute after noon; `faulty` ones throw when they are carried out. */
function withBooksApart(faulty: readonly string[], others: readonly Calendar[] = []) {
  const club = afternoon();
  const done = new Set<string>();
  const apart: Room = {
    apart: true,
    due: [
      ...others,
      (_view, _now) =>
        ['first', 'second', 'third']
          .filter((name) => !done.has(name))
          .map((name) => ({
            at: club.moment('2026-11-20 12:01'),
            name,
            carryOut: () => {
              if (faulty.includes(name)) throw new Error(`${name} is broken`);
              done.add(name);
            },
          })),
    ],
  };
  const withApart = <View extends ClubView>(view: View): View =>
    Object.create(view, { rooms: { value: [...view.rooms, apart] } });
  const clubs: Clubs = Object.assign(Object.create(club.clubs), {
    view: async () => withApart(club.view),
    change: async (...[id, occasion, change]: Parameters<Clubs['change']>) =>
      club.clubs.change(id, occasion, (work) => change(withApart(work))),
  });
  return { club, clubs, done };
}

describe('what falls due in books apart', () => {
  it('is set aside where it throws: the club and the other books go on, and it is tried again next time', async () => {
    const { club, clubs, done } = withBooksApart(['second']);
    const trouble: string[] = [];
    const settle = () =>
      settleDue(clubs, club.id, club.now, 'all', {
        trouble: (error, name) => trouble.push(`${name}: ${error}`),
      });
    await settle();
    expect(done).toEqual(new Set(['first', 'third']));
    await club.at('13:11');
    await settle();
    expect(club.session().open).toBe(false);
    expect(trouble).toEqual(Array(2).fill('second: Error: second is broken'));
  });

  it('is carried out as of when it falls due, though what came before it in that moment has put it off', async () => {
    const carriedOut: string[] = [];
    const { club, clubs } = withBooksApart(
      [],
      [
        () =>
          ['one', 'other']
            .filter((name) => !carriedOut.includes(name))
            .map((name) => ({
              at: club.moment(carriedOut.length === 0 ? '2026-11-20 12:01' : '2026-11-20 12:05'),
              name,
              carryOut: () => void carriedOut.push(name),
            })),
      ],
    );
    const moments: number[] = [];
    const watched: Clubs = Object.assign(Object.create(clubs), {
      change: (...asked: Parameters<Clubs['change']>) => {
        const before = carriedOut.length;
        return clubs.change(...asked).then((made) => {
          if (carriedOut.length > before) moments.push(asked[1].now);
          return made;
        });
      },
    });
    await settleDue(watched, club.id, club.now, 'all');
    expect(carriedOut).toEqual(['one', 'other']);
    expect(moments).toEqual([club.moment('2026-11-20 12:01'), club.moment('2026-11-20 12:05')]);
  });

  it('goes on without a calendar that throws', async () => {
    const { club, clubs, done } = withBooksApart(
      [],
      [
        () => {
          throw new Error('The calendar is broken');
        },
      ],
    );
    const trouble: unknown[] = [];
    await settleDue(clubs, club.id, club.now, 'all', {
      trouble: (error) => trouble.push(error),
    });
    expect(done.size).toBe(3);
    expect(trouble).toEqual([new Error('The calendar is broken')]);
  });

  it('comes after what is due in the club’s own book, which alone is settled for what is not about it', async () => {
    const { club, clubs, done } = withBooksApart([]);
    club.at('13:11');
    await settleDue(clubs, club.id, club.now, 'own');
    expect([club.session().open, done.size]).toEqual([false, 0]);
    await settleDue(clubs, club.id, club.now);
    expect(done.size).toBe(3);
  });

  it('throws where nobody is told', async () => {
    const { club, clubs } = withBooksApart(['first']);
    await expect(settleDue(clubs, club.id, club.now)).rejects.toThrow('first is broken');
  });
});
