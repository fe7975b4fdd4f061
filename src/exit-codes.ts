import { TurnedAway } from './discord/entrance.ts';
import { SettingsFault } from './environment.ts';
import { AddressTaken } from './listening.ts';
import {
  DatabaseDamaged,
  DatabaseLost,
  DatabaseNewer,
  KeyDamaged,
  LogMissing,
  NotAFile,
} from './store/database-errors.ts';

/** How the bot ends (`docs/operations.md`). From 20 on only a person can mend it, and systemd does not start it again. */
export const exitCodes = {
  stopped: 0,
  fault: 1,
  settings: 20,
  address: 21,
  token: 22,
  intents: 23,
  version: 24,
  newer: 25,
  damaged: 26,
  lost: 27,
} as const;

/** Those after which a supervisor does not start the bot again. */
export const finalExits: readonly number[] = Object.values(exitCodes).filter((code) => code >= 20);

/** What an end for this reason is called. */
export function exitCodeFor(error: unknown): number {
  if (error instanceof TurnedAway) return exitCodes[error.refusal];
  if (error instanceof SettingsFault || error instanceof NotAFile) return exitCodes.settings;
  if (error instanceof AddressTaken) return exitCodes.address;
  if (error instanceof DatabaseNewer) return exitCodes.newer;
  if (error instanceof DatabaseDamaged || error instanceof KeyDamaged) return exitCodes.damaged;
  if (error instanceof DatabaseLost || error instanceof LogMissing) return exitCodes.lost;
  return exitCodes.fault;
}
