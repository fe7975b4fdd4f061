import type { PlayerId } from '../figures/figures.ts';
import type { Cite } from '../rules/change.ts';
import type { Instant } from '../time/uk-time.ts';
import type { Game } from './game.ts';

/** The kinds of thing that are told of. */
export type TellKind =
  | 'void'
  | 'improper'
  | 'proposed'
  | 'continued'
  | 'voted'
  | 'completed'
  | 'waits'
  | 'in effect'
  | 'impossible'
  | 'no rule-change'
  | 'points'
  | 'announced'
  | 'point of order'
  | 'judge'
  | 'judged'
  | 'disputed'
  | 'opinion'
  | 'invoked'
  | 'overruled'
  | 'figures'
  | 'forfeited'
  | 'breach'
  | 'rule changed'
  | 'over';

/** Something that happened or was decided, why, and by which rules. */
export interface Told {
  readonly at: Instant;
  /** The version of the rules by which it was judged (R101). */
  readonly version: number;
  readonly is: TellKind;
  readonly why: string;
  readonly rules: readonly Cite[];
  /** Whom, which proposal, and which point of order it is about. */
  readonly player?: PlayerId;
  readonly proposal?: number;
  /** The place of that proposal among all, which stays whatever becomes of its number. */
  readonly place?: number;
  readonly point?: number;
}

/** What is told, but for when and under which rules. */
export type Telling = Omit<Told, 'at' | 'version'>;

/**
 * All that was told up to a moment, in order. What is told next is added to the list that all moments of a game share, each of which
 * knows how far its own goes. So nothing is copied, unless a game goes on from a moment after which something was told already.
 */
export class ToldSoFar implements Iterable<Told> {
  readonly length: number;
  readonly #shared: Told[];

  constructor(shared: Told[] = []) {
    this.length = shared.length;
    this.#shared = shared;
  }

  get all(): readonly Told[] {
    return this.slice();
  }

  /** What was told from one place up to another, as `Array.prototype.slice` has it. */
  slice(from = 0, to = this.length): readonly Told[] {
    return this.#shared.slice(from, Math.min(to, this.length));
  }

  /** The same with one more. */
  and(told: Told): ToldSoFar {
    const shared = this.#shared.length === this.length ? this.#shared : this.#shared.slice(0, this.length);
    shared.push(told);
    return new ToldSoFar(shared);
  }

  [Symbol.iterator](): Iterator<Told> {
    return this.all[Symbol.iterator]();
  }
}

/** The game with that told. */
export const tell = (game: Game, telling: Telling): Game => ({
  ...game,
  told: game.told.and({ at: game.now, version: game.version, ...telling }),
});

/** The game with a message told to be void, and why. */
export const tellVoid = (game: Game, player: PlayerId, why: string, ...rules: readonly Cite[]): Game =>
  tell(game, { is: 'void', player, why, rules });
