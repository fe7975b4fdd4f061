import { openForReading } from '../src/store/open-database.ts';
import { extentOf, numbered, verifyAll } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Folds every club's ledger anew and compares what is kept beside it; changes nothing, and may run beside the bot.
const usage = 'It takes no words: npm run ledger:verify looks at the database that DATABASE_URL names.';

await errand({ usage }, async ({ environment, words }) => {
  if (words.length > 0) throw new Error(usage);
  const database = await openForReading(environment.databaseUrl);
  const verified = await verifyAll(database).finally(() => database.close());
  const { differences } = verified;
  for (const difference of differences) console.log(difference);
  console.log(`${extentOf(verified)} folded, ${numbered(differences.length, 'difference', 'differences')}.`);
  if (differences.length > 0) process.exitCode = 1;
});
