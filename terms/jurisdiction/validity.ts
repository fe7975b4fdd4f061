import type { Figures } from '../figures.ts';
import { type Instant, isSessionDay, type LocalDate, localDate, sessionWindow } from '../time.ts';

/** One of the two who played, as they stood when the game ended. */
export interface GamePlayer {
  readonly person: number;
  /** The last millisecond of the ban in force on them, or null when there is none. */
  readonly banEndsAt: Instant | 'never' | null;
  /** Removed from the Leaderboard and not back on it. */
  readonly removed: boolean;
  readonly member: boolean;
}

/** What has to be known of a game to tell whether it may be entered. */
export interface GameFacts {
  readonly online: boolean;
  /** The time that counts is when the game ended. */
  readonly endedAt: Instant;
  readonly figures: Figures;
  /** By the register of the session: somebody acting as Moderator was checked in at that moment. */
  readonly moderatorPresent: boolean;
  /** The session of that day was called off. */
  readonly cancelled: boolean;
  readonly players: readonly GamePlayer[];
}

/** A reason why a game is invalid: the Act, and what is needed to put it into words. */
export type Breach =
  | { act: '0.5'; code: 'not-the-day'; date: LocalDate }
  | { act: '0.5'; code: 'holiday'; date: LocalDate }
  | { act: '0.5'; code: 'too-early'; opensAt: Instant }
  | { act: '0.5'; code: 'too-late'; closesAt: Instant }
  | { act: '0.6'; code: 'no-moderator' }
  | { act: '0.7'; code: 'banned'; person: number; endsAt: Instant | 'never' }
  | { act: '0.8'; code: 'removed'; person: number };

/**
 * Act 0.11: everything that makes a game invalid, in the order of the Acts; online, time, place and Moderator do not
 * matter (Act 0.10).
 */
export function judgeGame(facts: GameFacts): Breach[] {
  const timeAndPlace = facts.online ? [] : [...judgeTime(facts), ...judgeSupervision(facts)];
  return [...timeAndPlace, ...judgeBans(facts), ...judgeRemovals(facts)];
}

/** Act 0.5: on the club's day and in its hours, both ends included, and not on a day that was called off. */
function judgeTime({ endedAt, figures, cancelled }: GameFacts): Breach[] {
  const date = localDate(endedAt, figures);
  if (!isSessionDay(date, figures)) return [{ act: '0.5', code: 'not-the-day', date }];
  if (cancelled) return [{ act: '0.5', code: 'holiday', date }];
  const { opensAt, closesAt } = sessionWindow(date, figures);
  if (endedAt < opensAt) return [{ act: '0.5', code: 'too-early', opensAt }];
  if (endedAt > closesAt) return [{ act: '0.5', code: 'too-late', closesAt }];
  return [];
}

/** Act 0.6: somebody acting as Moderator was in the room when the game ended. */
const judgeSupervision = ({ moderatorPresent }: GameFacts): Breach[] =>
  moderatorPresent ? [] : [{ act: '0.6', code: 'no-moderator' }];

/** Act 0.7: nobody who played was banned then; a ban holds to the last millisecond of its last day. */
const judgeBans = ({ players, endedAt }: GameFacts): Breach[] =>
  players.flatMap(({ person, banEndsAt: endsAt }): Breach[] => {
    if (endsAt === null || (endsAt !== 'never' && endedAt > endsAt)) return [];
    return [{ act: '0.7', code: 'banned', person, endsAt }];
  });

/** Act 0.8: nobody who played had been removed without having rejoined. */
const judgeRemovals = ({ players }: GameFacts): Breach[] =>
  players.filter(({ removed }) => removed).map(({ person }) => ({ act: '0.8', code: 'removed', person }));

/** Act 0.12: whether a game that breaks no Act has to wait for somebody to join. */
export const mustHold = (players: readonly Pick<GamePlayer, 'member'>[]): boolean =>
  players.some(({ member }) => !member);
