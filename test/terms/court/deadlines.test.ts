import { describe, expect, it } from 'vitest';
import { opinionDue, redecisionDue, votesDue } from '../../../terms/court/deadlines.ts';
import { defaultFigures, type Figures, withFigures } from '../../../terms/figures.ts';

const at = (utc: string) => Date.parse(utc);

describe('Act III.3.10: an opinion is in time to the end of the seventh day', () =>
  lasts(opinionDue, { opinionDays: 2 }));

describe('Act III.3.8: a new decision is in time to the end of the seventh day', () =>
  lasts(redecisionDue, { redecisionDays: 2 }));

describe('Act III.3.9: votes are in time to the end of the seventh day', () =>
  lasts(votesDue, { enBancVoteDays: 2 }));

function lasts(due: (from: number, figures: Figures) => number, twoDays: Partial<Figures>): void {
  it.each([
    { from: '2026-11-20T12:40:00Z', to: '2026-11-27T23:59:59.999Z' },
    { from: '2026-11-20T00:00:00Z', to: '2026-11-27T23:59:59.999Z' },
    { from: '2026-11-20T23:59:59.999Z', to: '2026-11-27T23:59:59.999Z' },
    { from: '2026-11-21T00:00:00Z', to: '2026-11-28T23:59:59.999Z' },
    { from: '2026-12-28T12:00:00Z', to: '2027-01-04T23:59:59.999Z' },
    // The clocks go forward on 28 March 2027, and back on 25 October 2026.
    { from: '2027-03-21T23:30:00Z', to: '2027-03-28T22:59:59.999Z' },
    { from: '2026-10-18T22:59:59.999Z', to: '2026-10-25T23:59:59.999Z' },
    { from: '2026-10-18T23:00:00Z', to: '2026-10-26T23:59:59.999Z' },
  ])('from $from to $to', ({ from, to }) => {
    expect(new Date(due(at(from), defaultFigures)).toISOString()).toBe(to);
  });

  it('or of as many days as the club gives', () => {
    const figures = withFigures(defaultFigures, twoDays);
    expect(due(at('2026-11-20T12:40:00Z'), figures)).toBe(at('2026-11-22T23:59:59.999Z'));
  });
}
