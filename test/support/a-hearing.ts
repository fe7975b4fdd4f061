import type { UnitOfWork } from '../../src/house/ports.ts';
import type { Body } from '../../src/rule-books.ts';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';

/** Writes what happens to cases straight into the ledger, with people as they are on the server. */
export class Cases {
  private readonly club: ClubOnPlayground;
  private filed = 0;

  constructor(club: ClubOnPlayground) {
    this.club = club;
  }

  /** A petition by one against the other, which the Court takes. Returns the case's number. */
  async granted(petitioner: Person, respondent: Person, chief: Person, enBanc = false): Promise<number> {
    const number = ++this.filed;
    await this.club.change((work) => {
      const [one, other, person] = [
        numberOf(work, petitioner),
        numberOf(work, respondent),
        numberOf(work, chief),
      ];
      const subject = { kind: 'other' } as const;
      const about = { case: number, year: 2026, ordinal: number };
      write(work, { type: 'petitioned', ...about, petitioner: one, respondent: other, subject, enBanc });
      write(work, { type: 'writ-given', case: number, person, chief: true });
    });
    return number;
  }

  seat(number: number, ...panel: Person[]): Promise<void> {
    return this.club.change((work) =>
      write(work, {
        type: 'panel-seated',
        case: number,
        panel: panel.map((each) => numberOf(work, each)),
        despiteConflict: [],
      }),
    );
  }

  recuse(number: number, person: Person): Promise<void> {
    return this.write((work) => ({ type: 'recused', case: number, person: numberOf(work, person) }));
  }

  witness(number: number, person: Person): Promise<void> {
    return this.write((work) => ({ type: 'witness-called', case: number, person: numberOf(work, person) }));
  }

  vote(number: number, person: Person): Promise<void> {
    const decision = { kind: 'uphold' } as const;
    return this.write((work) => ({
      type: 'vote-cast',
      case: number,
      person: numberOf(work, person),
      decision,
      bar: null,
    }));
  }

  /** The decision below is upheld. */
  async judge(number: number, ...majority: Person[]): Promise<void> {
    await this.write((work) => ({
      ...{ type: 'judged', case: number, enBanc: false, outcome: { kind: 'uphold' }, bar: null },
      ...{ effects: [], supersedes: [], silent: [] },
      majority: majority.map((each) => numberOf(work, each)),
    }));
  }

  async publish(number: number, person: Person): Promise<void> {
    await this.write((work) => ({
      ...{ type: 'opinion-published', case: number, opinion: 1, kind: 'majority', enBanc: false, holds: [] },
      author: numberOf(work, person),
    }));
  }

  write(of: (work: UnitOfWork) => Body): Promise<void> {
    return this.club.change((work) => write(work, of(work)));
  }
}

export const numberOf = (work: UnitOfWork, { id }: Person): number => work.people.byAccount(id)?.number ?? 0;

const write = (work: UnitOfWork, body: Body): void => {
  work.append(body, { by: null, acts: ['III.3'] });
};
