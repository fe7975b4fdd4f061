import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { TableBody } from '../../../src/tables/book/table.ts';
import type { DiplomacyTableRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import type { Proposal } from '../../../src/tables/votes/book.ts';
import { giveVote, type VoteInput } from '../../../src/tables/votes/give-vote.ts';
import { theProposal } from '../../../src/tables/votes/proposals.ts';
import { type ProposeInput, propose } from '../../../src/tables/votes/propose.ts';
import { atTable, TableStory } from '../a-table.ts';
import { recordedGame } from '../diplomacy/recorded-game.ts';

export const powers = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'] as const;

const recorded = recordedGame();

/** How many phases of the recorded game are over once Germany is out, Turkey too, and once Russia has won. */
export const [germanyOut, turkeyOut, won] = [14, 26, recorded.phases.length];

/** A game that has begun on a Monday at noon, and its votes. */
export class VoteStory extends TableStory {
  constructor(rules: DiplomacyTableRules['id'] = 'club') {
    super('2026-11-23 12:00', rules);
    this.start();
  }

  proposal(number = 1): Proposal {
    return theProposal(this.table, number);
  }

  proposes(power: string, about: Partial<ProposeInput> = {}) {
    return this.club.does(this.playing(power), propose, {
      ...{ ...atTable, kind: 'draw', members: null, text: null, figures: null },
      ...about,
    });
  }

  votes(power: string, choice: VoteInput['choice'], proposal = '1') {
    return this.club.does(this.playing(power), giveVote, { ...atTable, proposal, choice });
  }

  /** Those vote yes. */
  allVote(voters: readonly string[] = powers, proposal = '1'): this {
    for (const power of voters)
      this.does(this.playing(power), giveVote, { ...atTable, proposal, choice: 'yes' });
    return this;
  }

  /** Nobody plays it any more. */
  opens(power: string): this {
    return this.writes({ type: 'seat-opened', seat: power, why: 'removed' });
  }

  /** Somebody else plays it. */
  replaces(power: string, person: PersonNumber): this {
    return this.writes({ type: 'seat-replaced', seat: power, person, until: null });
  }

  /** So many phases of the recorded game, after so many others. */
  plays(phases: number, after = 0): this {
    const { now } = this.club;
    const told = recorded.phases.slice(after, after + phases).flatMap(({ phase, orders }): TableBody[] => [
      ...[...orders].map(([seat, given]): TableBody => {
        const lines = given.map(({ text }) => text);
        return { type: 'orders-published', phase, seat, lines, salt: '', digest: '', receivedAt: now };
      }),
      { type: 'phase-adjudicated', phase, how: 'deadline' },
    ]);
    return this.writes(...told);
  }

  writes(...bodies: readonly TableBody[]): this {
    this.club.keep((work) => {
      for (const body of bodies) writeAt(work, theTable(work, 1), body, this.mo);
    });
    return this;
  }

  /** What its thread and #games were told, by kind. */
  told(kind: string) {
    return this.club.announced.filter(({ notice }) => notice.kind === kind);
  }
}
