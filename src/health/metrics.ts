import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Gateway, isReady, pingOf, type VitalSigns } from './vital-signs.ts';

/** How an interaction went: words of the program's own alone, so that there are few of them. Times in milliseconds. */
export interface Answered {
  kind: string;
  name: string;
  ending: string;
  acknowledged: number | null;
  answered: number;
}

/** In seconds. Discord gives up on a first answer after three; the bot itself puts off what takes two. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 3, 5, 10];

/** What Prometheus is told. Nothing in it names a person, a club or a game. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly interactions = new Counter({
    name: 'rook_interactions_total',
    help: 'Interactions by what they were and how they ended',
    labelNames: ['kind', 'name', 'ending'],
    registers: this.registers,
  });
  private readonly acknowledgement = this.histogram(
    'rook_acknowledgement_seconds',
    'From the arrival of an interaction until Discord had taken the first answer',
  );
  private readonly answer = this.histogram(
    'rook_answer_seconds',
    'From the arrival of an interaction until the asker saw what came of it',
  );
  private readonly changes = new Counter({
    name: 'rook_changes_total',
    help: 'Changes of clubs that this process has kept',
    registers: this.registers,
  });
  private readonly requests = new Counter({
    name: 'rook_discord_requests_total',
    help: 'Requests to Discord by the status of its answer',
    labelNames: ['status'],
    registers: this.registers,
  });
  private readonly gauges = {
    gateway: this.gauge('rook_gateway_ready', 'Whether the bot is connected to Discord, 1 or 0'),
    ping: this.gauge('rook_gateway_ping_seconds', 'How long the last heartbeat to Discord took'),
    underWay: this.gauge('rook_interactions_under_way', 'Interactions that are being answered'),
    queue: this.gauge('rook_database_queue', 'Work that waits for the database, with what is being done'),
    round: this.gauge('rook_calendar_age_seconds', 'Since the calendar was last looked at for all clubs'),
    waits: this.gauge(
      'rook_duty_waiting',
      'Whether it waits until another process gives up its shards, 1 or 0',
    ),
    clubs: this.gauge('rook_clubs', 'Clubs that are kept'),
    inMemory: this.gauge('rook_clubs_in_memory', 'Clubs that are in memory'),
    entries: this.gauge('rook_ledger_entries', 'Entries of all ledgers'),
    notices: this.gauge('rook_outbox_notices', 'Notices that wait to be posted'),
    longest: this.gauge('rook_outbox_oldest_seconds', 'For how long the first of them has waited'),
    copies: this.gauge('rook_backup_age_seconds', 'Since the last copy of the database was made'),
    owed: this.gauge('rook_answers_owed', 'Changes whose askers are still to be told'),
  };

  private readonly ofShards = {
    ready: this.shardGauge('rook_shard_ready', 'Whether a shard is connected to Discord, 1 or 0'),
    ping: this.shardGauge('rook_shard_ping_seconds', 'How long the last heartbeat of a shard took'),
    servers: this.shardGauge('rook_shard_servers', 'Servers of a shard'),
  };

  constructor({ version }: { version: string }) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'rook_info',
      help: 'Always 1; says which version runs',
      labelNames: ['version', 'node'],
      registers: this.registers,
    }).set({ version, node: process.version }, 1);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  answered({ kind, name, ending, acknowledged, answered }: Answered): void {
    this.interactions.inc({ kind, name, ending });
    if (acknowledged !== null) this.acknowledgement.observe({ kind }, acknowledged / 1000);
    this.answer.observe({ kind }, answered / 1000);
  }

  requested(status: number): void {
    this.requests.inc({ status: String(status) });
  }

  /** All of it as Prometheus reads it. What could not be found out stands as `NaN`. */
  text(signs: VitalSigns): Promise<string> {
    const { gateway, kept, sinceRound } = signs;
    const copies = kept?.copies ?? null;
    const { gauges } = this;
    const unknown = Number.NaN;
    const ready = isReady(gateway);
    gauges.gateway.set(ready === null ? unknown : Number(ready));
    gauges.ping.set(inSeconds(pingOf(gateway)));
    this.showShards(gateway);
    gauges.underWay.set(signs.underWay);
    gauges.queue.set(signs.queue);
    gauges.round.set(sinceRound / 1000);
    gauges.waits.set(Number(signs.waits));
    gauges.inMemory.set(signs.inMemory);
    this.changes.reset();
    this.changes.inc(signs.changes);
    gauges.clubs.set(kept?.clubs ?? unknown);
    gauges.entries.set(kept?.entries ?? unknown);
    gauges.notices.set(kept?.notices ?? unknown);
    gauges.longest.set(kept === null ? unknown : kept.longest / 1000);
    gauges.copies.set(copies?.made === true ? copies.age / 1000 : unknown);
    gauges.owed.set(kept?.owed ?? unknown);
    return this.registry.metrics();
  }

  private showShards(gateway: Gateway): void {
    const { ready, ping, servers } = this.ofShards;
    for (const gauge of Object.values(this.ofShards)) gauge.reset();
    for (const each of Array.isArray(gateway) ? gateway : []) {
      const shard = { shard: String(each.id) };
      ready.set(shard, Number(each.ready));
      ping.set(shard, inSeconds(each.ping));
      servers.set(shard, each.servers);
    }
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: this.registers });
  }

  private shardGauge(name: string, help: string): Gauge<'shard'> {
    return new Gauge({ name, help, labelNames: ['shard'], registers: this.registers });
  }

  private histogram(name: string, help: string): Histogram<'kind'> {
    return new Histogram({ name, help, labelNames: ['kind'], buckets, registers: this.registers });
  }
}

/** As Prometheus has times; `NaN` where it is not known. */
const inSeconds = (milliseconds: number | null): number =>
  milliseconds === null ? Number.NaN : milliseconds / 1000;
