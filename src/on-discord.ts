import type { Logger } from 'pino';
import type { Instant } from '../terms/time.ts';
import { type BotParts, startBot } from './discord/bot.ts';
import { startDepartures } from './discord/departures.ts';
import type { Shards } from './house/hosting.ts';
import type { OnClose } from './opening.ts';
import { startChessClocks } from './schedule/chess-clocks.ts';
import { startClockWork } from './schedule/clock-work.ts';
import type { Database } from './store/database.ts';
import { PrismaAnswers } from './store/prisma-answers.ts';
import type { PrismaClubs } from './store/prisma-clubs.ts';
import { PrismaDepartures } from './store/prisma-departures.ts';
import { PrismaHearings } from './store/prisma-hearings.ts';
import type { PrismaOutbox } from './store/prisma-outbox.ts';
import { PutOffFiles } from './store/put-off-files.ts';

interface Parts extends Omit<BotParts, 'clubs' | 'outbox' | 'hearings' | 'answers' | 'putOff' | 'shards'> {
  database: Database;
  /** How the files begin that lie beside the database. */
  beside: string;
  clubs: PrismaClubs;
  outbox: PrismaOutbox;
  shards: Shards | null;
  keepFor: number;
  clock: () => Instant;
  log: Logger;
}

/** How often the outbox is looked at for what another process left there that could not say so, in milliseconds. */
const lookEvery = 60_000;

/** Serves the process's clubs on Discord: the bot, once it is connected, and what falls due in its clubs. */
export async function startOnDiscord(parts: Parts, onClose: OnClose) {
  const { database, beside, clubs, outbox, shards, keepFor, clock, log } = parts;
  const putOff = new PutOffFiles(beside, shards);
  const answers = new PrismaAnswers(database, shards);
  const bot = await startBot({ ...parts, answers, putOff, hearings: new PrismaHearings(database) });
  onClose(() => bot.stop());
  const departures = new PrismaDepartures(database, clubs, putOff, shards);
  const leaving = startDepartures({ client: bot.client, departures, keepFor, clock, log });
  onClose(() => leaving.stop());
  const { readFirst, letPeopleFirst } = bot;
  const calendar = startClockWork({ clubs, clock, log, readFirst, letPeopleFirst });
  onClose(() => calendar.stop());
  const chessClocks = startChessClocks({ clubs, clock, log });
  onClose(() => chessClocks.stop());
  if (shards !== null) {
    const timer = setInterval(() => outbox.wake(), lookEvery).unref();
    onClose(async () => clearInterval(timer));
  }
  return { bot, calendar };
}
