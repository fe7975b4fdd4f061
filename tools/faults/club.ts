import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Actor,
  type Driver,
  type GuildHandle,
  Playground,
} from '../../packages/playground/src/index.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { exitCodes } from '../../src/exit-codes.ts';
import { beginFolder, type Folder } from '../begun.ts';
import { Bot } from './bot.ts';

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
  readonly people: ReadonlyMap<Name, Person>;
  readonly token: string;
  /** What the bot has printed, process after process. */
  readonly log: string[] = [];
  /** Ends of the bot with a code that it should not have ended with. */
  readonly wrongEnds: string[] = [];
  bot: Bot;
  /** What a bot is to end with that Discord has turned away. */
  private readonly endings = new WeakMap<Bot, number>();
  private readonly clock: () => number;
  private readonly owner: Person;

  private constructor(about: {
    playground: Playground;
    guild: GuildHandle;
    driver: Driver;
    folder: Folder;
    token: string;
    clock: () => number;
  }) {
    this.playground = about.playground;
    this.guild = about.guild;
    this.driver = about.driver;
    this.folder = about.folder;
    this.token = about.token;
    this.clock = about.clock;
    this.owner = this.at(about.guild.owner);
    this.people = new Map(names.map((name) => [name, this.newcomer(name)]));
    this.bot = this.newBot();
  }

  /** Opens it on a Friday in the session, with everybody there. */
  static async open(): Promise<Club> {
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
    const { token } = application;
    const club = new Club({ playground, guild, driver, folder, token, clock });
    await club.serve();
    await club.found();
    return club;
  }

  get database(): string {
    return join(this.folder.path, 'club.db');
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

  /** Starts the bot again, in the place of one that is gone; where it was killed twice, only once. */
  restart(): void {
    if (!this.bot.isGone) return;
    this.judgeEnd(this.bot);
    this.log.push(...this.bot.log);
    this.bot = this.newBot();
  }

  /** Has Discord close the connection to its bot with a code after which there is no other: it is to end with that exit code. */
  turnAway(code: number, exit: number): void {
    if (!this.bot.isGone && this.playground.closeGateway(code) > 0) this.endings.set(this.bot, exit);
  }

  /** A supervisor starts a bot again that ended with a fault, and leaves to a person what only a person can mend. */
  private judgeEnd(bot: Bot): void {
    const wanted = this.endings.get(bot) ?? exitCodes.fault;
    if (bot.end !== null && bot.end !== wanted)
      this.wrongEnds.push(`ended with ${bot.end} instead of ${wanted}: ${bot.log.at(-1)}`);
  }

  /** Everything that any of its bots has printed. */
  get printed(): readonly string[] {
    return [...this.log, ...this.bot.log];
  }

  async close(): Promise<void> {
    await this.bot.kill();
    await this.driver.close();
    await this.playground.close();
    this.folder.remove();
  }

  private newBot(): Bot {
    return new Bot({
      DISCORD_TOKEN: this.token,
      DISCORD_API_URL: this.playground.apiUrl,
      DATABASE_URL: `file:${this.database}`,
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

  private async found(): Promise<void> {
    const [morgan, mia] = [this.person('Morgan'), this.person('Mia')];
    const channels = { court: this.guild.channel('court'), games: this.guild.channel('games') };
    const discussion = this.guild.channel('discussion');
    await this.owner.as.run('setup', { chief: morgan, discussion, tables: true, ...channels });
    await morgan.as.run('chief appoint', { member: mia, office: 'moderator' });
    for (const justice of justices)
      await morgan.as.run('chief appoint', { member: this.person(justice), office: 'justice' });
    for (const member of members) await this.person(member).as.run('join');
    await mia.as.run('session open');
    await this.openTables(mia);
  }

  /** Seven people sit down to a game of Diplomacy, and five of them to one of Nomic. A tournament is open for players. */
  private async openTables({ as }: Person): Promise<void> {
    // Orders are given where the bot may attach no pictures: drawing each set would take longer than all else.
    this.guild.overwrite('discussion', this.guild.role('Rook & Gavel'), 0n, ['AttachFiles']);
    while (!(await as.commands()).includes('table')) await pause(30);
    await as.run('table open', { game: 'diplomacy', rules: 'club', name: 'Friday Diplomacy' });
    await this.startTable(as, '1', players);
    await as.run('table open', { game: 'nomic', rules: 'nomic', name: 'Law' });
    await this.startTable(as, '2', lawmakers);
    await as.run('tournament open', { rules: 'maharajiad', name: 'Monsoon' });
  }

  private async startTable(as: Actor, table: string, seated: readonly Name[]): Promise<void> {
    for (const player of seated) await this.person(player).as.run('table join', { table });
    const question = await as.run('table start', { table });
    await as.press(question, 'Confirm: draw the seats');
  }
}
