import { BotRuns, DatabaseLocked, explained } from './database-errors.ts';
import { Sqlite } from './sqlite.ts';

/** Gives the claim up. */
export type Release = () => Promise<void>;

/**
 * Claims a database for as long as this process lives: together with others who use it, or alone, to put another in its
 * place. The claim is SQLite's own lock on an empty file beside it, so that it holds whatever state the database is in,
 * and the operating system ends it with the process. Rejects with SQLite's error when it cannot be had within `patience`
 * milliseconds.
 */
export async function claim(file: string, how: 'shared' | 'alone', patience: number): Promise<Release> {
  const connection = await new Sqlite(`${file}.lock`, { patience }).connect();
  try {
    await connection.executeScript(
      how === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_master',
    );
  } catch (error) {
    await connection.dispose();
    throw error;
  }
  return () => connection.dispose();
}

/** Claims it alone, at once. Throws `BotRuns` while anybody else has it. */
export async function claimAlone(file: string): Promise<Release> {
  try {
    return await claim(file, 'alone', 0);
  } catch (error) {
    const meant = explained(file, error);
    throw meant instanceof DatabaseLocked ? new BotRuns(file).of(error) : meant;
  }
}
