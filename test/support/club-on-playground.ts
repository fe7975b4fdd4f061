import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayIntentBits } from 'discord.js';
import { type Logger, pino } from 'pino';
import { expect } from 'vitest';
import {
  type Actor,
  type Answer,
  type Driver,
  type GuildHandle,
  type Joining,
  type OptionToSend,
  Playground,
  UNHURRIED_MS,
} from '../../packages/playground/src/index.ts';
import { type App, type AppSettings, startApp } from '../../src/app.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { noSettings, type UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import { openForReading } from '../../src/store/open-database.ts';
import { verifyClub } from '../../src/store/verify.ts';
import type { Outcome } from '../../src/told.ts';
import { openSite, type Site } from '../../src/web/site.ts';
import { defaultFigures } from '../../terms/figures.ts';
import { instantAt } from '../../terms/time.ts';

/** Where the bot of a test says the club's pages are. */
export const siteUrl = 'https://chess.example.org';

type User = ReturnType<Playground['createUser']>;
type Application = ReturnType<Playground['createApplication']>;

/** Somebody on the server, at the keyboard in #games. */
export interface Person {
  id: string;
  user: User;
  as: Actor;
}

/** The whole bot on a Discord of its own, with its records in a file, and people to try it. */
export class ClubOnPlayground {
  readonly playground: Playground;
  readonly guild: GuildHandle;
  readonly driver: Driver;
  readonly owner: Person;
  readonly application: Application;
  private readonly folder: string;
  private readonly clock: { now: number };
  private readonly log: Logger;
  private app: App | null = null;
  private pages: Site | null = null;

  private constructor(about: {
    playground: Playground;
    guild: GuildHandle;
    driver: Driver;
    application: Application;
    folder: string;
    clock: { now: number };
    log: Logger;
  }) {
    this.playground = about.playground;
    this.guild = about.guild;
    this.driver = about.driver;
    this.application = about.application;
    this.folder = about.folder;
    this.clock = about.clock;
    this.log = about.log;
    this.owner = this.at(about.guild.owner);
  }

  /** Opens it at a moment local to London, such as `2026-11-20 12:10`; `reads`: the bot is shown what people write. */
  static async open(
    moment: string,
    { reads = false, log = pino({ level: 'silent' }) }: { reads?: boolean; log?: Logger } = {},
  ): Promise<ClubOnPlayground> {
    const clock = { now: instantOf(moment) };
    const playground = await Playground.start({ clock: () => clock.now, rateLimits: false });
    const privilegedIntents = reads ? [GatewayIntentBits.MessageContent] : [];
    const application = playground.createApplication({ name: 'Rook & Gavel', privilegedIntents });
    const guild = playground.createGuild({
      name: 'Friday Lunch',
      channels: ['discussion', 'games', 'court'],
    });
    guild.install(application, invitePermissions);
    // Also whom Discord shows it to because the server says so has to be refused where the Terms do not let them.
    guild.openCommand('setup');
    const driver = await playground.driver(UNHURRIED_MS);
    const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-test-'));
    const club = new ClubOnPlayground({ playground, guild, driver, application, folder, clock, log });
    await club.startBot();
    return club;
  }

  get token(): string {
    return this.application.token;
  }

  get bot(): { id: string } {
    return this.application.bot;
  }

  get now(): number {
    return this.clock.now;
  }

  get databaseUrl(): string {
    return `file:${join(this.folder, 'club.db')}`;
  }

  /** Moves the clock: `2026-11-20 12:41`, `12:41` or `12:41:30` of the same day. */
  goTo(moment: string): void {
    const day = new Date(this.clock.now).toISOString().slice(0, 10);
    this.clock.now = instantOf(moment.includes(' ') ? moment : `${day} ${moment}`);
  }

  async startBot(about: Partial<AppSettings> = {}): Promise<App> {
    this.app = await startApp({
      token: this.token,
      api: this.playground.apiUrl,
      databaseUrl: this.databaseUrl,
      site: { host: '127.0.0.1', port: 0, url: siteUrl },
      metricsPort: 0,
      clock: () => this.clock.now,
      log: this.log,
      ...about,
    });
    return this.app;
  }

  /** Resolves when nobody waits for an answer and the bot of this process has finished what it was asked. */
  idle(): Promise<void> {
    return this.playground.idle(UNHURRIED_MS, () => (this.app?.underWay() ?? 0) > 0);
  }

  /** Has the bot do what the calendar has set off by now. */
  async settle(): Promise<void> {
    await this.app?.settle();
  }

  /** Has a message gone, as when somebody deletes it by hand. */
  async deletedByHand(channel: string, message: string): Promise<void> {
    await this.gone(`${this.guild.channel(channel).id}/messages/${message}`);
  }

  /** Has a thread gone, as when somebody deletes it by hand. */
  threadDeletedByHand(thread: string): Promise<void> {
    return this.gone(thread);
  }

  /** Has a thread archived or locked, as when somebody does so by hand. */
  setThread(thread: string, as: { archived?: boolean; locked?: boolean }): Promise<void> {
    return this.asks('PATCH', thread, as);
  }

  private gone(what: string): Promise<void> {
    return this.asks('DELETE', what);
  }

  private async asks(method: 'DELETE' | 'PATCH', what: string, body?: object): Promise<void> {
    const { ok, status } = await fetch(`${this.playground.apiUrl}/v10/channels/${what}`, {
      method,
      headers: {
        authorization: `Bot ${this.token}`,
        'user-agent': 'DiscordBot (https://example.org, 1)',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!ok) throw new Error(`Discord answered ${status}`);
  }

  /** Where the bot says how it is. */
  get healthUrl(): string {
    return this.app?.healthUrl ?? '';
  }

  /** Opens its pages in a place where they can be looked at, with the playground's at `/playground`. Returns where. */
  async openPages(): Promise<string> {
    if (this.app === null) throw new Error('There are no pages without the bot');
    await this.pages?.close();
    const listening = { host: '127.0.0.1', port: 0, rateLimit: 10_000 };
    this.pages = await openSite(
      { clubs: this.app.clubs, clock: () => this.clock.now, log: pino({ level: 'silent' }), ...listening },
      (server) => this.playground.mount(server, '/playground'),
    );
    return this.pages.url;
  }

  async stopBot(): Promise<void> {
    await this.app?.stop();
    this.app = null;
  }

  /** Somebody new on the server. */
  person(displayName: string, joining?: Joining): Person {
    const user = this.playground.createUser({
      name: displayName.toLowerCase().replace(/\W/g, ''),
      displayName,
    });
    this.guild.join(user, joining);
    return this.at(user);
  }

  private at(user: User): Person {
    return { id: user.id, user, as: this.driver.as(user, this.guild, 'games') };
  }

  /** A club set up as of now: a Chief Justice, a Moderator, and members by name. */
  async setUp<Name extends string>(...names: Name[]): Promise<Record<Name | 'morgan' | 'mia', Person>> {
    const morgan = this.person('Morgan');
    const mia = this.person('Mia');
    await this.owner.as.run('setup', { chief: morgan });
    await morgan.as.run('chief appoint', { member: mia, office: 'moderator' });
    const people: Record<string, Person> = { morgan, mia };
    for (const name of names) {
      const person = this.person(`${name[0]?.toUpperCase()}${name.slice(1)}`);
      people[name] = person;
      await person.as.run('join');
    }
    return people as Record<Name | 'morgan' | 'mia', Person>;
  }

  /** Act III.6: anyone who manages the server names the member of staff, and the Chief Justice agrees. */
  async nameStaff(staff: Person, { chief, by = this.owner }: { chief: Person; by?: Person }): Promise<void> {
    await by.as.run('setup', { staff });
    const asked = await chief.as.waitForMessage('discussion', ({ text }) =>
      text.includes('to be the member of staff'),
    );
    await chief.as.in(this.guild.channel('discussion').id).press(asked, 'Agree');
  }

  /** How many entries the club's ledger has; the same number before and after means that nothing changed. */
  async entries(): Promise<number> {
    return (await this.app?.clubs.view(this.guild.id))?.entries.length ?? 0;
  }

  /**
   * All that the club keeps but the words: the same before and after means that nothing changed. Where its posts and cards
   * are, the bot notes once Discord has taken them.
   */
  async everything(): Promise<{ entries: number; people: unknown; settings: unknown }> {
    const view = await this.app?.clubs.view(this.guild.id);
    const {
      gameCards: _,
      toldPosts: __,
      sessionPost: ___,
      tableCards: ____,
      ...settings
    } = view?.settings ?? noSettings;
    return {
      entries: view?.entries.length ?? 0,
      people: view?.people.all().map((person) => ({ ...person })),
      settings,
    };
  }

  /** Has something happen to the club for which no command is needed, or there is none yet. */
  async change(happens: (work: UnitOfWork) => void): Promise<void> {
    const occasion = { interaction: null, now: this.now };
    const outcome: Outcome = { kind: 'session-cancelled', date: '2000-01-01', restored: false };
    await this.app?.clubs.change(this.guild.id, occasion, (work) => {
      happens(work);
      return done(outcome);
    });
  }

  /** The scores on the board by name, as the ledger has them. */
  async scores(): Promise<Record<string, number>> {
    const view = await this.app?.clubs.view(this.guild.id);
    const standings = view?.state.standings.filter((standing) => standing?.member === true) ?? [];
    return Object.fromEntries(
      standings.map((standing) => [view?.people.byNumber(standing?.person ?? 0)?.name, standing?.score]),
    );
  }

  /** Takes everything down; fails when the bot did what Discord would not take, or the tables leave the ledger. */
  async close(): Promise<void> {
    await this.idle();
    await this.driver.close();
    await this.pages?.close();
    await this.stopBot();
    await this.playground.close();
    const database = await openForReading(this.databaseUrl);
    const differences = await verifyClub(database, this.guild.id);
    await database.close();
    await rm(this.folder, { recursive: true, force: true });
    expect(this.playground.violations).toEqual([]);
    expect(differences).toEqual([]);
  }
}

/** Gives a command, and runConfirmed what is asked first. */
export async function runConfirmed(
  as: Actor,
  command: string,
  options: Record<string, OptionToSend> = {},
): Promise<Answer> {
  const answer = await as.run(command, options);
  return answer.buttons.some((label) => label.startsWith('Confirm')) ? as.press(answer, 'Confirm') : answer;
}

function instantOf(moment: string): number {
  const [date = '', time = ''] = moment.split(' ');
  const [hours = '', minutes = '', seconds = '0'] = time.split(':');
  return instantAt(date, `${hours}:${minutes}`, defaultFigures) + Number(seconds) * 1000;
}
