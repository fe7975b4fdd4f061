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

/** Act 0.9: present is whoever was there long enough, or played a counted game over the board in the session. */
export const wasPresent = (
  attendance: Attendance & {
    readonly figures: Pick<Figures, 'minimumPresenceMinutes'>;
    readonly played?: boolean;
  },
): boolean =>
  attendance.played === true || minutesPresent(attendance) >= attendance.figures.minimumPresenceMinutes;

/** Act 0.6: whether one of the stays covers that moment; for this being checked in is enough. */
export const checkedInAt = (stays: readonly Stay[], instant: Instant): boolean =>
  stays.some(({ from, to }) => from <= instant && (to === null || instant <= to));

/**
 * Act 0.9: whether the register of a session may still be put right: until the next session that is held closes.
 * `nextClosesAt` is null while there was no next one.
 */
export const mayCorrectRegister = (nextClosesAt: Instant | null, now: Instant): boolean =>
  nextClosesAt === null || now <= nextClosesAt;
