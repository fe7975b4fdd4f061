import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type FetchingStrategyOptions,
  type IShardingStrategy,
  managerToFetchingStrategyOptions,
  type SessionInfo,
  SimpleContextFetchingStrategy,
  type WebSocketManager,
  WebSocketShard,
  type WebSocketShardDestroyOptions,
  WebSocketShardEvents,
  WebSocketShardStatus,
} from '@discordjs/ws';
import type { APIGatewaySessionStartLimit, GatewaySendPayload } from 'discord.js';
import type { Ended } from './outages.ts';

/** What is told of the connections to Discord's gateway, by the shards that they are for. */
export interface Told {
  lost(shard: number, ended: Ended): void;
  found(shard: number, session: 'resumed' | 'new'): void;
  /** Discord closed it with a code after which it lets no bot in again. */
  turnedAway(code: number): void;
  malformed(error: unknown): void;
}

/** How long a connection has to last so that the next try is made at once, in milliseconds. */
const steady = 10_000;
const longestPause = 60_000;

/** How long Discord may take to say goodbye, in milliseconds. */
const lastWords = 2_000;

/** Milliseconds before the next try, besides the library's own half second: 0, 1 s, 2 s, 4 s … 1 min. */
export const pauseAfter = (failures: number): number =>
  failures < 2 ? 0 : Math.min(500 * 2 ** (failures - 1), longestPause);

type Limit = APIGatewaySessionStartLimit;

class Turn extends SimpleContextFetchingStrategy {
  shard: SteadyShard | null = null;

  /** The library asks for the session when it is about to connect, too: only then does the shard do nothing else. */
  override async retrieveSessionInfo(id: number): Promise<SessionInfo | null> {
    const session = await super.retrieveSessionInfo(id);
    if (this.shard?.status === WebSocketShardStatus.Idle) await this.shard.turn(session === null);
    return session;
  }
}

/** The library's connection to the gateway, made again with growing pauses, and with an end to it. */
class SteadyShard extends WebSocketShard {
  private readonly told: Told;
  private readonly mayIdentify: () => Promise<void>;
  private failures = 0;
  private upSince: number | null = null;
  private closedWith: number | null = null;
  private fault: string | null = null;
  private waits = false;
  private over = false;

  /** `mayIdentify` resolves when Discord lets the bot begin a session. */
  constructor(
    manager: WebSocketManager,
    options: FetchingStrategyOptions,
    { id, told, mayIdentify }: { id: number; told: Told; mayIdentify: () => Promise<void> },
  ) {
    const turn = new Turn(manager, options);
    super(turn, id);
    turn.shard = this;
    this.told = told;
    this.mayIdentify = mayIdentify;
    survive(this, 'onMessage', (error) => told.malformed(error));
    this.on(WebSocketShardEvents.Ready, () => this.up('new'));
    this.on(WebSocketShardEvents.Resumed, () => this.up('resumed'));
    this.on(WebSocketShardEvents.Closed, ({ code }) => {
      this.closedWith = code;
    });
    this.on(WebSocketShardEvents.Error, ({ error }) => {
      this.fault = error.message;
    });
  }

  /** Resolves when it may connect: never, once it is over, or while it waits already. `anew`: it will begin a session. */
  async turn(anew: boolean): Promise<void> {
    if (this.waits || this.over) return never();
    this.waits = true;
    await wait(pauseAfter(this.failures), undefined, { ref: false });
    if (anew && this.failures > 0) await this.mayIdentify();
    if (this.over) return never();
    this.closedWith = null;
    this.fault = null;
    this.waits = false;
  }

  override async destroy(options: WebSocketShardDestroyOptions = {}): Promise<void> {
    if (options.recover === undefined) return this.end(options);
    if (this.status !== WebSocketShardStatus.Idle) this.down(options.reason ?? this.fault);
    await super.destroy(options);
  }

  private up(session: 'resumed' | 'new'): void {
    this.upSince = performance.now();
    this.told.found(this.id, session);
  }

  private down(why: string | null): void {
    const lasted = this.upSince === null ? 0 : performance.now() - this.upSince;
    this.failures = lasted < steady ? this.failures + 1 : 1;
    this.upSince = null;
    this.told.lost(this.id, { code: this.closedWith, why });
  }

  /** For good: the library goes on with what it has begun otherwise, and an error of its socket would end the process. */
  private async end(options: WebSocketShardDestroyOptions): Promise<void> {
    this.over = true;
    const socket: unknown = Reflect.get(this, 'connection');
    if (socket instanceof EventEmitter) socket.on('error', () => {});
    const cut = () => {
      if (socket instanceof EventEmitter && 'terminate' in socket && typeof socket.terminate === 'function')
        socket.terminate();
    };
    const late = setTimeout(cut, lastWords);
    await super.destroy(options);
    clearTimeout(late);
    cut();
    if (options.code !== undefined && options.code !== 1000) this.told.turnedAway(options.code);
  }
}

const never = (): Promise<never> => new Promise(() => {});

/** Has a private method of a library's object never throw or reject: `told` gets the error. Throws if there is no such method. */
export function survive(object: object, method: string, told: (error: unknown) => void): void {
  const original: unknown = Reflect.get(object, method);
  if (typeof original !== 'function') throw new Error(`There is no ${method} any more`);
  Reflect.set(object, method, (...given: unknown[]): unknown => {
    try {
      const result: unknown = Reflect.apply(original, object, given);
      return result instanceof Promise ? result.catch(told) : result;
    } catch (error) {
      return told(error);
    }
  });
}

const {
  Closed,
  Debug,
  Dispatch,
  Error: Fault,
  HeartbeatComplete,
  Hello,
  Ready,
  Resumed,
} = WebSocketShardEvents;

/** How the client connects: until Discord has let the bot in. Unlike the library's own way, it gives up only once it is ended. */
export class SteadyConnection implements IShardingStrategy {
  private readonly shards = new Map<number, SteadyShard>();
  private asked: Promise<Limit | null> | null = null;
  private ended: (error: Error) => void = () => {};

  constructor(
    private readonly manager: WebSocketManager,
    private readonly told: Told,
  ) {}

  async spawn(ids: number[]): Promise<void> {
    const options = await managerToFetchingStrategyOptions(this.manager);
    for (const id of ids) {
      const how = { id, told: this.told, mayIdentify: () => this.mayIdentify(id) };
      const shard = new SteadyShard(this.manager, options, how);
      this.relay(shard);
      this.shards.set(id, shard);
    }
  }

  async connect(): Promise<void> {
    const ended = new Promise<never>((_, reject) => {
      this.ended = reject;
    });
    const shards = [...this.shards.values()];
    const ready = shards.map((shard) => new Promise((resolve) => shard.once(Ready, resolve)));
    for (const shard of shards) shard.connect().catch(() => {});
    await Promise.race([Promise.all(ready), ended]);
  }

  async destroy(options?: Omit<WebSocketShardDestroyOptions, 'recover'>): Promise<void> {
    this.ended(new Error('The connection was ended'));
    await Promise.all([...this.shards.values()].map((shard) => shard.destroy(options)));
    this.shards.clear();
  }

  async send(id: number, payload: GatewaySendPayload): Promise<void> {
    await this.shards.get(id)?.send(payload);
  }

  fetchStatus(): never {
    throw new Error('The client keeps the status by itself');
  }

  /**
   * Waits for the next day where the sessions of this one are used up, or not enough are left for all shards, which may begin
   * at the same time: who begins more loses the token.
   */
  private async mayIdentify(shard: number): Promise<void> {
    const all = await this.manager.getShardCount();
    for (;;) {
      const limit = await this.limit();
      if (limit === null || limit.remaining >= all) return;
      this.told.lost(shard, {
        code: null,
        why: `no session may begin for ${Math.ceil(limit.reset_after / 1000)} s`,
      });
      await wait(limit.reset_after + 1000, undefined, { ref: false });
    }
  }

  /** Asks Discord once for all shards that want to know; null where it does not tell. */
  private limit(): Promise<Limit | null> {
    this.asked ??= this.manager
      .fetchGatewayInformation(true)
      .then(
        (known) => known.session_start_limit,
        () => null,
      )
      .finally(() => {
        this.asked = null;
      });
    return this.asked;
  }

  private relay(shard: SteadyShard): void {
    const { manager } = this;
    const { id: shardId } = shard;
    shard.on(Closed, (about) => manager.emit(Closed, { ...about, shardId }));
    shard.on(Debug, (about) => manager.emit(Debug, { ...about, shardId }));
    shard.on(Dispatch, (about) => manager.emit(Dispatch, { ...about, shardId }));
    shard.on(Fault, (about) => manager.emit(Fault, { ...about, shardId }));
    shard.on(HeartbeatComplete, (about) => manager.emit(HeartbeatComplete, { ...about, shardId }));
    shard.on(Hello, () => manager.emit(Hello, { shardId }));
    shard.on(Ready, (about) => manager.emit(Ready, { ...about, shardId }));
    shard.on(Resumed, () => manager.emit(Resumed, { shardId }));
  }
}
