import { randomInt } from 'node:crypto';
import type { GuildHandle, Moment } from '../../packages/playground/src/index.ts';
import type { Instant } from '../../terms/time.ts';
import type { App } from '../app.ts';
import type { ClubView } from '../house/ports.ts';
import { done, type Result } from '../house/result.ts';
import { phaseEndOf } from '../tables/clock/phase-due.ts';
import type { PhaseEnd } from '../tables/diplomacy/game.ts';
import { survivors } from '../tables/diplomacy/needs.ts';
import { giveOrders } from '../tables/diplomacy/orders/give-orders.ts';
import { markFinal } from '../tables/diplomacy/orders/mark-final.ts';
import { randomOrders } from '../tables/diplomacy/random-orders.ts';
import { waitedFor } from '../tables/games.ts';
import { diplomacyRules } from '../tables/rule-sets/rule-set.ts';
import { playerOf } from '../tables/seats/book.ts';
import { type Table, tableNumbered } from '../tables/table.ts';
import type { Cast } from './cast.ts';
import type { PatientClock } from './clock.ts';
import { actorOf, type Power, powers } from './table.ts';

const minute = 60_000;

/** Those who play as soon as a phase begins, and those who wait until the visitor's power is ready. */
const robots: readonly Power[] = ['AUS', 'RUS', 'TUR'];
const friends: readonly Power[] = ['ENG', 'GER', 'ITA'];
const visitors: Power = 'FRA';

interface Parts {
  app: Pick<App, 'clubs' | 'settle'>;
  guild: Pick<GuildHandle, 'id'>;
  cast: Cast;
  clock: PatientClock;
}

/**
 * The players at the table whom no visitor plays. Three powers play by themselves, at random within the law, as soon as a phase begins. Three
 * more do once the visitor's power is ready, unless somebody has ordered for them by then. Once all are final, the phase ends.
 */
export class OtherPlayers {
  readonly #parts: Parts;
  readonly #deaf: () => void;
  #stopped = false;
  /** One thing after the other. */
  #work: Promise<unknown> = Promise.resolve();
  /** When the phase ends, as far as was known when they last looked; null while none is played. */
  #ends: Instant | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#deaf = parts.app.clubs.onChange(() => void this.play().catch(() => undefined));
  }

  /** Moments of the table to which the clock can be put. */
  get moments(): Moment[] {
    return this.#ends === null
      ? []
      : [{ label: 'Just after the deadline at the table', at: this.#ends + minute }];
  }

  /** Lets them do what is theirs to do now; resolves when nothing is left. */
  play(): Promise<void> {
    return this.#alone(() => this.#playOn(false));
  }

  /** Passes each deadline up to that moment, before which the friends order too, whether the visitor has or not. */
  passDeadlines(until: Instant): Promise<void> {
    return this.#alone(async () => {
      const { app, clock } = this.#parts;
      for (let passed: Instant | null = null; isNext(this.#ends, passed, until); ) {
        passed = this.#ends;
        await this.#playOn(true);
        clock.moveTo(Math.max(passed, clock.now()) + 1);
        await app.settle();
        await this.#playOn(false);
      }
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#deaf();
    await this.#work;
  }

  #alone(deed: () => Promise<void>): Promise<void> {
    const done = this.#work.then(deed);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Plays phase after phase, as long as each ends at once. */
  async #playOn(atDeadline: boolean): Promise<void> {
    while (!this.#stopped && (await this.#playPhase(atDeadline)));
  }

  /** Gives the orders that are to be given; whether the phase ended by that. */
  async #playPhase(atDeadline: boolean): Promise<boolean> {
    const { app, clock } = this.#parts;
    const { table } = await this.#now();
    if (table === null) return false;
    for (const power of readyToOrder(table, atDeadline)) await this.#order(power);
    const how = await this.#look();
    if (how !== 'final' || this.#ends === null || this.#ends > clock.now()) return false;
    const phases = played(table);
    clock.tick();
    await app.settle();
    await this.#look();
    const now = (await this.#now()).table;
    return now !== null && played(now) > phases;
  }

  /** Sees when the phase ends, and returns how. */
  async #look(): Promise<PhaseEnd | null> {
    const { view, table } = await this.#now();
    const ends = table === null ? null : phaseEndOf(view, table);
    this.#ends = ends?.at ?? null;
    return ends?.how ?? null;
  }

  async #now(): Promise<{ view: ClubView; table: Table | null }> {
    const { app, guild } = this.#parts;
    const view = await app.clubs.view(guild.id);
    return { view, table: tableNumbered(view, 1) };
  }

  /** Gives random orders for a power, and marks them final: as its player would. */
  async #order(power: Power): Promise<void> {
    const { app, guild, cast, clock } = this.#parts;
    const actor = actorOf(cast, powers[power]);
    const at = { table: '1', channel: '', phase: null };
    await app.clubs.change(guild.id, { interaction: null, now: clock.now() }, (work): Result<null> => {
      const text = ordersFor(tableNumbered(work, 1), power);
      const given = giveOrders(work, actor, { ...at, text, whole: true });
      const final = given.ok ? markFinal(work, actor, { ...at, final: true }) : given;
      return final.ok ? done(null) : final;
    });
  }
}

/** Whether a deadline is to be passed: it comes before that moment, and is not the one that was passed last and yet still there. */
const isNext = (deadline: Instant | null, passed: Instant | null, until: Instant): deadline is Instant =>
  deadline !== null && deadline < until && deadline !== passed;

/** How many phases were played. */
const played = ({ state }: Table): number => state.diplomacy?.history.length ?? 0;

function ordersFor(table: Table | null, power: Power): string {
  const game = table?.state.diplomacy;
  if (table == null || game == null) return '';
  const { map } = diplomacyRules(table.rules).diplomacy;
  const below = (limit: number) => randomInt(limit);
  return randomOrders(game.position, map, diplomacyRules(table.rules).diplomacy, power, below).join('\n');
}

/** The robots that have not ordered yet; and the friends, once the visitor's power is ready or the deadline has come. */
function readyToOrder(table: Table, atDeadline: boolean): Power[] {
  const waits = waitedFor(table);
  const who = atDeadline || visitorIsReady(table, waits) ? [...robots, ...friends] : robots;
  return who.filter((power) => waits.includes(power) && table.state.diplomacy?.drafts.has(power) === false);
}

/** Nobody waits for a power that is out or that nobody plays: else the game would go on by itself. */
function visitorIsReady({ state: { seats, diplomacy }, rules }: Table, waits: readonly string[]): boolean {
  const seat = seats.get(visitors);
  const isPlayed = seat !== undefined && playerOf(seat) !== null;
  const lives =
    diplomacy !== null &&
    survivors(diplomacy.position, diplomacyRules(rules).diplomacy.map).includes(visitors);
  return isPlayed && lives && !waits.includes(visitors);
}
