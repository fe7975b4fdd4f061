import { lineFor } from '../src/program-line.ts';
import { exportClub } from '../src/store/moving/export-club.ts';
import { openForReading } from '../src/store/open-database.ts';
import { errand } from './errand.ts';

// Writes a club into a file that can be read only with its key (docs/operations.md): npm run club:export -- <guild> <file>
const usage = `Name the server by its id, and a file: ${lineFor('club:export', '<guild> <file>')}`;

await errand({ usage }, async ({ environment, words: [club, file, ...more] }) => {
  if (club === undefined || file === undefined || more.length > 0) throw new Error(usage);
  const database = await openForReading(environment.databaseUrl, environment.keysFolder);
  const key = await exportClub(database, { club, file, now: Date.now() }).finally(() => database.close());
  console.log(`Wrote the club ${club} to ${file}, and the only key that opens it to ${key}.`);
  console.log(
    'Move them separately. From now on, let nothing happen in this club here: stop the bot, or remove it from the server.',
  );
});
