import type { FigureChanges, FigureName, Figures } from '../figures/figures.ts';
import { figureKinds, figureNames, withoutFigures } from '../figures/kinds.ts';
import { type Change, changesText, ruleOf } from '../rules/change.ts';
import type { RuleId } from '../rules/rule.ts';
import { type Bound, type FiguresNow, type Game, ruleInForce } from './game.ts';

/** Whether a figure has what it rests on: its rule in effect and not void, or a Judgement. */
export function hasStanding({ bound, rules, void: voided }: Game, name: FigureName): boolean {
  const { rule, judgement } = bound.get(name) ?? { rule: null, judgement: null };
  if (rule === null) return judgement !== null;
  return rules.rules.get(rule)?.inEffect === true && !voided.has(rule);
}

/**
 * The figures that hold now. Where the rule of one is gone, what it ruled is not ruled any more (R118): nothing is paid, there is no
 * limit. Only a Judge can say whose day it is or what votes adopt a rule-change where no rule does (E1).
 */
export function figuresNow(game: Game): FiguresNow {
  const gone = figureNames.filter((name) => !hasStanding(game, name));
  const values: Figures = Object.assign(
    { ...game.figures },
    ...gone.map((name) => figureKinds[name].without),
  );
  return { values, undecided: gone.filter((name) => figureKinds[name].without === null) };
}

/** The figures bound to a rule. */
export const boundTo = ({ bound }: Game, rule: RuleId): readonly FigureName[] =>
  figureNames.filter((name) => bound.get(name)?.rule === rule);

/** Whether a change gives another text to a rule that software runs, so that its figures have to be named. */
export function needsFigures(game: Game, change: Change): boolean {
  const rule = ruleOf(change);
  if (rule === undefined || !changesText(change)) return false;
  if (withoutFigures.some((cite) => game.opening.get(Number(cite.slice(1))) === rule)) return true;
  return change.kind !== 'repeal' && boundTo(game, rule).length > 0;
}

/** The figures among those that another rule in effect sets already: which of the two counts, a person has to say (R213). */
const claimedElsewhere = (game: Game, changes: FigureChanges, rule: RuleId): readonly FigureName[] =>
  namesIn(changes).filter((name) => hasStanding(game, name) && game.bound.get(name)?.rule !== rule);

/** Whether a Judge has to say what becomes of the figures before a change can take effect. */
export const lacksFigures = (game: Game, change: Change, figures: FigureChanges | null): boolean =>
  figures === null
    ? needsFigures(game, change)
    : claimedElsewhere(game, figures, ruleOf(change) ?? '').length > 0;

const namesIn = (changes: FigureChanges): readonly FigureName[] =>
  figureNames.filter((name) => Object.hasOwn(changes, name));

/** The game with figures changed, each bound to where its value comes from. */
export function withFigures(game: Game, changes: FigureChanges, to: (name: FigureName) => Bound): Game {
  const bound = new Map(game.bound);
  for (const name of namesIn(changes)) bound.set(name, to(name));
  return { ...game, figures: { ...game.figures, ...changes }, bound };
}

/** The game with figures as a Judgement names them. One whose rule stands goes with that rule; else it rests on the Judgement alone. */
export const withJudgedFigures = (game: Game, changes: FigureChanges, judgement: number): Game =>
  withFigures(game, changes, (name) => ({
    rule: hasStanding(game, name) ? (game.bound.get(name)?.rule ?? null) : null,
    judgement,
  }));

/** The rule that each figure is bound to when a game begins. */
export const firstBound = (opening: ReadonlyMap<number, RuleId>): ReadonlyMap<FigureName, Bound> =>
  new Map(
    figureNames.map((name) => [
      name,
      { rule: opening.get(Number(figureKinds[name].rule.slice(1))) ?? null, judgement: null },
    ]),
  );

export { ruleInForce };
