import type { Environment } from '../src/environment.ts';
import { lineFor } from '../src/program-line.ts';
import { isOnServer, shownAddress } from '../src/store/address.ts';
import { copiesOf } from '../src/store/keeping/copies.ts';
import { restore } from '../src/store/keeping/restore.ts';
import { takeUp } from '../src/store/keeping/take-up.ts';
import { extentOf, setAsideWords } from '../src/store/verify.ts';
import { errand, fileIn } from './errand.ts';

// Puts a copy in the place of the database while the bot is stopped (docs/operations.md): npm run restore [-- <copy>]
const usage = `Name one copy: ${lineFor('restore', '<copy>')}. Without a name, it lists your copies.`;

await errand({ usage }, async ({ environment, words: [copy, ...more] }) => {
  if (more.length > 0) throw new Error(usage);
  if (isOnServer(environment.databaseUrl) && copy === undefined) return takeUpRestored(environment);
  const file = fileIn(environment, lineFor('restore', '<copy>'));
  if (copy === undefined) return list(file);
  const { verified, aside, erasedSince } = await restore({ file, copy, now: Date.now() });
  console.log(`${copy} is now in the place of ${file}: ${extentOf(verified)} checked.`);
  for (const line of setAsideWords(verified)) console.log(line);
  if (aside !== null)
    console.log(
      `The database from before is kept as ${aside}. Only that file has what happened since the copy.`,
    );
  if (erasedSince.length > 0)
    console.log(
      'These people had their data erased since the copy, and it is back (club/member): ' +
        `${erasedSince.join(', ')}. Erase it again with /privacy delete.`,
    );
});

/** What a server's own programs have put back is looked at before the bot goes on with it. */
async function takeUpRestored({ databaseUrl, keysFolder }: Environment): Promise<void> {
  const verified = await takeUp(databaseUrl, { named: 'the database', keysFolder });
  console.log(`${shownAddress(databaseUrl)} is ready for the bot: ${extentOf(verified)} checked.`);
  for (const line of setAsideWords(verified)) console.log(line);
}

function list(file: string): void {
  const copies = copiesOf(file);
  if (copies.length === 0)
    throw new Error(
      `There are no copies beside ${file}. If you have one elsewhere, name it: ${lineFor('restore', '<copy>')}`,
    );
  for (const copy of copies) console.log(copy);
  console.log(`Stop the bot, then name one of them: ${lineFor('restore', '<copy>')}`);
}
