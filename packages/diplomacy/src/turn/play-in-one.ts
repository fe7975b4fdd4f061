import { afterAdjustments, afterMovement, afterRetreats, type Onward } from '../phases/next.ts';
import type { Dislodged, Position } from '../position.ts';
import type { Told } from '../results/result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Line } from './lines.ts';
import { playAdjustments } from './play-adjustments.ts';
import { playMovement } from './play-movement.ts';
import { type Played, playRetreats } from './play-retreats.ts';
import { toldUnneeded } from './tell.ts';

/** A turn as it came out, up to the next movement. */
export interface PlayedInOne extends Onward {
  readonly dislodged: readonly Dislodged[];
  readonly told: readonly Told[];
}

/**
 * Plays a whole turn from one set of orders: the moves, then the retreats and, in Fall, the builds and disbands that were written for
 * what would happen (BT15, BT23). Whoever wrote no retreat disbands (BT22); whoever wrote no builds builds nothing (BT24).
 */
export function playInOne(position: Position, lines: readonly Line[], rules: RuleSet): PlayedInOne {
  const moves = lines.filter(({ conditional }) => conditional === null);
  const later = lines.filter(({ conditional }) => conditional !== null);
  const retreats = later.filter(({ conditional }) => conditional?.when?.kind === 'dislodged');
  const adjustments = later.filter((line) => !retreats.includes(line));
  const moved = playMovement(position, moves, rules);
  const told = [...moved.told];
  const follow = (onward: Onward, kind: 'R' | 'A', own: readonly Line[]): Onward => {
    if (onward.winners.length > 0 || onward.position.phase.kind !== kind) {
      told.push(...own.map((line) => toldUnneeded(line)));
      return onward;
    }
    const { play, next } = steps[kind];
    const played = play(onward.position, own, rules);
    // That a unit without a retreat was dislodged has been told of with its move.
    told.push(...played.told.filter(({ why }) => why.code !== 'no retreat ordered'));
    return next(played.position, rules);
  };
  const retreated = follow(afterMovement(moved.position, rules), 'R', retreats);
  const adjusted = follow(retreated, 'A', adjustments);
  return { ...adjusted, dislodged: moved.position.dislodged, told };
}

interface Step {
  readonly play: (position: Position, lines: readonly Line[], rules: RuleSet) => Played;
  readonly next: (position: Position, rules: RuleSet) => Onward;
}

const steps: Readonly<Record<'R' | 'A', Step>> = {
  R: { play: playRetreats, next: afterRetreats },
  A: { play: playAdjustments, next: afterAdjustments },
};
