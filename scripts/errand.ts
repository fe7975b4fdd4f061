import { type Environment, loadSettings, readEnvironment } from '../src/environment.ts';
import { isOnServer } from '../src/store/address.ts';
import { ForFilesAlone } from '../src/store/server-errors.ts';
import { fileOf, leaveNoLog } from '../src/store/sqlite.ts';
import { readWords, type Words } from './words.ts';

/** What somebody who runs the bot asks a script for, with the bot's own settings. */
export interface Asked extends Words {
  environment: Environment;
}

interface Errand {
  /** What is said to somebody who asks for it in other words. */
  usage: string;
  options?: Parameters<typeof readWords>[1];
}

/** Does it, with the settings that the bot has from `.env` and the environment; says in a line why it could not be done. */
export async function errand(
  { usage, options }: Errand,
  work: (asked: Asked) => Promise<void>,
): Promise<void> {
  try {
    const words = readWords(usage, options);
    loadSettings();
    const environment = readEnvironment(process.env);
    const { databaseUrl } = environment;
    await work({ environment, ...words }).finally(() =>
      isOnServer(databaseUrl) ? undefined : leaveNoLog(fileOf(databaseUrl)),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The file of the database. Throws where it is on a server, whose own programs do that; `what` names the script. */
export function fileIn({ databaseUrl }: Pick<Environment, 'databaseUrl'>, what: string): string {
  if (isOnServer(databaseUrl)) throw new ForFilesAlone(what);
  return fileOf(databaseUrl);
}
