import type { Power } from './map/map.ts';
import { afterAdjustments, afterMovement, afterRetreats, type Onward } from './phases/next.ts';
import type { Dislodged, PhaseKind, Position } from './position.ts';
import type { Told } from './results/result.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { type Line, readLines, type WrittenOrders } from './turn/lines.ts';
import { playAdjustments } from './turn/play-adjustments.ts';
import { playInOne } from './turn/play-in-one.ts';
import { playMovement } from './turn/play-movement.ts';
import { type Played, playRetreats } from './turn/play-retreats.ts';

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
 * Plays one phase: reads what each power wrote, one order a text, and says what becomes of every order and where the game stands then.
 * Orders that are not understood or not possible are told of as illegal; nothing that is written makes it throw, only orders
 * that are no texts do (`TypeError`). Where the rules decide all at once (`birthday-2020`), a movement phase takes the retreats and
 * adjustments with it.
 */
export function adjudicate(position: Position, orders: WrittenOrders, rules: RuleSet): Turn {
  const { kind } = position.phase;
  const lines = readLines(orders, { map: rules.map, rules, position, kind });
  if (kind === 'M' && rules.choices.phases === 'in one') return playInOne(position, lines, rules);
  const { play, next } = phases[kind];
  const played = play(position, lines, rules);
  return { ...next(played.position, rules), dislodged: played.position.dislodged, told: played.told };
}

interface Phase {
  readonly play: (position: Position, lines: readonly Line[], rules: RuleSet) => Played;
  readonly next: (position: Position, rules: RuleSet) => Onward;
}

const phases: Readonly<Record<PhaseKind, Phase>> = {
  M: { play: playMovement, next: afterMovement },
  R: { play: playRetreats, next: afterRetreats },
  A: { play: playAdjustments, next: afterAdjustments },
};
