import { createInterface } from 'node:readline/promises';
import { lineFor } from '../src/program-line.ts';
import { type Doomed, deleteClub } from '../src/store/keeping/delete-club.ts';
import { numbered as counted } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Deletes a club for good, from a file while the bot is stopped (docs/operations.md): npm run club:delete -- <guild> [--yes]
const options = { yes: { type: 'boolean' } } as const;

const usage = `Name the server by its id: ${lineFor('club:delete', '<guild> [--yes]')}`;

await errand({ usage, options }, async ({ environment, words: [club, ...more], said }) => {
  if (club === undefined || more.length > 0) throw new Error(usage);
  const isMeant = said.yes === true ? async () => true : ask;
  const { databaseUrl: url, keysFolder } = environment;
  if (!(await deleteClub({ url, keysFolder, club, isMeant })))
    throw new Error('That is not its id or name. Nothing was deleted.');
  console.log(
    `The club ${club} is deleted. Copies in backups/ and elsewhere still hold it until you delete them.`,
  );
});

/** Whether somebody types the id or the name of the server. */
async function ask({ club, name, people, entries }: Doomed): Promise<boolean> {
  const called = name === null ? club : `${name} (${club})`;
  console.log(
    `This deletes the club of ${called} for good: ${counted(people, 'person', 'people')} and ${counted(entries, 'entry', 'entries')}, with everything that belongs to them.`,
  );
  const line = createInterface({ input: process.stdin, output: process.stdout });
  line.setPrompt(`Type ${name === null ? 'the id' : 'the id or the name'} of the server to go on: `);
  line.prompt();
  for await (const typed of line) return [club, name].includes(typed.trim());
  return false;
}
