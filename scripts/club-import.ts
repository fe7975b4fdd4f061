import { lineFor } from '../src/program-line.ts';
import { shownAddress } from '../src/store/address.ts';
import { importClub } from '../src/store/moving/import-club.ts';
import { extentOf } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Takes in a club that was exported, into a file while the bot is stopped (docs/operations.md): npm run club:import -- <file>
const options = { 'without-key': { type: 'boolean' } } as const;

const usage = `Name the file: ${lineFor('club:import', '<file> [--without-key]')}`;

await errand({ usage, options }, async ({ environment, words: [from, ...more], said }) => {
  if (from === undefined || more.length > 0) throw new Error(usage);
  const withoutKey = said['without-key'] === true;
  const { databaseUrl: url, keysFolder } = environment;
  const { club, verified, aside } = await importClub({ from, url, keysFolder, withoutKey, now: Date.now() });
  console.log(`The club ${club} is now in ${shownAddress(url)}: ${extentOf(verified)} checked.`);
  console.log('Its pages are closed. Somebody who manages the server can open them with /setup site.');
  if (aside !== null) console.log(`The database from before is kept as ${aside}.`);
});
