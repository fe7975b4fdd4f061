import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aClubToStart, type ClubToStart } from '../support/a-club-to-start.ts';
import { BotProcess, eventually } from '../support/bot-process.ts';

vi.setConfig({ testTimeout: 180_000 });

const { O_NONBLOCK, O_RDWR, O_WRONLY } = constants;

/** What becomes of a log: where the bot writes it, and what happens to it while the bot runs and when it is told to end. */
interface Log {
  descriptor: number;
  whileItRuns?(): void;
  whenItEnds?(): void;
}

interface Pipe {
  /** Whether there is room for nothing more. */
  isFull?: boolean;
  /** When its reader, who never reads, goes. */
  goes?: 'whileItRuns' | 'whenItEnds';
  /** Whether another program has made it return at once. */
  returns?: boolean;
}

/** A pipe that nobody reads unless the test does. */
function aPipe({ isFull = true, goes, returns = true }: Pipe): Log & { read(): string } {
  const folder = mkdtempSync(join(tmpdir(), 'log-reader-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const ours = openSync(pipe, O_RDWR | O_NONBLOCK);
  const descriptor = openSync(pipe, O_WRONLY | (returns ? O_NONBLOCK : 0));
  const leave = () => closeSync(ours);
  if (goes === undefined) onTestFinished(leave);
  if (isFull) fill(ours);
  return { descriptor, read: () => whatIsIn(ours), ...(goes === undefined ? {} : { [goes]: leave }) };
}

function fill(descriptor: number): void {
  const piece = Buffer.alloc(4096, '.');
  expect(() => {
    for (;;) writeSync(descriptor, piece);
  }).toThrow('EAGAIN');
}

function whatIsIn(descriptor: number): string {
  const piece = Buffer.alloc(65_536);
  let read = '';
  try {
    for (;;) read += piece.toString('utf8', 0, readSync(descriptor, piece));
  } catch {
    return read;
  }
}

const logs: [string, () => Log][] = [
  ['a pipe that nobody reads', () => aPipe({ returns: false })],
  ['a pipe that nobody reads, and that another program made return at once', () => aPipe({})],
  ['a pipe whose reader is gone', () => aPipe({ isFull: false, goes: 'whileItRuns' })],
  ['a pipe that nobody reads, and whose reader goes when the bot ends', () => aPipe({ goes: 'whenItEnds' })],
  ['a file on a full disk', () => ({ descriptor: openSync('/dev/full', 'w') })],
];

/** Has the bot break down when it is told so by a signal. */
const slip = `process.on('SIGUSR2', () => { throw new Error('a slip') })`;

let started: ClubToStart;
beforeAll(async () => {
  started = await aClubToStart();
}, 180_000);
afterAll(() => started.club.close());

async function aBotThatLogsTo({ descriptor }: Log) {
  const { club, environment } = started;
  const settings = {
    ...environment,
    LOG_LEVEL: 'trace',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(slip)}`,
  };
  const bot = new BotProcess(settings, 'exec "$@"', descriptor);
  closeSync(descriptor);
  const answers = async () => (await club.person('Ana').as.run('leaderboard')).kind !== 'failed';
  await eventually(answers);
  return { bot, answers };
}

describe.each(logs)('a bot whose log is %s', (_, make) => {
  it.each([
    ['SIGTERM', 0],
    ['SIGUSR2', 1],
  ] as const)('goes on answering, and ends when %s tells it to', async (signal, code) => {
    const log = make();
    const { bot, answers } = await aBotThatLogsTo(log);
    log.whileItRuns?.();
    for (let n = 0; n < 5; n++) expect(await answers()).toBe(true);
    bot.signal(signal);
    log.whenItEnds?.();
    await eventually(() => bot.exited);
    expect(await bot.exit()).toBe(code);
  });
});

it('a reader who comes back reads what was kept, to the last line before the end', async () => {
  const log = aPipe({});
  const { bot, answers } = await aBotThatLogsTo(log);
  let read = '';
  await eventually(async () => {
    read += log.read();
    return read.includes('"commands ') && (await answers());
  });
  bot.signal('SIGUSR2');
  expect(await bot.exit()).toBe(1);
  expect(read + log.read()).toContain('broke down');
});
