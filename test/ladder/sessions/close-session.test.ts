import { describe, expect, it } from 'vitest';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** Friday, 12:50: Mo moderates, Ana is a Member in the room, Vic is a visitor in it. */
function afternoon() {
  const club = aClub({ now: '2026-11-20 12:30' });
  const mo = club.moderator('Mo');
  club.openSession(mo);
  const ana = club.member('Ana');
  const vic = club.person('Vic');
  club.checkIn(ana);
  club.checkIn(vic);
  club.at('12:50');
  return { club, mo, ana, vic };
}

const statusOf = (club: Story, game: number) => club.view.state.games[game]?.status;

describe('Act 0.12: a game with somebody who has not joined', () => {
  it('lapses when the session closes, and both players are told', () => {
    const { club, mo, ana, vic } = afternoon();
    club.enter(1, ana, vic);
    const closed = club.at('13:00').does(mo, closeSession, undefined);
    expect(closed).toMatchObject({ value: { counted: [], lapsed: [1], referred: [] } });
    expect(statusOf(club, 1)).toBe('lapsed');
    expect(club.announced.map(({ target }) => target)).toEqual([
      { to: 'discussion' },
      { to: 'person', person: ana },
      { to: 'person', person: vic },
    ]);
  });

  it('waits for Confirm as any other once they have joined', () => {
    const { club, ana, vic } = afternoon();
    club.enter(1, ana, vic);
    expect(club.does(vic, joinBoard, { name: null })).toMatchObject({ value: { games: [1] } });
    expect(statusOf(club, 1)).toBe('open');
  });

  it('counts with the joining when it was confirmed before', () => {
    const { club, ana, vic } = afternoon();
    club.enter(1, ana, vic);
    club.write({ type: 'game-confirmed', game: 1 }, { by: vic });
    club.does(vic, joinBoard, { name: null });
    expect(statusOf(club, 1)).toBe('counted');
    expect([club.score(ana), club.score(vic)]).toEqual([120, 100]);
  });

  it('is held still while the other player has not joined', () => {
    const { club, ana, vic } = afternoon();
    const una = club.person('Una');
    club.enter(1, una, vic);
    club.write({ type: 'game-confirmed', game: 1 }, { by: vic });
    club.does(vic, joinBoard, { name: null });
    expect(statusOf(club, 1)).toBe('open');
    club.does(una, joinBoard, { name: null });
    expect(statusOf(club, 1)).toBe('counted');
    expect(club.score(ana)).toBe(100);
  });

  it('stays lapsed if a player joins after the close', () => {
    const { club, mo, ana, vic } = afternoon();
    club.enter(1, ana, vic);
    club.at('13:00').does(mo, closeSession, undefined);
    expect(club.does(vic, joinBoard, { name: null })).toMatchObject({ value: { games: [] } });
    expect(statusOf(club, 1)).toBe('lapsed');
  });
});

describe('Act II.4: unanswered games when the session closes', () => {
  it('count in the order of entry where the opponent was there, and else go to a Moderator', async () => {
    const { club, ana, vic } = afternoon();
    const bo = club.member('Bo');
    const cy = club.member('Cy');
    club.checkIn(bo);
    club.at('12:52').checkOut(bo);
    club.enter(1, ana, bo);
    club.enter(2, ana, cy);
    club.enter(3, vic, ana);
    club.at('13:03');
    club.enter(4, bo, ana);
    await club.at('2026-11-23 08:00').settle();
    expect([1, 2, 3, 4].map((game) => statusOf(club, game))).toEqual([
      'counted',
      'open',
      'lapsed',
      'counted',
    ]);
    expect(club.view.state.games[2]?.approval).toEqual(['unanswered']);
    expect(club.announced.at(-1)?.notice).toMatchObject({
      kind: 'weekly-round',
      date: '2026-11-20',
      counted: [1, 4],
      lapsed: [3],
      referred: [2],
      decayed: [],
    });
  });
});
