import type { Taken } from './load.ts';
import { quantile } from './measure.ts';
import type { Resident } from './program.ts';
import { besides, latencyLine, ratio } from './words.ts';

/** What each part has used of a core, in milliseconds. */
export interface Spent {
  bots: number;
  database: number;
  /** The playground and what drives it, which stand for Discord and its people. */
  discord: number;
}

/** What was measured at one rate, beside the yardstick of the same turn. */
export interface Turn {
  rate: number;
  taken: Taken;
  yardstick: Taken;
  spent: Spent;
  /** In milliseconds. */
  lasted: number;
}

/** A median of a bot that keeps up, in milliseconds. */
const bearableMs = 500;

/** Up to how many times the yardstick's median a rate is kept up with. */
const bearable = 1.5;

const timesAsLong = ({ taken, yardstick }: Turn): number => besides(taken).median / besides(yardstick).median;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const startLine = (ready: number, rest: number, { bots }: Spent): string =>
  `  ready after ${seconds(ready)}, at rest after ${seconds(rest)}, of which the bots worked ${seconds(bots)}`;

/** A yardstick is none where one process cannot keep up itself: its answers then take ever longer. */
const isYardstick = ({ yardstick }: Turn): boolean => besides(yardstick).median <= bearableMs;

const isBorne = (turn: Turn): boolean =>
  isYardstick(turn) && timesAsLong(turn) <= bearable && turn.taken.unanswered === 0;

/** The highest rate that is bearable, as no lower one is not. */
export function rateLine(name: string, turns: readonly Turn[]): string {
  const beyond = turns.findIndex((turn) => !isBorne(turn));
  const highest = turns.slice(0, beyond < 0 ? turns.length : beyond).at(-1)?.rate ?? 0;
  return `  /game record, ${name}: up to ${highest}/s within ${bearable} times one process with one club`;
}

/** How long answers took at a rate, and what each part used for them. */
export function turnLines(turn: Turn): string[] {
  const { rate, taken, yardstick, spent, lasted } = turn;
  const { bots, database, discord } = spent;
  const part = (name: string, ms: number): string =>
    `${name} ${Math.round((100 * ms) / lasted)} % of a core (${(ms / taken.times.length).toFixed(1)} ms each)`;
  return [
    latencyLine(`  ${rate} a second`, taken, besides(yardstick)) +
      `   beside ${besides(yardstick).median.toFixed(1)} ms${isYardstick(turn) ? '' : ', which does not keep up'}`,
    `      ${part('bots', bots)}, ${part('database', database)}, ${part('playground', discord)}`,
  ];
}

/** From how many times the yardstick's median on a rate is hopeless, and no higher one is tried. */
const hopeless = 4;

export const isHopeless = (turn: Turn): boolean => timesAsLong(turn) > hopeless || turn.taken.unanswered > 0;

/** At how many commands a second so many cores would be full, reckoned by what each part used of them at the highest rate that was not hopeless. */
export function limitLine(turns: readonly Turn[], cores: number): string {
  const turn = turns.findLast((each) => !isHopeless(each));
  if (turn === undefined) return '      no rate was kept up with, by which to reckon more';
  const { bots, database, discord } = turn.spent;
  const full = (ms: number, of = cores): string =>
    `${Math.floor((1000 * of * turn.taken.times.length) / ms).toLocaleString('en-GB')}/s`;
  return (
    `      reckoned by ${turn.rate}/s: these ${cores} cores are full at ${full(bots + database + discord)}, without the playground at ` +
    `${full(bots + database)}, with PostgreSQL on another machine at ${full(bots)}; each core of that one at ${full(database, 1)}`
  );
}

const mega = (all: readonly (Resident | null)[], of: (resident: Resident) => number): number =>
  quantile(
    all.map((resident) => (resident === null ? Number.NaN : of(resident) / 1e6)),
    0.5,
  );

/** The median of several processes' memory, beside that of one that has hardly anything to do. */
export function memoryLine(
  name: string,
  all: readonly (Resident | null)[],
  idle: readonly (Resident | null)[],
): string {
  const said = (of: (resident: Resident) => number) =>
    `${mega(all, of).toFixed(0)} MB (× ${ratio(mega(all, of), mega(idle, of))})`;
  return `  ${name.padEnd(28)} resident ${said(({ rss }) => rss)}, of which no file's ${said(({ anonymous }) => anonymous)}`;
}

interface Ledgers {
  acknowledged: number;
  unanswered: number;
  entries: number;
  verified: number;
}

export const keptLine = ({ acknowledged, unanswered, entries, verified }: Ledgers): string =>
  `  ${acknowledged} commands acknowledged, ${unanswered} not; the ledgers have ${entries} games more, and ${verified} clubs were verified`;
