import { lineFor } from '../src/program-line.ts';
import { keysBeside } from '../src/store/inspect.ts';
import { backUp } from '../src/store/keeping/back-up.ts';
import { keyFilesOf } from '../src/store/keys.ts';
import { extentOf, setAsideWords } from '../src/store/verify.ts';
import { errand, fileIn } from './errand.ts';

// Copies the database while the bot runs or not (docs/operations.md): npm run backup [-- <file>] [-- --keep <number>]
const usage = 'Name no more than one file, and the number of copies to keep, such as --keep 14.';
const options = { keep: { type: 'string' } } as const;

/** Which keys are not in the copy, and what to do about it. */
function withoutKeys(from: string): string[] {
  const secrets = keyFilesOf(from).secrets.file;
  const beside = keysBeside(from);
  const keys = beside.filter((key) => key !== secrets);
  const [it, these] = [keys.length === 1 ? 'it' : 'them', keys.join(' and ')];
  return [
    ...(keys.length > 0 ? [`The copy does not hold ${these}: keep a copy of ${it} somewhere else.`] : []),
    ...(beside.includes(secrets)
      ? [
          `The key ${secrets} stays here: without it, nobody can read orders and votes in the copy that are not ` +
            'published yet. Do not keep the two together.',
        ]
      : []),
  ];
}

await errand(
  { usage, options },
  async ({ environment, words: [to = null, ...more], said: { keep = '14' } }) => {
    const from = fileIn(environment, lineFor('backup'));
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
    for (const line of withoutKeys(from)) console.log(line);
  },
);
