import { copiesOf } from '../src/store/keeping/copies.ts';
import { restore } from '../src/store/keeping/restore.ts';
import { extentOf, setAsideWords } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Puts a copy in the place of the database while the bot is stopped (docs/operations.md): npm run restore [-- <copy>]
const usage = 'Name one copy: npm run restore -- <copy>. Without one it lists those that there are.';

await errand({ usage }, async ({ file, words: [copy, ...more] }) => {
  if (more.length > 0) throw new Error(usage);
  if (copy === undefined) return list(file);
  const { verified, aside, erasedSince } = await restore({ file, copy, now: Date.now() });
  console.log(`${copy} is in the place of ${file}: ${extentOf(verified)} folded.`);
  for (const line of setAsideWords(verified)) console.log(line);
  if (aside !== null) console.log(`What was there is kept as ${aside}. What happened since is there alone.`);
  if (erasedSince.length > 0)
    console.log(
      'These people had their data erased since, and it is back; erase it again with /privacy delete ' +
        `(club/member): ${erasedSince.join(', ')}.`,
    );
});

function list(file: string): void {
  const copies = copiesOf(file);
  if (copies.length === 0)
    throw new Error(`There are no copies beside ${file}: name one, if you have it elsewhere.`);
  for (const copy of copies) console.log(copy);
  console.log('Stop the bot and name one of them: npm run restore -- <copy>');
}
