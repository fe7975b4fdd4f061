import { z } from 'zod';
import { mayModerate } from '../../../terms/administration/authority.ts';
import { endOfDays, type Instant } from '../../../terms/time.ts';
import { kind } from '../../house/book/kind.ts';
import { officesHeld } from '../../house/book/offices.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import { nameOf, say, type Worded } from '../../house/words/text.ts';
import { type GameNumber, game, type PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { type Game, isGone, isPlayer } from '../book/games.ts';

const added = z.object({
  game,
  /** The colour of `player`, as far as the moves or the person who entered them say. */
  colour: z.enum(['white', 'black']).nullable(),
});

interface Moves {
  /** The games whose moves were entered after their result: by which entry, and by whom. */
  movesAdded: Map<GameNumber, { seq: number; by: PersonNumber | null }>;
}

export const empty = (): Moves => ({ movesAdded: new Map() });

export const kinds = [
  /** The moves of a game are entered, or put right; they stand beside the entry. No score moves (Act I.1). */
  kind('moves-added', added, {
    title: 'The moves of a game were entered',
    apply: ({ games, movesAdded }, { game: number, colour, seq, by }) => {
      movesAdded.set(number, { seq, by });
      const game = games[number];
      if (game !== undefined && game.colour === null) game.colour = colour;
    },
  }),
];

/** The entry beside which the moves of a game are kept, or its position. */
export const movesEntry = ({ movesAdded }: State, { number, recordedSeq }: Game): number =>
  movesAdded.get(number)?.seq ?? recordedSeq;

/** Who entered the moves of a game; null where there are none, or nobody knows. */
export function movesBy({ movesAdded }: State, { number, hasMoves, enteredBy }: Game): PersonNumber | null {
  const later = movesAdded.get(number);
  if (later !== undefined) return later.by;
  return hasMoves ? enteredBy : null;
}

const hasMovesNow = ({ movesAdded }: State, { number, hasMoves }: Game): boolean =>
  hasMoves || movesAdded.has(number);

/** For how many days after a game its moves can be entered. The Terms set none: people forget games sooner. */
const movesDays = 14;

/** Why the moves of a game can no longer be entered, or never could. */
type Closed = 'online' | 'gone' | 'late' | 'site';

const closedWords: Readonly<Record<Closed, (game: GameNumber) => string>> = {
  online: (game) => `Game #${game} was played online, so its moves are there already.`,
  gone: (game) => `Game #${game} does not count, so it takes no moves.`,
  late: (game) => `Game #${game} is more than ${movesDays} days old, so it takes no more moves.`,
  site: () => 'The club’s site is closed, so there is no board to enter moves on.',
};

export const refusals = {
  'moves-closed': ({ game, why }: { game: GameNumber; why: Closed }) =>
    say(closedWords[why](game), `Look at the game with \`/game show game:${game}\`.`),
  'moves-there': ({ game, by }: { game: GameNumber; by: PersonNumber | null }, view) => {
    const who = by === null ? 'Somebody' : `**${nameOf(view, by)}**`;
    return say(
      `${who} entered the moves of game #${game} already.`,
      'If a move is wrong, ask them or a Moderator to put it right.',
    );
  },
} satisfies Worded;

/** Whether the card of a game offers to enter its moves. */
export const offersMoves = ({ state, settings }: ClubView, game: Game): boolean =>
  settings.access !== 'off' && !game.online && !isGone(game) && !hasMovesNow(state, game);

/**
 * None, or why somebody may not enter the moves of a game. Its players may, and Moderators; what is there already is put right by
 * the person who entered it, or by a Moderator.
 */
export function mayNotAddMoves(
  view: ClubView,
  person: PersonNumber | null,
  game: Game,
  now: Instant,
): Refusal[] {
  const { number } = game;
  const moderates = person !== null && mayModerate(officesHeld(view.state, person));
  if (person === null || !(moderates || isPlayer(game, person)))
    return [{ code: 'not-your-game', acts: ['II.4'], game: number, may: 'player' }];
  const why = closed(view, game, now);
  if (why !== null) return [{ code: 'moves-closed', acts: ['II.4'], game: number, why }];
  const by = movesBy(view.state, game);
  return hasMovesNow(view.state, game) && by !== person && !moderates
    ? [{ code: 'moves-there', acts: ['II.4'], game: number, by }]
    : [];
}

function closed({ state, settings }: ClubView, game: Game, now: Instant): Closed | null {
  if (game.online) return 'online';
  if (isGone(game)) return 'gone';
  if (now > endOfDays(game.playedAt, movesDays, state.figures)) return 'late';
  return settings.access === 'off' ? 'site' : null;
}
