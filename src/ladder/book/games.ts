import { z } from 'zod';
import { contradiction } from '../../../terms/games/endings.ts';
import { mustHold } from '../../../terms/jurisdiction/validity.ts';
import type { Instant } from '../../../terms/time.ts';
import { kind, on, setting } from '../../house/book/kind.ts';
import { isMember } from '../../house/book/members.ts';
import type { Stamped } from '../../ledger/entry.ts';
import {
  date,
  type GameNumber,
  game,
  instant,
  type PersonNumber,
  type Points,
  person,
  points,
} from '../../ledger/fields.ts';
import { keepLatest } from '../../ledger/hindsight.ts';
import type { Entry, Hindsight, State } from '../../rule-books.ts';
import { countGame } from './scoring.ts';

/** How players say that a game ended. */
export const toldEndings = [
  'checkmate',
  'resignation',
  'agreement',
  'stalemate',
  'time',
  'clock',
  'other',
] as const;

/** How a game came to its end; a material count is the Moderator's (Act I.5), the last four are online alone (Act I.9). */
export const endings = [
  ...toldEndings,
  'material',
  'insufficient',
  'threefold',
  'fifty-moves',
  'justice',
] as const;

/** Why a game waits for a Moderator instead of for its opponent alone. */
export const approvalReasons = [
  'late',
  'disputed',
  'no-account',
  'unanswered',
  'monitored',
  'clock',
  'contradicted',
  'again',
  'closed-by-player',
] as const;

export type Ending = (typeof endings)[number];
export type ApprovalReason = (typeof approvalReasons)[number];

/** Where a game is on its way to the board. A held game waits for a player to join (Act 0.12). */
export const gameStatuses = ['open', 'counted', 'withdrawn', 'refused', 'lapsed', 'voided'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** A game as it was entered, and what came of it; `score` has its corrections, `besides` and `contradicts` are there. */
export interface Game extends Omit<z.output<typeof recorded>, 'game' | 'besides' | 'contradicts' | 'moves'> {
  number: GameNumber;
  enteredBy: PersonNumber | null;
  enteredAt: Instant;
  status: GameStatus;
  confirmed: boolean;
  /** The games beside which it was said to be a second one (Act II.4.1). */
  besides: GameNumber[];
  /** The entries by its other player with which it waits for one decision. */
  contradicts: GameNumber[];
  recordedSeq: number;
  /** Whether its moves came with that entry. */
  hasMoves: boolean;
  /** The entry that made it count, voided or not; null before. */
  countedSeq: number | null;
  /** Points it moved, player's and opponent's; zero unless it counts. */
  playerChange: number;
  opponentChange: number;
  /** The scores that it moved, player's and opponent's; null unless it counts. */
  playerBefore: number | null;
  opponentBefore: number | null;
}

const recorded = z.object({
  game,
  player: person,
  opponent: person,
  score: points,
  /** The colour of `player`, where it is known. */
  colour: z.enum(['white', 'black']).nullable(),
  playedAt: instant,
  date,
  online: z.boolean(),
  ended: z.enum(endings).nullable(),
  /** What a Moderator has to look at; empty when the opponent's Confirm is enough. */
  approval: z.array(z.enum(approvalReasons)),
  /** The games beside which it is said to be a second one (Act II.4.1). */
  besides: z.array(game).optional(),
  /** The opponent's entries of the same game that say something else: from here on they wait for a Moderator as well. */
  contradicts: z.array(game).optional(),
  /** Whether its moves came with it. */
  moves: z.boolean().optional(),
});

type Recorded = Stamped<{ type: 'game-recorded' } & z.output<typeof recorded>>;

const ofGame = z.object({ game });
const rows = ({ game }: { game: GameNumber }) => ({ games: [game] });

const named = ({ games }: State, { game }: { game: GameNumber }) => games[game];
const onGame = on(named);
const setGame = setting(named);

/** What becomes of games on their way to the board (Acts I.5, II.3 and II.4). */
export const gameKinds = [
  /** A game is entered. It moves no score until it counts. `score` and `colour` are those of `player`. */
  kind('game-recorded', recorded, {
    title: 'A game was entered',
    begins: 'game',
    apply: (state, entry, { later }) => record(state, entry, later),
    rows,
  }),
  /** The person who entered it says that it was a game of its own beside those that it contradicts (Act II.4.1). */
  kind('game-declared-second', ofGame, {
    title: 'A game was said to be a second one',
    apply: onGame((game, _entry, state) => declareSecond(state, game)),
    rows,
  }),
  kind('game-confirmed', ofGame, {
    title: 'A game was confirmed',
    apply: setGame(() => ({ confirmed: true })),
    rows,
  }),
  /** The game now waits for a Moderator as well, and why. */
  kind('game-referred', z.object({ game, reason: z.enum(approvalReasons) }), {
    title: 'A game had to wait for a Moderator',
    apply: onGame((game, entry) => {
      game.approval.push(entry.reason);
    }),
    rows,
    line: ({ game, reason }) => (reason === 'disputed' ? `game #${game} was disputed` : null),
  }),
  kind('game-withdrawn', ofGame, {
    title: 'A game was withdrawn',
    apply: onGame((game, _entry, state) => {
      game.status = 'withdrawn';
      endContradiction(state, game);
    }),
    rows,
  }),
  kind('game-approved', z.object({ game, overseer: person.nullable() }), {
    title: 'A game was approved',
    apply: setGame(() => ({ approval: [] })),
    rows,
  }),
  kind('game-refused', ofGame, {
    title: 'A game was refused',
    apply: setGame(() => ({ status: 'refused' })),
    rows,
    line: ({ game }) => `game #${game} was refused`,
  }),
  /** A held game whose players did not all join in time (Act 0.12). */
  kind('game-lapsed', ofGame, {
    title: 'A game expired',
    apply: setGame(() => ({ status: 'lapsed' })),
    rows,
  }),
  /** The game counts from this place in the order (Act II.3). Voiding this entry undoes the game. */
  kind('game-counted', ofGame, {
    title: 'A game began to count',
    apply: onGame((game, entry, state, { witness }) => countGame(state, game, entry, witness)),
    applyUndone: setGame(({ seq }) => ({ status: 'voided', countedSeq: seq })),
    rows: ({ game: number }, { games }) => {
      const game = games[number];
      return { games: [number], standings: game === undefined ? [] : [game.player, game.opponent] };
    },
  }),
  /** The result was another; the game is replayed in its old place. */
  kind('game-corrected', z.object({ game, score: points }), {
    title: 'The result of a game was corrected',
    lookBack: ({ corrected }, { game, score }) => keepLatest(corrected, game, score),
    line: ({ game }) => `the result of game #${game} was corrected`,
  }),
];

function record(state: State, entry: Recorded, later: Hindsight): void {
  const { game: number, player, opponent, colour, playedAt, date, online } = entry;
  const score = later.corrected.get(number) ?? entry.score;
  const game: Game = {
    number,
    player,
    opponent,
    score,
    colour,
    playedAt,
    date,
    online,
    ended: endingAfter(later, entry, score),
    enteredBy: entry.by,
    enteredAt: entry.at,
    status: 'open',
    confirmed: false,
    approval: [...entry.approval],
    besides: [...(entry.besides ?? [])],
    contradicts: [...(entry.contradicts ?? [])],
    recordedSeq: entry.seq,
    hasMoves: entry.moves === true,
    countedSeq: null,
    playerChange: 0,
    opponentChange: 0,
    playerBefore: null,
    opponentBefore: null,
  };
  state.games[number] = game;
  contradict(state, game);
}

/** How a game ended, with what is known later; null where its result is another's, or cannot have come so. */
export function endingAfter(
  { replaced }: Hindsight,
  { game, ended }: Pick<Recorded, 'game' | 'ended'>,
  score: Points,
): Ending | null {
  if (ended === null || replaced.get(game) === true) return null;
  return contradiction(ended, score) === null ? ended : null;
}

export const allGames = (state: State): Game[] => state.games.filter((game) => game !== undefined);

export const isPlayer = (game: Game, person: PersonNumber): boolean =>
  game.player === person || game.opponent === person;

/** The games of two people by their two numbers, and how far those of a state were looked through: they only grow. */
const byTwo = new WeakMap<State['games'], { upTo: number; games: Map<string, Game[]> }>();

const twoOf = (one: PersonNumber, other: PersonNumber): string =>
  one < other ? `${one}/${other}` : `${other}/${one}`;

/** All games between two people, by number. To ask again costs nothing more as a ledger grows. */
export function gamesOfTwo({ games }: State, one: PersonNumber, other: PersonNumber): readonly Game[] {
  const found = byTwo.get(games) ?? { upTo: 0, games: new Map<string, Game[]>() };
  for (const game of games.slice(found.upTo)) {
    if (game === undefined) continue;
    const two = twoOf(game.player, game.opponent);
    const theirs = found.games.get(two);
    if (theirs === undefined) found.games.set(two, [game]);
    else theirs.push(game);
  }
  found.upTo = games.length;
  byTwo.set(games, found);
  return found.games.get(twoOf(one, other)) ?? [];
}

/** Whom a player of a game played. */
export const otherPlayer = ({ player, opponent }: Game, person: PersonNumber): PersonNumber =>
  player === person ? opponent : player;

/** Whether a game is off the board for good: it neither counts nor waits to. */
export const isGone = ({ status }: Game): boolean => status !== 'open' && status !== 'counted';

/** Act 0.12: whether a game has to wait for one of its players to join. */
export const isHeld = (state: State, game: Game): boolean =>
  mustHold([{ member: isMember(state, game.player) }, { member: isMember(state, game.opponent) }]);

/** The entry by which the opponent disputed a game, or null; why is kept with it. */
export const disputeOf = (entries: readonly Entry[], { number }: Game): Entry | null =>
  entries.findLast(
    (entry) => entry.type === 'game-referred' && entry.game === number && entry.reason === 'disputed',
  ) ?? null;

/** Act II.4.1: an entry contradicts what the opponent entered: from here on both wait for one decision. */
export function contradict(state: State, game: Game): void {
  for (const other of othersOf(state, game)) {
    other.contradicts.push(game.number);
    other.approval.push('contradicted');
    other.confirmed = false;
  }
}

/** Act II.4.1: a game is said to be a second one beside those that it contradicts, so nothing is contradicted any more. */
export function declareSecond(state: State, game: Game): void {
  game.besides.push(...game.contradicts);
  endContradiction(state, game);
}

/** Act II.4.1: a game that is withdrawn, or said to be a second one, no longer contradicts the others. */
function endContradiction(state: State, game: Game): void {
  for (const other of othersOf(state, game)) {
    other.contradicts = other.contradicts.filter((number) => number !== game.number);
    if (other.contradicts.length === 0) settle(other);
  }
  game.contradicts = [];
  settle(game);
}

function settle(game: Game): void {
  game.approval = game.approval.filter((reason) => reason !== 'contradicted');
}

const othersOf = (state: State, game: Game): Game[] =>
  game.contradicts.map((number) => state.games[number]).filter((other) => other !== undefined);
