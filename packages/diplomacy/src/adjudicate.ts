import type { Power } from './map/map.ts';
import { afterAdjustments, afterMovement, afterRetreats, type Onward } from './phases/next.ts';
import type { Dislodged, Position } from './position.ts';
import type { Told } from './results/result.ts';
import type { RuleSet } from './rules/rule-set.ts';
import type { WrittenOrders } from './turn/lines.ts';
import { playAdjustments } from './turn/play-adjustments.ts';
import { playMovement } from './turn/play-movement.ts';
import { playRetreats } from './turn/play-retreats.ts';

/** A phase as it came out. */
export interface Turn {
  /** The position in the next phase that needs orders; where somebody has won, in the phase that decided it. */
  readonly position: Position;
  /** Who has won; nobody while the game goes on. */
  readonly winners: readonly Power[];
  /** The units that were dislodged, with those that had nowhere to go. */
  readonly dislodged: readonly Dislodged[];
  /** What became of every order, and of every unit without one. */
  readonly told: readonly Told[];
}

/**
 * Plays one phase: reads what each power wrote, one order a line, and says what becomes of every order and where the game stands then.
 * Orders that are not understood or not possible are told of as illegal; nothing that is written makes it throw.
 */
export function adjudicate(position: Position, orders: WrittenOrders, rules: RuleSet): Turn {
  switch (position.phase.kind) {
    case 'M': {
      const { position: played, told } = playMovement(position, orders, rules);
      return { ...afterMovement(played, rules), dislodged: played.dislodged, told };
    }
    case 'R':
      return turn(afterRetreats, playRetreats(position, orders, rules), rules);
    case 'A':
      return turn(afterAdjustments, playAdjustments(position, orders, rules), rules);
  }
}

const turn = (
  onward: (position: Position, rules: RuleSet) => Onward,
  { position, told }: { readonly position: Position; readonly told: readonly Told[] },
  rules: RuleSet,
): Turn => ({ ...onward(position, rules), dislodged: [], told });
