import { describe, expect, it } from 'vitest';
import type { Clubs } from '../../../src/house/clubs.ts';
import { refused } from '../../../src/house/result.ts';
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
