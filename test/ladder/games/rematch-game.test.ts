import { describe, expect, it } from 'vitest';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { firstResult, rematchesToPlay } from '../../../src/ladder/games/by-register.ts';
import { correctGame } from '../../../src/ladder/games/decide-game.ts';
import {
  type OverseenOutcome,
  objectGame,
  previewRematch,
  type RematchInput,
  rematchGame,
} from '../../../src/ladder/games/rematch-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { fold } from '../../../src/rule-books.ts';
import { penalty } from '../../house/discipline/a-case.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { deductionsOf, fridays, holds, opens } from '../decay/fridays.ts';
import { afternoon, enters, game, named, plays } from './afternoon.ts';

/** Ana has beaten Bo on Friday 20 November, at 12:40. */
function aGame() {
  const stage = afternoon();
  const number = plays(stage.club, stage.mo, stage.ana, stage.bo);
  return { ...stage, number };
}

const objects = (club: Story, who: PersonNumber, number = 1) =>
  club.does(who, objectGame, { game: `${number}` });

const decides = (
  club: Story,
  who: PersonNumber,
  outcome: OverseenOutcome,
  about: Partial<RematchInput> = {},
) => club.does(who, rematchGame, { game: '1', outcome, untimed: false, ...about });

/** Holds the session of a later Friday, and is in the middle of it. */
async function nextFriday(club: Story, mo: PersonNumber, date = '2026-11-27'): Promise<void> {
  club.at(`${date} 12:30`);
  await club.settle();
  club.openSession(mo);
  club.at('12:45');
}

const decidedOf = ({ view }: Story) => view.state.objections.get(1)?.decided?.outcome ?? null;

describe('Act I.6: objecting to how a game ended', () => {
  it('is on record, tells the other player, and leaves the first result where it is', () => {
    const { club, ana, bo } = aGame();
    expect(objects(club, bo)).toMatchObject({ value: { kind: 'game-objected', game: 1 } });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'objected', person: bo, by: bo, acts: ['I.6'] });
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'game-objected', game: 1, by: bo },
      target: { to: 'person', person: ana },
    });
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });

  it('may be done by the winner too, and to a draw', () => {
    const { club, mo, ana, bo } = aGame();
    expect(saidOf(objects(club, ana))).toEqual(['done']);
    const drawn = plays(club, mo, ana, bo, 0.5);
    expect(saidOf(objects(club, bo, drawn))).toEqual(['done']);
  });

  it.each([
    { at: '2026-11-20 12:41', said: 'done' },
    { at: '2026-11-26 23:00', said: 'done' },
    { at: '2026-11-27 13:10:00', said: 'done' },
    { at: '2026-11-27 13:10:01', said: 'objection-too-late' },
    { at: '2026-12-04 12:00', said: 'objection-too-late' },
  ])('until the session after the game’s own closes: at $at, $said', async ({ at, said }) => {
    const { club, mo, ana } = aGame();
    if (at >= '2026-11-27') await nextFriday(club, mo);
    club.at(at);
    await club.settle();
    expect(saidOf(objects(club, ana))).toEqual([said]);
  });

  it('passes over weeks in which no session was held', async () => {
    const { club, ana } = aGame();
    club.cancelSession('2026-11-27');
    club.at('2026-12-17 12:00');
    await club.settle();
    expect(saidOf(objects(club, ana))).toEqual(['done']);
  });

  it('is for the two players, for a game that counts, and once', () => {
    const { club, mo, ana, bo } = aGame();
    const cy = club.member('Cy');
    expect(saidOf(objects(club, cy))).toEqual(['not-your-game']);
    expect(saidOf(objects(club, mo))).toEqual(['not-your-game']);
    expect(saidOf(objects(club, ana, 7))).toEqual(['no-such-game']);
    const open = enters(club, ana, bo, { score: 0.5 });
    const result = objects(club, bo, open);
    expect([saidOf(result), actsOf(result)]).toEqual([['game-not-counted'], ['I.6']]);
    objects(club, ana);
    for (const player of [ana, bo]) expect(saidOf(objects(club, player))).toEqual(['objected-already']);
  });

  it('is not for online games', () => {
    const { club, ana, bo } = aGame();
    club.write({
      type: 'game-recorded',
      game: 2,
      player: ana,
      opponent: bo,
      score: 1,
      colour: null,
      playedAt: club.now,
      date: '2026-11-20',
      online: true,
      ended: null,
      approval: [],
    });
    club.write({ type: 'game-counted', game: 2 });
    const refusal = objects(club, bo, 2);
    expect([saidOf(refusal), actsOf(refusal)]).toEqual([['no-rematch-online'], ['I.6', 'I.9.7']]);
  });
});

describe('Act I.6: what a rematch brings', () => {
  /** Bo lost game 1; and Ana has beaten Cy since, so that much is replayed. */
  it.each<{ outcome: OverseenOutcome; points: 0 | 0.5 | 1; why: string }>([
    { outcome: 'won', points: 0, why: 'Bo won it' },
    { outcome: 'drew', points: 0.5, why: 'they drew it' },
    { outcome: 'lost', points: 1, why: 'Bo lost it again' },
    { outcome: 'petitioner-absent', points: 1, why: 'Bo did not come, so the first result stands' },
    { outcome: 'opponent-absent', points: 0, why: 'Ana did not come and forfeits' },
  ])('$outcome: $why', async ({ outcome, points }) => {
    const stages = [aGame(), aGame()] as const;
    for (const { club, mo, ana } of stages) plays(club, mo, ana, club.member('Cy'));
    const [{ club, mo, ana, bo }, { club: otherwise }] = stages;
    objects(club, bo);
    await nextFriday(club, mo);
    const input = { game: '1', outcome, untimed: true } as const;
    const preview = previewRematch(club.view, club.actor(mo), input, club.now);
    const result = decides(club, mo, outcome, { untimed: true });
    expect(result).toMatchObject({ value: { kind: 'rematch-decided', game: 1, outcome } });
    expect(club.view.entries.at(-1)).toMatchObject({ by: mo, untimed: true, acts: ['I.6'] });
    expect(game(club, 1)).toMatchObject({ score: points, status: 'counted' });
    if (points !== 1) otherwise.does(mo, correctGame, { game: '1', score: points, reason: 'It was so.' });
    const scores = [ana, bo, 4].map((person) => club.score(person));
    expect(scores).toEqual([ana, bo, 4].map((person) => otherwise.score(person)));
    expect(preview).toMatchObject({
      value: {
        changes: result.ok && result.value !== null && 'changes' in result.value ? result.value.changes : [],
      },
    });
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('is seen from the person who objected, also where they are the player named first', async () => {
    const { club, mo, ana } = aGame();
    objects(club, ana);
    await nextFriday(club, mo);
    decides(club, mo, 'lost');
    expect(game(club, 1).score).toBe(0);
  });

  it('is announced, with who oversaw it', async () => {
    const { club, mo, bo } = aGame();
    objects(club, bo);
    await nextFriday(club, mo);
    decides(club, mo, 'won');
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'rematch-decided', game: 1, outcome: 'won', by: mo },
      target: { to: 'discussion' },
    });
  });

  it('is final: no second rematch, and no second objection', async () => {
    const { club, mo, ana, bo } = aGame();
    objects(club, bo);
    await nextFriday(club, mo);
    decides(club, mo, 'won');
    expect(saidOf(decides(club, mo, 'lost'))).toEqual(['rematch-was-decided']);
    for (const player of [ana, bo]) expect(saidOf(objects(club, player))).toEqual(['objected-already']);
  });
});

describe('Act I.2.1: a game that is forfeited by a penalty', () => {
  /** Mia has Ana, who won it, forfeit the game; what the score is shows whether that held. */
  function aForfeit() {
    const stage = aGame();
    const mia = stage.club.moderator('Mia');
    const forfeits = () =>
      stage.club.does(mia, issuePenalty, penalty(stage.ana, { kinds: ['forfeit'], game: '1' }));
    return { ...stage, mia, forfeits };
  }

  it('cannot be objected to, nor given another result, nor taken off the board', () => {
    const { club, mo, ana, bo, forfeits } = aForfeit();
    forfeits();
    for (const player of [ana, bo]) expect(saidOf(objects(club, player))).toEqual(['game-forfeited']);
    const corrected = club.does(mo, correctGame, { game: '1', score: 1, reason: 'Ana won.' });
    expect(saidOf(corrected)).toEqual(['game-forfeited']);
    expect(saidOf(club.does(mo, voidGame, { game: '1', reason: 'No' }))).toEqual(['game-forfeited']);
    expect([club.score(ana), club.score(bo)]).toEqual([100, 120]);
  });

  it('is not played again, though somebody objected before', async () => {
    const { club, mo, ana, bo, forfeits } = aForfeit();
    objects(club, ana);
    expect(rematchesToPlay(club.view)).toHaveLength(1);
    forfeits();
    expect(rematchesToPlay(club.view)).toEqual([]);
    await nextFriday(club, mo);
    expect(saidOf(decides(club, mo, 'won'))).toEqual(['game-forfeited']);
    expect([club.score(ana), club.score(bo)]).toEqual([100, 120]);
  });

  it('is a game like any other once the penalty is undone', () => {
    const { club, ana, forfeits } = aForfeit();
    forfeits();
    const { seq } = club.view.state.penalties[1] ?? { seq: 0 };
    club.write({ type: 'voided', entry: seq });
    expect(saidOf(objects(club, ana))).toEqual(['done']);
  });
});

describe('Act I.6: when, and by whom', () => {
  it.each([
    { at: '2026-11-20 13:05', said: 'no-rematch-now', why: 'in the session of the game itself' },
    { at: '2026-11-24 12:45', said: 'no-rematch-now', why: 'between sessions' },
    { at: '2026-11-27 12:29:59', said: 'no-rematch-now', why: 'before the session begins' },
    { at: '2026-11-27 12:30:00', said: 'done', why: 'as it begins' },
    { at: '2026-11-27 23:59:59', said: 'done', why: 'later on its day' },
    {
      at: '2026-11-28 00:00:00',
      said: 'rematch-was-decided',
      why: 'the day after, when nobody is known to have come',
    },
  ])('at $at: $said ($why)', async ({ at, said }) => {
    const { club, mo, bo } = aGame();
    objects(club, bo);
    if (at > '2026-11-27') {
      club.at('2026-11-27 12:20');
      await club.settle();
      club.openSession(mo);
    }
    club.at(at);
    await club.settle();
    expect(saidOf(decides(club, mo, 'won'))).toEqual([said]);
  });

  it('is at the session that begins after the objection, also when that is made in the middle of one', async () => {
    const { club, mo, bo } = aGame();
    await nextFriday(club, mo);
    objects(club, bo);
    expect(decides(club, mo, 'won')).toMatchObject({
      refusals: [{ code: 'no-rematch-now', nextSession: '2026-12-04' }],
    });
    await nextFriday(club, mo, '2026-12-04');
    expect(decidedOf(club)).toBeNull();
    expect(saidOf(decides(club, mo, 'won'))).toEqual(['done']);
  });

  it('is for a Moderator or Justice who did not play the game', async () => {
    const { club, mo, ana, bo } = aGame();
    const jude = club.person('Jude', { offices: ['justice'] });
    const own = plays(club, jude, ana, mo);
    objects(club, ana, own);
    objects(club, bo);
    await nextFriday(club, mo);
    expect(actsOf(decides(club, ana, 'won'))).toEqual(['III.2', 'III.3.4', 'III.3.5']);
    expect(saidOf(decides(club, mo, 'won', { game: `${own}` }))).toEqual(['own-game']);
    expect(saidOf(decides(club, jude, 'won', { game: `${own}` }))).toEqual(['done']);
  });

  it('needs an objection, and a game that counts still', async () => {
    const { club, mo, ana, bo } = aGame();
    const other = plays(club, mo, bo, ana);
    objects(club, bo);
    await nextFriday(club, mo);
    expect(saidOf(decides(club, mo, 'won', { game: `${other}` }))).toEqual(['no-objection']);
    club.does(mo, voidGame, { game: '1', reason: 'It never took place.' });
    expect(saidOf(decides(club, mo, 'won'))).toEqual(['game-not-counted']);
  });
});

describe('Act I.6: who cannot play the rematch', () => {
  /** Bo objected. Who is banned or removed when the rematch is due, and what can be said of it then. */
  const can = (said: string) => ({ won: said, drew: said, lost: said });
  it.each<{ who: 'Ana' | 'Bo'; how: 'banned' | 'removed'; says: Record<OverseenOutcome, string> }>([
    {
      who: 'Ana',
      how: 'banned',
      says: { ...can('banned'), 'opponent-absent': 'done', 'petitioner-absent': 'done' },
    },
    {
      who: 'Bo',
      how: 'banned',
      says: { ...can('banned'), 'opponent-absent': 'banned', 'petitioner-absent': 'done' },
    },
    {
      who: 'Ana',
      how: 'removed',
      says: { ...can('not-a-member'), 'opponent-absent': 'done', 'petitioner-absent': 'done' },
    },
    {
      who: 'Bo',
      how: 'removed',
      says: { ...can('not-a-member'), 'opponent-absent': 'not-a-member', 'petitioner-absent': 'done' },
    },
  ])('$who is $how', async ({ who, how, says }) => {
    for (const outcome of ['won', 'drew', 'lost', 'opponent-absent', 'petitioner-absent'] as const) {
      const { club, mo, ana, bo } = aGame();
      objects(club, bo);
      const person = who === 'Ana' ? ana : bo;
      if (how === 'banned') club.ban(person, '2026-11-27');
      else club.remove(person);
      await nextFriday(club, mo);
      expect([outcome, saidOf(decides(club, mo, outcome))]).toEqual([outcome, [says[outcome]]]);
    }
  });
});

describe('Act I.6: where nobody plays it, the first result stands', () => {
  it('at the end of the day, once, and however late somebody looks', async () => {
    const { club, mo, ana, bo } = aGame();
    objects(club, bo);
    await nextFriday(club, mo);
    club.at('23:59:59');
    await club.settle();
    expect(decidedOf(club)).toBeNull();
    club.at('2027-01-15 09:00');
    await club.settle();
    await club.settle();
    const decided = club.view.entries.filter(({ type }) => type === 'rematch-decided');
    expect(decided).toMatchObject([
      { outcome: 'neither', score: null, by: null, at: Date.parse('2026-11-27T23:59:59.999Z') },
    ]);
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
    expect(club.announced.at(-1)).toMatchObject({ notice: { kind: 'rematch-decided', by: null } });
  });

  it('waits for as long as no session is held', async () => {
    const { club, mo, bo } = aGame();
    objects(club, bo);
    club.cancelSession('2026-11-27');
    club.at('2026-12-11 12:00');
    await club.settle();
    expect(decidedOf(club)).toBeNull();
    await nextFriday(club, mo, '2026-12-11');
    expect(saidOf(decides(club, mo, 'drew'))).toEqual(['done']);
  });

  it('is not said of a session that goes on, or was closed before it was to begin', async () => {
    const { club, mo, bo } = aGame();
    objects(club, bo);
    club.at('2026-11-27 12:20');
    await club.settle();
    club.does(mo, openSession, undefined);
    club.does(mo, closeSession, undefined);
    club.at('2026-11-28 12:00');
    await club.settle();
    expect(decidedOf(club)).toBeNull();
    await nextFriday(club, mo, '2026-12-04');
    club.does(mo, closeSession, undefined);
    club.does(mo, openSession, undefined);
    expect(saidOf(decides(club, mo, 'drew'))).toEqual(['done']);
  });

  it('is not said of a game that was voided', async () => {
    const { club, mo, bo } = aGame();
    objects(club, bo);
    club.does(mo, voidGame, { game: '1', reason: 'It never took place.' });
    await nextFriday(club, mo);
    club.at('2026-11-30 12:00');
    await club.settle();
    expect(decidedOf(club)).toBeNull();
  });
});

describe('Acts 0.9 and II.6: a rematch that is played shows that both were there and played', () => {
  const lost = ['2026-11-20 absence', '2026-11-20 idle'];

  /** Ana and Bo played a fortnight ago and stayed away since; this is the second Friday, whose close costs points. */
  async function aFortnightOn() {
    const { club, mo, ana, bo } = fridays();
    club.setFigures({ absenceSessions: 2, idleSessions: 2 });
    await holds(club, mo, '2026-11-06', [], [[ana, bo]]);
    opens(club, mo, '2026-11-13');
    club.at('13:00');
    objects(club, ana);
    await club.at('13:11').settle();
    opens(club, mo, '2026-11-20');
    return { club, mo, ana, bo };
  }

  it.each([
    ['won', '12:50', []],
    ['drew', '15:00', []],
    ['lost', '23:59', []],
    ['opponent-absent', '12:50', lost],
    ['petitioner-absent', '15:00', lost],
  ] as const)('%s, as is told at %s', async (outcome, told, deductions) => {
    const { club, mo, ana, bo } = await aFortnightOn();
    await club.at(told).settle();
    expect(saidOf(decides(club, mo, outcome))).toEqual(['done']);
    await club.at('2026-11-21 09:00').settle();
    for (const player of [ana, bo]) expect(deductionsOf(club, player)).toEqual(deductions);
  });

  it('but not once the game is taken off the board', async () => {
    const { club, mo, ana } = await aFortnightOn();
    club.at('12:50');
    decides(club, mo, 'won');
    club.does(mo, voidGame, { game: '1', reason: 'It was another day' });
    await club.at('13:11').settle();
    expect(deductionsOf(club, ana)).toEqual(lost);
  });
});

describe('Act I.6: where nothing is said of a rematch, the register of its session decides', () => {
  type Comes = { ana?: [string, string?]; bo?: [string, string?] };

  /** Bo lost game 1 and objected; who comes to the session of the rematch, from when to when. */
  async function theRematch(comes: Comes) {
    const stage = aGame();
    const { club, mo } = stage;
    objects(club, stage.bo);
    club.at('2026-11-27 12:30');
    await club.settle();
    club.openSession(mo);
    for (const who of ['ana', 'bo'] as const) {
      const [from, to] = comes[who] ?? [];
      if (from !== undefined) club.at(from).checkIn(stage[who]);
      if (to !== undefined) club.at(to).checkOut(stage[who]);
    }
    return stage;
  }

  it.each<{ comes: Comes; outcome: string; scores: [number, number]; why: string }>([
    { comes: { bo: ['12:35'] }, outcome: 'opponent-absent', scores: [100, 120], why: 'Ana stayed away' },
    { comes: { ana: ['12:35'] }, outcome: 'petitioner-absent', scores: [120, 100], why: 'Bo stayed away' },
    { comes: {}, outcome: 'neither', scores: [120, 100], why: 'both stayed away' },
    { comes: { ana: ['12:35'], bo: ['12:35'] }, outcome: 'neither', scores: [120, 100], why: 'both came' },
    {
      comes: { ana: ['12:35', '12:39'], bo: ['12:40'] },
      outcome: 'opponent-absent',
      scores: [100, 120],
      why: 'Ana left before she was present (Act 0.9)',
    },
    {
      comes: { ana: ['12:35', '12:40'], bo: ['12:45'] },
      outcome: 'neither',
      scores: [120, 100],
      why: 'Ana was present',
    },
    {
      comes: { bo: ['12:35', '12:36'] },
      outcome: 'neither',
      scores: [120, 100],
      why: 'Bo was not present for five minutes either',
    },
  ])('$outcome, $why', async ({ comes, outcome, scores }) => {
    const { club, ana, bo } = await theRematch(comes);
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe(outcome);
    expect([club.score(ana), club.score(bo)]).toEqual(scores);
    expect(club.announced.filter(({ notice }) => notice.kind === 'rematch-decided')).toMatchObject([
      { notice: { outcome, by: null }, target: { to: 'discussion' } },
    ]);
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('a forfeit as the session closes, and not before it can go on no more', async () => {
    const { club, mo } = await theRematch({ bo: ['12:35'] });
    club.at('12:50').does(mo, closeSession, undefined);
    await club.at('13:05').settle();
    expect(decidedOf(club)).toBeNull();
    await club.at('13:11').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
    expect(club.view.entries.findLast(({ type }) => type === 'rematch-decided')?.at).toBe(
      club.moment('13:10'),
    );
  });

  it.each([
    ['won', [100, 120]],
    ['lost', [120, 100]],
    ['petitioner-absent', [120, 100]],
  ] as const)('the person who saw it can still say that day: %s', async (outcome, scores) => {
    const { club, mo, ana, bo } = await theRematch({ bo: ['12:35'] });
    await club.at('13:20').settle();
    expect(saidOf(decides(club, mo, outcome))).toEqual(['done']);
    expect([club.score(ana), club.score(bo)]).toEqual(scores);
    expect(saidOf(decides(club, mo, 'drew'))).toEqual(['rematch-was-decided']);
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe(outcome);
  });

  it('but not the day after', async () => {
    const { club, mo } = await theRematch({ bo: ['12:35'] });
    await club.at('2026-11-28 09:00').settle();
    expect(saidOf(decides(club, mo, 'lost'))).toEqual(['no-rematch-now']);
  });

  it.each([
    ['Bo, who came', 'banned', 'neither'],
    ['Ana, who came too', 'banned', 'opponent-absent'],
    ['Ana, who came too', 'removed', 'opponent-absent'],
  ])('%s and is %s cannot play it: %s', async (name, how, outcome) => {
    const both = { ana: ['12:35'], bo: ['12:35'] } satisfies Comes;
    const { club, ana, bo } = await theRematch(name.startsWith('Ana') ? both : { bo: ['12:35'] });
    const person = name.startsWith('Ana') ? ana : bo;
    if (how === 'banned') club.ban(person, '2026-12-04');
    else club.remove(person);
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe(outcome);
  });

  it('Act 0.9: a register that is put right changes what it decided', async () => {
    const { club, mo, ana, bo } = await theRematch({ bo: ['12:35'] });
    await club.at('2026-11-28 09:00').settle();
    const mark = { member: named(ana), present: true, date: '2026-11-27', reason: 'She forgot' };
    expect(saidOf(club.does(mo, markRegister, mark))).toEqual(['done']);
    expect(decidedOf(club)).toBe('neither');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
    club.does(mo, markRegister, { ...mark, present: false });
    expect(decidedOf(club)).toBe('opponent-absent');
    expect([club.score(ana), club.score(bo)]).toEqual([100, 120]);
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it.each(['ana', 'bo'] as const)(
    'Act III.3.5: a Moderator who plays it does not take the other one out of the register (%s)',
    async (who) => {
      const stage = await theRematch({ ana: ['12:35'], bo: ['12:35'] });
      const { club, mo } = stage;
      const moderator = stage[who];
      const other = named(who === 'ana' ? stage.bo : stage.ana);
      club.write({ type: 'office-given', person: moderator, office: 'moderator' });
      const strike = { member: other, present: false, date: null, reason: 'Not here' };
      expect(saidOf(club.at('12:50').does(moderator, markRegister, strike))).toEqual(['own-game']);
      await club.at('2026-11-28 09:00').settle();
      expect(saidOf(club.does(moderator, markRegister, strike))).toEqual(['own-game']);
      expect(decidedOf(club)).toBe('neither');
      expect(saidOf(club.does(mo, markRegister, strike))).toEqual(['done']);
      expect(saidOf(club.does(moderator, markRegister, { ...strike, present: true }))).toEqual(['done']);
    },
  );

  it('Act III.3.5: that is so of the session of the rematch, and until somebody who oversaw it has decided', async () => {
    const { club, mo, ana, bo } = await theRematch({ ana: ['12:35'] });
    club.write({ type: 'office-given', person: bo, office: 'moderator' });
    decides(club.at('13:00'), mo, 'petitioner-absent');
    const strike = { member: named(ana), present: false, date: null, reason: 'Not here' };
    expect(saidOf(club.does(bo, markRegister, strike))).toEqual(['done']);
  });

  it('Act 0.9: it leaves what somebody oversaw', async () => {
    const { club, mo, ana } = await theRematch({ bo: ['12:35'] });
    decides(club.at('13:00'), mo, 'opponent-absent');
    await club.at('2026-11-28 09:00').settle();
    club.does(mo, markRegister, { member: named(ana), present: true, date: '2026-11-27', reason: 'Here' });
    expect(decidedOf(club)).toBe('opponent-absent');
  });
});

describe('Acts I.6 and III.3.5: the register is no Moderator’s means to win a rematch of their own', () => {
  /** Mo, a Moderator, has lost to Ana; `petitioner` objected, and Mo opens the session of the rematch. */
  async function ownRematch(petitioner: 'mo' | 'ana') {
    const stage = afternoon();
    const { club, ana, mo } = stage;
    const max = club.moderator('Max');
    plays(club, max, ana, mo);
    objects(club, stage[petitioner]);
    await nextFriday(club, mo);
    return { ...stage, max };
  }

  it.each(['mo', 'ana'] as const)(
    'nor do they strike the other player off where %s objected',
    async (who) => {
      const { club, mo, ana, max } = await ownRematch(who);
      club.checkIn(ana);
      const mark = { member: named(ana), present: false, date: null, reason: 'Never saw her' };
      expect(saidOf(club.does(mo, markRegister, mark))).toEqual(['own-game']);
      await club.at('13:20').settle();
      expect(saidOf(club.does(mo, markRegister, mark))).toEqual(['own-game']);
      expect(saidOf(club.does(max, markRegister, mark))).toEqual(['done']);
    },
  );

  it('there is no forfeit where nobody was there who could have watched over it', async () => {
    const { club, mo, ana } = await ownRematch('mo');
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe('neither');
    expect([club.score(ana), club.score(mo)]).toEqual([120, 100]);
  });

  it('another Moderator who was there is enough', async () => {
    const { club, mo, ana, max } = await ownRematch('mo');
    club.checkIn(max, { moderating: true });
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
    expect([club.score(ana), club.score(mo)]).toEqual([100, 120]);
  });
});

describe('Acts 0.9 and I.6: what proves presence after the register decided, or no longer', () => {
  /** Bo objected to game 1 and came; Ana did not check in. Cy is there too. */
  async function forfeited() {
    const stage = aGame();
    const { club, mo, bo } = stage;
    const cy = club.member('Cy');
    objects(club, bo);
    await nextFriday(club, mo);
    return { ...stage, cy };
  }

  it('a game of that session that counts only later shows that she came: no forfeit', async () => {
    const { club, mo, ana, bo, cy } = await forfeited();
    club.checkIn(bo);
    await club.at('13:20').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
    enters(club, mo, cy, { player: named(ana), played: '13:05' });
    await club.at('13:21').settle();
    expect(decidedOf(club)).toBe('neither');
    expect(firstResult(club.view, game(club, 1))).toBeNull();
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('an invented game that proved the petitioner’s presence wins nothing once it is void', async () => {
    const { club, mo, ana, bo, cy } = await forfeited();
    const invented = plays(club, mo, bo, cy);
    await club.at('13:20').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
    club.at('2026-12-11 12:00').does(mo, voidGame, { game: `${invented}`, reason: 'Bo was at home' });
    await club.at('12:01').settle();
    expect(decidedOf(club)).toBe('neither');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });

  it('an invented game does not save from a forfeit either', async () => {
    const { club, mo, ana, bo, cy } = await forfeited();
    club.checkIn(bo);
    const invented = plays(club, mo, ana, cy);
    await club.at('2026-11-28 09:00').settle();
    expect(decidedOf(club)).toBe('neither');
    club.does(mo, voidGame, { game: `${invented}`, reason: 'Ana was at home' });
    await club.at('09:01').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
  });

  it('a forfeit by penalty stays, whatever the register says then', async () => {
    const { club, mo, ana, bo } = await forfeited();
    club.checkIn(bo);
    await club.at('2026-11-28 09:00').settle();
    const issued = club.does(mo, issuePenalty, penalty(bo, { kinds: ['forfeit'], game: '1' }));
    expect(saidOf(issued)).toEqual(['done']);
    club.does(mo, markRegister, { member: named(ana), present: true, date: '2026-11-27', reason: 'Here' });
    await club.at('09:01').settle();
    expect(decidedOf(club)).toBe('opponent-absent');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });
});

describe('Act I.6: how the first game ended', () => {
  /** Bo resigned game 1, objected, and the rematch came out so. */
  async function rematched(outcome: OverseenOutcome) {
    const stage = afternoon();
    const { club, mo, ana, bo } = stage;
    enters(club, mo, bo, { player: named(ana), ended: 'resignation' });
    objects(club, bo);
    await nextFriday(club, mo);
    decides(club, mo, outcome);
    return stage;
  }

  it.each([
    ['won', null],
    ['drew', null],
    ['lost', null],
    ['opponent-absent', null],
    ['petitioner-absent', 'resignation'],
  ] as const)('after a rematch that is %s: %s', async (outcome, ended) => {
    const { club } = await rematched(outcome);
    expect(game(club, 1).ended).toBe(ended);
  });

  it('is kept with its result for the page of the game', async () => {
    const { club } = await rematched('won');
    expect(firstResult(club.view, game(club, 1))).toEqual({ score: 1, ended: 'resignation' });
  });

  it('is nothing for what a penalty makes a forfeit, nor for a correction that it contradicts', () => {
    const { club, mo, ana, bo } = afternoon();
    const [first, other] = [1, 2].map(() =>
      enters(club, mo, bo, { player: named(ana), ended: 'resignation' }),
    );
    const mia = club.moderator('Mia');
    club.does(mia, issuePenalty, penalty(ana, { kinds: ['forfeit'], game: `${first}` }));
    club.does(mo, correctGame, { game: `${other}`, score: 0.5, reason: 'A draw' });
    expect(game(club, 1)).toMatchObject({ score: 0, ended: null });
    expect(game(club, 2)).toMatchObject({ score: 0.5, ended: null });
  });
});
