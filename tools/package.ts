import { Misused, orSayHow, readWords } from '../scripts/words.ts';
import { writePackage } from './package/write-package.ts';

// Puts what runs a club, and nothing else, into the folder `release/` in the layout of a package (docs/decisions/0050-a-small-install.md).
const usage = 'Name no more than one folder: npm run package [-- <folder>]. Without a name, it is release/.';

await orSayHow(async () => {
  const [folder = 'release', ...more] = readWords(usage).words;
  if (more.length > 0) throw new Misused(usage);
  const { files, bytes } = await writePackage(folder);
  console.log(
    `${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, without the packages that it names.`,
  );
});
