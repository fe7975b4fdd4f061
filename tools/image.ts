import { Misused, orSayHow, readWords } from '../scripts/words.ts';
import { beginFolder, takeDownAtTheEnd } from './begun.ts';
import { checkImage } from './image/try-image.ts';

// Carries the steps of the Dockerfile out one by one in an empty folder, where there is no container engine, and starts what came of it.
const usage = `npm run image:check [-- --as-built]
With --as-built what npm ci and npm run build make is taken from this installation.`;

takeDownAtTheEnd();
await orSayHow(async () => {
  const { words, said } = readWords(usage, { 'as-built': { type: 'boolean' } });
  if (words.length > 0) throw new Misused(usage);
  const folder = beginFolder('image-');
  const setting = { folder: folder.path, asBuilt: said['as-built'] === true, say: console.log };
  const tried = await checkImage(setting);
  console.log(tried);
  folder.remove();
});
