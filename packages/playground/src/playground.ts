import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayIntentBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { Driver } from './driver.ts';
import { type Disturbance, Gateway } from './gateway/server.ts';
import { GuildHandle } from './handles.ts';
import { Faults } from './http/faults.ts';
import { type Incident, Journal } from './http/journal.ts';
import { RateLimits } from './http/rate-limits.ts';
import { HttpServer } from './http/server.ts';
import type { Interaction } from './interactions/interaction.ts';
import { deliver, lapse } from './interactions/opening.ts';
import { mountPage } from './mount.ts';
import { act } from './people/actions.ts';
import { type ClockOptions, PeoplesClock } from './people/clock.ts';
import type { Lobby } from './people/lobby.ts';
import { type Place, personsReceiver, servePeople } from './people/server.ts';
import { PeoplesTour, type TourOptions } from './people/tour.ts';
import { acceptSockets, type Receiver } from './sockets.ts';
import { addChannel } from './world/channels.ts';
import { addMember, roleOf } from './world/members.ts';
import { EVERYONE_MAY } from './world/permissions.ts';
import type { Sharding } from './world/sharding.ts';
import type { Clock } from './world/snowflake.ts';
import type { Application, Guild, Message, User } from './world/state.ts';
import { addUser, tokenFor, type UserPlan } from './world/users.ts';
import { World } from './world/world.ts';

/** How long a bot's answer may take while nobody hurries, in real milliseconds. */
export const UNHURRIED_MS = 60_000;

export interface Options extends ClockOptions, TourOptions {
  /** 0, the default, is any free port. */
  port?: number;
  host?: string;
  /** Milliseconds since 1970; stamps messages and ages tokens, nonces and threads. The system's by default. */
  clock?: Clock;
  /** False lifts every rate limit, that between two IDENTIFYs too. */
  rateLimits?: boolean;
  /** What is asked of bots on many guilds; as Discord has it where nothing else is said. */
  sharding?: Partial<Sharding>;
  /** How often a bot has to send its heartbeat. */
  heartbeatMs?: number;
}

/** How the page is hung on another server. */
type Mounting = Partial<Pick<Place, 'knownAs' | 'isOpen'>> & { again?: string };

/** What a person does that a bot answers. */
export type ClientAction = Parameters<typeof act>[2];
/** How far an interaction has come. */
export type Step = Pick<Interaction, 'id' | 'progress' | 'original'>;

/** Discord on this machine: one server, and the hands that arrange its world. */
export class Playground {
  readonly faults = new Faults();
  readonly rateLimits = new RateLimits();
  /** What is asked of bots on many guilds; may be changed while it runs. */
  readonly sharding: Sharding;
  readonly #journal = new Journal();
  readonly #world: World;
  readonly #http: HttpServer;
  readonly #gateway: Gateway;
  readonly #lobby: Lobby;
  #cutSockets = () => {};

  private constructor(options: Options) {
    this.#world = new World(options.clock ?? Date.now, options.sharding);
    this.sharding = this.#world.sharding;
    this.rateLimits.enabled = options.rateLimits ?? true;
    this.#http = new HttpServer(this.#world, this.#journal, this.faults, this.rateLimits);
    this.#gateway = new Gateway(this.#world, this.#journal, {
      heartbeatMs: options.heartbeatMs ?? 41_250,
      mayHurry: () => !this.rateLimits.enabled,
    });
    const clock = new PeoplesClock(this.#world.clock, options);
    this.#lobby = { world: this.#world, clock, tour: new PeoplesTour(options, this.#world, clock) };
  }

  static async start(options: Options = {}): Promise<Playground> {
    const playground = new Playground(options);
    await playground.#listen(options);
    return playground;
  }

  async #listen({ port = 0, host = '127.0.0.1' }: Options): Promise<void> {
    const { fastify } = this.#http;
    const place: Place = { ...this.#lobby, below: '', knownAs: [], isOpen: () => true };
    fastify.register(async (scope) => servePeople(scope, place));
    this.#cutSockets = acceptSockets(
      fastify.server,
      (request, { pathname, searchParams }) =>
        this.#botsReceiver(pathname, searchParams) ?? personsReceiver(place, request, pathname),
    );
    this.#world.origin = await fastify.listen({ port, host });
  }

  #botsReceiver(path: string, query: URLSearchParams): Receiver | number | undefined {
    return this.faults.unplugged ? undefined : this.#gateway.receiver(path, query);
  }

  /**
   * Hangs the page on which people use this Discord, with their protocol, on another server that does not listen yet,
   * below an address such as `/playground`. `knownAs` are the hosts, besides this machine's own names, by which people
   * reach that server. Until `isOpen`, people are asked to wait. `again` is an address at which a visitor finds another, fresh
   * Discord, if there is one.
   */
  mount(
    fastify: FastifyInstance,
    below: string,
    { knownAs = [], isOpen = () => true, again }: Mounting = {},
  ): void {
    mountPage(fastify, { ...this.#lobby, below, knownAs, isOpen }, again);
  }

  /** The address of the whole server, e.g. `http://127.0.0.1:3225`. */
  get url(): string {
    return this.#world.origin;
  }

  /** What a bot is given as the base of the HTTP API. */
  get apiUrl(): string {
    return `${this.url}/api`;
  }

  /** Requests and payloads that a correct client never sends, and faults in the playground's own answers. */
  get violations(): readonly Incident[] {
    return this.#journal.violations;
  }

  /** Refusals that a correct client has to expect: missing permissions, closed doors, rate limits. */
  get refusals(): readonly Incident[] {
    return this.#journal.refusals;
  }

  /** Forgets the violations and refusals so far. */
  clearIncidents(): void {
    this.#journal.violations.length = 0;
    this.#journal.refusals.length = 0;
  }

  /** Registers an application; privileged intents have to be allowed here, as in Discord's portal. */
  createApplication(about: { name: string; privilegedIntents?: readonly GatewayIntentBits[] }): Application {
    const bot = addUser(this.#world, { name: about.name, bot: true });
    const application: Application = {
      id: bot.id,
      name: about.name,
      token: tokenFor(bot.id),
      bot,
      privilegedIntents: (about.privilegedIntents ?? []).reduce<number>((bits, bit) => bits | bit, 0),
      commands: new Map(),
      commandCreations: [],
    };
    this.#world.applications.set(application.id, application);
    return application;
  }

  /** Makes an account. */
  createUser(about: UserPlan): User {
    return addUser(this.#world, about);
  }

  /** Makes a guild with these text channels; where no owner is given, one is made. */
  createGuild(about: { name: string; channels?: readonly string[]; owner?: User }): GuildHandle {
    const owner = about.owner ?? this.createUser({ name: `owner of ${about.name}`.toLowerCase() });
    const id = this.#world.nextGuildId();
    const guild: Guild = {
      id,
      name: about.name,
      ownerId: owner.id,
      roles: new Map([[id, roleOf(id, '@everyone', { permissions: String(EVERYONE_MAY) })]]),
      members: new Map(),
      events: new Map(),
      openCommands: new Set(),
    };
    this.#world.guilds.set(id, guild);
    addMember(this.#world, guild, owner);
    for (const name of about.channels ?? ['general']) addChannel(this.#world, guild, { name });
    return new GuildHandle(this.#world, this.#gateway, guild);
  }

  /** Has a clock that waits for people go on, as when somebody does something. */
  wakeClock(): void {
    this.#lobby.clock.wake();
  }

  /** Closes or opens a user's direct messages. */
  closeDms(user: User, closed = true): void {
    user.dmsClosed = closed;
  }

  /** Lets bots open so many new direct messages in so many real milliseconds; the next is too fast (40003). */
  limitDms(most: number, perMs: number): void {
    Object.assign(this.#world.directs, { most, perMs });
  }

  /** A client for the people of this Discord, who wait so long for an answer at most. */
  async driver(patienceMs?: number): Promise<Driver> {
    return new Driver(this.url, patienceMs);
  }

  /**
   * Lets people do this without Discord's hurry: no rate limit holds, and bots have a minute for their first answer.
   * For what nobody watches, on however slow a machine.
   */
  async unhurried(deeds: (driver: Driver) => Promise<void>): Promise<void> {
    const { enabled } = this.rateLimits;
    const { firstAnswerMs } = this.#world;
    const driver = new Driver(this.url, UNHURRIED_MS);
    this.rateLimits.enabled = false;
    this.#world.firstAnswerMs = UNHURRIED_MS;
    try {
      await deeds(driver);
    } finally {
      this.rateLimits.enabled = enabled;
      this.#world.firstAnswerMs = firstAnswerMs;
      await driver.close();
    }
  }

  /**
   * Has a person do at once what their client would ask for, without a client or a socket between: for those who measure
   * how long a bot takes. Returns the identifier of the interaction.
   */
  act(person: User, action: ClientAction): string {
    return act(this.#world, person, action).id;
  }

  /** Tells of each step that an interaction takes, until the returned function is called. */
  watch(watcher: (interaction: Step) => void): () => void {
    this.#world.watchers.add(watcher);
    return () => this.#world.watchers.delete(watcher);
  }

  /** Does this to the connection of every bot, or of those with this shard. */
  disturb(how: Disturbance, shard?: number): void {
    this.#gateway.disturb(how, shard);
  }

  /** Closes the gateway's connection to every bot, or to those with this shard, with this code. Returns how many there were. */
  closeGateway(code: number, shard?: number): number {
    return this.#gateway.close(code, shard);
  }

  /** Turns bots that want to connect to the gateway away with this HTTP status; null lets them in again. */
  refuseUpgrades(status: number | null): void {
    this.#gateway.refusing = status;
  }

  /** Tells every bot of an event with whatever in it, as no Discord should. */
  dispatch(event: string, data: unknown): void {
    this.#gateway.sessions.dispatch(event, data);
  }

  /** Sends every bot this payload as it is. */
  say(payload: object): void {
    this.#gateway.say(payload);
  }

  /** Takes the network between bots and this Discord down: what is connected is cut, and so is what comes. */
  unplug(): void {
    this.faults.unplugged = true;
    this.#gateway.disturb('drop');
  }

  /** Puts the network that was unplugged up again. */
  plugIn(): void {
    this.faults.unplugged = false;
  }

  /**
   * How many more sessions each bot may start, and in how many milliseconds, from when it next starts one or asks, it may
   * start all of a day again.
   */
  limitStarts(remaining: number, resetAfterMs: number): void {
    this.#world.starts.limit(remaining, resetAfterMs);
  }

  /** Has interactions reach bots so many real milliseconds after people made them; the three seconds run meanwhile. */
  delay(deliveryMs: number): void {
    this.#world.deliveryMs = deliveryMs;
  }

  /** Resolves when no interaction is still on its way to a bot. */
  async delivered(): Promise<void> {
    while (this.#world.underWay > 0) await pause(10);
  }

  /** Ends the three seconds of every interaction that has had no answer so far. */
  lapse(): void {
    for (const interaction of this.#world.interactions.values()) lapse(this.#world, interaction);
  }

  /** Everything that people asked of bots, the oldest first. */
  get interactions(): readonly Interaction[] {
    return [...this.#world.interactions.values()];
  }

  /** Every message that there is, wherever it is and no matter who sees it; those of a channel the oldest first. */
  get messages(): readonly Message[] {
    return [...this.#world.messages.values()].flat();
  }

  /** Dispatches an interaction a second time, as Discord may. */
  redeliver(answer: { interactionId: string }): void {
    const interaction = this.#world.interactions.get(answer.interactionId);
    if (interaction === undefined) throw new Error(`no interaction ${answer.interactionId}`);
    deliver(this.#world, interaction);
  }

  /**
   * Resolves when no interaction awaits an answer, no request is under way and no bot is busy, as far as `isBotBusy` tells:
   * between two of its requests only the bot knows that more will come. Rejects after the given time.
   */
  async idle(withinMs = 10_000, isBotBusy = () => false): Promise<void> {
    const deadline = Date.now() + withinMs;
    let quiet = 0;
    while (quiet < 3) {
      if (Date.now() > deadline)
        throw new Error(`not idle within ${withinMs} ms: ${this.#business(isBotBusy)}`);
      await pause(10);
      quiet = this.#business(isBotBusy) === '' ? quiet + 1 : 0;
    }
  }

  #business(isBotBusy: () => boolean): string {
    const waiting = [...this.#world.interactions.values()].filter(
      ({ progress }) => progress === 'open' || progress === 'thinking',
    );
    const requests = this.#http.busy > 0 ? [`${this.#http.busy} requests under way`] : [];
    const bots = isBotBusy() ? ['a bot is busy'] : [];
    const asked = waiting.map(({ id, progress }) => `interaction ${id} is ${progress}`);
    return [...asked, ...requests, ...bots].join(', ');
  }

  async close(): Promise<void> {
    this.#cutSockets();
    await this.#http.fastify.close();
  }
}
