import { keysBeside } from '../src/store/inspect.ts';
import { backUp } from '../src/store/keeping/back-up.ts';
import { extentOf, setAsideWords } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Copies the database while the bot runs or not (docs/operations.md): npm run backup [-- <file>] [-- --keep <number>]
const usage = 'Name one file at most, and how many copies to keep as a number, such as --keep 14.';
const options = { keep: { type: 'string' } } as const;

await errand(
  { usage, options },
  async ({ file: from, words: [to = null, ...more], said: { keep = '14' } }) => {
    if (more.length > 0 || !/^[1-9]\d{0,5}$/.test(String(keep))) throw new Error(usage);
    const { file, size, verified, deleted } = await backUp({ from, to, keep: Number(keep), now: Date.now() });
    console.log(`Wrote ${file}: ${size.toLocaleString('en-GB')} bytes.`);
    if (verified === null)
      console.log('It is of an older version of the bot: its ledgers are folded when it is restored.');
    else if (verified.setAside.length === 0) console.log(`It is whole: ${extentOf(verified)} folded.`);
    else for (const line of setAsideWords(verified)) console.log(line);
    for (const old of deleted) console.log(`Deleted ${old}.`);
    const keys = keysBeside(from);
    if (keys.length > 0) console.log(`Not in it, and to be kept apart: ${keys.join(' and ')}.`);
  },
);
