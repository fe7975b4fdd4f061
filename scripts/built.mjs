import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// What runs is in dist/ (docs/decisions/0004-built-before-it-runs.md). `npm run build` notes here what it was built from,
// and `npm start` and the errands build again only where that is no longer what lies here:
//   node scripts/built.mjs          builds where it has to; fails where it would have to and cannot
//   node scripts/built.mjs --note   notes what dist/ was built from

const note = join('dist', 'built-from');
const packages = existsSync('packages')
  ? readdirSync('packages').map((name) => join('packages', name, 'src'))
  : [];
const sources = ['src', 'commands', 'terms', ...packages, 'scripts', 'tools', 'prisma', 'package-lock.json'];
const settings = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
  'rolldown.config.mjs',
];
const written = join('src', 'store', 'generated');

/** The files under a path, in an order that is the same everywhere. */
function filesUnder(path) {
  if (path === written || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** One number for all that dist/ is built from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...sources, ...settings].flatMap(filesUnder))
    hash
      .update(`${file.replaceAll('\\', '/')}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.digest('hex');
}

/** Whether dist/ is what would be built; where the sources were left out, it is all there is. */
function isBuilt() {
  if (!existsSync(note)) return false;
  return !existsSync('src') || readFileSync(note, 'utf8') === fingerprint();
}

function canBuild() {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  try {
    return ['typescript', 'rolldown', 'vite', 'prisma'].every(
      (name) => resolve(`${name}/package.json`) !== '',
    );
  } catch {
    return false;
  }
}

const missing = `The program has to be built, and the packages that build it are not installed. Do that first:
  npm ci && npm run build && npm prune --omit=dev
`;

function build() {
  if (canBuild()) return spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: true }).status ?? 1;
  process.stderr.write(missing);
  return 1;
}

if (process.argv.includes('--note')) writeFileSync(note, fingerprint());
else if (!isBuilt()) process.exitCode = build();
