import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, readEnvironment } from '../src/environment.ts';
import { fileOf } from '../src/store/sqlite.ts';

/** What somebody who keeps the bot asks a script for, with the bot's own settings. */
export interface Asked {
  environment: Environment;
  /** The file of the database. */
  file: string;
  /** The words after the script's name. */
  words: string[];
  /** What was said with `--name value`, or with `--name` alone where it takes no value. */
  said: Readonly<Record<string, string | boolean | undefined>>;
}

type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/** Does it, with the settings that the bot has from `.env` and the environment; says in a line why it could not be done. */
export async function errand(options: Options, work: (asked: Asked) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const environment = readEnvironment(process.env);
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const file = fileOf(environment.databaseUrl);
    await work({ environment, file, words: positionals, said: { ...values } });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
