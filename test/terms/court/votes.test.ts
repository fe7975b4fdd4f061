import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decision, sameDecision } from '../../../terms/court/decisions.ts';
import { type CastVote, carriedBar, silentOf, tally, tallyOfCast } from '../../../terms/court/votes.ts';

const uphold: Decision = { kind: 'uphold' };
const remand: Decision = { kind: 'remand' };
const undo: Decision = { kind: 'overturn', relief: { kind: 'undo' } };
const until = (day: string): Decision => ({ kind: 'overturn', relief: { kind: 'until', until: day } });
const points = (many: number): Decision => ({ kind: 'overturn', relief: { kind: 'points', points: many } });
const result = (score: number): Decision => ({ kind: 'overturn', relief: { kind: 'result', score } });

/** The votes of Justices 1, 2, 3 …; null where one has not voted. */
const cast = (decisions: readonly (Decision | null)[]): CastVote[] =>
  decisions.flatMap((decision, at) => (decision === null ? [] : [{ person: at + 1, decision, bar: null }]));
const benchOf = (decisions: readonly unknown[]): number[] => decisions.map((_, at) => at + 1);

describe('Act III.3.3: two of a panel of three carry a case', () => {
  it.each<{ votes: Decision[]; outcome: Decision; majority: number[] }>([
    { votes: [uphold, uphold, uphold], outcome: uphold, majority: [1, 2, 3] },
    { votes: [uphold, undo, uphold], outcome: uphold, majority: [1, 3] },
    { votes: [remand, undo, undo], outcome: undo, majority: [2, 3] },
    { votes: [remand, remand, uphold], outcome: remand, majority: [1, 2] },
    {
      votes: [until('2026-12-04'), undo, until('2026-12-04')],
      outcome: until('2026-12-04'),
      majority: [1, 3],
    },
    { votes: [points(5), points(5), points(6)], outcome: points(5), majority: [1, 2] },
    { votes: [result(0.5), uphold, result(0.5)], outcome: result(0.5), majority: [1, 3] },
    { votes: [uphold, uphold], outcome: uphold, majority: [1, 2] },
    { votes: [undo], outcome: undo, majority: [1] },
  ])('$votes: $outcome', ({ votes, outcome, majority }) => {
    expect(tally(cast(votes), benchOf(votes))).toEqual({ kind: 'carried', outcome, majority });
  });

  it.each<{ votes: (Decision | null)[]; waitingFor: number[] }>([
    { votes: [null, null, null], waitingFor: [1, 2, 3] },
    { votes: [uphold, null, null], waitingFor: [2, 3] },
    { votes: [uphold, null, uphold], waitingFor: [2] },
    { votes: [null, undo, undo], waitingFor: [1] },
  ])('says nothing before all have voted: $votes', ({ votes, waitingFor }) => {
    expect(tally(cast(votes), benchOf(votes))).toEqual({ kind: 'pending', waitingFor });
  });

  it('counts nobody who is not on the bench, and nobody twice', () => {
    const votes = cast([uphold, undo, undo, undo]);
    expect(tally(votes, [1])).toMatchObject({ kind: 'carried', outcome: uphold });
    const again = [...cast([uphold, undo, uphold]), ...cast([undo])];
    expect(tally(again, [1, 2, 3])).toEqual({ kind: 'carried', outcome: uphold, majority: [1, 3] });
  });
});

describe('Act III.3.8: no majority for one outcome', () => {
  it.each<{ votes: Decision[] }>([
    { votes: [uphold, remand, undo] },
    { votes: [undo, until('2026-12-04'), uphold] },
    { votes: [until('2026-12-04'), until('2026-12-11'), undo] },
    { votes: [points(5), points(6), points(0)] },
    { votes: [result(1), result(0.5), result(0)] },
    { votes: [uphold, undo] },
    { votes: [uphold, uphold, undo, undo] },
  ])('$votes', ({ votes }) => {
    expect(tally(cast(votes), benchOf(votes))).toEqual({ kind: 'none' });
  });
});

describe('Act III.3.9: once the time of the whole Court is over, the votes that were cast decide', () => {
  it.each<{ votes: (Decision | null)[]; outcome: Decision | null }>([
    { votes: [undo, null, null, null, null], outcome: undo },
    { votes: [undo, undo, uphold, null, null], outcome: undo },
    { votes: [undo, uphold, null, null, null], outcome: null },
    { votes: [undo, undo, uphold, uphold, null], outcome: null },
    { votes: [null, null, null], outcome: null },
    { votes: [undo, points(3), uphold, undo, null], outcome: null },
    { votes: [undo, undo, undo, uphold, uphold], outcome: undo },
  ])('$votes: $outcome', ({ votes, outcome }) => {
    const counted = tallyOfCast(cast(votes), benchOf(votes));
    expect(counted.kind === 'carried' ? counted.outcome : null).toEqual(outcome);
  });

  it('puts on record who was silent', () => {
    expect(silentOf(cast([undo, null, uphold, null]), [1, 2, 3, 4])).toEqual([2, 4]);
  });
});

describe('Act II.9.5: a bar carries when most of the votes name the same day', () => {
  const barred = (bars: readonly (string | null)[]): CastVote[] =>
    bars.map((bar, at) => ({ person: at + 1, decision: uphold, bar }));

  it.each([
    { bars: ['2027-01-01', '2027-01-01', '2027-01-01'], bar: '2027-01-01' },
    { bars: ['2027-01-01', null, '2027-01-01'], bar: '2027-01-01' },
    { bars: ['2027-01-01', null, null], bar: null },
    { bars: ['2027-01-01', '2027-01-08', null], bar: null },
    { bars: ['2027-01-01', '2027-01-08', '2027-01-15'], bar: null },
    { bars: ['2027-01-01', '2027-01-01', null, null], bar: null },
    { bars: [], bar: null },
  ])('$bars: $bar', ({ bars, bar }) => {
    expect(carriedBar(barred(bars), benchOf(bars))).toBe(bar);
  });
});

const decision = fc.oneof(
  fc.constantFrom(uphold, remand, undo),
  fc.constantFrom('2026-12-04', '2026-12-11').map(until),
  fc.integer({ min: 0, max: 2 }).map(points),
  fc.constantFrom(0, 0.5, 1).map(result),
);
const decisions = fc.array(decision, { minLength: 1, maxLength: 9 });

describe('Act III.3.3: whatever is voted', () => {
  it('does not depend on the order of the votes', () => {
    fc.assert(
      fc.property(
        decisions.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(cast(list), { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(tally(shuffled, benchOf(list))).toEqual(tally(cast(list), benchOf(list)));
        },
      ),
    );
  });

  it('carries one outcome if more than half voted for it, and none otherwise', () => {
    fc.assert(
      fc.property(decisions, (list) => {
        const overHalf = list.filter(
          (one) => list.filter((other) => sameDecision(one, other)).length * 2 > list.length,
        );
        const counted = tally(cast(list), benchOf(list));
        expect(counted.kind).toBe(overHalf.length > 0 ? 'carried' : 'none');
        if (counted.kind !== 'carried') return;
        expect(counted.majority).toHaveLength(overHalf.length);
        expect(overHalf.every((each) => sameDecision(each, counted.outcome))).toBe(true);
      }),
    );
  });

  it('is silent for as long as one vote is missing', () => {
    fc.assert(
      fc.property(decisions, fc.nat(), (list, pick) => {
        const missing = (pick % list.length) + 1;
        const votes = cast(list).filter(({ person }) => person !== missing);
        expect(tally(votes, benchOf(list))).toEqual({ kind: 'pending', waitingFor: [missing] });
      }),
    );
  });

  it('holds two votes for one when each is as the other', () => {
    fc.assert(
      fc.property(decision, decision, (one, other) => {
        expect(sameDecision(one, structuredClone(one))).toBe(true);
        expect(sameDecision(one, other)).toBe(sameDecision(other, one));
        expect(sameDecision(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});
