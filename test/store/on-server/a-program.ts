import { expect, onTestFinished } from 'vitest';
import { rooms } from '../../../src/rooms.ts';
import type { Database } from '../../../src/store/database.ts';
import { openDatabase } from '../../../src/store/open-database.ts';
import { PrismaClubs } from '../../../src/store/prisma-clubs.ts';
import { asked, keysOf } from '../a-database.ts';

/** One of several programs on a server, and what it was told of the others: a club, or that it missed something. */
export interface Program {
  database: Database;
  clubs: PrismaClubs;
  heard: string[];
}

/** Opens a database on a server as a program does that listens to the others, until the test is over. */
export async function aProgram(url: string): Promise<Program> {
  const heard: string[] = [];
  const database = await openDatabase(url, { keysFolder: keysOf(url) });
  onTestFinished(() => database.close());
  const clubs = new PrismaClubs(database, () => {}, rooms);
  onTestFinished(clubs.followOthers());
  const deafen = database.engine.listen({
    changed: (club, ofClocksAlone) => void heard.push(ofClocksAlone ? `clocks of ${club}` : club),
    missed: () => void heard.push('missed'),
  });
  onTestFinished(deafen);
  return { database, clubs, heard };
}

const listening = `SELECT count(*)::int AS connections FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE 'listen %'`;

/** Two programs on one database that listen already, each by two connections, and have heard nothing yet but that. */
export async function twoPrograms(url: string): Promise<[Program, Program]> {
  const programs = await Promise.all([aProgram(url), aProgram(url)]);
  await expect.poll(() => asked(url, listening)).toEqual([{ connections: 4 }]);
  for (const { heard } of programs) {
    await expect.poll(() => heard).toEqual(['missed']);
    heard.length = 0;
  }
  return programs;
}
