import { expect, it } from 'vitest';
import { previewFraud } from '../../../src/ladder/games/penalise-fraud.ts';
import type { Figures } from '../../../terms/figures.ts';
import { aCase, fraud, play } from '../discipline/a-case.ts';

it.each<[Partial<Figures>, Partial<Figures>, object]>([
  [{}, { fraudLadder: ['permanent-ban'] }, { rung: 'reverse', order: { parts: [] } }],
  [
    { fraudLadder: ['ban'], fraudBanWeeks: 1 },
    { fraudBanWeeks: 52 },
    { figures: { fraudBanWeeks: 1 }, order: { parts: [{ kind: 'ban', until: '2026-11-27' }] } },
  ],
])('Act IV.2: fraud costs what it did when the game was entered: %j, then %j', (then, now, shown) => {
  const { club, mo, ana, bo } = aCase();
  const publish = (version: string, figures: Partial<Figures>) =>
    club.write({ type: 'terms-published', version, act: null, figures });
  publish('2.5', then);
  club.at('12:51');
  const game = play(club, ana, bo);
  club.at('12:52');
  publish('2.6', now);
  const preview = previewFraud(club.view, club.actor(mo), fraud(ana, game), club.now);
  expect(preview).toMatchObject({ value: shown });
});
