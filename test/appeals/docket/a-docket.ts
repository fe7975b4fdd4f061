import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** Monday 16 November 2026, 10:00: Cleo is Chief Justice, Jo, Kim and Lee are Justices, Mo moderates, Ana and Bo play. */
export function aDocket() {
  const club = aClub({ now: '2026-11-16 10:00' });
  const cleo = club.person('Cleo', { offices: ['chief'] });
  const jo = club.person('Jo Jones', { offices: ['justice'] });
  const kim = club.person('Kim', { offices: ['justice'] });
  const lee = club.person('Lee', { offices: ['justice'] });
  const mo = club.moderator('Mo Moss');
  const [ana, bo] = [club.member('Ana Ash'), club.member('Bo')];
  return { club, cleo, jo, kim, lee, mo, ana, bo, court: new Court(club, cleo) };
}

export type Stage = ReturnType<typeof aDocket>;

/** Writes what is done before the Court straight into the ledger. */
export class Court {
  private readonly club: Story;
  private readonly chief: PersonNumber;
  private filed = 0;

  constructor(club: Story, chief: PersonNumber) {
    this.club = club;
    this.chief = chief;
  }

  /** Returns the number of the case, which is its place in the year too. */
  files(
    petitioner: PersonNumber,
    respondent: PersonNumber | null,
    about: { subject?: Subject; enBanc?: boolean; statement?: string } = {},
  ): number {
    const { subject = { kind: 'other' }, enBanc = false, statement } = about;
    this.filed += 1;
    const number = this.filed;
    this.club.write(
      {
        type: 'petitioned',
        case: number,
        year: 2026,
        ordinal: number,
        petitioner,
        respondent,
        subject,
        enBanc,
      },
      { by: petitioner, texts: statement === undefined ? {} : { statement } },
    );
    return number;
  }

  grants(number: number): void {
    this.club.write(
      { type: 'writ-given', case: number, person: this.chief, chief: true },
      { by: this.chief },
    );
  }

  seats(number: number, ...panel: PersonNumber[]): void {
    this.club.write({ type: 'panel-seated', case: number, panel, despiteConflict: [] }, { by: this.chief });
  }

  votes(number: number, ...people: PersonNumber[]): void {
    const decision = { kind: 'uphold' } as const;
    for (const person of people)
      this.club.write({ type: 'vote-cast', case: number, person, decision, bar: null }, { by: person });
  }

  judges(number: number, outcome: 'uphold' | 'remand', majority: PersonNumber[], enBanc = false): void {
    const about = { case: number, enBanc, bar: null, effects: [], supersedes: [], silent: [] };
    this.club.write({ type: 'judged', ...about, outcome: { kind: outcome }, majority });
  }

  publishes(number: number, author: PersonNumber, enBanc = false): void {
    const about = { case: number, opinion: 1, kind: 'majority', enBanc } as const;
    this.club.write({ type: 'opinion-published', ...about, author, holds: [] }, { by: author });
  }

  asks(number: number, person: PersonNumber): void {
    this.club.write({ type: 'en-banc-asked', case: number, person }, { by: person });
  }

  accepts(number: number): void {
    this.club.write({ type: 'en-banc-answered', case: number, accepted: true }, { by: this.chief });
  }
}

/** A case that Jo, Kim and Lee hear. */
export function heard({ court, jo, kim, lee, ana, mo }: Stage): number {
  const number = court.files(ana, mo);
  court.grants(number);
  court.seats(number, jo, kim, lee);
  return number;
}

/** A case of which Jo, Kim and Lee have judged. */
export function judged(stage: Stage, outcome: 'uphold' | 'remand' = 'uphold'): number {
  const { court, jo, kim, lee } = stage;
  const number = heard(stage);
  court.votes(number, jo, kim, lee);
  if (stage.club.view.state.cases[number]?.judgements.length === 0)
    court.judges(number, outcome, [jo, kim, lee]);
  return number;
}
