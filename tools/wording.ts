import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rooms } from '../src/rooms.ts';
import { openDatabase } from '../src/store/open-database.ts';
import { PrismaClubs } from '../src/store/prisma-clubs.ts';
import { wordingOf } from './wording/page.ts';

/**
 * Prints everything that the bot says when something was done, and by itself, in the words that people read; into a file
 * where one is named.
 */
const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-wording-'));
const database = await openDatabase(`file:${join(folder, 'club.db')}`);
try {
  const page = await wordingOf(new PrismaClubs(database, () => {}, rooms));
  const [file] = process.argv.slice(2);
  if (file === undefined) console.log(page);
  else writeFileSync(file, page);
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}
