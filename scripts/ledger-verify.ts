import { readEnvironment } from '../src/environment.ts';
import { openForReading } from '../src/store/open-database.ts';
import { PrismaClubs } from '../src/store/prisma-clubs.ts';
import { verifyClub } from '../src/store/verify.ts';

// Folds every club's ledger anew and compares what is kept beside it; changes nothing, and may run beside the bot.
let differences = 0;
try {
  const database = await openForReading(readEnvironment(process.env).databaseUrl);
  const clubs = await new PrismaClubs(database, () => {}).known();
  for (const club of clubs) {
    for (const { place, kept, expected } of await verifyClub(database, club)) {
      differences += 1;
      console.log(`Club ${club}, ${place}: kept is ${kept}, the ledger makes it ${expected}`);
    }
  }
  await database.close();
  console.log(`${clubs.length} ledgers folded, ${differences} differences.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (differences > 0) process.exitCode = 1;
