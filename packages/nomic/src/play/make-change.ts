import type { FigureChanges, FigureName } from '../figures/figures.ts';
import { type Change, changesText, type Problem } from '../rules/change.ts';
import { mutableRules, type RuleId } from '../rules/rule.ts';
import { type Changed, problem, tryChange } from '../rules/try-change.ts';
import type { Day } from '../time/uk-time.ts';
import { boundTo, figuresNow, withFigures } from './figures-now.ts';
import type { Bound, Game } from './game.ts';

/** A rule-change with the number and the day that it is made under, and the figures that it names. */
export interface Proposed {
  readonly number: number;
  readonly date: Day;
  readonly change: Change;
  readonly figures: FigureChanges | null;
}

/** The game with a rule-change made and its figures bound to the rule, or why the rules do not allow it. */
export function makeChange(
  game: Game,
  { number, date, change, figures }: Proposed,
): { readonly problem: Problem } | { readonly made: Changed; readonly game: Game } {
  const { mutable } = figuresNow(game).values;
  const made = tryChange(game.rules, change, { number, date, mostMutable: mutable });
  if ('problem' in made) return made;
  const voided = new Set(game.void);
  if (changesText(change)) voided.delete(made.rule);
  const changed = { ...game, rules: made.rules, version: game.version + 1, void: voided };
  const next = withoutLater(changed, change, made.rule);
  const stays = made.rules.rules.get(made.rule)?.inEffect === true;
  const bound = { rule: made.rule, judgement: null };
  // A Judge may have named figures for a repeal: they are not to go with the rule that goes.
  const goesTo = (name: FigureName): Bound => (stays ? bound : (game.bound.get(name) ?? bound));
  return { made, game: figures === null ? next : withFigures(next, figures, goesTo) };
}

/** R204: a rule that was amended before its time does not change by itself any more. */
function withoutLater(game: Game, change: Change, rule: RuleId): Game {
  const isAmended = changesText(change) && boundTo(game, rule).includes('later');
  return isAmended ? { ...game, figures: { ...game.figures, later: null } } : game;
}

/** R211: why a change cannot be that brings the limit into force, or lowers it, where there are more mutable rules; null if it can. */
export function pastLimit(before: Game, after: Game): Problem | null {
  if (aboveLimit(after) <= aboveLimit(before)) return null;
  const { mutable } = figuresNow(after).values;
  const why = `There could then be at most ${mutable} mutable rules, and there would be ${mutableRules(after.rules)}.`;
  return problem(why, 'R211').problem;
}

/** By how many the mutable rules are more than there may be; a Judgement on the figures may have left them so. */
function aboveLimit(game: Game): number {
  const { mutable } = figuresNow(game).values;
  return mutable === null ? 0 : Math.max(0, mutableRules(game.rules) - mutable);
}
