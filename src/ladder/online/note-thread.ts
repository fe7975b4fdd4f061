import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';

/** Of so many games that are over it is still known where they were played. */
const most = 20;

/** Keeps where an online game is played, for as long as it goes on and somewhat longer. */
export function noteThread(work: UnitOfWork, online: number, thread: string): Result<null> {
  const known: Record<string, string> = { ...work.settings.onlineThreads, [online]: thread };
  const latest = Object.entries(known).sort(([one], [other]) => Number(other) - Number(one));
  const goesOn = (number: string) => work.state.onlineGames[Number(number)]?.status === 'playing';
  const kept = latest.filter(([number], place) => place < most || goesOn(number));
  work.saveSettings({ onlineThreads: Object.fromEntries(kept) });
  return done(null);
}
