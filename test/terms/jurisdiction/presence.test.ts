import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import {
  checkedInAt,
  mayCorrectRegister,
  minutesPresent,
  type Stay,
  wasPresent,
} from '../../../terms/jurisdiction/presence.ts';
import { sessionWindow } from '../../../terms/time.ts';

const figures = defaultFigures;
const window = sessionWindow('2026-11-20', figures);
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const close = at('13:10:00');
const uncontested = { figures, played: false, corrected: null };

/** `12:30:00-12:35:00 12:50:00-`: stays as a player would write them; an open one has no end. */
const stays = (text: string): Stay[] =>
  text
    .split(' ')
    .filter((stay) => stay !== '')
    .map((stay) => {
      const [from = '', to = ''] = stay.split('-');
      return { from: at(from), to: to === '' ? null : at(to) };
    });

describe('Act 0.9: present is five minutes or more', () => {
  it.each([
    { register: '12:30:00-12:34:59', minutes: 4 + 59 / 60, present: false },
    { register: '12:30:00-12:35:00', minutes: 5, present: true },
    { register: '12:40:00-12:42:00 12:50:00-12:52:59', minutes: 4 + 59 / 60, present: false },
    { register: '12:40:00-12:42:00 12:50:00-12:53:00', minutes: 5, present: true },
    { register: '12:20:00-12:34:59', minutes: 4 + 59 / 60, present: false },
    { register: '12:20:00-12:35:00', minutes: 5, present: true },
    { register: '13:05:00-13:30:00', minutes: 5, present: true },
    { register: '13:05:01-13:30:00', minutes: 4 + 59 / 60, present: false },
    { register: '13:05:00-', minutes: 5, present: true },
    { register: '12:00:00-12:29:00', minutes: 0, present: false },
    { register: '13:11:00-13:30:00', minutes: 0, present: false },
    { register: '12:40:00-12:44:00 12:42:00-12:44:30', minutes: 4.5, present: false },
    { register: '', minutes: 0, present: false },
  ])('$register makes $minutes minutes', ({ register, minutes, present }) => {
    const attendance = { stays: stays(register), window, now: close };
    expect(minutesPresent(attendance)).toBeCloseTo(minutes, 9);
    expect(wasPresent({ ...attendance, ...uncontested })).toBe(present);
  });

  it('counts a stay that goes on up to now', () => {
    const here = { stays: stays('12:31:00-'), window, ...uncontested };
    expect(wasPresent({ ...here, now: at('12:35:59.999') })).toBe(false);
    expect(wasPresent({ ...here, now: at('12:36:00') })).toBe(true);
  });

  it('is proved by a counted game over the board', () => {
    const absent = { stays: [], window, now: close, ...uncontested };
    expect(wasPresent({ ...absent, played: false })).toBe(false);
    expect(wasPresent({ ...absent, played: true })).toBe(true);
    expect(wasPresent({ ...absent, played: true, corrected: false })).toBe(true);
  });

  it('is what a Moderator made of the register, whatever the stays say', () => {
    const absent = { stays: [], window, now: close, ...uncontested };
    const there = { ...absent, stays: stays('12:30:00-13:10:00') };
    expect(wasPresent({ ...absent, corrected: true })).toBe(true);
    expect(wasPresent({ ...there, corrected: false })).toBe(false);
  });

  it('takes as many minutes as the club has set', () => {
    const tenMinutes = withFigures(figures, { minimumPresenceMinutes: 10 });
    const attendance = { stays: stays('12:30:00-12:39:59'), window, now: close };
    expect(wasPresent({ ...attendance, ...uncontested, figures: tenMinutes })).toBe(false);
    expect(wasPresent({ ...attendance, ...uncontested })).toBe(true);
  });

  it('is never longer than the session, whatever the register says', () => {
    const moment = fc.integer({ min: at('12:00:00'), max: at('14:00:00') });
    const stay = fc.record({ from: moment, to: fc.option(moment) });
    fc.assert(
      fc.property(fc.array(stay), moment, (register, now) => {
        const minutes = minutesPresent({ stays: register, window, now });
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('Act 0.9: correcting the register', () => {
  const nextCloses = Date.parse('2026-11-27T13:10:00Z');
  it.each([
    { when: 'before there is a next session', nextClosesAt: null, now: nextCloses, may: true },
    { when: 'as the next session closes', nextClosesAt: nextCloses, now: nextCloses, may: true },
    { when: 'a millisecond later', nextClosesAt: nextCloses, now: nextCloses + 1, may: false },
  ])('$when: $may', ({ nextClosesAt, now, may }) => {
    expect(mayCorrectRegister(nextClosesAt, now)).toBe(may);
  });
});

describe('Act 0.6: being checked in at a moment is enough', () => {
  it.each([
    { moment: '12:39:59.999', covered: false },
    { moment: '12:40:00', covered: true },
    { moment: '12:40:30', covered: true },
    { moment: '12:41:00', covered: true },
    { moment: '12:41:00.001', covered: false },
    { moment: '13:00:00', covered: true },
    { moment: '13:10:00', covered: true },
  ])('at $moment: $covered', ({ moment, covered }) => {
    expect(checkedInAt(stays('12:40:00-12:41:00 13:00:00-'), at(moment))).toBe(covered);
  });

  it('is nobody without a stay', () => {
    expect(checkedInAt([], close)).toBe(false);
  });
});
