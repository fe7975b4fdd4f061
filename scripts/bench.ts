import { benchBoard } from './bench/board.ts';
import { benchFold } from './bench/fold.ts';
import { benchSite } from './bench/site.ts';

// Medians of several runs, each beside its yardstick in the same process: machines are noisy, ratios less so.
for (const length of [10_000, 100_000, 1_000_000]) console.log(benchFold(length, 5).join('\n'));
console.log((await benchSite(10_000)).join('\n'));
console.log((await benchBoard()).join('\n'));
