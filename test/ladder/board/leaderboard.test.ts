import { describe, expect, it } from 'vitest';
import { leaderboard } from '../../../src/ladder/board/leaderboard.ts';
import { profile } from '../../../src/ladder/board/profile.ts';
import { confirmGame } from '../../../src/ladder/games/answer-game.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, enters, named, plays } from '../games/afternoon.ts';

const board = (club: Story, all = false) => leaderboard(club.clubs, club.id, club.now, { page: 1, all });

/** Holds sessions on these Fridays, with the Moderator alone in the room. */
async function holds(club: Story, mo: number, ...days: string[]) {
  for (const day of days) {
    club.at(`${day} 12:25`).openSession(mo);
    await club.at('13:11').settle();
  }
}

describe('Act II.1: the board', () => {
  it('has the best first, equal scores on one rank, and what the last session changed', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    await club.at('13:11').settle();
    club.at('2026-11-27 12:25').openSession(mo);
    club.at('12:45');
    plays(club, mo, bo, ana);
    const { page, apart } = await board(club);
    expect(page.rows).toMatchObject([
      { rank: 1, person: bo, score: 121, wins: 1, draws: 0, losses: 1, sinceLastSession: 21 },
      { rank: 2, person: mo, score: 100, sinceLastSession: 0 },
      { rank: 2, person: ana, score: 100, wins: 1, losses: 1, sinceLastSession: -20 },
    ]);
    expect(apart).toBeNull();
  });

  it('has the banned, the removed and the inactive apart, each with the reason', async () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    plays(club, mo, ana, bo);
    await club.at('13:11').settle();
    club.ban(bo, '2026-12-18');
    club.remove(cy);
    await holds(club, mo, '2026-11-27', '2026-12-04');
    expect((await board(club)).page.rows.map(({ person }) => person)).toEqual([ana, mo]);
    await holds(club, mo, '2026-12-11');
    const { page, apart } = await board(club, true);
    expect(page.rows.map(({ person }) => person)).toEqual([mo]);
    expect(apart).toEqual([
      { person: ana, score: 100, reason: { why: 'inactive', missed: 3 } },
      {
        person: bo,
        score: 100,
        reason: { why: 'banned', endsAt: club.moment('2026-12-18 23:59:59.999'), byStaff: true },
      },
      { person: cy, score: 100, reason: { why: 'removed' } },
    ]);
  });
});

describe('a profile', () => {
  const read = (club: Story, asker: number, person: number | null) => {
    const found = profile(club.view, club.actor(asker), person === null ? null : named(person), club.now);
    if (!found.ok) throw new Error('refused');
    return found.value;
  };

  it('has the score, the rank, the record, and how the asker stands against them', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    plays(club, mo, bo, ana, 0.5);
    const open = enters(club, bo, ana, { score: 0 });
    expect(read(club, bo, ana)).toMatchObject({
      person: { name: 'Ana' },
      rank: 1,
      apart: null,
      standing: { rated: 2, wins: 1, draws: 1, losses: 0 },
      recent: [{ number: open }, {}, {}],
      headToHead: { wins: 1, draws: 1, losses: 0 },
    });
    expect(read(club, ana, null).headToHead).toBeNull();
    club.does(ana, confirmGame, { game: `${open}` });
    expect(read(club, bo, ana).headToHead).toEqual({ wins: 2, draws: 1, losses: 0 });
  });

  it('shows offices, bans and who never joined', () => {
    const { club, mo, bo } = afternoon();
    const guest = club.person('Guest', { offices: ['justice'] });
    expect(read(club, mo, guest)).toMatchObject({
      standing: null,
      rank: null,
      apart: null,
      offices: ['justice'],
    });
    const zoe = profile(club.view, club.stranger('Zoe'), null, club.now);
    expect(zoe).toMatchObject({ value: { person: { name: 'Zoe' }, standing: null, recent: [] } });
    club.ban(bo, null);
    expect(read(club, mo, bo)).toMatchObject({
      rank: null,
      apart: { why: 'banned', endsAt: null, byStaff: true },
    });
  });
});
