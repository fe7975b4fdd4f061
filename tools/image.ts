import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Misused, orSayHow, readWords } from '../scripts/words.ts';
import { packageRoot } from '../src/package-root.ts';
import { beginFolder, takeDownAtTheEnd } from './begun.ts';
import { carryOut } from './image/carry-out.ts';
import { readDockerfile } from './image/dockerfile.ts';
import { tryImage } from './image/try-image.ts';

// Carries the steps of the Dockerfile out one by one in an empty folder, where there is no container engine, and starts what came of it.
const usage = `npm run image:check [-- --as-built]
With --as-built what npm ci and npm run build make is taken from this installation.`;

takeDownAtTheEnd();
await orSayHow(async () => {
  const { words, said } = readWords(usage, { 'as-built': { type: 'boolean' } });
  if (words.length > 0) throw new Misused(usage);
  const folder = beginFolder('image-');
  const stages = readDockerfile(readFileSync(join(packageRoot(), 'Dockerfile'), 'utf8'));
  const setting = { folder: folder.path, asBuilt: said['as-built'] === true, say: console.log };
  const built = carryOut(stages, setting);
  const [last] = stages.slice(-1);
  if (last === undefined) return;
  const tried = await tryImage(last, built, { site: await freePort(), metrics: await freePort() });
  console.log(tried);
  folder.remove();
});

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
