import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { pino } from 'pino';
import {
  type Actor,
  type Answer,
  Driver,
  type GuildHandle,
  type OptionToSend,
  Playground,
  UNHURRIED_MS,
} from '../../packages/playground/src/index.ts';
import { type App, startApp } from '../../src/app.ts';
import { forLog } from '../../src/discord/errors.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { beginFolder, type Folder } from '../begun.ts';

/** Somebody on the server. */
export interface Person {
  id: string;
  name: string;
  as: Actor;
}

/** Words that stand in a sealed exhibit and nowhere else. */
export const sealedWords = 'ROOK-UNDER-SEAL';

/** Those who play at the first table, which Mia runs. */
export const players = ['Ana', 'Bo', 'Cy', 'Dee', 'Zoe', 'Jo', 'Joe'] as const;

/** What the first of them orders, and nobody else ever does: it can be read, and does nothing. */
export const secretOrder = 'A por S A ank-lvp';

const friday = Date.UTC(2026, 10, 20, 12, 20);
const minute = 60_000;
const uncaughtEvents = ['unhandledRejection', 'uncaughtException'] as const;

/** Those who act; the first of them hold offices. Only Wanda has nothing to do with anybody. */
const cast = ['Morgan', 'Mia', 'Jude', 'Jo', 'Joe', 'Stella', 'Ana', 'Bo', 'Cy', 'Dee', 'Zoe'] as const;
type Name = (typeof cast)[number];

/** The whole bot on a Discord of its own, with everything that it logs, and a club in which a good deal is going on. */
export class Stage {
  readonly clock: { now: number };
  readonly logged: string[] = [];
  /** What nobody caught. */
  readonly uncaught: unknown[] = [];
  readonly playground: Playground;
  readonly guild: GuildHandle;
  readonly driver: Driver;
  readonly application: ReturnType<Playground['createApplication']>;
  readonly people: Person[] = [];
  readonly bystander: Person;
  /** Who can be named and does nothing: the bot itself, and somebody who has left the server. */
  readonly others: readonly { id: string }[];
  private readonly folder: Folder;
  private running: App | null = null;
  private readonly notice = (error: unknown): void => {
    this.uncaught.push(error);
  };

  private constructor(playground: Playground, driver: Driver, folder: Folder, clock: { now: number }) {
    this.playground = playground;
    this.driver = driver;
    this.folder = folder;
    this.clock = clock;
    const privilegedIntents = [GatewayIntentBits.MessageContent];
    this.application = playground.createApplication({ name: 'Rook & Gavel', privilegedIntents });
    this.guild = playground.createGuild({ name: 'Friday Lunch', channels: ['discussion', 'games', 'court'] });
    this.guild.install(this.application, invitePermissions);
    this.guild.openCommand('setup');
    for (const name of cast) this.people.push(this.arrives(name));
    this.people.push(this.at('Owner', this.guild.owner));
    this.bystander = this.arrives('Wanda');
    this.others = [this.application.bot, playground.createUser({ name: 'gone', displayName: 'Gone' })];
    for (const event of uncaughtEvents) process.on(event, this.notice);
  }

  static async open(): Promise<Stage> {
    const clock = { now: friday };
    const playground = await Playground.start({ clock: () => clock.now, rateLimits: false });
    const folder = beginFolder('rook-and-gavel-fuzz-');
    const stage = new Stage(playground, new Driver(playground.url, UNHURRIED_MS), folder, clock);
    try {
      stage.running = await stage.start();
      await playground.unhurried(() => stage.set());
    } catch (error) {
      await stage.leave();
      stage.folder.remove();
      throw error;
    }
    return stage;
  }

  get app(): App {
    if (this.running === null) throw new Error('The bot does not run');
    return this.running;
  }

  /** Takes everything down. Returns what the tables have that the ledger does not make of it. */
  async close(): Promise<string[]> {
    await this.leave();
    const database = await openForReading(this.databaseUrl);
    const differences = await verifyClub(database, this.guild.id);
    await database.close();
    this.folder.remove();
    return differences.map((difference) => `the tables leave the ledger: ${JSON.stringify(difference)}`);
  }

  /** Ends all that runs; the database stays. */
  private async leave(): Promise<void> {
    await this.driver.close();
    await this.running?.stop();
    await this.playground.close();
    for (const event of uncaughtEvents) process.off(event, this.notice);
  }

  private get databaseUrl(): string {
    return `file:${join(this.folder.path, 'club.db')}`;
  }

  /** Logs all there is to log, as the program itself does. */
  private start(): Promise<App> {
    const { token } = this.application;
    const serializers = { err: (error: unknown) => forLog(error, token) };
    const write = (line: string) => this.logged.push(line);
    return startApp({
      token,
      api: this.playground.apiUrl,
      databaseUrl: this.databaseUrl,
      site: { host: '127.0.0.1', port: 0, url: null },
      clock: () => this.clock.now,
      log: pino({ level: 'trace', serializers }, { write }),
    });
  }

  private arrives(name: string): Person {
    const user = this.playground.createUser({ name: name.toLowerCase(), displayName: name });
    this.guild.join(user);
    return this.at(name, user);
  }

  private at(name: string, user: { id: string }): Person {
    return { id: user.id, name, as: this.driver.as(user, this.guild, 'games') };
  }

  private person(name: Name | 'Owner'): Person {
    const found = this.people.find((person) => person.name === name);
    if (found === undefined) throw new Error(`${name} is not here`);
    return found;
  }

  /** Somebody gives a command, and confirms where they are asked. */
  private async does(
    name: Name | 'Owner',
    command: string,
    options: Record<string, OptionToSend> = {},
  ): Promise<Answer> {
    const { as } = this.person(name);
    const answer = await as.run(command, options);
    const asked = answer.buttons[0]?.startsWith('Confirm') === true && answer.ephemeral;
    const last = asked ? await as.press(answer, 'Confirm') : answer;
    if (/^(⛔|❓|You can’t do that)/.test(last.text)) throw new Error(`/${command}: ${last.text}`);
    return last;
  }

  private async set(): Promise<void> {
    const [morgan, stella] = [this.person('Morgan'), this.person('Stella')];
    await this.does('Owner', 'setup', { chief: morgan, staff: stella, site: 'public', tables: true });
    await this.does('Morgan', 'chief appoint', { member: this.person('Mia'), office: 'moderator' });
    for (const name of ['Jude', 'Jo', 'Joe'] as const)
      await this.does('Morgan', 'chief appoint', { member: this.person(name), office: 'justice' });
    for (const name of ['Mia', 'Ana', 'Bo', 'Cy', 'Dee'] as const) await this.does(name, 'join');
    await this.does('Mia', 'member add', { name: 'Tom' });
    await this.does('Mia', 'session open');
    this.clock.now += 20 * minute;
    await this.play();
    await this.discipline();
    await this.hear();
    await this.sitDown();
  }

  /** Seven people play at a table, and the first of them has given orders that nobody else may see; another table is open. */
  private async sitDown(): Promise<void> {
    const { as: mia } = this.person('Mia');
    while (!(await mia.commands()).includes('table')) await pause(20);
    for (const name of ['Friday Diplomacy', 'Monday Diplomacy'])
      await this.does('Mia', 'table open', { game: 'diplomacy', rules: 'club', name });
    for (const player of players) await this.does(player, 'table join', { table: '1' });
    await this.does('Mia', 'table start', { table: '1' });
    await this.does(players[0], 'diplomacy orders', { table: '1', text: secretOrder });
    await this.does('Zoe', 'table join', { table: '2' });
  }

  private async play(): Promise<void> {
    const [ana, bo] = [this.person('Ana'), this.person('Bo')];
    const first = await this.does('Ana', 'game record', { opponent: bo, result: 'won' });
    await bo.as.press(first, 'Confirm');
    await this.does('Cy', 'game record', { opponent: ana, result: 'drew', pgn: '1. e4 e5 2. Nf3 1/2-1/2' });
    await this.does('Cy', 'online challenge', { opponent: this.person('Dee') });
    await this.does('Mia', 'clock open', { white: bo, black: this.person('Dee') });
  }

  private async discipline(): Promise<void> {
    const bo = this.person('Bo');
    const penalty = { kind: 'deduction', points: 5, offence: 'Shouting', reason: 'It was loud.' };
    await this.does('Mia', 'penalty issue', { member: bo, ...penalty });
    await this.does('Mia', 'monitor set', { member: this.person('Cy'), suspicion: 'Looks at a telephone.' });
  }

  /** Two cases before three Justices: one with an exhibit under seal, and one that is judged. */
  private async hear(): Promise<void> {
    for (const [name, against] of [
      ['Ana', 'other'],
      ['Bo', 'penalty'],
    ] as const) {
      const { as } = this.person(name);
      const form = await as.run('appeal file', { against, ...(against === 'penalty' ? { item: '1' } : {}) });
      await as.submit(form, { statement: 'It is not right.' });
    }
    const panel = { first: this.person('Jude'), second: this.person('Jo'), third: this.person('Joe') };
    for (const number of ['[2026] CoA 1', '[2026] CoA 2']) {
      await this.does('Morgan', 'court grant', { case: number });
      await this.does('Morgan', 'court panel', { case: number, ...panel });
    }
    const file = { filename: 'letter.txt', data: `A letter: ${sealedWords}`, contentType: 'text/plain' };
    await this.does('Ana', 'court exhibit', { case: '[2026] CoA 1', file, sealed: true });
    for (const name of ['Jude', 'Jo', 'Joe'] as const)
      await this.does(name, 'court vote', { case: '[2026] CoA 2', decision: 'uphold' });
  }
}
