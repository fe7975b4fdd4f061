import { setTimeout as pause } from 'node:timers/promises';
import { beginFolder } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { writePackage } from '../package/write-package.ts';
import { quantile } from './measure.ts';
import type { Program, Resident } from './program.ts';
import { type Cast, Stage } from './stage.ts';
import { stockSeasons } from './stock.ts';

interface MemorySize {
  /** The entries of the club that is not empty. */
  entries: number;
  /** How often each is started. */
  runs: number;
  /** How long it rests before its memory is looked at, in milliseconds. */
  rest: number;
}

interface Start {
  ready: number;
  resident: Resident | null;
}

/** Measures how long a start takes until Discord can be answered, and what memory the bot has at rest. */
export async function benchMemory({ entries, runs, rest }: MemorySize, say: SayHowFar): Promise<string[]> {
  const stage = await Stage.open();
  const folder = beginFolder('package-');
  try {
    const [bare, empty, full] = [stage.cast('bare', 1), stage.cast('empty', 1), stage.cast('full', 1)];
    const small = stage.cast('small', 1);
    const { bytes } = await writePackage(folder.path, true);
    const started = (cast: Cast) => () => stage.startBot(cast);
    say('a club is filled');
    await stage.fill(full, (clubs, club) => stockSeasons(clubs, club, entries));
    const yardstick: Kind = {
      name: 'discord.js, "pong"',
      start: () => stage.startYardstick(bare, 'bare-bot'),
      starts: [],
    };
    const kinds: Kind[] = [
      yardstick,
      { name: 'an empty club', start: started(empty), starts: [] },
      { name: 'the same, as a package', start: () => stage.startBot(small, folder.path), starts: [] },
      {
        name: `a club of ${entries.toLocaleString('en-GB')} entries`,
        start: started(full),
        starts: [],
      },
    ];
    await startInTurn(kinds, { runs, rest, say });
    return [
      `cold start to ready, and memory at rest ${rest / 1000} s later`,
      ...kinds.map(({ name, starts }) => line(name, starts, yardstick.starts)),
      `  the package with its natives takes ${(bytes / 1e6).toFixed(1)} MB of disk`,
    ];
  } finally {
    await stage.close();
    folder.remove();
  }
}

/** What is started, and what came of it so far. */
interface Kind {
  name: string;
  start: () => Promise<Program>;
  starts: Start[];
}

/**
 * Starts each kind so many times, one after the other in turn, so that a machine that becomes slower does so for all. The first start of each is
 * not counted: it makes the database and tells Discord of the commands.
 */
async function startInTurn(
  kinds: readonly Kind[],
  { runs, rest, say }: Pick<MemorySize, 'runs' | 'rest'> & { say: SayHowFar },
): Promise<void> {
  for (const { start } of kinds) await (await start()).stop();
  for (let run = 1; run <= runs; run++)
    for (const { name, start, starts } of kinds) {
      say(`${name}, start ${run} of ${runs}`);
      const program = await start();
      await pause(rest);
      starts.push({ ready: program.readyAfter, resident: await program.resident() });
      await program.stop();
    }
}

const median = (starts: readonly Start[], of: (start: Start) => number): number =>
  quantile(starts.map(of), 0.5);

function line(name: string, starts: readonly Start[], yardstick: readonly Start[]): string {
  const ready = ({ ready }: Start) => ready;
  const rss = ({ resident }: Start) => (resident?.rss ?? Number.NaN) / 1e6;
  const own = ({ resident }: Start) => (resident?.anonymous ?? Number.NaN) / 1e6;
  const more = (of: (start: Start) => number) => {
    const difference = median(starts, of) - median(yardstick, of);
    return `${median(starts, of).toFixed(0)} MB (${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(0)})`;
  };
  const times = (median(starts, ready) / median(yardstick, ready)).toFixed(2);
  return (
    `  ${name.padEnd(26)} ready in ${median(starts, ready).toFixed(0)} ms (× ${times})` +
    `   resident ${more(rss)}, of which no file's ${more(own)}`
  );
}
