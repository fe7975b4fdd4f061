import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../src/package-root.ts';
import { type BuildStage, isIgnored, type Step } from './dockerfile.ts';

/** A stage that was carried out: the folder that stands for its file system, and what was said of the environment and the place. */
export interface Built {
  root: string;
  env: Readonly<Record<string, string>>;
  workdir: string;
}

export interface Setting {
  /** An empty folder. */
  folder: string;
  /** Takes what `npm ci` and `npm run build` make from this installation, and does not make it again. */
  asBuilt: boolean;
  say: (line: string) => void;
}

/** The user of the image, who becomes whoever carries it out where that is not root. */
export const imageUser = 1000;

/** The folders of the image that its steps name. All else, such as programs, is this machine's. */
const named = /(?<![\w.])\/(build|package|opt|data|usr\/local\/bin)(?![\w-])/g;

/** The same words with the folders of the image in the one that stands for its file system. */
export const inside = (root: string, words: string): string =>
  words.replace(named, (path) => join(root, path));

/** Carries the stages out one step after the other. Throws where a step fails. */
export function carryOut(stages: readonly BuildStage[], setting: Setting): Built {
  const built: Built[] = [];
  const names = stages.map(({ name }) => name);
  for (const [n, stage] of stages.entries()) {
    const root = join(setting.folder, `stage-${n}`);
    mkdirSync(join(root, 'usr', 'local', 'bin'), { recursive: true });
    setting.say(`FROM ${stage.base}: this machine's own programs, and Node.js ${process.version}`);
    let now: Built = { root, env: {}, workdir: root };
    for (const step of stage.steps) {
      setting.say(`${step.word} ${step.rest}`);
      now = done(step, now, { ...setting, from: (name) => built[names.indexOf(name)] });
    }
    built.push(now);
  }
  const last = built.at(-1);
  if (last === undefined) throw new Error('There is no stage');
  return last;
}

type Place = Setting & { from: (name: string) => Built | undefined };

function done({ word, rest }: Step, now: Built, place: Place): Built {
  if (word === 'WORKDIR') {
    const workdir = inside(now.root, rest);
    mkdirSync(workdir, { recursive: true });
    return { ...now, workdir };
  }
  if (word === 'ENV') {
    const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
    return { ...now, env: { ...now.env, [name]: inside(now.root, value) } };
  }
  if (word === 'COPY') copy(rest, now, place);
  if (word === 'RUN') run(rest, now, place);
  return now;
}

function copy(rest: string, now: Built, { from }: Place): void {
  const words = rest.split(' ');
  const to = inside(now.root, words.at(-1) ?? '');
  const target = to.startsWith('/') ? to : join(now.workdir, to);
  const [, stage] = /^--from=(.*)$/.exec(words[0] ?? '') ?? [];
  if (stage === undefined) return copyContext(words.slice(0, -1), target);
  const { root } = from(stage) ?? {};
  if (root === undefined) throw new Error(`There is no stage ${stage}`);
  cpSync(inside(root, words[1] ?? ''), target, { recursive: true });
}

/** As the engine does: what git has or would take, less what `.dockerignore` leaves out. A folder's content goes into the target. */
function copyContext(sources: readonly string[], target: string): void {
  const wanted = (file: string) =>
    sources.find((source) => source === '.' || file === source || file.startsWith(`${source}/`));
  for (const file of context()) {
    const source = wanted(file);
    if (source === undefined) continue;
    const to = join(target, file === source || source === '.' ? file : file.slice(source.length + 1));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(packageRoot(), file), to);
  }
}

function context(): string[] {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', git, { cwd: packageRoot(), encoding: 'utf8' });
  const lines = readFileSync(join(packageRoot(), '.dockerignore'), 'utf8').split('\n');
  const files = [...new Set(stdout.split('\n'))].filter((file) => existsSync(join(packageRoot(), file)));
  return files.filter((file) => file !== '' && !isIgnored(file, lines));
}

function run(line: string, now: Built, { asBuilt, say }: Place): void {
  if (line.startsWith('apt-get ')) return say('  left out: the machine has a compiler, or needs none');
  const made = asBuilt ? madeBy[line.replace(/ --.*/, '')] : undefined;
  if (made !== undefined) {
    say(`  taken from this installation: ${made}`);
    return symlinkSync(join(packageRoot(), made), join(now.workdir, made), 'dir');
  }
  const own = process.getuid?.() === 0 ? line : line.replace(/ -([og]) \d+/g, '');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', inside(now.root, own)], {
    cwd: now.workdir,
    env: { ...process.env, ...now.env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${line}: ${stdout}${stderr}`);
}

const madeBy: Readonly<Record<string, string>> = { 'npm ci': 'node_modules', 'npm run build': 'dist' };
