import type { Figures } from '../figures.ts';
import type { Instant, SessionWindow } from '../time.ts';

/** From check-in to check-out; `to` is null while somebody is still in the room. */
export interface Stay {
  readonly from: Instant;
  readonly to: Instant | null;
}

/** What the register says of one person at one session, up to `now`. */
export interface Attendance {
  readonly stays: readonly Stay[];
  readonly window: SessionWindow;
  readonly now: Instant;
}

const minute = 60_000;

/** Act 0.9: minutes in the room while the session lasted, all stays together; no moment counts twice. */
export function minutesPresent({ stays, window, now }: Attendance): number {
  let counted = 0;
  let upTo = window.opensAt;
  for (const { from, to } of [...stays].sort((one, other) => one.from - other.from)) {
    const end = Math.min(to ?? now, now, window.closesAt);
    counted += Math.max(0, end - Math.max(from, upTo));
    upTo = Math.max(upTo, end);
  }
  return counted / minute;
}

/** All that tells whether somebody was present at a session. */
interface PresenceFacts extends Attendance {
  readonly figures: Pick<Figures, 'minimumPresenceMinutes'>;
  /** They played a counted game over the board in it. */
  readonly played: boolean;
  /** What a Moderator made of the register; null where it was right. */
  readonly corrected: boolean | null;
}

/** Act 0.9: a counted game over the board proves presence; else a corrected register does, else the minutes. */
export function wasPresent({ played, corrected, figures, ...attendance }: PresenceFacts): boolean {
  if (played) return true;
  return corrected ?? minutesPresent(attendance) >= figures.minimumPresenceMinutes;
}

/** Act 0.6: whether one of the stays covers that moment; for this being checked in is enough. */
export const checkedInAt = (stays: readonly Stay[], instant: Instant): boolean =>
  stays.some(({ from, to }) => from <= instant && (to === null || instant <= to));

/** Act 0.9: whether a register may be corrected: until the next held session closes, null if none has. */
export const mayCorrectRegister = (nextClosesAt: Instant | null, now: Instant): boolean =>
  nextClosesAt === null || now <= nextClosesAt;
