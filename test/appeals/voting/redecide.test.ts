import { describe, expect, it } from 'vitest';
import type { BallotInput } from '../../../src/appeals/voting/ballot.ts';
import { previewRedecision, type RedecisionInput } from '../../../src/appeals/voting/redecide.ts';
import type { Result } from '../../../src/house/result.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { CourtStory, redecision } from './a-court.ts';

const december: PenaltyPart = {
  kind: 'ban',
  until: '2026-12-11',
  endsAt: Date.UTC(2026, 11, 11, 23, 59, 59, 999),
};

/** Mia’s penalty was sent back to her on Friday 20 November. */
function remanded(
  parts: PenaltyPart[] = [{ kind: 'deduction', points: 50 }],
  left: Partial<BallotInput> = {},
): CourtStory {
  const court = new CourtStory();
  court.club.write({ type: 'adjusted', person: court.ana, change: { points: 100 } });
  court.penalises({ parts });
  const conditions = 'No more than 20 points.';
  return court
    .petitions({ kind: 'penalty', penalty: 1 })
    .seats()
    .decides({ decision: 'remand', conditions, ...left });
}

const codesOf = (result: Result<unknown>) =>
  'refusals' in result ? result.refusals.map(({ code }) => code) : result;

describe('Act III.3.8: a Moderator decides again what a panel sent back', () => {
  it.each<[Partial<RedecisionInput>, number, boolean, string]>([
    [{ decision: 'keep' }, 150, true, 'kept'],
    [{ decision: 'replace', points: 20 }, 180, true, 'replaced'],
    [{ decision: 'replace', points: 0 }, 200, true, 'replaced'],
    [{ decision: 'withdraw' }, 200, false, 'withdrawn'],
  ])('%o', (input, score, stands, kind) => {
    const court = remanded();
    expect(court.appeal.stage).toBe('remanded');
    expect(court.club.score(court.ana)).toBe(150);
    expect(court.redecides(court.mia, input)).toMatchObject({ ok: true, value: { redecision: kind } });
    expect(court.club.score(court.ana)).toBe(score);
    expect(court.club.view.state.penalties[1]?.stands).toBe(stands);
    expect(court.appeal.stage).toBe('judged');
  });

  it('is no second penalty, nor a second count of an offence', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'replace', points: 20 });
    expect(court.club.view.state.penalties).toHaveLength(2);
    expect(court.club.view.state.penalties[1]?.parts).toEqual([{ kind: 'deduction', points: 20 }]);
  });

  it('gives a ban another end', () => {
    const court = remanded([december], { until: '2026-12-04' });
    court.redecides(court.mia, { decision: 'replace', until: '2026-11-27' });
    expect(court.board().banEndsAt).toBe(Date.UTC(2026, 10, 27, 23, 59, 59, 999));
  });

  it('is told to the Court, both parties and everybody, and declares the penalty', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'keep' });
    const told = court.club.announced.filter(({ notice }) => notice.kind === 'redecided');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'discussion' },
      { to: 'case', case: 1 },
      { to: 'person', person: court.ana },
      { to: 'person', person: court.mia },
    ]);
    expect(court.club.view.state.penalties[1]?.declared).toEqual({ way: 'discussion', on: '2026-11-20' });
  });

  it('can be taken to the whole Court, which restores exactly what was decided first', () => {
    const court = remanded();
    const before = court.board();
    court.redecides(court.mia, { decision: 'withdraw' });
    court.goesEnBanc().decides({ decision: 'overturn' }, [court.chief, ...court.panel]);
    expect(court.board()).toEqual(before);
  });
});

describe('Act II.9.4: a Moderator does to a ban only what the panel leaves open', () => {
  it.each<[string, Partial<BallotInput>, Partial<RedecisionInput>, string | null]>([
    ['longer', {}, { decision: 'replace', until: '2026-12-18' }, 'not-that-end'],
    ['shorter', {}, { decision: 'replace', until: '2026-11-27' }, 'not-that-end'],
    ['lifted', {}, { decision: 'withdraw' }, 'not-to-lift'],
    ['kept', {}, { decision: 'keep' }, null],
    ['up to', { until: '2026-12-18' }, { decision: 'replace', until: '2026-12-18' }, null],
    ['past', { until: '2026-12-18' }, { decision: 'replace', until: '2026-12-25' }, 'not-that-end'],
    ['kept past', { until: '2026-12-04' }, { decision: 'keep' }, 'kept-too-long'],
    ['lifted as allowed', { relief: 'undo' }, { decision: 'withdraw' }, null],
    ['shorter as allowed', { relief: 'undo' }, { decision: 'replace', until: '2026-12-04' }, null],
  ])('%s: %o and %o', (_, left, input, problem) => {
    const court = remanded([december], left);
    const before = court.board().banEndsAt;
    const result = court.redecides(court.mia, input);
    if (problem === null) return expect(result).toMatchObject({ ok: true });
    expect(result).toMatchObject({ refusals: [{ code: 'past-remand', problem }] });
    expect('refusals' in result && result.refusals[0]?.acts).toContain('II.9.4');
    expect(court.board().banEndsAt).toBe(before);
    expect(court.appeal.stage).toBe('remanded');
  });

  it('a remand of a ban from before panels said what they leave open leaves only to keep it', () => {
    const court = new CourtStory();
    court.penalises({ parts: [december] });
    court.petitions({ kind: 'ban', penalty: 1 }).seats();
    court.club.write({
      ...{ type: 'vote-cast', case: 1, person: court.jo, decision: { kind: 'remand' }, bar: null },
    } as const);
    court.club.write({
      ...{ type: 'judged', case: 1, enBanc: false, outcome: { kind: 'remand' }, bar: null, effects: [] },
      ...{ supersedes: [], majority: [court.jo], silent: [] },
    } as const);
    expect(codesOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['past-remand']);
    expect(court.redecides(court.mia, { decision: 'keep' })).toMatchObject({ ok: true });
  });
});

describe('Act III.3.8: a new decision is not harder than the first, unless the panel says so', () => {
  const [halve, reset] = [{ kind: 'halve' }, { kind: 'reset' }] as const;
  it.each<[string, PenaltyPart, Partial<BallotInput>, number, string | null]>([
    ['as much', { kind: 'deduction', points: 50 }, {}, 50, null],
    ['one more', { kind: 'deduction', points: 50 }, {}, 51, 'too-many-points'],
    ['as allowed', { kind: 'deduction', points: 50 }, { points: 60 }, 60, null],
    ['more than allowed', { kind: 'deduction', points: 50 }, { points: 20 }, 21, 'too-many-points'],
    ['what halving 200 came to', halve, {}, 100, null],
    ['more than that', halve, {}, 101, 'too-many-points'],
    ['what resetting 200 came to', reset, {}, 100, null],
    ['more than that too', reset, {}, 101, 'too-many-points'],
  ])('%s', (_, part, left, points, problem) => {
    const court = remanded([part], left);
    const result = court.redecides(court.mia, { decision: 'replace', points });
    if (problem === null) return expect(result).toMatchObject({ ok: true });
    expect(result).toMatchObject({ refusals: [{ code: 'past-remand', problem, acts: ['III.3.8'] }] });
  });

  it('nor kept, where the panel wants less', () => {
    const court = remanded([{ kind: 'halve' }], { points: 30 });
    expect(court.redecides(court.mia, { decision: 'keep' })).toMatchObject({
      refusals: [{ code: 'past-remand', problem: 'kept-too-much' }],
    });
  });

  it('two of the panel who leave different things open have no majority', () => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 50 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    court.votes(court.jo, { decision: 'remand', points: 20 });
    court.votes(court.kim, { decision: 'remand', points: 30 });
    court.votes(court.lee, {});
    expect(court.appeal.stage).toBe('revote');
    court.decides({ decision: 'remand', points: 30 });
    expect(court.judgement?.outcome).toEqual({
      kind: 'remand',
      open: { lift: false, until: null, points: 30 },
    });
  });

  it.each<[Partial<BallotInput>, string]>([
    [{ until: '2026-12-11' }, 'no-ban'],
    [{ relief: 'undo' }, 'no-ban'],
    [{ points: -1 }, 'points-below-none'],
  ])('a panel leaves nothing open that does not fit: %o', (left, problem) => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 50 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    expect(court.votes(court.jo, { decision: 'remand', ...left })).toMatchObject({
      refusals: [{ code: 'may-not-decide-so', problem }],
    });
  });

  it('nor a day that is no Friday to come', () => {
    const court = new CourtStory();
    court.penalises({ parts: [december] });
    court.petitions({ kind: 'ban', penalty: 1 }).seats();
    for (const [until, problem] of [
      ['2026-12-05', 'not-a-session-day'],
      ['2026-11-20', 'not-ahead'],
    ] as const)
      expect(court.votes(court.jo, { decision: 'remand', until })).toMatchObject({
        refusals: [{ code: 'may-not-decide-so', problem, acts: ['II.9.2'] }],
      });
  });
});

describe('Act III.3.8: until when', () => {
  it('the end of the seventh day is in time', async () => {
    const court = remanded();
    court.club.at('2026-11-27 23:59:59');
    await court.club.settle();
    expect(court.redecides(court.mia, { decision: 'withdraw' })).toMatchObject({ ok: true });
  });

  it('after it the panel has the case back, once, as of then, and votes again', async () => {
    const court = remanded();
    court.club.at('2027-01-04 09:00');
    await court.club.settle();
    await court.club.settle();
    const returned = court.club.view.entries.filter(({ type }) => type === 'remand-returned');
    expect(returned.map(({ at }) => at)).toEqual([court.club.moment('2026-11-28 00:00') - 1]);
    expect(codesOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['not-at-this-stage']);
    court.decides({ decision: 'overturn' });
    expect(court.club.score(court.ana)).toBe(200);
    expect(court.appeal.stage).toBe('judged');
  });

  it('nobody decides it twice', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'keep' });
    expect(codesOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['not-at-this-stage']);
    expect(court.club.score(court.ana)).toBe(150);
  });
});

describe('Act III.3.8: who', () => {
  it.each<[string, (court: CourtStory) => number, string]>([
    ['another Moderator', ({ max }) => max, 'not-the-decider'],
    ['a Justice of the panel', ({ jo }) => jo, 'not-the-decider'],
    ['the petitioner', ({ ana }) => ana, 'needs-office'],
  ])('not %s, while the person who decided it is a Moderator', (_, who, code) => {
    const court = remanded();
    expect(codesOf(court.redecides(who(court), {}))).toEqual([code]);
  });

  it('another Moderator where they are none any more, but nobody who has a part in it', () => {
    const court = remanded();
    court.club.write({ type: 'office-taken', person: court.mia, office: 'moderator' });
    expect(codesOf(court.redecides(court.mia, {}))).toEqual(['needs-office']);
    expect(codesOf(court.redecides(court.jo, {}))).toEqual(['part-in-case']);
    court.club.write({ type: 'office-given', person: court.ana, office: 'moderator' });
    expect(codesOf(court.redecides(court.ana, {}))).toEqual(['part-in-case']);
    expect(court.redecides(court.max, { decision: 'withdraw' })).toMatchObject({ ok: true });
    expect(court.club.view.entries.at(-1)?.by).toBe(court.max);
  });
});

describe('Act III.3.8: as what', () => {
  it.each<[Partial<RedecisionInput>, object]>([
    [
      { decision: 'keep', points: 5 },
      { problem: 'option-with', option: 'points' },
    ],
    [
      { decision: 'withdraw', until: '2026-12-11' },
      { problem: 'option-with', option: 'until' },
    ],
    [{ decision: 'replace' }, { problem: 'one-of' }],
    [{ decision: 'replace', points: 5, until: '2026-12-11' }, { problem: 'one-of' }],
    [{ reason: ' ' }, { problem: 'empty', option: 'reason' }],
  ])('%o is not understood', (input, invalid) => {
    const court = remanded();
    expect(court.redecides(court.mia, input)).toMatchObject({ invalid });
  });

  it.each<[Partial<RedecisionInput>, string]>([
    [{ points: -5 }, 'points-below-none'],
    [{ until: '2026-12-11' }, 'no-ban'],
    [{ result: 1 }, 'no-game'],
  ])('%o is refused: %s', (input, problem) => {
    const court = remanded();
    const result = court.redecides(court.mia, { decision: 'replace', ...input });
    expect(result).toMatchObject({ refusals: [{ code: 'may-not-decide-so', problem }] });
  });

  it('what was shown and does not hold any more is refused', () => {
    const court = remanded();
    const { club, mia } = court;
    const input = { ...redecision(court.cited), decision: 'withdraw' as const };
    const preview = previewRedecision(club.view, club.actor(mia), input, club.now);
    const shown = preview.ok ? preview.value.seal : '';
    club.write({ type: 'adjusted', person: court.ana, change: { points: 7 } });
    expect(court.redecides(mia, { ...input, shown })).toMatchObject({
      invalid: { problem: 'changed-meanwhile' },
    });
  });
});
