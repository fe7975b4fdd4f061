import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from '../store/a-database.ts';
import { BotProcess, eventually } from '../support/bot-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const built = (name: string) => fileURLToPath(new URL(`../../dist/tools/${name}`, import.meta.url));

/** Runs a script that needs a while, with a folder of its own for what it keeps meanwhile. */
function aScript([name = '', ...words]: readonly string[]) {
  const folder = aFolder();
  const script = spawn(process.execPath, [built(`${name}.js`), ...words], {
    env: { PATH: process.env.PATH ?? '', TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void script.kill('SIGKILL'));
  const run = { script, folder, said: '', gone: once(script, 'close') };
  script.stderr.on('data', (text) => {
    run.said += String(text);
  });
  return run;
}

/** The numbers of the processes that this one has started. */
const startedBy = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** What such a process was started with; nothing once it is gone, whether anybody asked how it ended or not. */
const wordsOf = (pid: number): string =>
  existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';

const runs = (pid: number): boolean => wordsOf(pid) !== '';

const bench = ['bench', 'latency', '--seconds', '60'];
const faults = ['faults', '--rounds', '50', '--workers', '1'];
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

it.each([
  ...signals.map((signal) => [bench, 3, signal] as const),
  [faults, 1, 'SIGTERM'] as const,
  [['fuzz', '--minutes', '5'], 0, 'SIGTERM'] as const,
])(
  '%j leaves none of its %i bots and no files behind when it is told to end by %s',
  async (words, bots, signal) => {
    const { script, folder, gone } = aScript(words);
    const begun = () => readdirSync(folder).length > 0 && startedBy(script.pid).filter(runs).length === bots;
    await eventually(begun);
    const left = startedBy(script.pid);
    script.kill(signal);
    expect(await gone).toEqual([128 + constants.signals[signal], null]);
    await eventually(() => !left.some(runs));
    expect(readdirSync(folder)).toEqual([]);
  },
);

it.each([
  [bench, 3],
  [faults, 1],
] as const)('%j leaves none of its %i bots behind even when it is killed', async (words, bots) => {
  const { script, gone } = aScript(words);
  await eventually(
    () => startedBy(script.pid).filter((pid) => wordsOf(pid).includes('orphan')).length === bots,
  );
  const left = startedBy(script.pid);
  script.kill('SIGKILL');
  await gone;
  await eventually(() => !left.some(runs));
});

it('the bot of a test ends with the test that started it', async () => {
  const before = startedBy(process.pid);
  const bot = new BotProcess({ TMPDIR: aFolder() });
  const [pid = 0] = startedBy(process.pid).filter((each) => !before.includes(each));
  expect(pid).toBeGreaterThan(0);
  await eventually(() => wordsOf(pid).includes('orphan'));
  bot.letGo();
  expect(await bot.exit()).toBeNull();
});

it('the bench says how far it is, in plain lines where nobody looks on', async () => {
  const run = aScript(['bench', 'latency', 'board', '--seconds', '1']);
  await eventually(() => run.said.split('\n').length > 2);
  expect(run.said).toMatch(/^latency \(1 of 2\)\nlatency \(1 of 2\): .+\n/);
  expect(run.said).not.toContain('\r');
  run.script.kill();
  await run.gone;
});
