import { Misused, orSayHow, readWords } from '../scripts/words.ts';
import { writePackage } from './package/write-package.ts';

// Puts what runs a club, and nothing else, into a folder in the layout of a package (docs/decisions/0052-a-small-install.md).
const usage = `npm run package [-- <folder>] [-- --natives]
Without a folder it is release/. With --natives the package holds what is compiled for this machine too, and nothing has to be installed.`;

await orSayHow(async () => {
  const { words, said } = readWords(usage, { natives: { type: 'boolean' } });
  const [folder = 'release', ...more] = words;
  if (more.length > 0) throw new Misused(usage);
  const { files, bytes } = await writePackage(folder, said.natives === true);
  console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
});
