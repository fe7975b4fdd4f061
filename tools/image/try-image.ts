import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Playground } from '../../packages/playground/src/index.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { packageRoot } from '../../src/package-root.ts';
import { freePort } from '../free-port.ts';
import { type Built, carryOut, imageUser, inside, type Setting } from './carry-out.ts';
import { type BuildStage, lastOf, readDockerfile, wordsOf } from './dockerfile.ts';

/** How long something may take until it is as it should be, in milliseconds. */
const patience = 60_000;

/** What was found when the image's own lines were started. */
export interface Tried {
  /** What the health check ended with while the bot ran, and after its end. */
  healthy: number | null;
  healthyAfter: number | null;
  /** What SIGTERM to the entry point ended with. */
  exit: number | null;
  /** What was written outside the volume and the folder for what passes. */
  strayed: string[];
  volume: string[];
}

/** Carries the Dockerfile out in an empty folder, and tries what came of it. */
export async function checkImage(setting: Setting): Promise<Tried> {
  const stages = readDockerfile(readFileSync(join(packageRoot(), 'Dockerfile'), 'utf8'));
  // Its user has to come by; only its own folders are for others to read.
  chmodSync(setting.folder, 0o711);
  const built = carryOut(stages, setting);
  const last = stages.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage');
  return tryImage(last, built);
}

/**
 * Starts the entry point of what was carried out as its user, with all but the volume read-only, on a Discord of this machine; asks its health
 * check; and ends it with SIGTERM.
 */
async function tryImage(stage: BuildStage, built: Built): Promise<Tried> {
  const volume = inside(built.root, lastOf(stage, 'VOLUME') ?? '');
  const passing = join(built.root, '..', 'tmp');
  mkdirSync(passing);
  chmodSync(passing, 0o777);
  readOnly(built.root, volume);
  const playground = await Playground.start();
  const before = filesBelow(built.root, volume);
  const application = playground.createApplication({ name: 'image' });
  playground.createGuild({ name: 'one', channels: ['games'] }).install(application, invitePermissions);
  const env = {
    PATH: process.env.PATH ?? '',
    ...built.env,
    ...{ TMPDIR: passing, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: String(await freePort()) },
    ...{ DISCORD_TOKEN: application.token, DISCORD_API_URL: playground.apiUrl },
  };
  const setting = { cwd: built.workdir, env, ...user(stage) };
  const check = () => {
    const [program = '', ...rest] = wordsIn(built, lastOf(stage, 'HEALTHCHECK'));
    return spawnSync(program, rest, setting).status;
  };
  const words = [...wordsIn(built, lastOf(stage, 'ENTRYPOINT')), ...wordsIn(built, lastOf(stage, 'CMD'))];
  const [program = '', ...rest] = words;
  const bot = spawn(program, rest, { ...setting, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    await saying(bot, '"commands ');
    const healthy = check();
    const gone = once(bot, 'exit');
    bot.kill('SIGTERM');
    const [exit] = await gone;
    const strayed = filesBelow(built.root, volume).filter((file) => !before.includes(file));
    return { healthy, healthyAfter: check(), exit, strayed, volume: readdirSync(volume).sort() };
  } finally {
    bot.kill('SIGKILL');
    await playground.close();
  }
}

const wordsIn = ({ root }: Built, line: string | null): string[] =>
  wordsOf(line).map((word) => inside(root, word));

/** Who runs the image, for whoever may become somebody else. Throws where that is root. */
function user(stage: BuildStage): { uid?: number; gid?: number } {
  const [uid, gid] = (lastOf(stage, 'USER') ?? '0:0').split(':').map(Number);
  if (uid !== imageUser || gid !== imageUser) throw new Error('The image is run by somebody else');
  return process.getuid?.() === 0 ? { uid, gid } : {};
}

function readOnly(root: string, volume: string): void {
  for (const line of [`chmod -R a-w,a+rX ${root}`, `chmod 700 ${volume}`]) spawnSync('sh', ['-c', line]);
}

function filesBelow(root: string, volume: string): string[] {
  const all = readdirSync(root, { recursive: true }).map((file) => join(root, String(file)));
  return all.filter((file) => !file.startsWith(volume));
}

/** Resolves once the program has printed those words. Rejects with what it printed if it ends before or takes too long. */
async function saying(program: ChildProcess, words: string): Promise<void> {
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text) => {
      printed += String(text);
    });
  const until = Date.now() + patience;
  while (!printed.includes(words)) {
    if (program.exitCode !== null || Date.now() > until) throw new Error(`It did not start: ${printed}`);
    await wait(20);
  }
}
