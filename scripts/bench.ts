import { parseArgs } from 'node:util';
import { benchBoard } from './bench/board.ts';
import { benchClubs } from './bench/clubs.ts';
import { benchFold } from './bench/fold.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchLatency } from './bench/latency.ts';
import { benchMemory } from './bench/memory.ts';
import { benchSite } from './bench/site.ts';
import { benchVoid } from './bench/void.ts';

// Measures what the bot costs, each figure beside its yardstick in the same run: machines are noisy, ratios less so.
// `npm run bench -- latency fold` measures those parts alone; `--seconds 10` shortens what lasts.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' } },
});
const seconds = Number(values.seconds);
const pace = { rate: 50, seconds, turn: Math.min(5, seconds), games: 300 };

const parts: Record<string, () => Promise<string[]>> = {
  latency: () => benchLatency({ ...pace, tryFor: Math.min(5, seconds) }),
  clubs: () => benchClubs({ ...pace, counts: [1, 100, 1000], games: 20 }),
  memory: () => benchMemory({ entries: 100_000, runs: 3, rest: 20_000 }),
  fold: async () => [10_000, 100_000, 1_000_000].flatMap((length) => benchFold(length, 5)),
  void: () => benchVoid(100_000, 5),
  growth: () => benchGrowth(1000),
  site: () => benchSite(10_000),
  board: benchBoard,
};

const wanted = positionals.length === 0 ? Object.keys(parts) : positionals;
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0 || !(seconds > 0)) {
  console.error(`npm run bench -- [${Object.keys(parts).join('] [')}] [--seconds 60]`);
  process.exitCode = 1;
} else for (const name of wanted) for (const line of (await parts[name]?.()) ?? []) console.log(line);
