import type { Figures } from '../figures.ts';
import type { Instant } from '../time.ts';
import { type Order, stoodAt } from './orders.ts';

/** A game that somebody enters, by when it ended. */
interface GameEntered {
  readonly endedAt: Instant;
  readonly enteredAt: Instant;
}

/** Act II.10.3: whether a Moderator had to watch the game, which is so when a player was monitored as it ended. */
export const needsOverseer = (monitors: readonly Order[], endedAt: Instant): boolean =>
  monitors.some((monitor) => stoodAt(monitor, endedAt));

/** Act II.10.4: whether the game needs a Moderator's approval: played under a monitor, or entered under one. */
export const needsApproval = (monitors: readonly Order[], { endedAt, enteredAt }: GameEntered): boolean =>
  monitors.some((monitor) => stoodAt(monitor, endedAt) || stoodAt(monitor, enteredAt));

/** Act II.10.5: whether a suspicion has to be stated again; `sessions` are those held and closed, by when they began. */
export const hasOutlasted = (
  statedAt: Instant,
  sessions: readonly Instant[],
  { monitorSessions }: Pick<Figures, 'monitorSessions'>,
): boolean => sessions.filter((beganAt) => beganAt > statedAt).length >= monitorSessions;
