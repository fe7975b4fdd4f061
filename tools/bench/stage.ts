import { join } from 'node:path';
import { commands } from '../../commands/index.ts';
import { type GuildHandle, Playground } from '../../packages/playground/src/index.ts';
import { seeBelow } from '../../src/discord/answering.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { shardOf } from '../../src/house/hosting.ts';
import { packageRoot } from '../../src/package-root.ts';
import { rooms } from '../../src/rooms.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { beginFolder, type Folder } from '../begun.ts';
import type { Lane } from './load.ts';
import { Program, wordsOfStart } from './program.ts';
import { session, stock } from './stock.ts';

type Application = ReturnType<Playground['createApplication']>;
type User = ReturnType<Playground['createUser']>;
type Sharding = Partial<Playground['sharding']>;
type Environment = Readonly<Record<string, string>>;

/** How many people are in each club: the first is the Moderator in the room. */
const people = 30;

/** Before its first line is carried out, a program has lost some of the time that it was told, in milliseconds. */
const timeToStart = 2_000;

/** What is due each minute is due when the machine’s own minute begins. */
const wholeMinutes = (time: number): number => Math.ceil(time / 60_000) * 60_000;

/** A Friday a minute or two into the session, on a Discord of its own, for bots in processes of their own. */
export class Stage {
  readonly playground: Playground;
  private readonly folder: Folder;
  private readonly clock: () => number;
  private readonly crowd: readonly User[];
  private readonly programs: Program[] = [];
  private readonly databases = new Map<string, string>();

  private constructor(playground: Playground, folder: Folder, clock: () => number) {
    this.playground = playground;
    this.folder = folder;
    this.clock = clock;
    this.crowd = Array.from({ length: people }, (_, n) => playground.createUser({ name: `player${n + 1}` }));
  }

  /** `sharding` is what is asked of bots on many servers. */
  static async open(sharding: Sharding = {}): Promise<Stage> {
    const ahead = wholeMinutes(session.opensAt + 60_000 - Date.now());
    const clock = () => Date.now() + ahead;
    const playground = await Playground.start({ clock, rateLimits: false, sharding });
    return new Stage(playground, beginFolder('rook-and-gavel-'), clock);
  }

  /** What the clock of everything on it shows. */
  get now(): number {
    return this.clock();
  }

  /** How many people are in each club. */
  get people(): number {
    return this.crowd.length;
  }

  /** An application with its bot on so many servers of its own, each with those channels beside #games. All are to be there before the first program is started. */
  cast(name: string, servers: number, channels: readonly string[] = []): Cast {
    const application = this.playground.createApplication({ name });
    const guilds = Array.from({ length: servers }, (_, n) => {
      const guild = this.playground.createGuild({
        name: `${name} ${n + 1}`,
        channels: ['games', ...channels],
      });
      this.moveIn(guild, application);
      return guild;
    });
    return { application, guilds };
  }

  /** An application with its bot on so many servers of its own on each of so many shards. */
  castOnShards(name: string, perShard: number, shards: number): Cast {
    const application = this.playground.createApplication({ name });
    const on = Array.from({ length: shards }, (): GuildHandle[] => []);
    for (let made = 1; on.some(({ length }) => length < perShard); made += 1) {
      const guild = this.playground.createGuild({ name: `${name} ${made}`, channels: ['games'] });
      const there = on[shardOf(guild.id, shards)];
      // By chance it may be one more than fit on its shard: then the bot is not on it.
      if (there === undefined || there.length === perShard) continue;
      this.moveIn(guild, application);
      there.push(guild);
    }
    return {
      application,
      guilds: Array.from({ length: perShard }, (_, n) => on.flatMap((all) => all[n] ?? [])).flat(),
    };
  }

  private moveIn(guild: GuildHandle, application: Application): void {
    for (const person of this.crowd) guild.join(person);
    guild.install(application, invitePermissions);
  }

  /** Has the clubs of a bot be kept at that address; those of others are in files. */
  keepAt({ application }: Cast, address: string): void {
    this.databases.set(application.id, address);
  }

  /** The clubs of a bot, as nobody else has them open; they are closed after the work. */
  async withClubs(
    { application }: Pick<Cast, 'application'>,
    work: (clubs: PrismaClubs, database: Database) => Promise<void>,
  ): Promise<void> {
    const database = await openDatabase(this.addressOf(application), {
      keysFolder: this.keysOf(application),
    });
    await work(new PrismaClubs(database, () => {}, rooms), database);
    await database.close();
  }

  /** Fills the clubs of a bot: each is in the midst of a session, in which so many games were played. */
  async fillWithGames(cast: Cast, games: number): Promise<void> {
    const accounts = this.crowd.map(({ id }) => id);
    await this.fill(cast, (clubs, club) => stock(clubs, club, { accounts, games }));
  }

  /** Fills the clubs of a bot that does not run yet. */
  fill(cast: Cast, stocked: (clubs: PrismaClubs, club: string) => Promise<void>): Promise<void> {
    return this.withClubs(cast, async (clubs) => {
      for (const { id } of cast.guilds) await stocked(clubs, id);
    });
  }

  /** Starts the bot on its database as it is; one that has none makes it. `from` is where the bot is installed. */
  async startBot(
    { application }: Cast,
    from: string = packageRoot(),
    more: Environment = {},
  ): Promise<Program> {
    const words = await wordsOfStart();
    const program = join(from, words.pop() ?? '');
    const environment = {
      ...this.addresses(application),
      DATABASE_URL: this.addressOf(application),
      CLUB_NOW: new Date(this.clock() + timeToStart).toISOString(),
      KEYS_FOLDER: this.keysOf(application),
      PORT: '0',
      ...more,
    };
    const sign = more.PORT === 'none' ? 'the site is in another process' : '"commands ';
    return this.known(await Program.start([...words, program], environment, sign));
  }

  /** Starts the process of a bot that has those shards alone, and no site. */
  startShards(cast: Cast, shards: string): Promise<Program> {
    const environment = { SHARDS: shards, PORT: 'none', SITE_URL: 'http://127.0.0.1' };
    return this.startBot(cast, packageRoot(), environment);
  }

  /** Starts a yardstick that has the bot's commands, and answers them with "pong". */
  async startYardstick({ application }: Cast, file: 'bare-bot' | 'socket-bot'): Promise<Program> {
    await this.register(application);
    return this.known(
      await Program.start([`dist/tools/bench/${file}.js`], this.addresses(application), 'ready'),
    );
  }

  /** `/game record` by one of the people against another, in one server after the other. */
  record(name: string, cast: Cast, isRight: Lane['isRight'] = isCard): Lane {
    const pairs = pairsOf(this.crowd);
    return this.lane(name, cast, isRight, (turn) => {
      const [one, other] = pairs[turn % pairs.length] ?? [];
      if (one === undefined || other === undefined) throw new Error('Nobody is there to play');
      return { person: one, command: 'game record', options: { opponent: other.id, result: 'won' } };
    });
  }

  /** `/leaderboard` by one after the other, in one server after the other. */
  board(name: string, cast: Cast): Lane {
    return this.lane(name, cast, isBoard, (turn) => {
      const person = this.crowd[turn % this.crowd.length];
      if (person === undefined) throw new Error('Nobody is there to ask');
      return { person, command: 'leaderboard', options: {} };
    });
  }

  async close(): Promise<void> {
    for (const program of this.programs) await program.stop();
    await this.playground.close();
    this.folder.remove();
    const [violation] = this.playground.violations;
    if (violation !== undefined) throw new Error(`Discord was misused: ${JSON.stringify(violation)}`);
  }

  private lane(
    name: string,
    { application, guilds }: Cast,
    isRight: Lane['isRight'],
    next: (turn: number) => { person: User; command: string; options: Record<string, string> },
  ): Lane {
    const channels = guilds.map((guild) => guild.channel('games').id);
    let sent = 0;
    return {
      name,
      isRight,
      send: () => {
        // Not in all servers it is the same person's turn.
        const { person, command, options } = next(
          Math.floor(sent / channels.length) + (sent % channels.length),
        );
        const channel = channels[sent % channels.length] ?? '';
        sent += 1;
        return this.playground.act(person, {
          do: 'run',
          channel,
          command,
          options,
          application: application.id,
        });
      },
    };
  }

  /** What lies there beside the keys is a bot's own, too. */
  private keysOf({ id }: Application): string {
    return join(this.folder.path, id);
  }

  private addressOf({ id }: Application): string {
    return this.databases.get(id) ?? `file:${join(this.folder.path, `${id}.db`)}`;
  }

  private addresses({ token }: Application): Record<string, string> {
    return { DISCORD_TOKEN: token, DISCORD_API_URL: this.playground.apiUrl };
  }

  private async register({ id, token }: Application): Promise<void> {
    const response = await fetch(`${this.playground.apiUrl}/v10/applications/${id}/commands`, {
      method: 'PUT',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(commands.map(({ data }) => data)),
    });
    if (!response.ok) throw new Error(`The commands were not taken: ${await response.text()}`);
  }

  private known(program: Program): Program {
    this.programs.push(program);
    return program;
  }
}

/** A bot and where it is. */
export interface Cast {
  application: Application;
  guilds: readonly GuildHandle[];
}

export const isPong: Lane['isRight'] = ({ body }) => body.content === 'pong';
const isCard: Lane['isRight'] = ({ body }) => body.embeds[0]?.title?.startsWith('Game #') ?? false;
/** Where the bot had to put its answer off, the card comes after it. */
export const isCardInTheEnd: Lane['isRight'] = (answer) =>
  isCard(answer) || answer.body.content === seeBelow.content;
const isBoard: Lane['isRight'] = ({ body, ephemeralFor }) =>
  ephemeralFor === undefined && JSON.stringify(body).includes('player1');

/** Everybody with everybody else, always in the same order, so that nobody enters what another has entered before. */
const pairsOf = (all: readonly User[]): [User, User][] =>
  all.flatMap((one, n) => all.slice(n + 1).map((other): [User, User] => [one, other]));
