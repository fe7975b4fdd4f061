import type { SayHowFar } from '../how-far.ts';
import { inTurns, sustained } from './load.ts';
import { isPong, Stage } from './stage.ts';
import { besides, latencyLine } from './words.ts';

export interface LatencySize {
  rate: number;
  /** For each kind of interaction. */
  seconds: number;
  /** How long one kind is sent before it is the next one's turn. */
  turn: number;
  /** For each rate that is tried to find the highest; 0 tries none. */
  tryFor: number;
  /** How many games the club has played. */
  games: number;
}

/**
 * Measures the time to the final visible answer, over sockets, with the bot in a process of its own; beside discord.js
 * that answers "pong" to the same interactions, and beside a program without any library, which shows what the
 * playground itself takes of it.
 */
export async function benchLatency(size: LatencySize, say: SayHowFar): Promise<string[]> {
  const stage = await Stage.open();
  try {
    const [bot, bare, none] = [stage.cast('bot', 1), stage.cast('bare', 1), stage.cast('none', 1)];
    say('the clubs are filled and the bots started');
    await stage.fillWithGames(bot, size.games);
    await Promise.all([
      stage.startBot(bot),
      stage.startYardstick(bare, 'bare-bot'),
      stage.startYardstick(none, 'socket-bot'),
    ]);
    const lanes = [
      stage.record('/game record', bot),
      stage.board('/leaderboard', bot),
      stage.record('discord.js, "pong"', bare, isPong),
      stage.record('no library, "pong"', none, isPong),
    ];
    const taken = await inTurns(stage.playground, lanes, size, say);
    const rates: number[] = [];
    if (size.tryFor > 0)
      for (const lane of lanes) rates.push(await sustained(stage.playground, lane, size.tryFor, say));
    const yardstick = besides(taken[2]);
    return [
      `answers to ${size.rate} interactions a second, ${size.seconds} s of each kind in turns of ${size.turn} s`,
      ...lanes.map(({ name }, n) => latencyLine(name, taken[n], yardstick, rates[n])),
    ];
  } finally {
    await stage.close();
  }
}
