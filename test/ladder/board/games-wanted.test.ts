import { describe, expect, it } from 'vitest';
import { readDays, wantedBy } from '../../../src/ladder/board/games-wanted.ts';
import { afternoon } from '../games/afternoon.ts';

describe('the days of a list of games', () => {
  it.each([
    [null, null],
    ['2026-11-20', null],
    [null, '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['0001-01-01', '9999-12-31'],
  ])('from %s to %s make sense', (from, to) => {
    expect(readDays({ from, to })).toEqual({ ok: true, value: { from, to } });
  });

  it('that are none are said by their option', () => {
    expect(readDays({ from: '2026-02-30', to: null })).toMatchObject({
      invalid: { problem: 'not-a-date', option: 'from', text: '2026-02-30' },
    });
    expect(readDays({ from: null, to: 'Friday' })).toMatchObject({
      invalid: { problem: 'not-a-date', option: 'to' },
    });
  });

  it('have to be in their order', () => {
    expect(readDays({ from: '2026-11-21', to: '2026-11-20' })).toMatchObject({
      invalid: { problem: 'days-turned-round' },
    });
  });

  it('are whole by the club’s clocks, also where summer time ends', () => {
    const { club } = afternoon();
    const asked = { person: null, score: null, from: '2026-10-25', to: '2026-10-25' };
    expect(wantedBy(club.view.state, asked)).toMatchObject({
      from: Date.UTC(2026, 9, 24, 23),
      until: Date.UTC(2026, 9, 26) - 1,
    });
  });
});
