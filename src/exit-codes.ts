import { TurnedAway } from './discord/entrance.ts';
import { SettingsFault } from './environment.ts';
import { ShardsTaken } from './house/duty.ts';
import { AddressTaken } from './listening.ts';
import {
  DatabaseDamaged,
  DatabaseLost,
  DatabaseNewer,
  DiskFails,
  KeyDamaged,
  LogMissing,
  NotAFile,
} from './store/database-errors.ts';
import {
  KeysElsewhere,
  OthersKeys,
  OthersTables,
  ServerNewer,
  ServerRefuses,
  ServerTooOld,
} from './store/server-errors.ts';

/** How the bot ends (`docs/operations.md`). From 20 on only a person can mend it, and systemd does not start it again. */
export const exitCodes = {
  stopped: 0,
  fault: 1,
  settings: 20,
  address: 21, // taken, or not allowed
  token: 22, // Discord does not know it
  intents: 23, // Discord does not give all of them
  version: 24, // Discord no longer takes this one
  newer: 25, // a newer version has written the database
  damaged: 26, // the database, or its key
  lost: 27, // the database, its latest changes, or its keys
  shards: 28, // Discord wants the servers divided into more
} as const;

/** Those after which a supervisor does not start the bot again. */
export const finalExits: readonly number[] = Object.values(exitCodes).filter((code) => code >= 20);

/** A setting names what the bot cannot use. */
const settingsFaults = [SettingsFault, NotAFile, OthersTables, ServerRefuses, ServerTooOld];

const lost = [DatabaseLost, LogMissing, KeysElsewhere, OthersKeys];

/** The code with which the bot ends for this reason. */
export function exitCodeFor(error: unknown): number {
  if (error instanceof TurnedAway)
    return error.refusal === 'more shards' ? exitCodes.fault : exitCodes[error.refusal];
  if (settingsFaults.some((each) => error instanceof each)) return exitCodes.settings;
  if (error instanceof AddressTaken) return exitCodes.address;
  if (error instanceof DatabaseNewer || error instanceof ServerNewer) return exitCodes.newer;
  if (error instanceof DatabaseDamaged || error instanceof KeyDamaged) return exitCodes.damaged;
  if (lost.some((each) => error instanceof each)) return exitCodes.lost;
  return exitCodes.fault;
}

/** What the log says of why a bot ends that was connected. */
export function whyOver(error: unknown): string {
  if (error instanceof ShardsTaken)
    return 'another process has the shards of this one, which had lost the database';
  if (error instanceof DiskFails) return 'the disk fails';
  return 'Discord will have the bot no more';
}
