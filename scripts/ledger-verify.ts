import { lineFor } from '../src/program-line.ts';
import { openForReading } from '../src/store/open-database.ts';
import { extentOf, numbered, verifyAll } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Folds every club's ledger again and compares what is kept beside it. It changes nothing, and may run beside the bot.
const usage = `Add nothing to ${lineFor('ledger:verify')}: it checks the database that DATABASE_URL names.`;

await errand({ usage }, async ({ environment, words }) => {
  if (words.length > 0) throw new Error(usage);
  const database = await openForReading(environment.databaseUrl, environment.keysFolder);
  const verified = await verifyAll(database).finally(() => database.close());
  const { differences } = verified;
  for (const difference of differences) console.log(difference);
  console.log(`${extentOf(verified)} checked, ${numbered(differences.length, 'difference', 'differences')}.`);
  if (differences.length > 0) process.exitCode = 1;
});
