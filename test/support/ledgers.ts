import fc from 'fast-check';
import type { PenaltyPart, Points } from '../../src/ledger/fields.ts';
import type { Body, Entry } from '../../src/rule-books.ts';
import { termsVersion } from '../../terms/figures.ts';
import { type DecayBasis, decayBases } from '../../terms/leaderboard/decay.ts';

const friday = Date.UTC(2026, 0, 9, 12, 30);
const week = 7 * 24 * 3600_000;

/** Writes ledgers for tests: numbers the entries and games, one second apart. */
export class Scribe {
  readonly entries: Entry[] = [];
  games = 0;
  at = friday - 24 * 3600_000;

  write(body: Body): number {
    const seq = this.entries.length + 1;
    this.at += 1000;
    this.entries.push({ seq, at: this.at, by: 1, acts: [], terms: termsVersion, ...body });
    return seq;
  }

  /** Enters a game that counts at once; returns the place of the entry that made it count. */
  game(
    player: number,
    opponent: number,
    score: Points,
    about: { online?: boolean; date?: string } = {},
  ): number {
    this.games += 1;
    this.write({
      type: 'game-recorded',
      game: this.games,
      player,
      opponent,
      score,
      colour: null,
      playedAt: this.at,
      date: about.date ?? '2026-01-09',
      online: about.online ?? false,
      ended: null,
      approval: [],
    });
    return this.write({ type: 'game-counted', game: this.games });
  }

  /** Opens the session of the n-th week, closing the one before. */
  session(n: number): string {
    const opensAt = friday + n * week;
    const date = new Date(opensAt).toISOString().slice(0, 10);
    this.at = Math.max(this.at, opensAt);
    this.write({ type: 'session-opened', date, opensAt, closesAt: opensAt + 40 * 60_000 });
    return date;
  }
}

const people = 6;
const person = fc.integer({ min: 1, max: people });
const score = fc.constantFrom<Points>(1, 0.5, 0);

export type Deed =
  | { do: 'play'; player: number; opponent: number; score: Points; online: boolean }
  | { do: 'adjust'; person: number; change: { points: number } | 'halve' | 'reset' }
  | { do: 'decay'; person: number; basis: DecayBasis }
  | { do: 'rejoin'; person: number }
  | { do: 'attend'; person: number }
  | { do: 'leave'; person: number }
  | { do: 'mark'; person: number; present: boolean }
  | { do: 'ban'; person: number; days: number | null }
  | {
      do: 'penalise';
      person: number;
      parts: PenaltyPart[];
      against: 'nobody’s game' | 'reversed' | 'forfeit';
      nth: number;
    }
  | { do: 'monitor'; person: number; lift: boolean }
  | { do: 'object'; nth: number; person: number; score: Points | null }
  | { do: 'reopen' }
  | { do: 'next-week' }
  | { do: 'correct'; nth: number; score: Points }
  | { do: 'undo'; nth: number };

const change = fc.oneof(
  fc.record({ points: fc.integer({ min: -500, max: 500 }) }),
  fc.constantFrom('halve' as const, 'reset' as const),
);

const part = fc.oneof(
  fc.constantFrom<PenaltyPart>({ kind: 'warning' }, { kind: 'halve' }, { kind: 'reset' }),
  fc.record({ kind: fc.constant('deduction' as const), points: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('time' as const), minutes: fc.integer({ min: 1, max: 5 }) }),
);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('penalise' as const),
      person,
      parts: fc.array(part, { maxLength: 3 }),
      against: fc.constantFrom('nobody’s game' as const, 'reversed' as const, 'forfeit' as const),
      nth: fc.nat(50),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('monitor' as const), person, lift: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('object' as const),
      nth: fc.nat(50),
      person,
      score: fc.option(score),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      player: person,
      opponent: person,
      score,
      online: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('adjust' as const), person, change }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decay' as const),
      person,
      basis: fc.constantFrom(...decayBases),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rejoin' as const), person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attend' as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mark' as const), person, present: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('ban' as const), person, days: fc.option(fc.nat(21)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('next-week' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), nth: fc.nat(50), score }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), nth: fc.nat(50) }) },
);

/** Any afternoons of a small club: games, sanctions, people who leave and come back, corrections and undoing. */
export const deeds = fc.array(deed, { maxLength: 80 });

/** What never reaches back. */
export const plainDeeds = deeds.map((list) =>
  list.filter((each) => !['correct', 'undo', 'penalise', 'object'].includes(each.do)),
);

/** The ledger of a club in which everybody has joined and then all that was done. */
export function ledgerOf(list: readonly Deed[]): Entry[] {
  const life = new ClubLife();
  for (const each of list) life.carryOut(each);
  return life.scribe.entries;
}

class ClubLife {
  readonly scribe = new Scribe();
  private week = 0;
  private date: string;
  private penalties = 0;
  /** The entries that something later may void. */
  private readonly undoable: number[] = [];

  constructor() {
    for (let number = 1; number <= people; number++) this.scribe.write({ type: 'joined', person: number });
    this.date = this.scribe.session(this.week);
  }

  carryOut(each: Deed): void {
    const { scribe, date, undoable } = this;
    switch (each.do) {
      case 'play':
        if (each.player === each.opponent) return;
        undoable.push(scribe.game(each.player, each.opponent, each.score, { online: each.online, date }));
        return;
      case 'adjust':
        undoable.push(scribe.write({ type: 'adjusted', person: each.person, change: each.change }));
        return;
      case 'decay':
        undoable.push(scribe.write({ type: 'decayed', person: each.person, date, basis: each.basis }));
        return;
      case 'rejoin':
        scribe.write({ type: 'removed', person: each.person, basis: 'request' });
        scribe.write({ type: 'joined', person: each.person });
        return;
      case 'attend':
        scribe.write({ type: 'checked-in', person: each.person, date, moderating: false });
        return;
      case 'leave':
        scribe.write({ type: 'checked-out', person: each.person, date });
        return;
      case 'mark': {
        const { person, present } = each;
        scribe.write({ type: 'register-corrected', person, date, present, moderating: false });
        return;
      }
      case 'ban':
        return this.ban(each.person, each.days);
      case 'penalise':
        return this.penalise(each);
      case 'monitor':
        return this.monitor(each.person, each.lift);
      case 'object':
        return this.object(each);
      case 'reopen':
        return this.open(this.week);
      case 'next-week':
        return this.open(this.week + 1);
      case 'correct':
        if (scribe.games === 0) return;
        scribe.write({ type: 'game-corrected', game: (each.nth % scribe.games) + 1, score: each.score });
        return;
      case 'undo':
        return this.undo(each.nth);
      default:
        each satisfies never;
    }
  }

  private ban(person: number, days: number | null): void {
    const endsAt = days === null ? null : this.scribe.at + days * 24 * 3600_000;
    const until = endsAt === null ? null : new Date(endsAt).toISOString().slice(0, 10);
    this.undoable.push(this.scribe.write({ type: 'banned', person, until, endsAt }));
  }

  private penalise({ person, parts, against, nth }: Extract<Deed, { do: 'penalise' }>): void {
    const { scribe } = this;
    const game = (nth % Math.max(scribe.games, 1)) + 1;
    const counted = scribe.entries.find((entry) => entry.type === 'game-counted' && entry.game === game);
    this.penalties += 1;
    const seq = scribe.write({
      type: 'penalty-issued',
      penalty: this.penalties,
      person,
      offence: this.penalties,
      game: against === 'nobody’s game' || counted === undefined ? null : game,
      fraud: against === 'reversed',
      ground: null,
      parts: against === 'forfeit' ? [...parts, { kind: 'forfeit', score: 0 }] : parts,
      finding: 'intent',
      reverses: against === 'reversed' && counted !== undefined ? counted.seq : null,
    });
    this.undoable.push(seq);
  }

  private monitor(person: number, lift: boolean): void {
    const monitor = this.scribe.write({ type: 'monitored', person });
    if (lift) this.undoable.push(this.scribe.write({ type: 'monitor-lifted', monitor }));
  }

  private object({ nth, person, score }: Extract<Deed, { do: 'object' }>): void {
    const { scribe } = this;
    if (scribe.games === 0) return;
    const game = (nth % scribe.games) + 1;
    scribe.write({ type: 'objected', game, person });
    const outcome = score === null ? 'petitioner-absent' : 'won';
    this.undoable.push(scribe.write({ type: 'rematch-decided', game, outcome, score, untimed: false }));
  }

  private open(week: number): void {
    this.scribe.write({ type: 'session-closed', date: this.date });
    this.week = week;
    this.date = this.scribe.session(week);
  }

  private undo(nth: number): void {
    const entry = this.undoable[nth % Math.max(this.undoable.length, 1)];
    if (entry !== undefined) this.undoable.push(this.scribe.write({ type: 'voided', entry }));
  }
}
