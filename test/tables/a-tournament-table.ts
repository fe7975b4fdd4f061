import { expect } from 'vitest';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { endPhase } from '../../src/tables/diplomacy/end-phase.ts';
import { powersToOrder } from '../../src/tables/diplomacy/needs.ts';
import { nameOfficer } from '../../src/tables/officers/name-officer.ts';
import { diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable } from '../../src/tables/table.ts';
import { atTable } from './a-table.ts';
import { named } from './seats/a-replacement.ts';
import { VoteStory } from './votes/a-vote.ts';

/** The rule sets of the two tournaments with a director, and how their points are cited. */
export const tournaments = [
  { rules: 'world-masters-2004', cited: 'WM' },
  { rules: 'maharajiad', cited: 'MJ' },
] as const;

export type Tournament = (typeof tournaments)[number]['rules'];

/** A table of a tournament in its first Spring, which Mo runs and Dee directs. */
export class TournamentStory extends VoteStory {
  readonly director: PersonNumber;
  readonly committee: PersonNumber[] = [];

  constructor(rules: Tournament = 'world-masters-2004') {
    super(rules);
    this.director = this.club.member('Dee');
    this.names('director', this.director, this.mo);
  }

  /** So many people sit in the committee. */
  withCommittee(many = 5): this {
    for (const name of ['Una', 'Vic', 'Wes', 'Xan', 'Yan', 'Zed'].slice(0, many)) {
      const person = this.club.member(name);
      this.committee.push(person);
      this.names('committee', person);
    }
    return this;
  }

  /** Gives somebody an office, or takes it from them. */
  names(office: string, member: PersonNumber, by = this.director): this {
    this.does(by, nameOfficer, { ...atTable, office, member: named(member), gmLeft: false });
    return this;
  }

  triesToName(office: string, member: PersonNumber, by = this.director) {
    return this.club.does(by, nameOfficer, { ...atTable, office, member: named(member), gmLeft: false });
  }

  /** The powers of the table. */
  get powers(): string[] {
    return [...this.table.state.seats.keys()];
  }

  /** Those phases go by, in which nobody orders anything and nobody minds. */
  passes(phases: number): this {
    for (let each = 0; each < phases; each++)
      this.writes({ type: 'phase-adjudicated', phase: this.phase, how: 'deadline' });
    return this;
  }

  /** Every power that has something to order lets its units hold, except those. */
  allHold(except: readonly string[] = []): this {
    const { diplomacy } = this.table.state;
    if (diplomacy === null || diplomacy.position.phase.kind !== 'M') return this;
    const { map } = diplomacyRules(this.table.rules).diplomacy;
    for (const power of powersToOrder(diplomacy.position, map))
      if (!except.includes(power)) this.holds(power);
    return this;
  }

  /** The phase ends now, with the orders that there are. */
  ends(): this {
    this.club.keep((work) => endPhase(work, theTable(work, 1), 'deadline', null));
    return this;
  }
}

/** A refusal of that kind, by that point. */
export const refusedAs = (code: string, ...points: readonly string[]) => ({
  ok: false,
  refusals: [expect.objectContaining(points.length === 0 ? { code } : { code, points })],
});

export const unclear = (problem: string) => ({ ok: false, invalid: expect.objectContaining({ problem }) });
