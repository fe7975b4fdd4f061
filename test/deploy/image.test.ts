import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isIgnored, lastOf, readDockerfile, wordsOf } from '../../tools/image/dockerfile.ts';
import { checkImage } from '../../tools/image/try-image.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const stages = readDockerfile(read('Dockerfile'));
const last = stages.at(-1) ?? { base: '', name: null, steps: [] };
const { scripts } = JSON.parse(read('package.json'));

it('the steps of the Dockerfile make a bot that runs as its own user, writes to its volume alone, tells its health and hears SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tried = await checkImage({ folder, asBuilt: true, say: () => {} });
  expect(tried).toMatchObject({ healthy: 0, healthyAfter: 1, exit: 0, strayed: [] });
  expect(tried.volume).toContain('club.db');
});

it('the image starts the bot with the options of `npm start`, and no shell or npm between', () => {
  const words = wordsOf(lastOf(last, 'ENTRYPOINT'));
  expect(words.slice(0, -1)).toEqual(scripts.start.split(' ').slice(0, -1));
  expect(wordsOf(lastOf(last, 'CMD'))).toEqual(['start']);
});

it('both stages begin with the Node.js that the project is developed with', () => {
  expect(stages.map(({ base }) => base)).toEqual(Array(2).fill(`node:${read('.nvmrc').trim()}-slim`));
});

it.each([
  '.env',
  'deploy/.env',
  'data/club.db',
  'node_modules/zod/index.js',
  'packages/nomic/node_modules/x.js',
  'test/deploy/image.test.ts',
])('an image is built without %s', (file) => {
  expect(isIgnored(file, read('.dockerignore').split('\n'))).toBe(true);
});

it.each(['.env.example', 'src/main.ts', 'deploy/rook-and-gavel.service', 'docs/operations.md'])(
  'an image is built with %s',
  (file) => {
    expect(isIgnored(file, read('.dockerignore').split('\n'))).toBe(false);
  },
);

it.each(['compose.sqlite.yaml', 'compose.postgresql.yaml'])(
  '%s shuts the bot in and leaves it time to stop',
  (name) => {
    const compose = read(`deploy/${name}`);
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: ["no-new-privileges:true"]',
      'stop_grace_period: 30s',
      '- "127.0.0.1:3220:3220"',
      '- data:/data',
    ])
      expect(compose).toContain(`\n    ${line.startsWith('- ') ? '  ' : ''}${line}\n`);
    expect(read('docs/operations.md')).toContain(name);
  },
);
