import type { Game } from '../../ladder/book/games.ts';
import type { Named } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { readReason } from '../texts.ts';
import { whoIsNamed } from '../who.ts';
import { findGame } from './find-game.ts';
import type { Matter } from './may-penalise.ts';

interface MatterInput {
  member: Named;
  game: string | null;
  reason: string;
  /** What they did, where that is said apart from the reason. */
  offence?: string | null;
}

/** The matter that a Moderator states, and why. The person need not be a Member. */
export function readMatter(view: ClubView, input: MatterInput): Result<Matter & { reason: string }> {
  const person = whoIsNamed(view, input.member);
  if (!person.ok) return person;
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  const spokenOf = gamesNamedIn(view, `${input.reason}\n${input.offence ?? ''}`);
  const matter = { person: person.value, reason: reason.value, spokenOf };
  if (input.game === null) return done({ ...matter, game: null });
  const game = findGame(view.state, input.game);
  return game.ok ? done({ ...matter, game: game.value }) : game;
}

/** The games that words speak of, as in `game 7` or `game #7`. */
const gamesNamedIn = ({ state }: ClubView, words: string): Game[] =>
  [...words.matchAll(/\bgames?\s*#?(\d{1,9})\b/gi)].flatMap(
    ([, number]) => state.games[Number(number)] ?? [],
  );
