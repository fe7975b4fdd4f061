import type { Readable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClockRole } from '../../src/ladder/clocks/clock-pass.ts';
import { ClockWatchers } from '../../src/web/clock/watchers.ts';
import { ClockStage } from '../ladder/clocks/a-clock.ts';

/** The clock of Ana and Bo, which runs, and anyone who follows it. */
function aFollowedClock() {
  const stage = new ClockStage().started();
  const { club } = stage;
  const log = pino({ level: 'silent' });
  const watchers = new ClockWatchers({ clubs: club.clubs, clock: () => club.now, log });
  onTestFinished(() => watchers.close());
  const watch = (role: ClockRole, clock = 1): Readable | null =>
    watchers.watch({ club: club.id, clock, role });
  return { stage, watch };
}

describe('pages that follow a clock', () => {
  it('find room for those who play, however many look on', () => {
    const { watch } = aFollowedClock();
    const lookersOn = Array.from({ length: 201 }, () => watch('watch'));
    expect(lookersOn.filter((stream) => stream === null)).toHaveLength(1);
    for (const role of ['white', 'black', 'table'] as const) expect(watch(role)).not.toBeNull();
  });

  it('find room for those who play, however many look on at other clocks', () => {
    const { watch } = aFollowedClock();
    for (let clock = 2; clock <= 12; clock++) for (let i = 0; i < 200; i++) watch('watch', clock);
    expect(watch('watch')).toBeNull();
    expect(watch('white')).not.toBeNull();
  });

  it('are let go when they leave unread what they are told, and no others are', async () => {
    const { stage, watch } = aFollowedClock();
    const [unread, read] = [watch('watch'), watch('watch')];
    read?.resume();
    for (let turn = 0; turn < 400 && unread?.destroyed === false; turn++) {
      stage.sends('table', `${turn % 2 === 0 ? 'white' : 'black'}@12:40`);
      await new Promise(setImmediate);
    }
    expect([unread?.destroyed, read?.destroyed]).toEqual([true, false]);
  });
});
