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
    const settled = (name: string, start: () => Promise<Program>) =>
      starts(start, { runs, rest, say: (words) => say(`${name}, ${words}`) });
    const yardstick = await settled('discord.js', () => stage.startYardstick(bare, 'bare-bot'));
    const count = entries.toLocaleString('en-GB');
    return [
      `cold start to ready, and memory at rest ${rest / 1000} s later`,
      line('discord.js, "pong"', yardstick, yardstick),
      line('an empty club', await settled('an empty club', started(empty)), yardstick),
      line(
        'the same, as a package',
        await settled('a package', () => stage.startBot(small, folder.path)),
        yardstick,
      ),
      line(`a club of ${count} entries`, await settled('a full club', started(full)), yardstick),
      `  the package with its natives takes ${(bytes / 1e6).toFixed(1)} MB of disk`,
    ];
  } finally {
    await stage.close();
    folder.remove();
  }
}

/** The first start is not counted: it makes the database and tells Discord of the commands. */
async function starts(
  start: () => Promise<Program>,
  { runs, rest, say }: Pick<MemorySize, 'runs' | 'rest'> & { say: SayHowFar },
): Promise<Start[]> {
  await (await start()).stop();
  const all: Start[] = [];
  for (let run = 0; run < runs; run++) {
    say(`start ${run + 1} of ${runs}`);
    const program = await start();
    await pause(rest);
    all.push({ ready: program.readyAfter, resident: await program.resident() });
    await program.stop();
  }
  return all;
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
  const times = (median(starts, ready) / median(yardstick, ready)).toFixed(1);
  return (
    `  ${name.padEnd(26)} ready in ${median(starts, ready).toFixed(0)} ms (× ${times})` +
    `   resident ${more(rss)}, of which no file's ${more(own)}`
  );
}
