import { describe, expect, it } from 'vitest';
import { type Decision, type SubjectKind, subjectKinds } from '../../../terms/court/decisions.ts';
import { type Contested, decisionProblems, type Proposal } from '../../../terms/court/relief.ts';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';

const now = Date.parse('2026-11-20T12:40:00Z');

const overturn = (relief: Extract<Decision, { kind: 'overturn' }>['relief']): Decision => ({
  kind: 'overturn',
  relief,
});
const undo = overturn({ kind: 'undo' });
const until = (day: string) => overturn({ kind: 'until', until: day });
const points = (many: number) => overturn({ kind: 'points', points: many });
const draw = overturn({ kind: 'result', score: 0.5 });
const uphold: Decision = { kind: 'uphold' };
const remand: Decision = { kind: 'remand' };

const contested = (about: Partial<Contested>): Contested => ({
  kind: 'penalty',
  ban: null,
  byModerator: true,
  points: false,
  enBanc: false,
  ...about,
});
const aBan = contested({ kind: 'ban', ban: { until: '2026-12-18' } });

const problems = (case_: Contested, proposal: Partial<Proposal> & { decision: Decision }) =>
  decisionProblems(case_, { conditions: false, bar: null, ...proposal }, now, defaultFigures);

describe('Act III.3.8: what can take the place of what is overturned', () => {
  const fits: Readonly<Record<SubjectKind, readonly string[]>> = {
    penalty: ['undo', 'points'],
    ban: ['undo', 'until'],
    monitor: ['undo'],
    game: ['undo', 'result'],
    deduction: ['undo'],
    technical: ['undo', 'points'],
    ruling: ['undo'],
    other: ['undo'],
  };

  it.each(subjectKinds.map((kind) => ({ kind, kinds: fits[kind] })))(
    'of $kind: $kinds',
    ({ kind, kinds }) => {
      const about = contested({ kind, ban: kind === 'ban' ? { until: '2026-12-18' } : null, points: true });
      const reliefs = { undo, until: until('2026-12-04'), points: points(5), result: draw };
      const fitting = Object.entries(reliefs).filter(
        ([, decision]) => problems(about, { decision }).length === 0,
      );
      expect(fitting.map(([name]) => name)).toEqual(kinds);
    },
  );

  it.each([
    { kind: 'penalty' as const, many: 0, expected: [] },
    { kind: 'penalty' as const, many: 30, expected: [] },
    { kind: 'penalty' as const, many: -1, expected: ['points-below-none'] },
    { kind: 'technical' as const, many: -1, expected: [] },
    { kind: 'technical' as const, many: 0, expected: [] },
  ])('$many points for a $kind: $expected', ({ kind, many, expected }) => {
    expect(problems(contested({ kind, points: true }), { decision: points(many) })).toEqual(expected);
  });

  it('no points for a modification that was of none', () => {
    const voided = contested({ kind: 'technical', points: false });
    expect(problems(voided, { decision: points(5) })).toEqual(['no-points']);
  });

  it('the end of a ban that is part of a penalty as of one that stands alone', () => {
    const halvedAndBanned = contested({ ban: { until: '2026-12-18' } });
    expect(problems(halvedAndBanned, { decision: until('2026-12-04') })).toEqual([]);
  });
});

describe('Act III.2.4.3: a penalty with weak reasons is cancelled, or softened', () => {
  it.each([
    { what: 'cancelled', decision: undo },
    { what: 'to fewer points', decision: points(5) },
    { what: 'to a warning', decision: points(0) },
  ])('$what', ({ decision }) => {
    expect(problems(contested({ points: true }), { decision })).toEqual([]);
  });

  it('a ban to a shorter one', () => {
    expect(problems(aBan, { decision: until('2026-11-27'), end: 'shorten' })).toEqual([]);
  });
});

describe('Act III.3.8: a remand', () => {
  it.each([
    { about: contested({}), expected: [] },
    { about: contested({ byModerator: false }), expected: ['nobody-to-remand-to'] },
    { about: contested({ enBanc: true }), expected: ['remand-en-banc'] },
    { about: contested({ enBanc: true, byModerator: false }), expected: ['remand-en-banc'] },
  ])('$about: $expected', ({ about, expected }) => {
    expect(problems(about, { decision: remand, conditions: true })).toEqual(expected);
    expect(problems(about, { decision: remand })).toEqual(expected);
  });

  it.each([{ decision: uphold }, { decision: undo }])('alone has conditions: $decision', ({ decision }) => {
    expect(problems(contested({}), { decision, conditions: true })).toEqual(['conditions-without-remand']);
  });
});

describe('Act II.9.3: the Court makes a ban shorter or longer', () => {
  it.each<{ end?: 'shorten' | 'lengthen'; day: string; expected: string[] }>([
    { day: '2026-12-11', expected: [] },
    { day: '2026-12-25', expected: [] },
    { day: '2026-12-18', expected: ['same-end'] },
    { end: 'shorten', day: '2026-12-11', expected: [] },
    { end: 'shorten', day: '2026-12-18', expected: ['same-end'] },
    { end: 'shorten', day: '2026-12-25', expected: ['not-shorter'] },
    { end: 'lengthen', day: '2026-12-25', expected: [] },
    { end: 'lengthen', day: '2026-12-18', expected: ['same-end'] },
    { end: 'lengthen', day: '2026-12-11', expected: ['not-longer'] },
  ])('$end to $day, from 18 December: $expected', ({ end, day, expected }) => {
    const proposal = { decision: until(day), ...(end === undefined ? {} : { end }) };
    expect(problems(aBan, proposal)).toEqual(expected);
  });

  it('a ban for ever only shorter', () => {
    const forEver = contested({ kind: 'ban', ban: { until: null } });
    const decision = until('2036-11-21');
    expect(problems(forEver, { decision, end: 'shorten' })).toEqual([]);
    expect(problems(forEver, { decision, end: 'lengthen' })).toEqual(['not-longer']);
  });

  it('not one that is over, or that stands no more', () => {
    expect(problems(contested({ kind: 'ban' }), { decision: until('2026-12-11') })).toEqual(['no-ban']);
  });
});

describe('Act II.9.2: the Court’s own end of a ban is a Friday to come', () => {
  it.each([
    { day: '2026-11-27', expected: [] },
    { day: '2026-11-26', expected: ['not-a-session-day'] },
    { day: '2026-11-20', expected: ['not-ahead'] },
    { day: '2026-11-19', expected: ['not-a-session-day', 'not-ahead'] },
  ])('$day: $expected', ({ day, expected }) => {
    expect(problems(aBan, { decision: until(day) })).toEqual(expected);
  });

  it('or the day of another club', () => {
    const tuesdays = withFigures(defaultFigures, { weekday: 2 });
    const proposal = { decision: until('2026-11-24'), conditions: false, bar: null };
    expect(decisionProblems(aBan, proposal, now, tuesdays)).toEqual([]);
  });
});

describe('Act II.9.5: the Court bars further appeals of a ban until a day to come', () => {
  it.each<{ about: Contested; bar: string; expected: string[] }>([
    { about: aBan, bar: '2026-11-21', expected: [] },
    { about: aBan, bar: '2027-06-01', expected: [] },
    { about: aBan, bar: '2026-11-20', expected: ['bar-not-ahead'] },
    { about: aBan, bar: '2026-11-19', expected: ['bar-not-ahead'] },
    { about: contested({ ban: { until: null } }), bar: '2027-06-01', expected: [] },
    { about: contested({}), bar: '2027-06-01', expected: ['bar-without-ban'] },
    { about: contested({ kind: 'monitor' }), bar: '2027-06-01', expected: ['bar-without-ban'] },
  ])('$about until $bar: $expected', ({ about, bar, expected }) => {
    expect(problems(about, { decision: uphold, bar })).toEqual(expected);
  });

  it('whatever it decides, and says all that is wrong at once', () => {
    expect(problems(aBan, { decision: until('2026-12-11'), bar: '2027-06-01' })).toEqual([]);
    expect(problems(contested({ enBanc: true }), { decision: remand, bar: '2026-11-20' })).toEqual([
      'bar-without-ban',
      'remand-en-banc',
    ]);
  });
});
