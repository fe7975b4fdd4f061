import { importClub } from '../src/store/moving/import-club.ts';
import { errand } from './errand.ts';

// Takes in a club that was exported, while the bot is stopped (docs/operations.md): npm run club:import -- <file>
const options = { 'without-key': { type: 'boolean' } } as const;

await errand(options, async ({ file, words: [from, ...more], said }) => {
  if (from === undefined || more.length > 0)
    throw new Error('Name the file: npm run club:import -- <file> [--without-key]');
  const withoutKey = said['without-key'] === true;
  const { club, verified, aside } = await importClub({ from, file, withoutKey, now: Date.now() });
  console.log(
    `The club ${club} is in ${file}: ${verified.clubs} ledgers of ${verified.entries} entries folded.`,
  );
  console.log('Its pages are closed: whoever manages the server opens them with /setup site.');
  if (aside !== null) console.log(`The database as it was before is kept as ${aside}.`);
});
