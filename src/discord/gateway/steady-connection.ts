import { setTimeout as wait } from 'node:timers/promises';
import {
  type IShardingStrategy,
  managerToFetchingStrategyOptions,
  type WebSocketManager,
  type WebSocketShardDestroyOptions,
  WebSocketShardEvents,
} from '@discordjs/ws';
import type { GatewaySendPayload } from 'discord.js';
import { SteadyShard, type Told } from './steady-shard.ts';

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

/**
 * How the client connects to the gateway. Unlike the library's own way it never takes the first failure for the last word, nor
 * goes on once it was ended: connecting resolves when Discord has let the bot in, and rejects only when it was ended before.
 */
export class SteadyConnection implements IShardingStrategy {
  private readonly shards = new Map<number, SteadyShard>();
  private ended: (error: Error) => void = () => {};

  constructor(
    private readonly manager: WebSocketManager,
    private readonly told: Told,
  ) {}

  async spawn(ids: number[]): Promise<void> {
    const options = await managerToFetchingStrategyOptions(this.manager);
    for (const id of ids) {
      const how = { id, told: this.told, mayIdentify: () => this.mayIdentify() };
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
    // A failure is told, and the shard tries again by itself.
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

  /** Waits for the next day where the sessions of this one are used up: who begins more loses the token. */
  private async mayIdentify(): Promise<void> {
    for (;;) {
      const limit = await this.manager.fetchGatewayInformation(true).then(
        (known) => known.session_start_limit,
        () => null,
      );
      if (limit === null || limit.remaining > 0) return;
      this.told.lost({
        code: null,
        why: `no session may begin for ${Math.ceil(limit.reset_after / 1000)} s`,
      });
      await wait(limit.reset_after + 1000, undefined, { ref: false });
    }
  }

  /** Passes on what a shard tells, as the library's own way does. */
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
