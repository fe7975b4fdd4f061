import { type Named, whoIsNamed } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { allOf, done, ifGiven, type Result, understood } from '../result.ts';
import { askRooms, type PlayedGame } from '../room.ts';
import { readReason, typedNumber } from '../texts.ts';
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
  const game = ifGiven(input.game, (text) =>
    understood(gameNumbered(view, typedNumber(text) ?? 0), { problem: 'no-such-game', text }),
  );
  const read = allOf(whoIsNamed(view, input.member), readReason(input.reason), game);
  if (!read.ok) return read;
  const spokenOf = gamesNamedIn(view, `${input.reason}\n${input.offence ?? ''}`);
  const [person, reason, about] = read.value;
  return done({ person, reason, spokenOf, game: about });
}

const gameNumbered = (view: ClubView, number: number): PlayedGame | null =>
  askRooms(view, (room) => room.game?.(view, number));

/** The games that words speak of, as in `game 7` or `game #7`. */
const gamesNamedIn = (view: ClubView, words: string): PlayedGame[] =>
  [...words.matchAll(/\bgames?\s*#?(\d{1,9})\b/gi)].flatMap(
    ([, number]) => gameNumbered(view, Number(number)) ?? [],
  );
