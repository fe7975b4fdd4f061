import { setTimeout as pause } from 'node:timers/promises';
import type { Playground } from '../../packages/playground/src/index.ts';
import type { SayHowFar } from '../how-far.ts';
import { drive } from './load.ts';
import { isPong, Stage } from './stage.ts';
import { stockTables } from './stock-tables.ts';
import { besides, latencyLine } from './words.ts';

export interface TablesSize {
  /** How many tables share a deadline. */
  tables: number;
  /** `/game record` a second, meanwhile. */
  rate: number;
  /** For how long it is sent before the deadline, and to the yardstick. */
  seconds: number;
  /** How many games the club has played. */
  games: number;
}

/** Time for the bots to start and for what is measured before the deadline, in milliseconds for each second of that. */
const before = 6000;
const atLeast = 60_000;

/**
 * Measures how long it takes until all tables of one club are adjudicated and published that share a deadline, and what it does to
 * `/game record` meanwhile; beside the same before the deadline, both beside discord.js that answers "pong" at the same time.
 */
export async function benchTables(size: TablesSize, say: SayHowFar): Promise<string[]> {
  const { tables, rate, seconds, games } = size;
  const stage = await Stage.open();
  try {
    const names = Array.from({ length: tables }, (_, place) => `table-${place + 1}`);
    const [bot, bare] = [stage.cast('bot', 1, names), stage.cast('bare', 1)];
    say('the club is filled and the bots started');
    await stage.fillWithGames(bot, games);
    const deadline = onTheMinute(stage.now + Math.max(atLeast, seconds * before));
    const channels = names.map((name) => bot.guilds[0]?.channel(name).id ?? '');
    await stage.fill(bot, (clubs, club) =>
      stockTables(clubs, club, { channels, deadline, people: stage.people }),
    );
    await Promise.all([stage.startBot(bot), stage.startYardstick(bare, 'bare-bot')]);
    const lane = stage.record('/game record', bot);
    const yardstick = stage.record('pong', bare, isPong);
    // The first commands take longer, before what they need is compiled.
    for (const each of [yardstick, lane])
      await drive(stage.playground, each, { rate, seconds: Math.min(seconds, 3) });
    const [calm, pong] = await Promise.all([
      drive(stage.playground, lane, { rate, seconds }),
      drive(stage.playground, yardstick, { rate: few, seconds }),
    ]);
    const left = deadline - stage.now;
    if (left < 0) throw new Error('The deadline came before everything was measured');
    say(`the deadline comes in ${Math.ceil(left / 1000)} s`);
    const published = () => stage.playground.messages.filter(isReport).length;
    await pause(left);
    const begun = performance.now();
    const taken = { times: [], unanswered: 0 };
    const beside = { times: [], unanswered: 0 };
    let all: number | null = null;
    while (all === null) {
      say(`${published()} of ${tables} tables are published`);
      await Promise.all([
        drive(stage.playground, lane, { rate, seconds: 1 }, taken),
        drive(stage.playground, yardstick, { rate: few, seconds: 1 }, beside),
      ]);
      if (published() === tables) all = performance.now() - begun;
      if (performance.now() - begun > 300_000) throw new Error(`Only ${published()} were published`);
    }
    return [
      `${tables} tables of one club that share a deadline, with ${rate} games a second recorded meanwhile`,
      `  all published in          ${(all / 1000).toFixed(1)} s`,
      latencyLine('/game record, before', calm, besides(pong)),
      latencyLine('discord.js, "pong", then', pong, besides(pong)),
      latencyLine('/game record, meanwhile', taken, besides(beside)),
      latencyLine('discord.js, "pong", then', beside, besides(beside)),
    ];
  } finally {
    await stage.close();
  }
}

/** How many a second the yardstick gets: so few that they take nothing from what is measured beside it. */
const few = 5;

/** The next full minute: deadlines are on those. */
const onTheMinute = (moment: number): number => Math.ceil(moment / 60_000) * 60_000;

/** Whether a message has the picture of a phase that was played. */
const isReport = ({ body }: Playground['messages'][number]): boolean => body.attachments.length > 0;
