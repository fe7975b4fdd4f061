import { expect } from 'vitest';
import { phaseEndOf } from '../../../src/tables/clock/phase-due.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { citeOn, diplomacyRules, type Matter } from '../../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, TableStory } from '../a-table.ts';

/** The two tournaments whose clocks these tests compare. */
export type Tournament = 'world-masters-2004' | 'maharajiad';
export const tournaments: readonly Tournament[] = ['world-masters-2004', 'maharajiad'];

/** A table under the rules of a tournament, on a Monday at noon GMT. */
export class TournamentTable extends TableStory {
  readonly rules: Tournament;

  constructor(rules: Tournament, now = '2026-11-23 12:00') {
    super(now, rules);
    this.rules = rules;
  }

  /** When the phase ends. */
  get ending(): number {
    return phaseEndOf(this.club.view, this.table)?.at ?? 0;
  }

  /** A seat is open: its player was removed. */
  open(seat: string): this {
    this.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'seat-opened', seat, why: 'removed' }, this.mo),
    );
    return this;
  }

  get powers(): string[] {
    return this.table.rules.seats.map(({ id }) => id);
  }

  get toOrder(): string[] {
    const { diplomacy: game } = this.table.state;
    return game === null ? [] : powersToOrder(game.position, diplomacyRules(this.table.rules).diplomacy.map);
  }

  /** What was played so far. */
  get played(): string[] {
    return this.table.state.diplomacy?.history.map(({ phase }) => phase) ?? [];
  }

  /** Those powers hold, or all that have something to order. */
  allHold(powers: readonly string[] = this.toOrder): this {
    for (const power of powers) this.holds(power);
    return this;
  }

  allFinal(powers: readonly string[] = this.toOrder): this {
    for (const power of powers) this.final(power);
    return this;
  }

  /** Plays so many phases in which all hold, each to its deadline. */
  async plays(phases: number): Promise<this> {
    for (let phase = 0; phase < phases; phase++) {
      this.allHold();
      await this.pass(this.ending);
    }
    return this;
  }

  /** Goes to a second after that moment. */
  async pass(moment: number): Promise<this> {
    this.club.now = moment + 1000;
    await this.club.settle();
    return this;
  }

  choose(name: string, value: string): this {
    this.does(this.mo, chooseSetting, { ...atTable, name, value });
    return this;
  }

  /** When the phase ends, in GMT. */
  ends(at: string): this {
    const end = phaseEndOf(this.club.view, this.table)?.at;
    expect(end === undefined ? null : new Date(end).toISOString()).toBe(new Date(`${at}Z`).toISOString());
    return this;
  }

  /** What a refusal of that code comes to, by the point of these rules on that matter. */
  refused(code: string, on: Matter) {
    return {
      ok: false,
      refusals: [expect.objectContaining({ code, points: [citeOn(this.table.rules, on)] })],
    };
  }

  told(kind: string) {
    return this.club.announced.filter(({ notice }) => notice.kind === kind);
  }
}
