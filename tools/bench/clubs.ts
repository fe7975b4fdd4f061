import type { SayHowFar } from '../how-far.ts';
import { inTurns } from './load.ts';
import { type Cast, isPong, Stage } from './stage.ts';
import { besides, latencyLine } from './words.ts';

interface ClubsSize {
  /** How many clubs each bot has; the first is what the others are compared to. */
  counts: readonly number[];
  rate: number;
  /** For each kind of interaction and each bot. */
  seconds: number;
  turn: number;
  /** How many games each club has played. */
  games: number;
}

/** Measures whether answers take longer the more clubs a bot has: the same interactions, spread over all of them. */
export async function benchClubs({ counts, games, ...pace }: ClubsSize, say: SayHowFar): Promise<string[]> {
  const stage = await Stage.open();
  try {
    const bare = stage.cast('bare', 1);
    const casts = counts.map((count) => stage.cast(`bot ${count}`, count));
    for (const cast of casts) {
      say(`the clubs of a bot that has ${cast.guilds.length} are filled`);
      await stage.fillWithGames(cast, games);
    }
    say('the bots are started');
    await Promise.all([stage.startYardstick(bare, 'bare-bot'), ...casts.map((cast) => stage.startBot(cast))]);
    const [records, boards] = [
      casts.map((cast) => stage.record(named('/game record', cast), cast)),
      casts.map((cast) => stage.board(named('/leaderboard', cast), cast)),
    ];
    const lanes = [...records, ...boards, stage.record('discord.js, "pong"', bare, isPong)];
    const taken = await inTurns(stage.playground, lanes, pace, say);
    return [
      `answers to ${pace.rate} interactions a second spread over clubs, ${pace.seconds} s of each kind`,
      ...lanes.map(({ name }, n) => {
        const first = n < records.length ? 0 : n < 2 * records.length ? records.length : n;
        return latencyLine(name, taken[n], besides(taken[first]));
      }),
    ];
  } finally {
    await stage.close();
  }
}

const named = (command: string, { guilds: { length } }: Cast): string =>
  `${command}, ${length.toLocaleString('en-GB')} ${length === 1 ? 'club' : 'clubs'}`;
