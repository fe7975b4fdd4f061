import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';

/** Keeps what the bot may not do where cases are heard, and has the club told of it; empty where it may do all. */
export function noteHearingsBarred(work: UnitOfWork, lacking: string): Result<null> {
  work.saveSettings({ hearingsBarred: lacking });
  if (lacking !== '') work.announce({ kind: 'hearings-barred', lacking }, { to: 'court' });
  return done(null);
}
