import type { Game, GameEvent, Proposal, Told } from '../../src/index.ts';
import { idOf, initial } from './fixtures.ts';
import { formulas } from './random-game.ts';

/** What each formula comes to, worked out in whole numbers. */
const worth: Readonly<Record<string, (r: number, y: number, n: number) => number>> = {
  [formulas[0]]: (r, y, n) => Math.floor((Math.max(10, r - 290) * y) / (y + n)),
  [formulas[1]]: (_, y, n) => y - n,
  [formulas[2]]: (_, y, n) => 3 * (y + n),
  [formulas[3]]: (r, y) => Math.floor(r / 100) + Math.min(y, 2),
};

/** How every vote came out, in order, and what everybody has, by a count of its own. */
export function countAgain(game: Game, events: readonly GameEvent[]) {
  const counted = recount(game, events);
  const totals = new Map([...game.people.keys()].map((id) => [id, 0]));
  const add = (id: string, more: number): unknown => totals.set(id, (totals.get(id) ?? 0) + more);
  for (const { index, isPaid, state } of game.proposals)
    if (isPaid && state !== 'no rule-change')
      for (const [id, more] of counted.get(index)?.points ?? []) add(id, more);
  for (const { player, change } of judgedPoints(game)) add(player, change);
  return { outcomes: game.proposals.map(({ index }) => counted.get(index)?.outcome), totals };
}

/** The points that Judgements moved. */
const judgedPoints = ({ pointsOfOrder }: Game) =>
  pointsOfOrder
    .filter(({ state }) => state === 'invoked')
    .flatMap(({ judgement }) => judgement?.effects ?? [])
    .filter((effect) => effect.is === 'points');

/** Rules and figures as they are kept here, apart from the game. */
interface Known {
  readonly numbers: ReadonlyMap<string, number>;
  readonly formula: string;
  readonly against: number;
  readonly loss: number;
  readonly threshold: string;
}

const beginning: Known = {
  numbers: new Map([...initial.rules.values()].map(({ id, number }) => [id, number])),
  formula: formulas[0],
  against: 10,
  loss: 10,
  threshold: 'unanimous',
};

/** How a vote came out by this count, and what each player gets for it. */
interface Recounted {
  readonly outcome: string;
  readonly points: ReadonlyMap<string, number>;
}

/**
 * Counts the votes of a game again, by the place of each proposal: from what people did, and from which proposals took effect and when.
 * Which numbers there are, what a formula comes to and what a defeat costs is worked out here.
 */
function recount(game: Game, events: readonly GameEvent[]): ReadonlyMap<number, Recounted> {
  const counted = new Map<number, Recounted>();
  const past: { readonly at: number; readonly known: Known }[] = [];
  let known = beginning;
  for (const told of game.told) {
    const proposal = game.proposals[told.place ?? -1];
    if (told.is === 'completed' && proposal?.completed != null) {
      const { at } = proposal.completed;
      const then = told.at === at ? known : (past.findLast((each) => each.at < at)?.known ?? beginning);
      // What adopts may have been named since.
      counted.set(proposal.index, countOne(proposal, { ...then, threshold: known.threshold }, events));
    }
    const next = learned(known, told, proposal, game);
    if (next !== known) past.push({ at: told.at, known: next });
    known = next;
  }
  return counted;
}

function learned(known: Known, told: Told, proposal: Proposal | undefined, game: Game): Known {
  if (told.is === 'rule changed' || told.is === 'figures') return { ...known, threshold: 'majority' };
  if (told.is !== 'in effect' || proposal === undefined) return known;
  return inEffect(known, proposal, told.proposal ?? 0, game);
}

function countOne(proposal: Proposal, known: Known, events: readonly GameEvent[]): Recounted {
  const votes = votesOn(proposal.at, proposal.day, events);
  const yes = [...votes.values()].filter((choice) => choice === 'yes').length;
  const outcome = votes.size === 0 ? 'not adopted' : outcomeOf(proposal, known, yes, votes.size - yes);
  return {
    outcome,
    points: votes.size === 0 ? new Map() : pointsFor(proposal.by, known, outcome, votes, yes),
  };
}

function outcomeOf({ change }: Proposal, known: Known, yes: number, no: number): string {
  const softens = change.kind === 'transmute' && change.to === 'mutable' && has(known, 111);
  return adopts(softens ? 'all' : known.threshold, yes, no) ? 'adopted' : 'defeated';
}

type Votes = ReadonlyMap<string, string>;

function pointsFor(
  by: string,
  known: Known,
  outcome: string,
  votes: Votes,
  yes: number,
): ReadonlyMap<string, number> {
  const highest = Math.max(...known.numbers.values());
  const gained = has(known, 203) ? (worth[known.formula]?.(highest, yes, votes.size - yes) ?? 0) : 0;
  const lost = outcome === 'defeated' && has(known, 207) ? known.loss : 0;
  const points = new Map([[by, gained - lost]]);
  if (outcome !== 'adopted' || !has(known, 205)) return points;
  for (const [player, choice] of votes)
    if (choice === 'no') points.set(player, (points.get(player) ?? 0) + known.against);
  return points;
}

/** Whether the rule that began with that number is there. */
const has = ({ numbers }: Known, number: number): boolean => numbers.has(idOf(initial, number));

/** Each player’s first vote on the day, once there was a proposal. */
function votesOn(from: number, day: string, events: readonly GameEvent[]): ReadonlyMap<string, string> {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
  const votes = new Map<string, string>();
  for (const event of events)
    if (
      event.is === 'voted' &&
      ['yes', 'no'].includes(event.choice) &&
      event.at >= from &&
      !votes.has(event.by)
    )
      if (dayOf.format(event.at) === day) votes.set(event.by, event.choice);
  return votes;
}

function adopts(threshold: string, yes: number, no: number): boolean {
  if (threshold === 'all') return yes === 5;
  if (threshold === 'majority') return yes > no;
  if (threshold === '2/3') return yes * 3 >= (yes + no) * 2;
  return no === 0;
}

function inEffect(known: Known, { change, figures }: Proposal, number: number, game: Game): Known {
  const id = change.kind === 'enact' ? (change.again ?? idMade(game, number)) : change.rule;
  const numbers = new Map(known.numbers);
  if (change.kind === 'repeal') numbers.delete(id);
  else numbers.set(id, number);
  const needs = figures?.threshold?.needs;
  return {
    numbers,
    formula: figures?.points?.text ?? known.formula,
    against: figures?.against ?? known.against,
    loss: figures?.loss ?? known.loss,
    threshold: needs === undefined ? known.threshold : typeof needs === 'string' ? needs : needs.join('/'),
  };
}

/** The rule that a proposal enacted. */
const idMade = ({ rules }: Game, number: number): string =>
  [...rules.rules.values()].find(
    ({ history: [first] }) => first?.by.is === 'proposal' && first.by.number === number,
  )?.id ?? '';
