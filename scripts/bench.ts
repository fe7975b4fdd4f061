import { benchBoard } from './bench/board.ts';
import { benchClubs } from './bench/clubs.ts';
import { benchFold } from './bench/fold.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchLatency } from './bench/latency.ts';
import { benchMemory } from './bench/memory.ts';
import { benchSite } from './bench/site.ts';
import { benchVoid } from './bench/void.ts';
import { Misused, orSayHow, readWords } from './words.ts';

// Measures what the bot costs, each figure beside its yardstick in the same run: machines are noisy, ratios less so.
// `npm run bench -- latency fold` measures those parts alone; `--seconds 10` shortens what lasts.
const parts = (seconds: number): Record<string, () => Promise<string[]>> => {
  const pace = { rate: 50, seconds, turn: Math.min(5, seconds), games: 300 };
  return {
    latency: () => benchLatency({ ...pace, tryFor: Math.min(5, seconds) }),
    clubs: () => benchClubs({ ...pace, counts: [1, 100, 1000], games: 20 }),
    memory: () => benchMemory({ entries: 100_000, runs: 3, rest: 20_000 }),
    fold: async () => [10_000, 100_000, 1_000_000].flatMap((length) => benchFold(length, 5)),
    void: () => benchVoid(100_000, 5),
    growth: () => benchGrowth(1000),
    site: () => benchSite(10_000),
    board: benchBoard,
  };
};

const usage = `npm run bench [-- ${Object.keys(parts(1)).join(' ')}] [--seconds 60]`;

await orSayHow(async () => {
  const { words, said } = readWords(usage, { seconds: { type: 'string' } });
  const seconds = Number(said.seconds ?? 60);
  const known = parts(seconds);
  if (words.some((name) => !Object.hasOwn(known, name)) || !(seconds > 0)) throw new Misused(usage);
  for (const name of words.length === 0 ? Object.keys(known) : words)
    for (const line of (await known[name]?.()) ?? []) console.log(line);
});
