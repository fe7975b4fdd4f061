import { describe, expect, it } from 'vitest';
import type { RemovalBasis } from '../../../src/house/outcomes.ts';
import { askRemoval } from '../../../src/house/removal/ask-removal.ts';
import { previewRemoval, removeMember } from '../../../src/house/removal/remove-member.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { enters, game, named } from '../../ladder/games/afternoon.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { fridays, holds } from './sessions.ts';

/** Long before the first session: Cleo is Chief Justice, Mo Moderator, Ana and Bo are Members. */
function aTerm() {
  const club = aClub({ now: '2026-10-01 12:00' });
  const cleo = club.person('Cleo', { offices: ['chief'] });
  const mo = club.moderator('Mo');
  const ana = club.member('Ana');
  const bo = club.member('Bo');
  return { club, cleo, mo, ana, bo };
}

const removes = (club: Story, by: PersonNumber, person: PersonNumber, basis: RemovalBasis) =>
  club.does(by, removeMember, { member: named(person), basis });

describe('Act II.7: only who missed four of the last six sessions, and played two games or fewer in them', () => {
  /** Of each of the six sessions, from the first: away (-), there (p), or how many games were played. */
  it.each([
    { did: '------', said: 'done', why: 'never seen' },
    { did: '----pp', said: 'done', why: 'four absences, no game' },
    { did: 'pp----', said: 'done', why: 'in whatever order' },
    { did: '---ppp', said: 'not-inactive', why: 'three absences' },
    { did: '----11', said: 'done', why: 'two games' },
    { did: '----p2', said: 'done', why: 'two games on one day' },
    { did: '----12', said: 'not-inactive', why: 'three games' },
    { did: '-----3', said: 'not-inactive', why: 'three games on one day' },
  ])('$did: $said ($why)', ({ did, said }) => {
    const { club, cleo, mo, ana, bo } = aTerm();
    const weeks = [...did].map((letter) => letter);
    weeks.forEach((letter, week) => {
      const games = Array.from({ length: Number(letter) || 0 }, () => [ana, bo] as [number, number]);
      holds(club, mo, fridays[week] ?? '', { present: letter === '-' ? [bo] : [ana, bo], games });
    });
    expect(saidOf(removes(club, cleo, ana, 'inactive'))).toEqual([said]);
  });

  it('looks back on six sessions that were held, and no further', () => {
    const { club, cleo, mo, ana, bo } = aTerm();
    for (const [week, date] of fridays.entries())
      holds(club, mo, date, {
        present: week < 1 || week > 3 ? [ana] : [],
        games: week === 0 ? [[ana, bo]] : [],
      });
    const before = removes(club, cleo, ana, 'inactive');
    expect(before).toMatchObject({
      refusals: [{ person: ana, sessions: 6, absences: 3, games: 0 }],
    });
    club.at('2026-11-27 12:30');
    holds(club, mo, '2026-11-27', {});
    expect(saidOf(removes(club, cleo, ana, 'inactive'))).toEqual(['not-inactive']);
    club.cancelSession('2026-12-04');
    holds(club, mo, '2026-12-11', {});
    holds(club, mo, '2026-12-18', {});
    expect(removes(club, cleo, ana, 'inactive')).toMatchObject({
      refusals: [{ sessions: 6, absences: 3 }],
    });
    holds(club, mo, '2027-01-08', {});
    expect(saidOf(removes(club, cleo, ana, 'inactive'))).toEqual(['done']);
  });

  it('counts no session that began before they joined, the latest time', () => {
    const { club, cleo, mo, ana } = aTerm();
    for (const date of fridays.slice(0, 4)) holds(club, mo, date, {});
    const cy = club.member('Cy');
    club.remove(ana);
    club.does(ana, joinBoard, { name: null });
    for (const date of fridays.slice(4)) holds(club, mo, date, {});
    for (const person of [cy, ana])
      expect(removes(club, cleo, person, 'inactive')).toMatchObject({
        refusals: [{ sessions: 3, absences: 3 }],
      });
    holds(club, mo, '2026-11-27', {});
    expect(saidOf(removes(club, cleo, ana, 'inactive'))).toEqual(['done']);
  });

  it('is done to somebody banned as well, who may not join again until the ban is over', () => {
    const { club, cleo, mo, ana } = aTerm();
    for (const date of fridays.slice(0, 4)) holds(club, mo, date, {});
    club.ban(ana, '2026-11-06');
    expect(saidOf(removes(club, cleo, ana, 'inactive'))).toEqual(['done']);
    club.at('2026-11-06 23:59:59');
    const tooSoon = club.does(ana, joinBoard, { name: null });
    expect([saidOf(tooSoon), actsOf(tooSoon)]).toEqual([['banned'], ['II.7']]);
    club.at('2026-11-07 00:00');
    expect(saidOf(club.does(ana, joinBoard, { name: null }))).toEqual(['done']);
    expect(club.score(ana)).toBe(100);
  });
});

describe('Act II.8: at their request', () => {
  it('is done by the Chief Justice alone, to the person who asked, who is told and may come back at the start', () => {
    const { club, cleo, mo, ana, bo } = aTerm();
    holds(club, mo, fridays[0], { games: [[ana, bo]] });
    expect(saidOf(removes(club, cleo, ana, 'request'))).toEqual(['no-removal-request']);
    club.does(ana, askRemoval, undefined);
    expect(actsOf(removes(club, mo, ana, 'request'))).toEqual(['III.2']);
    expect(removes(club, cleo, ana, 'request')).toMatchObject({
      value: { kind: 'removed', person: ana, basis: 'request', games: [] },
    });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'removed', by: cleo, acts: ['II.8'] });
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'removed', person: ana, basis: 'request' },
      target: { to: 'person', person: ana },
    });
    expect(saidOf(removes(club, cleo, ana, 'request'))).toEqual(['not-a-member']);
    club.does(ana, joinBoard, { name: null });
    expect(club.score(ana)).toBe(100);
    expect(saidOf(removes(club, cleo, ana, 'request'))).toEqual(['no-removal-request']);
  });

  it('is done to somebody without an account, who can only have asked on paper', () => {
    const { club, cleo } = aTerm();
    const tom = club.member('Tom', { account: false });
    expect(saidOf(removes(club, cleo, tom, 'request'))).toEqual(['done']);
    expect(club.announced.map(({ target }) => target)).toEqual([{ to: 'discussion' }]);
  });

  it('ends the games that wait for them, and leaves those that count', () => {
    const { club, cleo, mo, ana, bo } = aTerm();
    club.at('2026-10-09 12:30');
    club.openSession(mo);
    club.at('12:40');
    const counted = enters(club, mo, ana, { player: named(bo) });
    const own = enters(club, ana, bo, { score: 0.5 });
    const others = enters(club, bo, ana, { score: 0 });
    club.does(ana, askRemoval, undefined);
    const input = { member: named(ana), basis: 'request' } as const;
    expect(previewRemoval(club.view, club.actor(cleo), input, club.now)).toMatchObject({
      value: { games: [own, others] },
    });
    removes(club, cleo, ana, 'request');
    expect([counted, own, others].map((number) => game(club, number).status)).toEqual([
      'counted',
      'withdrawn',
      'lapsed',
    ]);
    expect(club.announced.map(({ notice }) => notice.kind)).toContain('game-lapsed');
  });
});

describe('Act II.8.1: not while they are banned', () => {
  it.each([
    { at: '2026-10-16 23:59:59', said: 'banned' },
    { at: '2026-10-17 00:00', said: 'done' },
  ])('at $at: $said', ({ at, said }) => {
    const { club, cleo, ana } = aTerm();
    club.ban(ana, '2026-10-16');
    club.does(ana, askRemoval, undefined);
    club.at(at);
    const result = removes(club, cleo, ana, 'request');
    expect(saidOf(result)).toEqual([said]);
    expect(actsOf(result)).toEqual(said === 'banned' ? ['II.8.1'] : []);
  });
});

describe('Act II.8.2: offices are kept', () => {
  it('leaves a Moderator in office, and only keeps their games off the board', () => {
    const { club, cleo, mo } = aTerm();
    club.does(mo, askRemoval, undefined);
    expect(saidOf(removes(club, cleo, mo, 'request'))).toEqual(['done']);
    expect([...(club.view.state.offices.get(mo) ?? [])]).toEqual(['moderator']);
    expect(club.view.state.standings[mo]?.member).toBe(false);
  });
});
