import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { Playground, UNHURRIED_MS } from '../../../packages/playground/src/index.ts';
import type { OnAnswered } from '../../../src/discord/account.ts';
import { type Bot, startBot } from '../../../src/discord/bot.ts';
import type { Command } from '../../../src/discord/command.ts';
import { forLog } from '../../../src/discord/errors.ts';
import { MemoryClubs } from '../../support/memory-club.ts';
import { MemoryHearings } from '../../support/memory-hearings.ts';
import { MemoryAnswers, MemoryOutbox, MemoryPutOff } from './memory-delivery.ts';

/** A server with the bot on it, and two people in #games; the bot runs over the playground's real sockets. */
export async function aBot(commands: readonly Command[]) {
  /** Moves the clocks of Discord and of the bot, in milliseconds. */
  const time = { ahead: 0 };
  const clock = () => Date.now() + time.ahead;
  const playground = await Playground.start({ clock, sharding: { identifyMs: 0 } });
  const app = playground.createApplication({ name: 'Rook & Gavel' });
  const guild = playground.createGuild({
    name: 'Friday Lunch',
    channels: ['general', 'discussion', 'games'],
  });
  const [ana, bo] = ['ana', 'bo'].map((name) => playground.createUser({ name, displayName: name }));
  if (ana === undefined || bo === undefined) throw new Error('Nobody came');
  guild.join(ana);
  guild.join(bo);
  guild.install(app, ['ViewChannel', 'SendMessages', 'ReadMessageHistory']);
  const driver = await playground.driver(UNHURRIED_MS);
  const [clubs, outbox, answers, logged] = [
    new MemoryClubs(),
    new MemoryOutbox(),
    new MemoryAnswers(),
    [] as string[],
  ];
  const log = pino(
    { level: 'debug', serializers: { err: (error: unknown) => forLog(error, app.token) } },
    { write: (line: string) => logged.push(line) },
  );
  const statuses: number[] = [];
  const accounts: Parameters<OnAnswered>[0][] = [];
  const parts = {
    token: app.token,
    api: playground.apiUrl,
    clubs,
    hearings: new MemoryHearings(),
    outbox,
    answers,
    putOff: new MemoryPutOff(),
    commands,
    siteUrl: 'https://chess.example.org',
    clock,
    log,
    onAnswered: (account: (typeof accounts)[number]) => void accounts.push(account),
    onRequest: (status: number) => void statuses.push(status),
  };
  const start = (): Promise<Bot> => startBot(parts);
  let bot = await start();
  onTestFinished(async () => {
    await bot.stop();
    await playground.close();
  });
  return {
    playground,
    time,
    application: app,
    bot: app.bot,
    token: app.token,
    guild,
    clubs,
    outbox,
    answers,
    logged,
    /** What the bot told of each interaction that is over. */
    accounts,
    /** What Discord answered each request of the bot. */
    statuses,
    people: { ana, bo },
    ana: driver.as(ana, guild, 'games'),
    bo: driver.as(bo, guild, 'games'),
    /** Resolves when nobody waits for an answer and the bot has finished what it was asked. */
    idle: () => playground.idle(UNHURRIED_MS, () => bot.underWay() > 0),
    /** Ends the process in the midst of things, and starts another. */
    async restart(between: () => void = () => undefined) {
      await bot.client.destroy();
      between();
      bot = await start();
    },
    stop: () => bot.stop(),
    /** Another process, with other settings. */
    startWith: (others: Partial<Parameters<typeof startBot>[0]>) => startBot({ ...parts, ...others }),
  };
}
