import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { withPlace } from '../../house/told-posts.ts';

/** As many cards as are known: clocks of which something may still change. */
const most = 20;

/** Keeps where the card of a chess clock is. */
export function noteCard(
  work: UnitOfWork,
  clock: number,
  place: { channel: string; message: string },
): Result<null> {
  work.saveSettings({ clockCards: withPlace(work.settings.clockCards, clock, place, most) });
  return done(null);
}
