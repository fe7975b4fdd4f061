import {
  type Game,
  inEffect,
  labelOf,
  type PointOfOrder,
  type Proposal,
  type ProposalState,
  plainText,
  type Rule,
} from '../../../../packages/nomic/src/index.ts';
import { plain } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { seatName } from '../../words/table.ts';
import { toldWith } from '../entries.ts';
import { withNames } from '../names.ts';
import { deedName } from './deed-name.ts';

/** A game of Nomic before and after a correction. */
interface Compared {
  before: Table;
  after: Table;
  was: Game;
  is: Game;
}

/** What a correction changes in a game of Nomic, in lines: points, proposals, points of order, rules, and what counts of what was done. */
export function nomicChanges(before: Table, after: Table): string[] {
  const [was, is] = [before.state.nomic?.game, after.state.nomic?.game];
  if (was === undefined || is === undefined) return [];
  const both = { before, after, was, is };
  return [
    ...proposalLines(both),
    ...pointLines(both),
    ...ruleLines(was, is),
    ...scoreLines(both),
    ...countingLines(both),
  ];
}

/** What an entry made, in the game before and in the game after; each at most once. */
interface Made<Each> {
  was: Each | undefined;
  is: Each | undefined;
}

/** What the entries of the book made, by the entry: a thing is the same thing whatever it is numbered. */
function madeIn<Each>(
  { before, after }: Compared,
  madeBy: (table: Table, entry: number) => Each | undefined,
): Made<Each>[] {
  return after.book.entries.flatMap(({ type, seq }) => {
    if (type !== 'nomic-deed') return [];
    const made = { was: madeBy(before, seq), is: madeBy(after, seq) };
    return made.was === undefined && made.is === undefined ? [] : [made];
  });
}

function proposalMade(table: Table, entry: number): Proposal | undefined {
  const { place } = toldWith(table, entry).find(({ is }) => is === 'proposed') ?? {};
  return table.state.nomic?.game.proposals[place ?? -1];
}

function pointMade(table: Table, entry: number): PointOfOrder | undefined {
  const told = toldWith(table, entry).find(({ is }) => is === 'point of order');
  return table.state.nomic?.game.pointsOfOrder.find(({ number }) => number === told?.point);
}

const stateWords: Readonly<Record<ProposalState, string>> = {
  open: 'is voted on',
  waiting: 'waits',
  'in effect': 'is in effect',
  defeated: 'is defeated',
  'not adopted': 'is not adopted, as nobody voted',
  'no rule-change': 'is no rule-change',
  impossible: 'was adopted, but can’t be carried out',
};

const called = ({ number }: Proposal): string => (number === null ? 'A proposal' : `Proposal ${number}`);

const proposalLines = (both: Compared): string[] =>
  madeIn(both, proposalMade).flatMap(({ was, is }) => {
    if (is === undefined) return was === undefined ? [] : [`${called(was)} doesn’t count any more.`];
    if (was === undefined) return [`${called(is)} counts: it ${stateWords[is.state]}.`];
    const moved = was.number === is.number ? [] : [`${called(was)} is now ${called(is).toLowerCase()}.`];
    const votes = votesWords(was) === votesWords(is) ? [] : [`${called(is)}: ${votesWords(is)}.`];
    const state = was.state === is.state ? [] : [`${called(is)} ${stateWords[is.state]}.`];
    return [...moved, ...votes, ...state];
  });

function votesWords({ votes }: Proposal): string {
  const of = (choice: 'yes' | 'no'): number => votes.filter((vote) => vote.choice === choice).length;
  return `${of('yes')} for it, ${of('no')} against it`;
}

const pointStates: Readonly<Record<PointOfOrder['state'], string>> = {
  'waits for judgement': 'waits for a Judgement',
  judged: 'has a Judgement that can be disputed',
  disputed: 'has a Judgement that is disputed',
  invoked: 'has a Judgement that counts',
  'without end': 'has no Judge left',
};

const pointLines = (both: Compared): string[] =>
  madeIn(both, pointMade).flatMap(({ was, is }) => {
    if (is === undefined)
      return was === undefined ? [] : [`Point of order ${was.number} doesn’t count any more.`];
    if (was === undefined) return [`Point of order ${is.number} counts: it ${pointStates[is.state]}.`];
    const moved =
      was.number === is.number ? [] : [`Point of order ${was.number} is now point of order ${is.number}.`];
    const state = was.state === is.state ? [] : [`Point of order ${is.number} ${pointStates[is.state]}.`];
    return [...moved, ...state, ...judgeLines(both.after, was, is)];
  });

const judgeLines = (table: Table, was: PointOfOrder, is: PointOfOrder): string[] =>
  was.judge === is.judge || is.judge === null
    ? []
    : [`Point of order ${is.number}: ${seatName(table, is.judge)} is the Judge.`];

function ruleLines({ rules: was }: Game, { rules: is }: Game): string[] {
  const before = new Map(inEffect(was).map((rule) => [rule.number, rule]));
  const after = new Map(inEffect(is).map((rule) => [rule.number, rule]));
  const gone = [...before.values()].filter(({ number }) => !after.has(number));
  const changed = [...after.values()].flatMap((rule) => ruleChange(before.get(rule.number), rule));
  return [...gone.map((rule) => `Rule ${labelOf(rule)} is not in effect any more.`), ...changed];
}

function ruleChange(was: Rule | undefined, is: Rule): string[] {
  if (was === undefined) return [`Rule ${labelOf(is)} is in effect.`];
  const mutability = is.immutable ? 'immutable' : 'mutable';
  return [
    ...(plainText(was.text) === plainText(is.text) ? [] : [`The text of Rule ${labelOf(is)} changes.`]),
    ...(was.immutable === is.immutable ? [] : [`Rule ${is.number} is ${mutability}.`]),
  ];
}

/** `Points: Monday 0 instead of 10.` */
function scoreLines({ after, was, is }: Compared): string[] {
  const moved = [...is.totals].flatMap(([seat, total]) => {
    const before = was.totals.get(seat) ?? 0;
    return before === total ? [] : [`${seatName(after, seat)} ${total} instead of ${before}`];
  });
  return moved.length === 0 ? [] : [`Points: ${moved.join(', ')}.`];
}

/** Why something that was done does not count; null where it does, and undefined where it was undone. */
function whyVoid(table: Table, entry: number): string | null | undefined {
  const { nomic } = table.state;
  if (nomic?.tellings.has(entry) !== true) return undefined;
  return toldWith(table, entry).find(({ is }) => is === 'void' || is === 'improper')?.why ?? null;
}

/** What else was done that does not count any more, with the reason, or that counts now. */
const countingLines = ({ before, after }: Compared): string[] =>
  after.book.entries.flatMap((entry) => {
    if (entry.type !== 'nomic-deed') return [];
    const [was, is] = [whyVoid(before, entry.seq), whyVoid(after, entry.seq)];
    if (was === undefined || is === undefined || (was === null) === (is === null)) return [];
    const name = `${deedName(after, entry.seat, entry.deed)} (entry ${entry.seq})`;
    if (is === null) return [`${name} counts.`];
    return [
      `${name} doesn’t count any more: ${plain(
        withNames(is, (seat) => seatName(after, seat)),
        300,
      )}`,
    ];
  });
