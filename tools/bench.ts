import { Misused, orSayHow, readWords } from '../scripts/words.ts';
import { usualRoom } from '../src/store/clubs-in-memory.ts';
import { takeDownAtTheEnd } from './begun.ts';
import { benchBoard } from './bench/board.ts';
import { benchClubs } from './bench/clubs.ts';
import { benchComplete } from './bench/complete.ts';
import { benchDiplomacy } from './bench/diplomacy.ts';
import { benchFold } from './bench/fold.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchLatency } from './bench/latency.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMove } from './bench/move.ts';
import { benchProcesses } from './bench/processes.ts';
import { benchSite } from './bench/site.ts';
import { benchTables } from './bench/tables.ts';
import { benchTournament } from './bench/tournament.ts';
import { benchVoid } from './bench/void.ts';
import { HowFar, type SayHowFar } from './how-far.ts';

// Measures what the bot costs, each figure beside its yardstick in the same run: machines are noisy, ratios less so.
// `npm run bench -- latency fold` measures those parts alone; `--seconds 10` shortens what lasts, and
// `--clubs 200` makes do with fewer clubs where processes are several.
const parts = (seconds: number, clubs: number): Record<string, (say: SayHowFar) => Promise<string[]>> => {
  const pace = { rate: 50, seconds, turn: Math.min(5, seconds), games: 300 };
  return {
    latency: (say) => benchLatency({ ...pace, tryFor: Math.min(5, seconds) }, say),
    clubs: (say) => benchClubs({ ...pace, counts: [1, 100, 1000], games: 20 }, say),
    processes: (say) =>
      benchProcesses(
        {
          ...{ clubs, processes: 4, games: 20, rest: 20_000, restAtEnd: letGoAfter },
          ...{ rates: [25, 50, 75, 100, 150], seconds: Math.min(20, seconds) },
        },
        say,
      ),
    memory: (say) => benchMemory({ entries: 100_000, runs: 5, rest: 20_000 }, say),
    fold: async (say) => [10_000, 100_000, 1_000_000].flatMap((length) => benchFold(length, 5, say)),
    void: (say) => benchVoid(100_000, 5, say),
    complete: (say) => benchComplete(100_000, 20, say),
    growth: (say) => benchGrowth(1000, say),
    move: (say) => benchMove(100_000, say),
    site: (say) => benchSite(10_000, say),
    board: benchBoard,
    tables: (say) => benchTables({ tables: 200, rate: 50, seconds: Math.min(10, seconds), games: 300 }, say),
    tournament: (say) => benchTournament({ teams: 84, seed: 2004, agree: 1 / 200 }, say),
    diplomacy: async (say) => benchDiplomacy(1000, 11, say),
  };
};

/** When clubs in which nothing is asked any more have been let go, and a little more, in milliseconds. */
const letGoAfter = usualRoom.inUse.restAfter + 120_000;

const usage = `npm run bench [-- ${Object.keys(parts(1, 1)).join(' ')}] [--seconds 60] [--clubs 10000]`;

takeDownAtTheEnd();
await orSayHow(async () => {
  const { words, said } = readWords(usage, { seconds: { type: 'string' }, clubs: { type: 'string' } });
  const seconds = Number(said.seconds ?? 60);
  const clubs = Number(said.clubs ?? 10_000);
  const known = parts(seconds, clubs);
  if (words.some((name) => !Object.hasOwn(known, name)) || !(seconds > 0) || !(clubs > 0))
    throw new Misused(usage);
  const wanted = words.length === 0 ? Object.keys(known) : words;
  const howFar = new HowFar();
  for (const [n, name] of wanted.entries()) {
    howFar.begin(`${name} (${n + 1} of ${wanted.length})`);
    const lines = await known[name]?.((words) => howFar.at(words));
    howFar.clear();
    for (const line of lines ?? []) console.log(line);
  }
});
