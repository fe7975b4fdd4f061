import { keysBeside } from '../src/store/inspect.ts';
import { backUp } from '../src/store/keeping/back-up.ts';
import { extentOf, setAsideWords } from '../src/store/verify.ts';
import { errand } from './errand.ts';

// Copies the database while the bot runs or not (docs/operations.md): npm run backup [-- <file>] [-- --keep <number>]
const usage = 'Name no more than one file, and the number of copies to keep, such as --keep 14.';
const options = { keep: { type: 'string' } } as const;

await errand(
  { usage, options },
  async ({ file: from, words: [to = null, ...more], said: { keep = '14' } }) => {
    if (more.length > 0 || !/^[1-9]\d{0,5}$/.test(String(keep))) throw new Error(usage);
    const { file, size, verified, deleted } = await backUp({ from, to, keep: Number(keep), now: Date.now() });
    console.log(`Wrote ${file}: ${size.toLocaleString('en-GB')} bytes.`);
    if (verified === null)
      console.log(
        'It was written by an older version of the bot. Its ledgers are checked when you restore it.',
      );
    else if (verified.setAside.length === 0)
      console.log(`The copy is complete: ${extentOf(verified)} checked.`);
    else for (const line of setAsideWords(verified)) console.log(line);
    for (const old of deleted) console.log(`Deleted ${old}.`);
    const keys = keysBeside(from);
    if (keys.length > 0)
      console.log(
        `The copy does not hold ${keys.join(' and ')}: keep a copy of ${keys.length === 1 ? 'it' : 'them'} somewhere else.`,
      );
  },
);
