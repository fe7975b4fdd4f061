import type { UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';

/** As many cards as are known: clocks of which something may still change. */
const most = 20;

/** Keeps where the card of a chess clock is. */
export function noteCard(
  work: UnitOfWork,
  clock: number,
  { channel, message }: { channel: string; message: string },
): Result<{ kind: 'settled' }> {
  const known: Record<string, string> = { ...work.settings.clockCards, [clock]: `${channel}/${message}` };
  const latest = Object.entries(known).sort(([one], [other]) => Number(other) - Number(one));
  work.saveSettings({ clockCards: Object.fromEntries(latest.slice(0, most)) });
  return done({ kind: 'settled' });
}
