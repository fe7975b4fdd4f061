import type { FigureChanges } from '../figures/figures.ts';
import { writeFigures } from '../figures/read-figures.ts';
import { dayAfter } from '../time/uk-time.ts';
import { withJudgedFigures } from './figures-now.ts';
import {
  type Game,
  nameOf,
  type Payment,
  type Proposal,
  proposalNumbered,
  ruleInForce,
  withProposal,
} from './game.ts';
import type { Effect, Judgement } from './point-of-order.ts';
import { checkWinner, end, pay } from './points.ts';
import { tell } from './told.ts';
import { playersOn } from './turns.ts';

/** What an invoked Judgement brings about, one after the other; rules fall before figures are named in their place (R214). */
export const carryOut = (game: Game, point: number, { effects, places }: Judgement): Game =>
  [
    ...effects.filter(({ is }) => is === 'void rule'),
    ...effects.filter(({ is }) => is !== 'void rule'),
  ].reduce((now, effect) => (now.over === null ? carryOutOne(now, { point, places }, effect) : now), game);

/** The places of the proposals that effects name by the numbers that they have now. */
export const placesNamed = (game: Game, effects: readonly Effect[]): ReadonlyMap<number, number> =>
  new Map(
    effects.flatMap((effect) => {
      const number = 'proposal' in effect ? effect.proposal : undefined;
      const proposal = number === undefined ? undefined : proposalNumbered(game, number);
      return number === undefined || proposal === undefined ? [] : [[number, proposal.index] as const];
    }),
  );

/** Whether an effect names players, proposals and mutable rules (R112) that are there, and whole points. */
export function isKnown(game: Game, effect: Effect): boolean {
  switch (effect.is) {
    case 'figures':
      return effect.proposal === undefined || proposalNumbered(game, effect.proposal) !== undefined;
    case 'void rule':
      return isVoidable(game, effect.rule);
    case 'no rule-change':
    case 'early votes':
      return proposalNumbered(game, effect.proposal) !== undefined;
    case 'points':
      return (
        game.people.has(effect.player) &&
        Number.isInteger(effect.change) &&
        Math.abs(effect.change) <= 1_000_000
      );
    case 'undecidable':
      return game.people.has(effect.mover);
    case 'no play':
      return true;
  }
}

function isVoidable({ rules }: Game, id: string): boolean {
  const rule = rules.rules.get(id);
  return rule?.inEffect === true && !rule.immutable;
}

/** The point of order that was judged, and where the proposals are that its Judgement names. */
interface Invoked extends Pick<Judgement, 'places'> {
  readonly point: number;
}

function carryOutOne(game: Game, { point, places }: Invoked, effect: Effect): Game {
  const named = (number: number): Proposal | undefined => game.proposals[places.get(number) ?? -1];
  switch (effect.is) {
    case 'figures':
      return effect.proposal === undefined
        ? nameFigures(game, point, effect.changes)
        : nameProposed(game, named(effect.proposal), effect.changes);
    case 'void rule':
      return voidRule(game, point, effect.rule);
    case 'no rule-change':
      return noRuleChange(game, point, named(effect.proposal));
    case 'early votes':
      return withNamed(game, named(effect.proposal), (proposal) => ({
        ...proposal,
        earlyCount: effect.count,
      }));
    case 'points':
      return pay(game, [
        {
          player: effect.player,
          change: effect.change,
          why: `The Judgement on point of order ${point}.`,
          rules: ['R214'],
        },
      ]);
    case 'undecidable':
      return undecidable(game, effect.mover);
    case 'no play':
      return noPlay(game);
  }
}

/** E1, E3: the figures are as the Judgement names them. */
function nameFigures(game: Game, point: number, changes: FigureChanges): Game {
  const named = withJudgedFigures(game, changes, point);
  const why = `The Judgement names figures: ${writeFigures(changes, named.figures, [...game.people.values()])}.`;
  return checkWinner(tell(named, { is: 'figures', point, why, rules: ['R214'] }));
}

const nameProposed = (game: Game, proposal: Proposal | undefined, changes: FigureChanges): Game =>
  withNamed(game, proposal, (each) => ({ ...each, figures: changes, byJudge: true }));

const withNamed = (
  game: Game,
  proposal: Proposal | undefined,
  change: (proposal: Proposal) => Proposal,
): Game => (proposal === undefined ? game : withProposal(game, change(proposal)));

/** R112: a rule that conflicts with an immutable one is void altogether. Its figures have no standing any more. */
function voidRule(game: Game, point: number, rule: string): Game {
  const number = game.rules.rules.get(rule)?.number;
  if (number === undefined || !isVoidable(game, rule)) return game;
  const voided = { ...game, void: new Set(game.void).add(rule) };
  return tell(voided, { is: 'figures', point, why: `Rule ${number} is void.`, rules: ['R112', 'R214'] });
}

/** E5: what is no rule-change gets no number and moves no points; those after it move up, unless one of them has taken effect. */
function noRuleChange(game: Game, point: number, proposal: Proposal | undefined): Game {
  if (proposal === undefined || proposal.number === null) return game;
  const { number } = proposal;
  if (proposal.state !== 'open' && proposal.state !== 'waiting')
    return tell(game, {
      is: 'waits',
      point,
      why: `Proposal ${number} is settled already: what it did is not undone (R108).`,
      rules: ['R108'],
    });
  const none = withProposal(game, { ...proposal, number: null, state: 'no rule-change', waits: null });
  const why = `Proposal ${number} is no rule-change: it has no number and moves no points.`;
  const about = { player: proposal.by, point, place: proposal.index };
  const told = tell(none, { is: 'no rule-change', ...about, why, rules: ['R103', 'R109'] });
  return pay(movedUp(told, proposal.index), proposal.isPaid ? takenBack(proposal) : []);
}

const takenBack = ({ settled }: Proposal): readonly Payment[] =>
  (settled?.payments ?? []).map((payment) => ({
    ...payment,
    change: -payment.change,
    why: 'It was no rule-change.',
  }));

function movedUp(game: Game, after: number): Game {
  const later = game.proposals.filter(({ index, number }) => index > after && number !== null);
  if (later.some(({ state }) => state !== 'open' && state !== 'waiting')) return game;
  const proposals = game.proposals.map((each) =>
    later.includes(each) && each.number !== null ? { ...each, number: each.number - 1 } : each,
  );
  return { ...game, proposals, nextNumber: game.nextNumber - 1 };
}

const noRule = 'No rule in effect says who wins then: the players have to agree, or the table is abandoned.';

/** R215: a move is as legal as it is illegal, or nobody can tell. */
function undecidable(game: Game, winner: string): Game {
  if (ruleInForce(game, 'R215') === null) return tell(game, { is: 'waits', why: noRule, rules: [] });
  const why = `${nameOf(game, winner)}’s move is as legal as it is illegal: whose move it is wins.`;
  return end(game, { winner, why, rules: ['R215'] });
}

/** R215: play cannot go on. Whose day it is wins; on a day that is nobody’s, whose day came last. */
function noPlay(game: Game): Game {
  const days = Array.from({ length: 7 }, (_, back) => playersOn(game, dayAfter(game.day, -back)));
  const [winner] = days.flat();
  if (winner === undefined || ruleInForce(game, 'R215') === null)
    return tell(game, { is: 'waits', why: noRule, rules: [] });
  const why = `Play cannot go on: ${nameOf(game, winner)}, whose day it is, wins.`;
  return end(game, { winner, why, rules: ['R215'] });
}
