import { openForReading } from '../src/store/open-database.ts';
import { verifyAll } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Folds every club's ledger anew and compares what is kept beside it; changes nothing, and may run beside the bot.
await errand({}, async ({ environment }) => {
  const database = await openForReading(environment.databaseUrl);
  const { clubs, differences } = await verifyAll(database).finally(() => database.close());
  for (const difference of differences) console.log(difference);
  console.log(`${clubs} ledgers folded, ${differences.length} differences.`);
  if (differences.length > 0) process.exitCode = 1;
});
