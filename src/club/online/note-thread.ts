import type { UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';

/** As many threads as are known: games that anybody may still want to say something of. */
const most = 20;

/** Keeps where an online game is played. */
export function noteThread(work: UnitOfWork, online: number, thread: string): Result<{ kind: 'settled' }> {
  const known: Record<string, string> = { ...work.settings.onlineThreads, [online]: thread };
  const latest = Object.entries(known).sort(([one], [other]) => Number(other) - Number(one));
  work.saveSettings({ onlineThreads: Object.fromEntries(latest.slice(0, most)) });
  return done({ kind: 'settled' });
}
