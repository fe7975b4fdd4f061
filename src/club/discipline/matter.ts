import { findGame } from '../games/find-game.ts';
import type { Named } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { readReason } from '../texts.ts';
import { whoIsNamed } from '../who.ts';
import type { Matter } from './may-penalise.ts';

/** The matter that a Moderator states, and why; whoever is meant need not be a Member. */
export function readMatter(
  view: ClubView,
  input: { member: Named; game: string | null; reason: string },
): Result<Matter & { reason: string }> {
  const person = whoIsNamed(view, input.member);
  if (!person.ok) return person;
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  const matter = { person: person.value, reason: reason.value };
  if (input.game === null) return done({ ...matter, game: null });
  const game = findGame(view.state, input.game);
  return game.ok ? done({ ...matter, game: game.value }) : game;
}
