import type { RuleSet as DiplomacyRules, Phase } from '../../../packages/diplomacy/src/index.ts';
import type { TableClock } from '../clock/deadline.ts';
import type { TurnClock } from '../clock/turns.ts';
import type { TableThing } from '../games.ts';
import type { VoteFigures } from '../votes/count.ts';

/** The games that are played at tables. */
export const tableGames = ['diplomacy', 'nomic'] as const;
export type TableGame = (typeof tableGames)[number];

/** The rule sets by which tables are played. */
export const ruleSetIds = ['club', 'world-masters-2004', 'birthday-2020', 'maharajiad', 'nomic'] as const;
export type RuleSetId = (typeof ruleSetIds)[number];

/** How a point is met: the bot enforces it, the gamemaster sets it, a person decides it, or it is only said. */
export type Met = 'enforced' | 'setting' | 'person' | 'text';

/**
 * What the bot asks the rules of a table about, whichever they are. Each is decided by one of their points; a game asks only about what
 * it has.
 */
export type Matter =
  | 'gamemaster'
  | 'playing'
  | 'officers'
  | 'draw'
  | 'start'
  | 'replacement'
  | 'removal'
  | 'giving-up'
  | 'referee'
  | 'acting'
  | 'secrecy'
  | 'order-sets'
  | 'illegal-orders'
  | 'publication'
  | 'phase-length'
  | 'quiet-times'
  | 'early-end'
  | 'extension'
  | 'absence'
  | 'no-orders'
  | 'late-orders'
  | 'press'
  | 'threads'
  | 'talks'
  | 'writing-as'
  | 'forbidden'
  | 'proposals'
  | 'votes'
  | 'victory'
  | 'rulings'
  | 'appeals'
  | 'corrections'
  | 'correction-limits'
  | 'return'
  | 'scores'
  | 'policies'
  | 'order-format'
  | 'conditional-orders'
  | 'abbreviations'
  | 'homes'
  | 'entry'
  | 'fixed-rules'
  | 'amending'
  | 'rules-of-turn'
  | 'helpers'
  | 'win-announced'
  | 'draw-announced'
  | 'directors'
  | 'assistants'
  | 'committee'
  | 'observers'
  | 'chief-gm'
  | 'committee-votes'
  | 'rule-changes'
  | 'game-ends'
  | 'concessions'
  | 'rule-votes'
  | 'stalemate'
  | 'press-authors'
  | 'last-year'
  | 'captain'
  | 'several-games'
  | 'conflict';

/** What stands before the points of the club's own house rules: `Club 3.4`. */
export const clubCited = 'Club ';

/** One numbered point of a rule set, restated in our own words. */
export interface Point {
  readonly id: string;
  /** What it decides of what the bot asks about; nothing where it is not given. */
  readonly on?: readonly Matter[];
  readonly text: string;
  readonly met: Met;
  /** What takes longer to say, below it where the rules are shown. */
  readonly more?: string;
}

/** What players can vote on. */
export const voteKinds = ['draw', 'concession', 'end', 'rule'] as const;
export type VoteKind = (typeof voteKinds)[number];
/** The same with what the bot proposes by itself: to go on though nothing has changed hands for years. */
export const proposalKinds = [...voteKinds, 'continue'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const pressKinds = ['white', 'grey', 'dark-grey', 'black'] as const;
export type PressKind = (typeof pressKinds)[number];

/** How players and the gamemaster put deadlines off. */
interface ExtensionFigures {
  /** How often each seat can in one game by right, by how many hours at most, in all, and where it doesn't say by how many. */
  readonly each: number;
  readonly hours: number;
  readonly allHours: number;
  readonly usualHours: number;
  /** How many hours before the deadline they have to ask. */
  readonly aheadHours: number;
  /** By how many days the gamemaster can at once. */
  readonly gmDays: number;
  /** By how many days in one game for one seat at most, by right and as the gamemaster allows; null where they extend for everybody alone. */
  readonly seatDays: number | null;
}

/** What becomes of stand-ins. */
interface StandInFigures {
  /** At the end of their time: the player plays again at once; or where they don't come back before the next results, it is for good. */
  readonly over: 'returns' | 'for-good';
  /** For how many seasons each player can be stood in for in one game; null for no limit. */
  readonly seasons: number | null;
}

/** Which press there is, and how it is published: all of it together, or white press below the orders of who wrote it. */
export interface PressMode {
  readonly kinds: readonly PressKind[];
  readonly white: 'with the rest' | 'below orders';
}

/**
 * In how many of the latest phases that were played the gamemaster may put orders right, and to whose beginning the game may be taken
 * back, and by whom; how often to that of each; and in how many days after it anything may be put right (null for no limit). A phase
 * counts among the latest for as long as no results came that many hours after its own.
 */
export interface LookBack {
  readonly phases: number;
  readonly hours: number | null;
  readonly rollbacks: number;
  readonly rollbackBy: 'gm' | 'director';
  readonly days: number | null;
}

/** A part of a whole: two thirds are 2 of 3. */
export interface Share {
  readonly of: number;
  readonly parts: number;
}

/** How a committee decides. */
export interface CommitteeFigures {
  /** How many members it has at least to be asked. */
  readonly least: number;
  /** For how many days a question waits for the director, and then for the committee. */
  readonly days: number;
  /** How much of those who sit has to vote. */
  readonly quorum: Share;
  /** How much of the votes overrides the director’s veto of a change, and how much of those who sit has to vote then. */
  readonly override: { readonly majority: Share; readonly quorum: Share };
  /** Whether a decision binds only if the player and the gamemaster agree that the right question was put. */
  readonly questionAgreed: boolean;
}

/** An office of a table besides the gamemaster’s. */
export interface OfficeFigures {
  /** The matter of the point that says who may have it. */
  readonly on: Matter;
  /** How many people have it at most; null for any number. Where it is one, the next one takes it over. */
  readonly most: number | null;
  /** Who names them: where it is the director, the gamemaster does while there is none. */
  readonly namedBy: 'gm' | 'director';
  /** Whether somebody who plays at the table can have it: never, or against the advice of the rules, or without a say meanwhile. */
  readonly playing: 'never' | 'advised against' | 'recused';
  /** Offices that nobody has beside it. */
  readonly not: readonly string[];
  /** The office that somebody needs to have for it. */
  readonly among?: string;
}

/** The figures of every rule set, each with its unit. Where a game has no phases, there is nothing to put off or to take back in them. */
export interface TableFigures {
  /** Between which hours nothing falls due; the zone is the club's unless the rule set has its own. */
  readonly quiet: TableClock['quiet'];
  readonly timezone: string | null;
  /** Whether deadlines are stated in Greenwich Mean Time too, which decides. */
  readonly statesGmt: boolean;
  /** Whether a phase ends as soon as everybody who has something to do in it is ready. */
  readonly early: boolean;
  readonly lookBack: LookBack;
  /** By how much deadlines can be put off. */
  readonly extensions: ExtensionFigures;
  /** How a committee decides on appeals and on changes of the rules; null where there is none. */
  readonly committee: CommitteeFigures | null;
  /** How many days each seat can be announced to be away in one game, how many hours ahead, and how often in one phase. */
  readonly absence: { readonly days: number; readonly aheadHours: number; readonly tellings: number };
  /** For how many hours in each week a player may be unavailable, and how many pass after them before a deadline; null for no such time. */
  readonly weekly: { readonly hours: number; readonly afterHours: number } | null;
  /**
   * Whether nothing falls due on a day whose session the club has cancelled, and whether holidays that the gamemaster sets move deadlines
   * by themselves, or once anybody asks for it.
   */
  readonly daysOff: { readonly cancelled: boolean; readonly holidays: 'always' | 'asked' };
  /** By how many days players can put off one deadline in all, with their extensions and absences; null for no limit. */
  readonly putOffDays: number | null;
  /**
   * For how many days at most somebody stands in for a player, how many hours they have to say whether they will, and how many people
   * can be asked for a seat within a day.
   */
  readonly replacement: StandInFigures & {
    readonly days: number;
    readonly answerHours: number;
    readonly offersADay: number;
  };
  /** What can be voted on, and how. */
  readonly votes: Readonly<Partial<Record<ProposalKind, VoteFigures>>>;
  /** Whether the gamemaster can have proposals not voted on that are made again and again or as a joke. */
  readonly gmRefusesProposals: boolean;
  /** How many proposals each seat can make in one phase, also if it withdraws them. */
  readonly proposalsAPhase: number;
  /** Which press there is by what the gamemaster chose for the setting `press`: `usual` where there is no such setting. */
  readonly press: Readonly<Record<string, PressMode>> & { readonly usual: PressMode };
  /** How many pieces of press of each seat can wait for the end of a phase. */
  readonly pressWaiting: number;
  /** Whether the gamemaster reads press before it is published, without its author, and can refuse it. */
  readonly gmRefusesPress: boolean;
  /** How many conversations of more than two seats each seat can open in a game; two seats can always talk. */
  readonly talksOfMany: number;
  /** For how many days after a table opened anybody may join it; null for as long as it is open. */
  readonly entryDays: number | null;
}

/** The figures that only Diplomacy has. */
export interface DiplomacyFigures extends TableFigures {
  /** How long phases last: movement, retreats, adjustments. */
  readonly hours: Readonly<Record<Phase['kind'], number>>;
  /** The shortest that the gamemaster may have them last. */
  readonly leastHours: Readonly<Record<Phase['kind'], number>>;
  /** How many hours pass at least from some results to the next ones, also where a phase ends early. */
  readonly gapHours: number;
  /** Turns that begin at a fixed time of day, in which all is ordered at once; null where a phase begins when the one before has ended. */
  readonly turns: TurnClock | null;
  /** How the gamemaster announces the end of the game; null where it ends by itself, once somebody has won. */
  readonly endAnnounced: EndAnnounced | null;
  /** While a seat is open that has something to order, for how many hours at least a phase lasts, and from when the seat became open. */
  readonly openSeatHours: number;
  /** How often each power may change its orders in a phase, or mark them final or not. */
  readonly changes: number;
  /**
   * Whether orders may say what is to be done if something else happens first (`if dislodged retreat Boh`). Where retreats and adjustments
   * have phases of their own, such orders are given with those before, and stand there unless the player gives others.
   */
  readonly conditionals: boolean;
  /**
   * What orders that are typed do to those that were given before. `changed`: they change the units that they name, and a form is all that
   * is ordered. `last`: they are a set, which takes the place of the one before. `newest`: of all sets the newest order for each unit counts.
   */
  readonly orderSets: 'changed' | 'last' | 'newest';
  /** Whether orders with a line that cannot be read are sent back, or kept: then the line does nothing, and its unit holds. */
  readonly unreadable: 'sent back' | 'kept';
  /** How many abbreviations of their own each player may file; nought where there are none. */
  readonly abbreviations: number;
  /** Whether what follows `//` in a line of orders is a comment that nobody keeps. */
  readonly comments: boolean;
  /** After how many years in which no centre changed hands the game ends unless all vote to go on; null for never. */
  readonly stalemateYears: number | null;
  /** Whether the gamemaster may end a phase before its deadline. */
  readonly gmMayEndEarly: boolean;
  /** After how many movement phases in a row without orders a seat is open for a replacement; null where they don't count so. */
  readonly missed: number | null;
  /** In how many hours a player who gave no orders has to be heard of, and if there is a weekend in them; null where they need not. */
  readonly contact: { readonly hours: number; readonly weekendHours: number } | null;
  /**
   * The phases in which no orders may be missing, for how many hours their results are held back for a replacement, and what follows
   * where none is found: civil disorder, or nothing until the gamemaster says that none is to be found.
   */
  readonly noMisses: {
    readonly phases: readonly string[];
    readonly hours: number;
    readonly unfilled: 'civil-disorder' | 'held';
  };
  /** How many hours somebody has at least who takes over an open seat: in those phases, and in others. */
  readonly takenOverHours: { readonly noMisses: number; readonly others: number };
}

/** How many hours ahead the end of a game is announced, and after how many years in which nothing changed hands it can be a draw. */
export interface EndAnnounced {
  readonly noticeHours: number;
  readonly stillYears: number;
}

/** A chapter of a rule set: its points, with the figures and settings that they set. */
export interface RulesPart {
  readonly points: readonly Point[];
  readonly figures?: Partial<DiplomacyFigures>;
  readonly settings?: Readonly<Record<string, TableSetting>>;
  readonly offices?: Readonly<Record<string, OfficeFigures>>;
}

/** Who decides on an appeal from a ruling of the gamemaster. */
export const appealWays = ['court', 'director'] as const;
export type AppealWay = (typeof appealWays)[number];

/** A setting that the gamemaster may choose before the start, or also in play. */
export interface TableSetting {
  readonly on: Matter;
  readonly about: string;
  /** What can be chosen, and what it means; null where it is typed (days off). */
  readonly choices: Readonly<Record<string, string>> | null;
  readonly usual: string;
  readonly inPlay?: true;
  /** It is not at the gamemaster’s discretion once the game goes on: no vote changes it. */
  readonly unvoted?: true;
}

/** A seat, by its id and what people call it. */
export interface RulesSeat {
  readonly id: string;
  readonly name: string;
}

/** What every rule set has: its points, its figures, and the seats at its tables. */
interface AnyRules {
  readonly id: RuleSetId;
  readonly name: string;
  /** What stands before its points where they are cited. */
  readonly cited: string;
  readonly points: readonly Point[];
  readonly figures: TableFigures;
  readonly settings: Readonly<Record<string, TableSetting>>;
  /** The offices besides the gamemaster. */
  readonly offices: Readonly<Record<string, OfficeFigures>>;
  readonly appeals: AppealWay;
  readonly seats: readonly RulesSeat[];
  /** What its tables have not though others of the game have, each with the matter that says what there is instead. */
  readonly lacks?: Readonly<Partial<Record<TableThing, Matter>>>;
}

/** A rule set of Diplomacy: what decides the game, and the phase in which it begins. */
export interface DiplomacyTableRules extends AnyRules {
  readonly game: 'diplomacy';
  readonly figures: DiplomacyFigures;
  readonly diplomacy: DiplomacyRules;
  readonly begins: string;
  /** How its players change it while they play; left out where they don’t. */
  readonly live?: LiveRules;
}

/** Rules that players change while they play. */
export interface LiveRules {
  /** The points that no proposal of players changes. */
  readonly fixed: readonly string[];
  /** What passes a proposal: all players count, and the one who made it doesn’t vote. */
  readonly vote: Pick<VoteFigures, 'majority' | 'silence'>;
  /** In how many days the gamemaster is to say what a change means for the bot, before everybody is told that it waits. */
  readonly judgeDays: number;
  /** The figures by which the bot does what points say, by name. */
  readonly figures: Readonly<Record<string, BoundFigure>>;
  /** The rules with other figures. */
  with(rules: DiplomacyTableRules, values: FigureValues): DiplomacyTableRules;
}

/** Values of figures by their names, canonically written. */
export type FigureValues = Readonly<Record<string, string>>;

/** A figure of rules that players change. */
export interface BoundFigure {
  /** The point whose words it follows. */
  readonly point: string;
  readonly about: string;
  readonly usual: string;
  /** What it can be, for who writes it. */
  readonly can: string;
  /** Reads a value, and writes it canonically; null where it can’t be that. */
  read(text: string): string | null;
}

/** A rule set of Nomic: the rules of the game itself are in the book of the table, as its players make them. */
export interface NomicTableRules extends AnyRules {
  readonly game: 'nomic';
}

export type TableRules = DiplomacyTableRules | NomicTableRules;

/** The rules of a table at which Diplomacy is played. Throws for those of another game: whoever asks has looked for the game before. */
export function diplomacyRules(rules: TableRules): DiplomacyTableRules {
  if (rules.game !== 'diplomacy') throw new Error(`The rules ${rules.id} are not of Diplomacy`);
  return rules;
}

/** The seats of a game of Diplomacy: the powers of its map, in alphabetical order of their names. */
export const seatsOnMap = ({ map }: DiplomacyRules): RulesSeat[] =>
  [...map.powers].map(([id, { name }]) => ({ id, name }));

/** How a vote on that is taken; undefined where the rule set has none. */
export const voteFigures = ({ figures }: TableRules, about: ProposalKind): VoteFigures | undefined =>
  figures.votes[about];

/** `Club 3.4`; what the club adds to the rules of a tournament is cited as it is in its own. */
export const citePoint = ({ cited }: Pick<TableRules, 'cited'>, point: string): string =>
  point.startsWith(clubCited) ? point : `${cited}${point}`;

/** The id of the point of a rule set that decides a matter. Throws where none does: nobody asks about what a game has not. */
export function pointOn({ id, points }: Pick<TableRules, 'id' | 'points'>, matter: Matter): string {
  const point = points.find(({ on = [] }) => on.includes(matter));
  if (point === undefined) throw new Error(`The rules ${id} have no point on ${matter}`);
  return point.id;
}

/** The same as it is cited. */
export const citeOn = (rules: Pick<TableRules, 'id' | 'points' | 'cited'>, matter: Matter): string =>
  citePoint(rules, pointOn(rules, matter));
