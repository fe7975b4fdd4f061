import { describe, expect, it } from 'vitest';
import {
  barOn,
  casesAbout,
  casesWith,
  currentRound,
  effectsInForce,
  hasChanged,
  openCaseOf,
  sealedVotes,
} from '../../../src/appeals/book/cases.ts';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import type { Body } from '../../../src/rule-books.ts';
import { movesFrom } from '../../../terms/court/stages.ts';
import { accepted, asked, following, heard, remanded, returned, voted } from '../../support/a-case.ts';
import { ballot, judgement, opinion, petition } from '../../support/court-ledgers.ts';

const [ana, mo, cy] = [1, 2, 4];

describe('Act II.8: who is a party to an open case', () => {
  it.each<{ what: string; bodies: readonly Body[]; held: readonly number[] }>([
    { what: 'filed', bodies: [petition()], held: [ana] },
    { what: 'denied', bodies: [petition(), { type: 'petition-denied', case: 1 }], held: [] },
    { what: 'withdrawn', bodies: [petition(), { type: 'petition-withdrawn', case: 1 }], held: [] },
    { what: 'heard', bodies: heard, held: [ana, mo] },
    { what: 'remanded', bodies: remanded, held: [ana, mo] },
    { what: 'judged, without an opinion', bodies: [...voted, judgement([])], held: [] },
    { what: 'published', bodies: [...voted, judgement([]), opinion(1, 0, cy, false)], held: [] },
    {
      what: 'asked to go to the whole Court',
      bodies: [...voted, judgement([]), opinion(1, 0, cy, false), asked],
      held: [ana, mo],
    },
  ])('$what: $held', ({ bodies, held }) => {
    const { state } = following(...bodies);
    expect([ana, mo, cy].filter((person) => openCaseOf(state, person) !== null)).toEqual(held);
  });

  it('names all of their cases, in the order in which they were filed', () => {
    const { state } = following(petition(), petition({ case: 2, respondent: null }), petition({ case: 3 }));
    expect(casesWith(state, ana).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(casesWith(state, mo).map(({ number }) => number)).toEqual([1, 3]);
  });
});

describe('Act III.3.6: the cases about the same matter', () => {
  const subjects: Subject[] = [
    { kind: 'penalty', penalty: 1 },
    { kind: 'ban', penalty: 1 },
    { kind: 'ban', penalty: 2 },
    { kind: 'monitor', monitor: 1 },
    { kind: 'game', game: 1 },
    { kind: 'deduction', entry: 2 },
    { kind: 'technical', entry: 3 },
    { kind: 'other' },
  ];
  const { state } = following(...subjects.map((subject, at) => petition({ case: at + 1, subject })));

  it.each<{ subject: Subject; cases: number[] }>([
    { subject: { kind: 'penalty', penalty: 1 }, cases: [1, 2] },
    { subject: { kind: 'ban', penalty: 1 }, cases: [1, 2] },
    { subject: { kind: 'penalty', penalty: 2 }, cases: [3] },
    { subject: { kind: 'monitor', monitor: 1 }, cases: [4] },
    { subject: { kind: 'game', game: 1 }, cases: [5] },
    { subject: { kind: 'game', game: 2 }, cases: [] },
    { subject: { kind: 'deduction', entry: 2 }, cases: [6] },
    { subject: { kind: 'technical', entry: 3 }, cases: [7] },
    { subject: { kind: 'other' }, cases: [] },
  ])('$subject: $cases', ({ subject, cases }) => {
    expect(casesAbout(state, subject).map(({ number }) => number)).toEqual(cases);
  });
});

describe('Act III.3.8: votes are sealed until all of the bench have voted', () => {
  it.each<{ what: string; bodies: readonly Body[]; sealed: boolean[] }>([
    { what: 'before the first', bodies: heard, sealed: [] },
    { what: 'after the first', bodies: [...heard, ballot(cy)], sealed: [true] },
    { what: 'after the last, not counted yet', bodies: voted, sealed: [true] },
    { what: 'with the judgement', bodies: [...voted, judgement([])], sealed: [false] },
    {
      what: 'in a second round',
      bodies: [...voted, { type: 'revote-called', case: 1 }],
      sealed: [false, true],
    },
    { what: 'once remanded', bodies: remanded, sealed: [false] },
    { what: 'once the panel has it back', bodies: [...remanded, returned], sealed: [false, true] },
    {
      what: 'before the whole Court',
      bodies: [...voted, judgement([]), asked, accepted, ballot(mo)],
      sealed: [false, true],
    },
  ])('$what: $sealed', ({ bodies, sealed }) => {
    const { state, appeal } = following(...bodies);
    const hidden = sealedVotes(state);
    const votes = appeal.rounds.map((round) => round.votes.map(({ seq }) => hidden.has(seq)));
    expect(votes).toEqual(appeal.rounds.map((round, at) => round.votes.map(() => sealed[at])));
    expect(sealed).toHaveLength(appeal.rounds.length);
    expect(currentRound(appeal)).toBe(sealed.at(-1) === true ? appeal.rounds.at(-1) : null);
  });
});

describe('Act III.3.8: what a case does to the board', () => {
  const undo = { kind: 'game' as const, game: 1, score: 0 as const };
  const lift = { kind: 'lift' as const, monitor: 1 };
  const redecided: Body = { type: 'redecided', case: 1, redecision: 'replaced', effects: [lift] };

  it.each<{ what: string; bodies: readonly Body[]; effects: unknown[] }>([
    { what: 'nothing before it is judged', bodies: voted, effects: [] },
    { what: 'nothing where it was upheld', bodies: [...voted, judgement([])], effects: [] },
    { what: 'what the panel decided', bodies: [...voted, judgement([undo])], effects: [undo] },
    { what: 'what the Moderator decided again', bodies: [...remanded, redecided], effects: [lift] },
    {
      what: 'what the whole Court decided, and nothing from below',
      bodies: [
        ...remanded,
        redecided,
        asked,
        accepted,
        judgement([undo], { enBanc: true, supersedes: [7, 8] }),
      ],
      effects: [undo],
    },
    {
      what: 'still what the panel and the Moderator decided, where the whole Court leaves it',
      bodies: [...remanded, redecided, asked, accepted, judgement([], { enBanc: true })],
      effects: [lift],
    },
  ])('$what', ({ bodies, effects }) => {
    const { appeal } = following(...bodies);
    expect(effectsInForce(appeal)).toEqual(effects);
    expect(hasChanged(appeal)).toBe(effects.length > 0);
  });
});

describe('Act III.3.9: the person who asked for the whole Court gives that up', () => {
  const withdrawn: Body = { type: 'petition-withdrawn', case: 1 };

  it.each<{ what: string; bodies: readonly Body[]; stage: string }>([
    { what: 'before it is answered', bodies: [asked], stage: 'judged' },
    { what: 'once it is heard', bodies: [asked, accepted], stage: 'declined' },
    {
      what: 'before it is answered, the opinion there',
      bodies: [opinion(1, 0, cy, false), asked],
      stage: 'published',
    },
  ])('$what: the judgement is left as it was', ({ bodies, stage }) => {
    const judged = [...voted, judgement([{ kind: 'lift', monitor: 1 }])];
    const { appeal } = following(...judged, ...bodies, withdrawn);
    expect(appeal.stage).toBe(stage);
    expect(hasChanged(appeal)).toBe(true);
    expect(movesFrom(appeal.stage)).toContain('publish');
  });
});

describe('Act II.9.5: the day before which a ban cannot be appealed again', () => {
  const about = (number: number, kind: 'ban' | 'penalty'): Body =>
    petition({ case: number, subject: { kind, penalty: 7 } });

  it.each<{ what: string; bodies: readonly Body[]; bar: string | null }>([
    { what: 'none before it is judged', bodies: [about(1, 'ban')], bar: null },
    {
      what: 'the one it named',
      bodies: [about(1, 'ban'), judgement([], { bar: '2027-01-01' })],
      bar: '2027-01-01',
    },
    {
      what: 'the latest',
      bodies: [
        about(1, 'ban'),
        judgement([], { bar: '2027-01-01' }),
        about(2, 'penalty'),
        judgement([], { case: 2, bar: '2027-06-04' }),
      ],
      bar: '2027-06-04',
    },
    {
      what: 'none once the whole Court decided otherwise and named none',
      bodies: [
        about(1, 'ban'),
        judgement([], { bar: '2027-01-01' }),
        judgement([], { enBanc: true, supersedes: [2] }),
      ],
      bar: null,
    },
    {
      what: 'the panel’s, which the whole Court left standing',
      bodies: [about(1, 'ban'), judgement([], { bar: '2027-01-01' }), judgement([], { enBanc: true })],
      bar: '2027-01-01',
    },
    {
      what: 'the whole Court’s, where it named another',
      bodies: [
        about(1, 'ban'),
        judgement([], { bar: '2027-01-01' }),
        judgement([], { enBanc: true, bar: '2027-03-05' }),
      ],
      bar: '2027-03-05',
    },
    {
      what: 'still the one it named, while another appeal is not judged',
      bodies: [about(1, 'ban'), judgement([], { bar: '2027-01-01' }), about(2, 'ban')],
      bar: '2027-01-01',
    },
  ])('$what: $bar', ({ bodies, bar }) => {
    const { state } = following(...bodies);
    expect(barOn(state, 7)).toBe(bar);
    expect(barOn(state, 8)).toBeNull();
  });
});
