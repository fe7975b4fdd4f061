import type { FigureChanges } from '../figures/figures.ts';
import { writeFigures } from '../figures/read-figures.ts';
import { highestNumber } from '../rules/rule.ts';
import { type Changed, upToDate } from '../rules/try-change.ts';
import { dayOf } from '../time/uk-time.ts';
import { figuresNow, lacksFigures } from './figures-now.ts';
import { type Game, nameOf, type Proposal, playing, type Settled, type Wait, withProposal } from './game.ts';
import { makeChange, pastLimit } from './make-change.ts';
import { outcomeOf } from './outcome.ts';
import { isActive } from './point-of-order.ts';
import { checkWinner, pay } from './points.ts';
import { type Told, tell } from './told.ts';

/** R113: the vote on a proposal is complete. What held at this moment is kept for its outcome (R108). */
export function complete(game: Game, proposal: Proposal): Game {
  const figures = figuresNow(game);
  const completed = { at: game.now, figures, voters: playing(game), highest: highestNumber(game.rules) };
  return goOn(withProposal(game, { ...proposal, state: 'waiting', completed }), proposal.index);
}

/** Goes on with all proposals that wait, as something they wait for may have come. */
export const goOnWithAll = (game: Game): Game =>
  game.proposals
    .filter(({ state }) => state === 'waiting')
    .reduce((now, { index }) => goOn(now, index), game);

/** Takes a completed proposal as far as it goes: outcome, then effect once nothing is in dispute about it, then points. */
function goOn(game: Game, index: number): Game {
  const proposal = game.proposals[index];
  if (game.over !== null || proposal === undefined || proposal.state !== 'waiting') return game;
  const settled = withOutcome(game, proposal);
  const next = settled.proposals[index];
  if (next === undefined || next.settled === null) return settled;
  if (hasOpenPoint(settled, next)) return wait(settled, next, 'judgement');
  return paidOut(
    next.settled.outcome === 'adopted' ? withEffect(settled, next) : closed(settled, next, next.settled),
    index,
  );
}

function withOutcome(game: Game, proposal: Proposal): Game {
  const { completed, settled } = proposal;
  if (settled !== null || completed === null) return game;
  const counted = outcomeOf(game, proposal, completed);
  if ('waits' in counted) return wait(game, proposal, counted.waits);
  const yes = proposal.votes.filter(({ choice }) => choice === 'yes').length;
  const no = proposal.votes.length - yes;
  const why = `${yes} for it, ${no} against it, of ${completed.voters.length} who could vote: ${counted.outcome}.`;
  const next = withProposal(game, { ...proposal, settled: counted, waits: null });
  return tell(next, { is: 'completed', ...numbered(proposal), why, rules: ['R104', 'R111', 'R113', 'R204'] });
}

/** What is told with everything about a proposal. */
export const numbered = ({ number, by, index }: Proposal): Pick<Told, 'player' | 'proposal' | 'place'> => ({
  player: by,
  place: index,
  ...(number === null ? {} : { proposal: number }),
});

const waitWords: Readonly<Record<Wait, string>> = {
  judgement: 'Points of order about it are open. It takes effect when the last Judgement is invoked.',
  threshold:
    'No rule in effect says what votes adopt a rule-change. The Judge has to name the figure threshold.',
  'early votes':
    'Votes were cast before its last part and turn the outcome. The Judge has to say whether they count.',
  figures:
    'It changes what the game is run by. The Judge has to name the figures, or say that they stay the same.',
};

/** The sentence that says what a proposal waits for. */
export const waitingFor = (wait: Wait): string => waitWords[wait];

function wait(game: Game, proposal: Proposal, waits: Wait): Game {
  if (proposal.waits === waits) return game;
  const next = withProposal(game, { ...proposal, waits });
  return tell(next, { is: 'waits', ...numbered(proposal), why: waitWords[waits], rules: ['R206', 'R214'] });
}

/** Whether a point of order about the proposal is open (R214). */
export const hasOpenPoint = ({ pointsOfOrder }: Game, { index }: Proposal): boolean =>
  pointsOfOrder.some((point) => isActive(point) && point.place === index);

const closed = (game: Game, proposal: Proposal, { outcome }: Settled): Game =>
  outcome === 'adopted' ? game : withProposal(game, { ...proposal, state: outcome, waits: null });

/** R206: an adopted rule-change takes effect; unless its figures have to be named first. */
function withEffect(game: Game, proposal: Proposal): Game {
  const { number, figures, change, byJudge } = proposal;
  if (number === null) return game;
  if (!byJudge && lacksFigures(game, change, figures)) return wait(game, proposal, 'figures');
  const made = makeChange(game, {
    number,
    date: dayOf(game.now),
    change: upToDate(game.rules, change, proposal.renumberings),
    figures,
  });
  if ('problem' in made) return impossible(game, proposal, made.problem.why);
  const past = pastLimit(game, made.game);
  if (past !== null) return impossible(game, proposal, past.why);
  return checkWinner(inEffect(made.game, proposal, made.made));
}

function impossible(game: Game, proposal: Proposal, why: string): Game {
  const next = withProposal(game, { ...proposal, state: 'impossible', waits: null });
  return tell(next, {
    is: 'impossible',
    ...numbered(proposal),
    why,
    rules: ['R103', 'R109', 'R211', 'R116'],
  });
}

function inEffect(game: Game, proposal: Proposal, made: Changed): Game {
  const done = withProposal(game, { ...proposal, state: 'in effect', waits: null });
  const why = `${nameOf(game, proposal.by)}’s proposal takes effect.${renumberedWords(made)}${figureWords(game, proposal.figures)}`;
  return tell(done, { is: 'in effect', ...numbered(proposal), why, rules: ['R206', 'R108', 'R109', 'R110'] });
}

function renumberedWords({ renumbered, rewritten, left }: Changed): string {
  if (renumbered === null) return '';
  const named =
    rewritten.length === 1 ? 'One rule that names it was' : `${rewritten.length} rules that name it were`;
  const ranges = left.map(({ range }) => range).join(', ');
  return [
    ` Rule ${renumbered.from} is now Rule ${renumbered.to}.`,
    rewritten.length === 0 ? '' : ` ${named} rewritten.`,
    ranges === '' ? '' : ` Ranges that it was part of are left as they were: ${ranges}.`,
  ].join('');
}

/** What the figures are from now on. */
function figureWords({ people, figures }: Game, changes: FigureChanges | null): string {
  if (changes === null || Object.keys(changes).length === 0) return '';
  return ` It sets ${writeFigures(changes, figures, [...people.values()])}.`;
}

/** R203, R205, R207: what the vote brings, once. */
function paidOut(game: Game, index: number): Game {
  const proposal = game.proposals[index];
  if (proposal === undefined || proposal.settled === null || proposal.isPaid) return game;
  return pay(withProposal(game, { ...proposal, isPaid: true }), proposal.settled.payments);
}
