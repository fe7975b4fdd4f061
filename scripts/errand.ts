import { type Environment, loadSettings, readEnvironment } from '../src/environment.ts';
import { leaveNoLog } from '../src/store/leave-no-log.ts';
import { fileOf } from '../src/store/sqlite.ts';
import { orSayWhy, readWords, type Words } from './words.ts';

/** What somebody who keeps the bot asks a script for, with the bot's own settings. */
export interface Asked extends Words {
  environment: Environment;
  /** The file of the database. */
  file: string;
}

interface Errand {
  /** What is said to whoever asks for it in other words. */
  usage: string;
  options?: Parameters<typeof readWords>[1];
}

/** Does it, with the settings that the bot has from `.env` and the environment; says in a line why it could not be done. */
export const errand = ({ usage, options }: Errand, work: (asked: Asked) => Promise<void>): Promise<void> =>
  orSayWhy(async () => {
    loadSettings();
    const environment = readEnvironment(process.env);
    const file = fileOf(environment.databaseUrl);
    const asked = readWords(usage, options);
    await work({ environment, file, ...asked }).finally(() => leaveNoLog(file));
  });
