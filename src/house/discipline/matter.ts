import { type Named, whoIsNamed } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Result } from '../result.ts';
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
  const person = whoIsNamed(view, input.member);
  if (!person.ok) return person;
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  const spokenOf = gamesNamedIn(view, `${input.reason}\n${input.offence ?? ''}`);
  const matter = { person: person.value, reason: reason.value, spokenOf };
  if (input.game === null) return done({ ...matter, game: null });
  const game = gameNumbered(view, typedNumber(input.game));
  return game === null
    ? notUnderstood({ problem: 'no-such-game', text: input.game })
    : done({ ...matter, game });
}

const gameNumbered = (view: ClubView, number: number | undefined): PlayedGame | null =>
  number === undefined ? null : askRooms(view, (room) => room.game?.(view, number));

/** The games that words speak of, as in `game 7` or `game #7`. */
const gamesNamedIn = (view: ClubView, words: string): PlayedGame[] =>
  [...words.matchAll(/\bgames?\s*#?(\d{1,9})\b/gi)].flatMap(
    ([, number]) => gameNumbered(view, Number(number)) ?? [],
  );
