import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { seatsOf } from '../../../src/tables/rule-sets/rule-set.ts';
import { writeAt } from '../../../src/tables/table.ts';
import type { Proposal } from '../../../src/tables/votes/book.ts';
import { giveVote, type VoteInput } from '../../../src/tables/votes/give-vote.ts';
import { theProposal } from '../../../src/tables/votes/proposals.ts';
import { type ProposeInput, propose } from '../../../src/tables/votes/propose.ts';
import { atTable, TableStory } from '../a-table.ts';

export const powers = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'] as const;

/** A game that has begun on a Monday at noon, and its votes. */
export class VoteStory extends TableStory {
  constructor() {
    super();
    this.start();
  }

  proposal(number = 1): Proposal {
    return theProposal(this.table, number);
  }

  proposes(power: string, about: Partial<ProposeInput> = {}) {
    return this.club.does(this.playing(power), propose, {
      ...{ ...atTable, kind: 'draw', members: null, text: null },
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
    this.club.keep((work) =>
      writeAt(work, this.table, { type: 'seat-opened', seat: power, why: 'removed' }, this.mo),
    );
    return this;
  }

  /** Somebody else plays it. */
  replaces(power: string, person: PersonNumber): this {
    const body = { type: 'seat-replaced', seat: power, person, until: null } as const;
    this.club.keep((work) => writeAt(work, this.table, body, this.mo));
    return this;
  }

  /** Takes all units and centres of a power off the board: a game in which it was conquered. */
  conquers(power: string): this {
    const { diplomacy } = this.table.state;
    if (diplomacy === null) throw new Error('Nothing is played');
    const { position } = diplomacy;
    diplomacy.position = {
      ...position,
      units: position.units.filter((unit) => unit.power !== power),
      centres: new Map([...position.centres].filter(([owner]) => owner !== power)),
    };
    return this;
  }

  get seatNames(): string[] {
    return seatsOf(this.table.rules).map(({ name }) => name);
  }

  /** What its thread and #games were told, by kind. */
  told(kind: string) {
    return this.club.announced.filter(({ notice }) => notice.kind === kind);
  }
}
