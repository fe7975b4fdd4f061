import { expect, it } from 'vitest';
import { overLine } from '../../../src/ladder/words/clocks/card.ts';
import { ClockStage } from '../clocks/a-clock.ts';

it.each([
  ['a game', new ClockStage().started(), 'The captured pieces can decide it'],
  ['no game', new ClockStage().agreed(), 'the clock was never started'],
])('Act 0.5: the card of a clock says what the end of the session made of %s', async (_, stage, words) => {
  stage.does(stage.mo, 'pause');
  stage.club.at('13:11');
  await stage.club.settle();
  expect(overLine(stage.club.view, stage.clock)).toContain(words);
});
