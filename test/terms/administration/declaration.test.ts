import { describe, expect, it } from 'vitest';
import { declarationDue } from '../../../terms/administration/declaration.ts';
import { remindersOf } from '../../../terms/administration/reminders.ts';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';

describe('Act III.2.4: what a Moderator did is declared within seven days', () => {
  it.each([
    { done: '2026-11-20T12:40:00Z', due: '2026-11-27T23:59:59.999Z' },
    { done: '2026-11-20T23:59:59.999Z', due: '2026-11-27T23:59:59.999Z' },
    { done: '2026-11-21T00:00:00Z', due: '2026-11-28T23:59:59.999Z' },
    { done: '2026-12-28T12:00:00Z', due: '2027-01-04T23:59:59.999Z' },
    { done: '2027-03-26T12:40:00Z', due: '2027-04-02T22:59:59.999Z' },
  ])('done at $done, due at $due', ({ done, due }) => {
    expect(declarationDue(Date.parse(done), defaultFigures)).toBe(Date.parse(due));
  });

  it('reminds on the third and the sixth day, at the hour when sessions begin', () => {
    expect(remindersOf(Date.parse('2027-03-26T23:00:00Z'), defaultFigures)).toEqual([
      { day: 3, at: Date.parse('2027-03-29T12:30:00+01:00') },
      { day: 6, at: Date.parse('2027-04-01T12:30:00+01:00') },
    ]);
  });

  it('goes by the club’s own days', () => {
    const figures = withFigures(defaultFigures, { declarationDays: 2, reminderDays: [1] });
    const done = Date.parse('2026-11-20T12:40:00Z');
    expect(declarationDue(done, figures)).toBe(Date.parse('2026-11-22T23:59:59.999Z'));
    expect(remindersOf(done, figures).map(({ day }) => day)).toEqual([1]);
  });
});
