import { setTimeout as pause } from 'node:timers/promises';
import {
  type Actor,
  type Driver,
  type GuildHandle,
  Playground,
} from '../../packages/playground/src/index.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { exitCodes } from '../../src/exit-codes.ts';
import type { Database } from '../../src/store/database.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { beginFolder, type Folder } from '../begun.ts';
import { Bot } from './bot.ts';
import type { Order } from './orders.ts';
import { type KindOfStore, openStore, type Store } from './store.ts';

/** A Friday, a minute after the session has begun. */
const startsAt = Date.UTC(2026, 10, 20, 12, 31);
const minute = 60_000;

type User = ReturnType<Playground['createUser']>;

/** Somebody on the server, at the keyboard in #games. */
export interface Person {
  id: string;
  user: User;
  as: Actor;
}

export const members = ['Ana', 'Bo', 'Cy', 'Dee'] as const;
export const justices = ['Jude', 'Jo', 'Joe'] as const;
/** Those who play at the table, which Mia runs. */
export const players = [...members, ...justices] as const;
/** Those of them who play Nomic, at a table of their own. */
export const lawmakers = players.slice(0, 5);
/** Morgan is the Chief Justice, Mia a Moderator. */
export const names = [...members, ...justices, 'Morgan', 'Mia'] as const;
export type Name = (typeof names)[number];

/** A club on a Discord of its own, with the bot in a process of its own. */
export class Club {
  readonly playground: Playground;
  readonly guild: GuildHandle;
  readonly driver: Driver;
  readonly folder: Folder;
  readonly store: Store;
  readonly people: ReadonlyMap<Name, Person>;
  /** Whose server it is. */
  readonly owner: Person;
  readonly token: string;
  /** The processes that are gone, in order. */
  private readonly past: Bot[] = [];
  /** Those that had another of the same shards beside them. */
  private readonly doubled = new WeakSet<Bot>();
  /** Ends of the bot with a code that it should not have ended with. */
  readonly wrongEnds: string[] = [];
  bot: Bot;
  /** A second process of the same shards, which answers beside the first as in a rolling update. */
  private second: Bot | null = null;
  /** What a bot is to end with that Discord has turned away, or may end with that was told to stop. */
  private readonly endings = new WeakMap<Bot, readonly number[]>();
  private readonly clock: () => number;

  private constructor(about: {
    playground: Playground;
    guild: GuildHandle;
    driver: Driver;
    folder: Folder;
    store: Store;
    token: string;
    clock: () => number;
  }) {
    this.playground = about.playground;
    this.guild = about.guild;
    this.driver = about.driver;
    this.folder = about.folder;
    this.store = about.store;
    this.token = about.token;
    this.clock = about.clock;
    this.owner = this.at(about.guild.owner);
    this.people = new Map(names.map((name) => [name, this.newcomer(name)]));
    this.bot = this.newBot();
  }

  /** Opens its Discord on a Friday in the session, with everybody there, where the bot serves. Nobody has set it up. */
  static async open(kind: KindOfStore): Promise<Club> {
    const began = performance.now();
    const clock = () => Math.round(startsAt + performance.now() - began);
    // The bot is ended and started again far more often than any is.
    const playground = await Playground.start({ clock, sharding: { identifyMs: 0 } });
    const application = playground.createApplication({ name: 'Rook & Gavel' });
    const guild = playground.createGuild({
      name: 'Friday Lunch',
      channels: ['discussion', 'games', 'court'],
    });
    guild.install(application, invitePermissions);
    const driver = await playground.driver();
    const folder = beginFolder('rook-and-gavel-faults-');
    const store = await openStore(kind, folder.path);
    const { token } = application;
    const club = new Club({ playground, guild, driver, folder, store, token, clock });
    await club.serve();
    return club;
  }

  /** Opens its database, to look at only. */
  read(): Promise<Database> {
    return openForReading(this.store.url, this.folder.path);
  }

  person(name: Name): Person {
    const person = this.people.get(name);
    if (person === undefined) throw new Error(`There is no ${name}`);
    return person;
  }

  /**
   * Resolves once the bot serves the club; starts it again and again, as a supervisor does. Rejects after a minute of that,
   * or of nothing.
   */
  async serve(): Promise<void> {
    for (const deadline = performance.now() + minute; ; await pause(200)) {
      if (this.bot.isGone) this.restart();
      if (await this.bot.ready(minute)) return;
      if (performance.now() > deadline) throw new Error(`The bot does not start: ${this.bot.log.at(-1)}`);
    }
  }

  /** Starts the bot again, in the place of one that is gone; where it was killed twice, only once. A second one goes on in its place. */
  restart(): void {
    if (!this.bot.isGone) return;
    this.putAway(this.bot);
    this.bot = this.second ?? this.newBot();
    this.second = null;
  }

  /** Starts a second process of the same shards beside the first; resolves when both answer. */
  async double(): Promise<void> {
    this.second ??= this.newBot();
    for (const bot of this.bots) this.doubled.add(bot);
    await this.second.standsBy(minute);
  }

  /** Kills the second process, where there is one, and leaves the first alone. */
  async killSecond(): Promise<void> {
    const { second } = this;
    this.second = null;
    if (second === null) return;
    await second.kill();
    this.putAway(second);
  }

  /** Tells the bot to stop, as for an update; then the second goes on, or another. */
  async stopFirst(): Promise<void> {
    const { bot } = this;
    this.endings.set(bot, [...this.endingsOf(bot), exitCodes.stopped]);
    await bot.stop();
    if (bot === this.bot) this.restart();
  }

  /** The processes that are there. */
  get bots(): readonly Bot[] {
    return this.second === null ? [this.bot] : [this.bot, this.second];
  }

  /** Gives an order to the machine, on which all of them run. */
  tell(order: Order): void {
    for (const bot of this.bots) bot.tell(order);
  }

  /** Has Discord close the connection to its bots with a code after which there is no other: they are to end with that exit code. */
  turnAway(code: number, exit: number): void {
    const there = this.bots.filter(({ isGone }) => !isGone);
    if (there.length === 0 || this.playground.closeGateway(code) === 0) return;
    for (const bot of there) this.endings.set(bot, [exit]);
  }

  private endingsOf(bot: Bot): readonly number[] {
    return this.endings.get(bot) ?? [exitCodes.fault];
  }

  /** A supervisor starts a bot again that ended with a fault, and leaves to a person what only a person can mend. */
  private putAway(bot: Bot): void {
    const wanted = this.endingsOf(bot);
    if (bot.end !== null && !wanted.includes(bot.end))
      this.wrongEnds.push(`ended with ${bot.end} instead of ${wanted.join(' or ')}: ${bot.log.at(-1)}`);
    this.past.push(bot);
  }

  /** Everything that any of its bots has printed. */
  get printed(): readonly string[] {
    return this.all.flatMap(({ log }) => log);
  }

  /** What those of its bots have printed that had another beside them. */
  get printedByTwo(): readonly string[] {
    return this.all.filter((bot) => this.doubled.has(bot)).flatMap(({ log }) => log);
  }

  private get all(): readonly Bot[] {
    return [...this.past, ...this.bots];
  }

  async close(): Promise<void> {
    for (const bot of this.bots) await bot.kill();
    await this.driver.close();
    await this.playground.close();
    await this.store.close();
    this.folder.remove();
  }

  private newBot(): Bot {
    return new Bot({
      DISCORD_TOKEN: this.token,
      DISCORD_API_URL: this.playground.apiUrl,
      DATABASE_URL: this.store.url,
      KEYS_FOLDER: this.folder.path,
      CLUB_NOW: new Date(this.clock()).toISOString(),
    });
  }

  private newcomer(displayName: string): Person {
    const user = this.playground.createUser({ name: displayName.toLowerCase(), displayName });
    this.guild.join(user);
    return this.at(user);
  }

  private at(user: User): Person {
    return { id: user.id, user, as: this.driver.as(user, this.guild, 'games') };
  }
}
