import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startChessClocks } from '../../src/schedule/chess-clocks.ts';
import { ClockStage } from '../ladder/clocks/a-clock.ts';

const log = pino({ level: 'silent' });

/** Looks after the clock from that moment on, while time passes. */
function from(stage: ClockStage, moment: string): void {
  const { clubs } = stage.club.at(moment);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now() - stage.club.now;
  const clocks = startChessClocks({ clubs, clock: () => Date.now() - began, log });
  onTestFinished(() => clocks.stop());
}

const ends = ({ club }: ClockStage) => club.view.entries.filter(({ type }) => type === 'clock-ended');

it('Act I.7.5: has a flag fall when no press can be on its way any more, though nobody looks', async () => {
  const stage = new ClockStage().started();
  from(stage, '12:45:59.500');
  await vi.advanceTimersByTimeAsync(100);
  expect(ends(stage)).toEqual([]);
  await vi.waitFor(() => expect(ends(stage)).toHaveLength(1), { timeout: 30_000 });
  expect(ends(stage)).toMatchObject([{ how: 'flag', flag: 'white', endedAt: stage.club.moment('12:45') }]);
});

it('Act I.7.5: has it fall as of then after the bot was away', async () => {
  const stage = new ClockStage().started();
  from(stage, '13:20');
  await vi.waitFor(() => expect(ends(stage)).toHaveLength(1), { timeout: 30_000 });
  expect(ends(stage)).toMatchObject([{ how: 'flag', flag: 'white', endedAt: stage.club.moment('12:45') }]);
});

it('Act I.7.5: has none fall that a press has put off', async () => {
  const stage = new ClockStage().started();
  from(stage, '12:45:59.500');
  stage.club.at('12:45:59.600');
  stage.sends('white', 'white@12:44:59.990');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends(stage)).toEqual([]);
});
