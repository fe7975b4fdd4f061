import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Result } from '../../house/result.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import { type Game, gamesOfTwo, isGone } from '../book/games.ts';
import { isRematchPlayed } from '../book/rematch.ts';
import { flipped } from '../book/scoring.ts';

/** What tells one game from another. A person whom the club does not know yet has no number. */
export interface Told {
  player: PersonNumber | null;
  opponent: PersonNumber | null;
  score: Points;
  playedAt: Instant;
  enteredAt: Instant;
  enteredBy: PersonNumber | null;
}

/** The question that somebody answered with Confirm: about which games it was, and when it was asked. */
export interface Second {
  of: readonly GameNumber[];
  askedAt: Instant;
}

/** What an entry is to those before it. */
export type Kinship =
  | { kind: 'own'; besides: GameNumber[] }
  | { kind: 'agrees'; game: GameNumber }
  | { kind: 'contradicts'; games: GameNumber[] }
  /** It may be one of those: the person who enters it has to say. */
  | { kind: 'unclear'; games: GameNumber[] };

type Ledger = Pick<ClubView, 'entries' | 'state'>;

/**
 * Act II.4.1: what an entry is, given what was entered of the same two people, or played by them, within the minutes of the
 * Terms.
 */
export function kinshipOf(ledger: Ledger, told: Told, second: Second | null): Kinship {
  const near = entriesNear(ledger, told).filter((game) => !isGone(game));
  const games = near.map(({ number }) => number);
  if (second !== null && games.every((number) => second.of.includes(number)))
    return { kind: 'own', besides: games };
  if (near.length === 0) return { kind: 'own', besides: [] };
  if (second !== null) return { kind: 'unclear', games };
  const theirs = near.filter((game) => isOpponents(game, told));
  const agreed = theirs.find((game) => !game.confirmed && saysTheSame(game, told));
  if (agreed !== undefined) return { kind: 'agrees', game: agreed.number };
  const differ = near.every((game) => theirs.includes(game) && !saysTheSame(game, told));
  return { kind: differ ? 'contradicts' : 'unclear', games };
}

/** Whether the other player entered it, and it is still open. */
const isOpponents = ({ status, player, opponent, enteredBy }: Game, told: Told): boolean =>
  status === 'open' &&
  (told.enteredBy === player || told.enteredBy === opponent) &&
  enteredBy === (told.enteredBy === player ? opponent : player);

const saysTheSame = (game: Game, { player, score }: Told): boolean =>
  game.score === (game.player === player ? score : flipped(score));

/**
 * Act II.4.1: whether an entry cannot count unanswered: it was said to be a second game, or these two have another near it that
 * counts, was kept off the board, or was withdrawn once disputed.
 */
export const needsAnswer = (ledger: Ledger, game: Game): boolean =>
  game.besides.length > 0 ||
  entriesNear(ledger, game).some((other) => isTelling(other) && !other.besides.includes(game.number));

const isTelling = ({ status, approval }: Game): boolean =>
  ['counted', 'refused', 'voided'].includes(status) ||
  (status === 'withdrawn' && approval.includes('disputed'));

/** Acts I.6 and II.4.1: what was entered of the players of a game of late, and is on the board or may come there: it may be their rematch. */
export const mayBeRematchOf = (
  ledger: Ledger,
  { number, player, opponent }: Game,
  now: Instant,
): GameNumber[] =>
  entriesNear(ledger, { number, player, opponent, score: 1, playedAt: now, enteredAt: now, enteredBy: null })
    .filter((game) => !game.online && !isGone(game))
    .map((game) => game.number);

/** Act II.4.1: the open entries of what seems to be the same game that say something else than this one. */
export const contradictionsOf = (ledger: Ledger, game: Game): Game[] =>
  entriesNear(ledger, game).filter(
    (other) =>
      other.status === 'open' &&
      !saysTheSame(other, game) &&
      !other.besides.includes(game.number) &&
      !game.besides.includes(other.number),
  );

/** All that was entered of the same two people within those minutes, whatever became of it. */
function entriesNear(ledger: Ledger, told: Told & { number?: GameNumber }): Game[] {
  const { player, opponent } = told;
  if (player === null || opponent === null || player === opponent) return [];
  const within = ledger.state.figures.sameGameMinutes * 60_000;
  return gamesOfTwo(ledger.state, player, opponent).filter(
    (game) => game.number !== told.number && isNear(ledger, game, told, within),
  );
}

function isNear(ledger: Ledger, game: Game, { enteredAt, playedAt }: Told, within: number): boolean {
  if (Math.abs(game.enteredAt - enteredAt) <= within) return true;
  if (Math.abs(game.playedAt - playedAt) <= within) return true;
  const rematch = rematchOf(ledger, game);
  return rematch !== null && Math.abs(rematch - enteredAt) <= within;
}

/** Act I.6: when the rematch that was played of a game was entered, or null. */
function rematchOf({ state, entries }: Ledger, { number }: Game): Instant | null {
  const decided = state.objections.get(number)?.decided ?? null;
  if (decided === null || !isRematchPlayed(decided.outcome)) return null;
  return entries[decided.seq - 1]?.at ?? null;
}

/** The games that an entry may be one of; none where that is not what speaks against it. */
export function unclearIn<Value>(result: Result<Value>): readonly GameNumber[] {
  if (result.ok || 'invalid' in result) return [];
  const [only] = result.refusals;
  return only?.code === 'same-game' ? only.games : [];
}
