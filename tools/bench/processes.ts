import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyClub } from '../../src/store/verify.ts';
import { atTheEnd } from '../begun.ts';
import type { SayHowFar } from '../how-far.ts';
import { type OwnPostgresql, ownPostgresql, programsOfPostgresql } from '../own-postgresql.ts';
import { copyClub, countKept, type Kept } from './copy-clubs.ts';
import { drive, type Lane, type Taken } from './load.ts';
import {
  isHopeless,
  keptLine,
  limitLine,
  memoryLine,
  rateLine,
  type Spent,
  startLine,
  type Turn,
  turnLines,
} from './processes-words.ts';
import type { Program, Resident } from './program.ts';
import { spentByAll } from './spent.ts';
import { type Cast, isCardInTheEnd, Stage } from './stage.ts';

const count = (number: number): string => number.toLocaleString('en-GB');

interface ProcessesSize {
  clubs: number;
  processes: number;
  /** Commands a second, in the order in which they are tried. */
  rates: readonly number[];
  /** For each rate. */
  seconds: number;
  /** How many games each club has played. */
  games: number;
  /** How long nothing is asked before the memory is looked at, in milliseconds: after the start, and at the end. */
  rest: number;
  restAtEnd: number;
}

/** Measures how many commands a second several processes on one server take, and what each part uses for one. */
export async function benchProcesses(size: ProcessesSize, say: SayHowFar): Promise<string[]> {
  const programs = programsOfPostgresql();
  if (programs === null) return ['several processes: not measured, since PostgreSQL is not installed here'];
  const server = await ownPostgresql(programs, { durable: true });
  // A server does not end with the one that started it.
  const end = atTheEnd(() => process.kill(server.pid, 'SIGINT'));
  try {
    return await onServer(server, size, say);
  } finally {
    end();
    await server.stop();
  }
}

async function onServer(server: OwnPostgresql, size: ProcessesSize, say: SayHowFar): Promise<string[]> {
  const { processes } = size;
  const stage = await Stage.open({ recommended: processes, maxConcurrency: processes, identifyMs: 0 });
  try {
    say('the servers are made');
    const one = stage.cast('one', 1);
    const many = stage.castOnShards('many', Math.ceil(size.clubs / processes), processes);
    const addresses = { one: await server.database(), many: await server.database() };
    stage.keepAt(one, addresses.one);
    stage.keepAt(many, addresses.many);
    say('the clubs are filled');
    await stage.fillWithGames(one, size.games);
    await fillMany(stage, many, addresses.many, size);
    return await new Run(stage, server, size, say).of(one, many, addresses.many);
  } finally {
    await stage.close();
  }
}

/** One club is filled by the bot's own store, the others are what that has written. */
async function fillMany(stage: Stage, many: Cast, address: string, { games }: ProcessesSize): Promise<void> {
  const [first, ...others] = many.guilds;
  if (first === undefined) return;
  await stage.fillWithGames({ ...many, guilds: [first] }, games);
  await copyClub(
    address,
    first.id,
    others.map(({ id }) => id),
  );
}

/** At how many a second each club is asked once, so that all of them are in use. */
const briskRate = 100;
/** At how many a second one process with one club is measured, to which the others are compared. */
const usualRate = 50;

/** One run of the bots on their clubs. */
class Run {
  private bots: Program[] = [];
  private acknowledged = 0;
  private unanswered = 0;

  constructor(
    private readonly stage: Stage,
    private readonly server: OwnPostgresql,
    private readonly size: ProcessesSize,
    private readonly say: SayHowFar,
  ) {}

  async of(one: Cast, many: Cast, address: string): Promise<string[]> {
    const { size, stage, say } = this;
    const before = await countKept(address);
    say('one process with one club is started');
    const alone = await stage.startShards(one, '0/1');
    await atRest([alone]);
    const started = await this.start(many);
    const first = await memoryOf(this.bots);
    say('the processes rest');
    await pause(size.rest);
    const [idle, rested] = [await memoryOf([alone]), await memoryOf(this.bots)];
    const yardstick = stage.record('one club', one, isCardInTheEnd);
    // Those of the first lane are at rest as long as there are more of them than commands, and than stay in memory.
    const lane = (name: string) => stage.record(name, many, isCardInTheEnd);
    const [resting, inUse] = [lane('in clubs at rest'), lane('in clubs in use')];
    // Nothing is timed while its code is new to the machine.
    const shortly = { rate: usualRate, seconds: Math.min(2, size.seconds) };
    await drive(stage.playground, yardstick, shortly);
    await this.drive(resting, shortly);
    const rates = await this.rates(resting, yardstick);
    say(`each of ${count(many.guilds.length)} clubs, ${briskRate} a second`);
    await this.drive(inUse, { rate: briskRate, seconds: many.guilds.length / briskRate });
    await atRest([...this.bots, alone]);
    rates.push(...(await this.rates(inUse, yardstick)));
    const busy = await memoryOf(this.bots);
    say('the clubs come to rest');
    await pause(size.restAtEnd);
    return [
      `${count(many.guilds.length)} clubs over ${size.processes} processes on one PostgreSQL`,
      started,
      ...rates,
      memoryLine('one process, one club', idle, idle),
      memoryLine('each process, started', first, idle),
      memoryLine('each process, at rest', rested, idle),
      memoryLine('each process, in use', busy, idle),
      memoryLine('each process, at rest again', await memoryOf(this.bots), idle),
      await this.kept(many, address, before),
    ];
  }

  /** Starts the processes all at once. Returns in words how long that took. */
  private async start(many: Cast): Promise<string> {
    this.say('the processes are started');
    const begun = performance.now();
    const { processes } = this.size;
    const shards = Array.from({ length: processes }, (_, shard) => `${shard}/${processes}`);
    this.bots = await Promise.all(shards.map((each) => this.stage.startShards(many, each)));
    const ready = performance.now() - begun;
    this.say('the processes look at their clubs');
    await atRest(this.bots);
    return startLine(ready, performance.now() - begun, this.spent());
  }

  private async rates(lane: Lane, yardstick: Lane): Promise<string[]> {
    const turns: Turn[] = [];
    for (const rate of this.size.rates) {
      const turn = await this.turn(rate, lane, yardstick);
      turns.push(turn);
      if (isHopeless(turn)) break;
    }
    return [
      rateLine(lane.name, turns),
      ...turns.flatMap(turnLines),
      limitLine(turns, availableParallelism()),
    ];
  }

  private async turn(rate: number, lane: Lane, yardstick: Lane): Promise<Turn> {
    const { stage, size, say } = this;
    const { seconds } = size;
    say(`one club, ${usualRate} a second`);
    const beside = await drive(stage.playground, yardstick, { rate: usualRate, seconds });
    say(`${lane.name}, ${rate} a second`);
    const [before, begun] = [this.spent(), performance.now()];
    const taken = await this.drive(lane, { rate, seconds });
    const lasted = performance.now() - begun;
    const after = this.spent();
    const spent = {
      bots: after.bots - before.bots,
      database: after.database - before.database,
      discord: after.discord - before.discord,
    };
    return { rate, taken, yardstick: beside, spent, lasted };
  }

  private async drive(lane: Lane, pace: { rate: number; seconds: number }): Promise<Taken> {
    const taken = await drive(this.stage.playground, lane, pace);
    this.acknowledged += taken.times.length;
    this.unanswered += taken.unanswered;
    return taken;
  }

  private spent(): Spent {
    const { user, system } = process.cpuUsage();
    return {
      bots: this.bots.reduce((sum, bot) => sum + bot.spent, 0),
      database: spentByAll(this.server.pid),
      discord: (user + system) / 1000,
    };
  }

  /** Counts what the ledgers hold of what was acknowledged, and verifies some of them. */
  private async kept(many: Cast, address: string, before: Kept): Promise<string> {
    const after = await countKept(address);
    const faults: unknown[] = [];
    const step = Math.max(1, Math.floor(many.guilds.length / verified));
    const some = many.guilds.filter((_, n) => n % step === 0);
    await this.stage.withClubs(many, async (_, database) => {
      for (const { id } of some) faults.push(...(await verifyClub(database, id)));
    });
    if (faults.length > 0) throw new Error(`The ledgers are not right: ${JSON.stringify(faults)}`);
    const entries = after.games - before.games;
    const [acknowledged, unanswered] = [this.acknowledged, this.unanswered];
    if (entries < acknowledged || entries > acknowledged + unanswered || entries !== after.commands)
      throw new Error(`${acknowledged} commands were acknowledged, and the ledgers have ${entries}`);
    return keptLine({ acknowledged, unanswered, entries, verified: some.length });
  }
}

/** How many clubs are verified, at least where there are so many. */
const verified = 50;

/** So many milliseconds with less of a core than this, for all together, is rest. */
const rest = { window: 2_000, most: 0.1, patience: 300_000 };

/** Resolves when these have nothing to do any more. */
async function atRest(programs: readonly Program[]): Promise<void> {
  const spent = () => programs.reduce((sum, program) => sum + program.spent, 0);
  const until = performance.now() + rest.patience;
  while (performance.now() < until) {
    const before = spent();
    await pause(rest.window);
    // Where the machine does not tell, that has to do.
    if (!(spent() - before > rest.window * rest.most)) return;
  }
  throw new Error('The processes do not come to rest');
}

const memoryOf = async (programs: readonly Program[]): Promise<(Resident | null)[]> =>
  Promise.all(programs.map((program) => program.resident()));
