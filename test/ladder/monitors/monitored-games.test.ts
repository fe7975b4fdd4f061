import { describe, expect, it } from 'vitest';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { adjudicateGame } from '../../../src/ladder/games/adjudicate-game.ts';
import { confirmGame, disputeGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { liftMonitor, setMonitor } from '../../../src/ladder/monitors/set-monitor.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { waitingForModerator } from '../../../src/ladder/words/sessions.ts';
import type { GameNumber, PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named, plays } from '../games/afternoon.ts';

const reason = 'Because.';

/** A Friday at 12:40: Mo had Ana monitored at 12:35; Una is a Moderator too. */
function monitored() {
  const stage = afternoon();
  const { club, mo, ana } = stage;
  const una = club.at('12:35').moderator('Una');
  club.does(mo, setMonitor, { member: named(ana), suspicion: reason });
  club.at('12:40');
  return { ...stage, una };
}

const approve = (club: Story, by: PersonNumber, number: GameNumber, overseer: PersonNumber | null = null) =>
  club.does(by, approveGame, {
    game: `${number}`,
    overseer: overseer === null ? null : named(overseer),
  });

const lift = (club: Story, by: PersonNumber, member: PersonNumber) =>
  club.does(by, liftMonitor, { member: named(member), reason });

describe('Act II.10.4: a game of a monitored Member waits for approval', () => {
  it('entered by them, and by the other player', () => {
    const { club, ana, bo } = monitored();
    expect(game(club, enters(club, ana, bo)).approval).toEqual(['monitored']);
    club.at('12:51');
    expect(game(club, enters(club, bo, ana)).approval).toEqual(['monitored']);
    expect(waitingForModerator(club.view).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('also when the opponent has confirmed it, and it counts without Confirm once it is approved', () => {
    const { club, mo, una, ana, bo } = monitored();
    const first = enters(club, ana, bo);
    expect(club.does(bo, confirmGame, { game: `${first}` })).toMatchObject({ value: { counts: false } });
    expect(saidOf(approve(club, una, first, mo))).toEqual(['done']);
    const second = enters(club, ana, bo, { played: '12:38' });
    expect(saidOf(approve(club, una, second, mo))).toEqual(['done']);
    expect([game(club, first).status, game(club, second).status]).toEqual(['counted', 'counted']);
    expect(game(club, second).confirmed).toBe(false);
  });

  it('also when a Moderator who did not play enters it or counts its pieces; they may then approve it', () => {
    const { club, mo, ana, bo } = monitored();
    const entered = plays(club, mo, ana, bo);
    expect(game(club, entered)).toMatchObject({ status: 'open', approval: ['monitored'] });
    club.at('12:51');
    const count = { fen: null, pgn: null, whiteCaptured: 'q', blackCaptured: null };
    const cutOff = club.does(mo, adjudicateGame, { white: named(ana), black: named(bo), ...count });
    expect(cutOff).toMatchObject({ value: { kind: 'game-adjudicated', counts: false } });
    expect(saidOf(approve(club, mo, entered, mo))).toEqual(['done']);
    expect(game(club, entered).status).toBe('counted');
  });

  it('not before they are monitored, and not of others', () => {
    const { club, mo, ana, bo } = afternoon();
    const before = plays(club, mo, ana, bo);
    club.does(mo, setMonitor, { member: named(ana), suspicion: reason });
    const cy = club.member('Cy');
    const others = plays(club, mo, bo, cy);
    expect([game(club, before).status, game(club, others).status]).toEqual(['counted', 'counted']);
  });

  it.each([
    ['12:34:59', null, ['monitored']],
    ['12:35', '12:39', ['monitored']],
    ['12:38:59', '12:39', ['monitored']],
    ['12:39', '12:39', []],
    ['12:34:59', '12:39', []],
  ])('played at %s, the monitor lifted at %s: %j', (played, liftedAt, approval) => {
    const { club, mo, ana, bo } = monitored();
    if (liftedAt !== null) lift(club.at(liftedAt), mo, ana);
    club.at('12:40');
    expect(game(club, enters(club, ana, bo, { played })).approval).toEqual(approval);
  });

  it('not by a Moderator who played it, nor by a Member', () => {
    const { club, mo, una, ana, bo } = monitored();
    const own = enters(club, ana, mo);
    expect(actsOf(approve(club, mo, own, una))).toEqual(['III.3.5']);
    expect(actsOf(approve(club, bo, own, una))).toEqual(['III.2', 'III.3.4']);
    expect(saidOf(approve(club, una, own, una))).toEqual(['done']);
  });

  it('is on record under that Act, with who watched it', () => {
    const { club, mo, una, ana, bo } = monitored();
    const number = enters(club, ana, bo);
    approve(club, una, number, mo);
    expect(club.view.entries.find(({ type }) => type === 'game-approved')).toMatchObject({
      by: una,
      overseer: mo,
      acts: ['II.10.4'],
    });
  });

  it('waits on when the session closes, though the opponent was there', () => {
    const { club, mo, una, ana, bo } = monitored();
    club.checkIn(bo);
    const number = enters(club, ana, bo);
    const closed = club.at('13:00').does(mo, closeSession, undefined);
    expect(closed).toMatchObject({ value: { counted: [], lapsed: [], referred: [] } });
    expect(game(club, number)).toMatchObject({ status: 'open', approval: ['monitored'] });
    club.at('2026-11-27 12:00');
    expect(saidOf(approve(club, una, number, mo))).toEqual(['done']);
  });

  it('Act 0.12: waits for a player to join first, and then for approval', () => {
    const { club, mo, una, ana } = monitored();
    const zoe = club.person('Zoe');
    const number = enters(club, ana, zoe);
    expect(saidOf(approve(club, una, number, mo))).toEqual(['game-held']);
    club.does(zoe, joinBoard, { name: null });
    expect(game(club, number).status).toBe('open');
    expect(saidOf(approve(club, una, number, mo))).toEqual(['done']);
  });

  it('one that is disputed as well is decided by the same approval, or refused', () => {
    const { club, mo, una, ana, bo } = monitored();
    const first = enters(club, ana, bo);
    club.does(bo, disputeGame, { game: `${first}`, why: 'I won.' });
    expect(game(club, first).approval).toEqual(['monitored', 'disputed']);
    expect(saidOf(approve(club, una, first, mo))).toEqual(['done']);
    const second = enters(club, ana, bo, { played: '12:38' });
    expect(saidOf(club.does(una, refuseGame, { game: `${second}`, reason }))).toEqual(['done']);
  });
});

describe('Act II.10.3: the approval names the Moderator who watched the game', () => {
  it('and is refused without one, for either player and for both', () => {
    const { club, mo, una, ana, bo } = monitored();
    const one = enters(club, bo, ana);
    expect(approve(club, una, one)).toMatchObject({
      refusals: [{ code: 'overseer-needed', acts: ['II.10.3'], game: one, monitored: [ana] }],
    });
    club.does(mo, setMonitor, { member: named(bo), suspicion: reason });
    const both = enters(club, bo, ana, { played: '12:38' });
    club.at('12:45');
    const later = enters(club, ana, bo);
    expect(approve(club, una, both)).toMatchObject({ refusals: [{ monitored: [ana] }] });
    expect(approve(club, una, later)).toMatchObject({ refusals: [{ monitored: [ana, bo] }] });
  });

  it('who has that power and did not play it; the one who approves may be the one who watched', () => {
    const { club, mo, una, ana, bo } = monitored();
    const judy = club.person('Judy', { offices: ['justice'] });
    const number = enters(club, ana, mo);
    for (const overseer of [bo, ana, mo])
      expect(actsOf(approve(club, una, number, overseer))).toEqual(['III.3.5']);
    expect(saidOf(approve(club, una, number, judy))).toEqual(['done']);
    const own = enters(club, ana, bo, { played: '12:38' });
    expect(saidOf(approve(club, una, own, una))).toEqual(['done']);
  });

  it('also after the monitor is lifted, since the game was played under it', () => {
    const { club, mo, una, ana, bo } = monitored();
    const number = enters(club, ana, bo);
    lift(club.at('12:45'), mo, ana);
    expect(game(club, number).approval).toEqual(['monitored']);
    expect(saidOf(approve(club, una, number))).toEqual(['overseer-needed']);
    expect(saidOf(approve(club, una, number, mo))).toEqual(['done']);
  });

  it('not of a game that was played before it, and only entered under it', () => {
    const { club, una, ana, bo } = monitored();
    const number = enters(club, ana, bo, { played: '12:34' });
    expect(game(club, number).approval).toEqual(['monitored']);
    expect(saidOf(approve(club, una, number))).toEqual(['done']);
  });

  it('not of a game of nobody who is monitored', () => {
    const { club, una, bo } = monitored();
    const tom = club.member('Tom', { account: false });
    const number = enters(club, bo, tom);
    expect(saidOf(approve(club, una, number))).toEqual(['done']);
    expect(club.view.entries.find(({ type }) => type === 'game-approved')?.acts).toEqual(['II.4']);
  });

  it('a void monitor asks for nothing', () => {
    const { club, ana, bo } = monitored();
    const entry = club.view.state.monitors[0]?.seq ?? 0;
    club.write({ type: 'voided', entry });
    expect(game(club, enters(club, ana, bo)).approval).toEqual([]);
  });
});
