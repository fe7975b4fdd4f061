import { expect } from 'vitest';
import { announceEnd, type EndInput } from '../../../src/tables/birthday/announce-end.ts';
import type { RegulationProposal } from '../../../src/tables/birthday/book.ts';
import { theRegulation } from '../../../src/tables/birthday/live.ts';
import { type ProposeRegulation, proposeRegulation } from '../../../src/tables/birthday/propose.ts';
import { ruleAtTable } from '../../../src/tables/birthday/rule.ts';
import { voteAtTable } from '../../../src/tables/birthday/vote.ts';
import type { TableBody } from '../../../src/tables/book/table.ts';
import { diplomacyRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import type { VoteInput } from '../../../src/tables/votes/give-vote.ts';
import { atTable, TableStory } from '../a-table.ts';

export const powers = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'] as const;

/** As a test expects that it is refused. */
export const refusedAs = (code: string, ...points: readonly string[]) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points })],
});
export const unclear = (problem: string) => ({ ok: false, invalid: expect.objectContaining({ problem }) });

/** A change of the text of a regulation. */
export type Wish = Partial<Pick<ProposeRegulation, 'point' | 'text' | 'figures' | 'comment'>>;

/** A Birthday Tournament that has begun on a Monday at noon, so that its first turn begins at midnight. */
export class BirthdayStory extends TableStory {
  constructor(now = '2026-11-23 12:00') {
    super(now, 'birthday-2020');
    this.start();
  }

  proposal(number = 1): RegulationProposal {
    return theRegulation(this.table, number);
  }

  get regulations() {
    return this.table.state.regulations;
  }

  get game() {
    const { diplomacy } = this.table.state;
    if (diplomacy === null) throw new Error('No Diplomacy is played');
    return diplomacy;
  }

  /** How many centres win now. */
  get victory(): number {
    return diplomacyRules(this.table.rules).diplomacy.choices.victory;
  }

  /** What a regulation says now. */
  says(point: string): string | undefined {
    return this.table.rules.points.find(({ id }) => id === point)?.text;
  }

  wish(wish: Wish): ProposeRegulation {
    const text = 'A power that owns more centres than all others has won.';
    return { ...atTable, point: '16', text, figures: null, comment: null, seen: null, shown: null, ...wish };
  }

  proposes(power: string, wish: Wish = {}) {
    return this.club.does(this.playing(power), proposeRegulation, this.wish(wish));
  }

  /** The gamemaster changes a regulation. */
  amends(wish: Wish = {}) {
    return this.club.does(this.mo, proposeRegulation, this.wish({ comment: 'It breaks a custom.', ...wish }));
  }

  votes(power: string, choice: VoteInput['choice'], proposal = '1') {
    return this.club.does(this.playing(power), voteAtTable, { ...atTable, proposal, choice });
  }

  /** Those vote yes. */
  allVote(voters: readonly string[], proposal = '1'): this {
    for (const power of voters)
      this.does(this.playing(power), voteAtTable, { ...atTable, proposal, choice: 'yes' });
    return this;
  }

  /** A contestant has that enacted, by the votes of four others. */
  enacts(wish: Wish): this {
    this.does(this.playing('FRA'), proposeRegulation, this.wish(wish));
    return this.allVote(['AUS', 'ENG', 'GER', 'ITA'], String(this.regulations.proposals.length));
  }

  rules(point: string | null, figures: string | null, text = 'So it is.') {
    return this.club.does(this.mo, ruleAtTable, { ...atTable, text, point, figures });
  }

  ends(how: EndInput['how'], members: string | null = null) {
    return this.club.does(this.mo, announceEnd, { ...atTable, how, members });
  }

  /** Nobody plays it any more. */
  opens(power: string): this {
    return this.writes({ type: 'seat-opened', seat: power, why: 'removed' });
  }

  writes(...bodies: readonly TableBody[]): this {
    this.club.keep((work) => {
      for (const body of bodies) writeAt(work, theTable(work, 1), body, this.mo);
    });
    return this;
  }

  /** So many turns are played, in which those powers hold, by the entries alone. */
  turnsGoBy(turns: number): this {
    for (let turn = 0; turn < turns; turn++) {
      const { season, year } = this.game.position.phase;
      this.writes({ type: 'phase-adjudicated', phase: `${season}${year}M`, how: 'deadline' });
    }
    return this;
  }

  /** What people and its thread were told, by kind. */
  told(kind: string) {
    return this.club.announced.filter(({ notice }) => notice.kind === kind);
  }

  /** When the orders of the turn are due, in UTC. */
  get played(): string[] {
    return this.game.history.map(({ phase, at }) => `${phase} ${new Date(at).toISOString().slice(0, 16)}`);
  }
}
