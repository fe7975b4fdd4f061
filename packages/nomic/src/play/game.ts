import type { FigureChanges, FigureName, Figures, PlayerId } from '../figures/figures.ts';
import type { Person } from '../figures/kinds.ts';
import type { Change, Cite } from '../rules/change.ts';
import type { RuleId, RuleSet } from '../rules/rule.ts';
import type { Day, Instant } from '../time/uk-time.ts';
import type { PointOfOrder } from './point-of-order.ts';
import type { ToldSoFar } from './told.ts';

/** A vote that counts, by a player. `early` if it was cast before the last part of the proposal was there (E9). */
export interface Vote {
  readonly by: PlayerId;
  readonly choice: 'yes' | 'no';
  readonly at: Instant;
  readonly early: boolean;
}

/** What a proposal waits for before it goes on. */
export type Wait =
  /** Points of order about it are open (R214). */
  | 'judgement'
  /** No rule says what votes adopt a rule-change. */
  | 'threshold'
  /** Whether the votes before its last part count decides the outcome (E9). */
  | 'early votes'
  /** It changes a rule that software runs, without figures, or figures of another rule. */
  | 'figures';

/** Where a proposal is. */
export type ProposalState =
  | 'open'
  | 'waiting'
  | 'in effect'
  | 'defeated'
  /** Nobody voted: neither adopted nor defeated. */
  | 'not adopted'
  /** A Judgement found that it was none (E5). */
  | 'no rule-change'
  /** It was adopted, and cannot be carried out any more. */
  | 'impossible';

/** A change of points that a vote leads to. */
export interface Payment {
  readonly player: PlayerId;
  readonly change: number;
  readonly why: string;
  readonly rules: readonly Cite[];
}

/** How a vote came out: settled once, and paid once. */
export interface Settled {
  readonly outcome: 'adopted' | 'defeated' | 'not adopted';
  readonly payments: readonly Payment[];
}

/** A proper proposal (R107, R202). */
export interface Proposal {
  /** Its place among all proposals, from 0: it stays when the number goes. */
  readonly index: number;
  /** Null once a Judgement has found it to be no rule-change. */
  readonly number: number | null;
  readonly by: PlayerId;
  readonly at: Instant;
  readonly day: Day;
  readonly change: Change;
  /** How many renumberings there had been when it was made: its references go along with those after it (R110). */
  readonly renumberings: number;
  /** The figures that it changes; null where it does not say. */
  readonly figures: FigureChanges | null;
  /** Whether further parts of it are to come. */
  readonly more: boolean;
  readonly votes: readonly Vote[];
  readonly state: ProposalState;
  readonly waits: Wait | null;
  /** When its vote was complete, and what held at that moment; null before. */
  readonly completed: Completed | null;
  readonly settled: Settled | null;
  readonly isPaid: boolean;
  /** Whether votes before its last part count, once a Judge has said so. */
  readonly earlyCount: boolean | null;
  /** Whether a Judge has named its figures. */
  readonly byJudge: boolean;
}

/** What held when a vote was complete: nothing reaches back before it (R108, E4). */
export interface Completed {
  readonly at: Instant;
  readonly figures: FiguresNow;
  readonly voters: readonly PlayerId[];
  readonly highest: number;
}

/** The figures that hold, and those that only a Judge can name. */
export interface FiguresNow {
  readonly values: Figures;
  readonly undecided: readonly FigureName[];
}

/** What a figure is bound to: a rule, or a Judgement alone. */
export interface Bound {
  readonly rule: RuleId | null;
  /** The point of order whose Judgement named it; null where the rule did. */
  readonly judgement: number | null;
}

/** A change of somebody’s points (R209 announces them; this ledger is the fact). */
export interface PointsEntry extends Payment {
  readonly at: Instant;
  readonly total: number;
}

/** How a game ended. */
export interface Over {
  readonly at: Instant;
  readonly winner: PlayerId | null;
  readonly why: string;
  readonly rules: readonly Cite[];
}

/** A game at a moment: all that its events have made of it. */
export interface Game {
  readonly rules: RuleSet;
  /** How many changes the rules have seen; everything that is told is stamped with it (R101). */
  readonly version: number;
  /** Which rule had which number when the game began. */
  readonly opening: ReadonlyMap<number, RuleId>;
  readonly people: ReadonlyMap<PlayerId, Person>;
  readonly forfeited: ReadonlySet<PlayerId>;
  readonly figures: Figures;
  readonly bound: ReadonlyMap<FigureName, Bound>;
  /** Rules that a Judgement found void altogether (R112). */
  readonly void: ReadonlySet<RuleId>;
  readonly now: Instant;
  readonly day: Day;
  /** Days that were somebody’s, since the last full circuit; and full circuits. */
  readonly turns: number;
  readonly circuits: number;
  readonly nextNumber: number;
  readonly proposals: readonly Proposal[];
  readonly points: readonly PointsEntry[];
  readonly totals: ReadonlyMap<PlayerId, number>;
  readonly pointsOfOrder: readonly PointOfOrder[];
  /** All that happened and was decided, in order, with its reasons. */
  readonly told: ToldSoFar;
  readonly over: Over | null;
}

/** Whether somebody plays, and has not forfeited. */
export const isPlaying = ({ people, forfeited }: Game, player: PlayerId): boolean =>
  people.has(player) && !forfeited.has(player);

/** Those who play, in the order of the game. */
export const playing = (game: Game): readonly PlayerId[] =>
  [...game.people.keys()].filter((player) => isPlaying(game, player));

/** What somebody is called. */
export const nameOf = ({ people }: Game, player: PlayerId): string => people.get(player)?.name ?? player;

/** The proposal that is voted on now. */
export const openProposal = ({ proposals }: Game): Proposal | undefined =>
  proposals.findLast(({ state }) => state === 'open');

export const proposalNumbered = ({ proposals }: Game, number: number): Proposal | undefined =>
  proposals.find((proposal) => proposal.number === number);

/** The game with one of its proposals changed. */
export const withProposal = (game: Game, proposal: Proposal): Game => ({
  ...game,
  proposals: game.proposals.with(proposal.index, proposal),
});

/** The rule that began with a number, if it is in effect and not void. */
export function ruleInForce({ rules, opening, void: voided }: Game, cite: Cite): RuleId | null {
  const id = opening.get(Number(cite.slice(1)));
  return id !== undefined && rules.rules.get(id)?.inEffect === true && !voided.has(id) ? id : null;
}

/** The number that a cited rule has by now; null where it is not in effect. */
export function numberOf(game: Game, cite: Cite): number | null {
  const id = ruleInForce(game, cite);
  return id === null ? null : (game.rules.rules.get(id)?.number ?? null);
}
