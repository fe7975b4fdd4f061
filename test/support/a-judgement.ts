import type { Case } from '../../src/appeals/book/cases.ts';
import type { Decision, JudgementOutcome, Subject } from '../../src/appeals/book/court-entries.ts';
import { chooseAuthor } from '../../src/appeals/opinions/choose-author.ts';
import { type OpinionInput, writeOpinion } from '../../src/appeals/opinions/write-opinion.ts';
import type { Result } from '../../src/house/result.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import type { Outcome } from '../../src/told.ts';
import { aClub, type Story } from './a-club.ts';

export interface JudgedAbout {
  /** Who votes how, and so who hears the case; Jo, Kim and Lee for overturning unless said otherwise. */
  votes?: readonly (readonly [PersonNumber, Decision])[];
  outcome?: JudgementOutcome;
  majority?: readonly PersonNumber[];
  subject?: Subject;
}

export const overturn: Decision = { kind: 'overturn', relief: { kind: 'undo' } };
export const uphold: Decision = { kind: 'uphold' };

/** A club with a Court, and cases that are judged as a test wants them. */
export class Courtroom {
  readonly story: Story = aClub({ now: '2026-11-16 12:00' });
  readonly chief = this.story.member('Chi Long', { offices: ['chief'] });
  readonly jo = this.story.member('Jo Marsh', { offices: ['justice'] });
  readonly kim = this.story.member('Kim', { offices: ['justice'] });
  readonly lee = this.story.member('Lee', { offices: ['justice'] });
  readonly mia = this.story.moderator('Mia Moss');
  readonly ana = this.story.member('Ana Bell');
  private cases = 0;

  /** Files a case of Ana against Mia, and has the Chief Justice, who seats the panel, take it. */
  filed(subject: Subject = { kind: 'other' }): number {
    this.cases += 1;
    const { story, chief, ana, mia } = this;
    const about = { case: this.cases };
    const petition = { petitioner: ana, respondent: mia, subject, enBanc: false };
    story.write({ type: 'petitioned', ...about, year: 2026, ordinal: this.cases, ...petition }, { by: ana });
    story.write({ type: 'writ-given', ...about, person: chief, chief: true }, { by: chief });
    return this.cases;
  }

  /** Has a case judged by a panel. Returns its number. */
  judged(about: JudgedAbout = {}): number {
    const { story, chief, jo, kim, lee } = this;
    const of = { case: this.filed(about.subject) };
    const votes = about.votes ?? [jo, kim, lee].map((person) => [person, overturn] as const);
    const panel = votes.map(([person]) => person);
    story.write({ type: 'panel-seated', ...of, panel, despiteConflict: [] }, { by: chief });
    for (const [person, decision] of votes)
      story.write({ type: 'vote-cast', ...of, person, decision, bar: null }, { by: person });
    this.judge(of.case, { enBanc: false, ...about });
    return of.case;
  }

  /** Writes a judgement as it is: of the whole Court, or of a panel. */
  judge(number: number, about: { enBanc: boolean } & Pick<JudgedAbout, 'outcome' | 'majority'>): void {
    const { jo, kim, lee } = this;
    this.story.write({
      type: 'judged',
      case: number,
      enBanc: about.enBanc,
      outcome: about.outcome ?? overturn,
      bar: null,
      effects: [],
      supersedes: [],
      majority: [...(about.majority ?? [jo, kim, lee])],
      silent: [],
    });
  }

  /** Has the case heard once more by the whole Court, which judges so. */
  judgedByAll(number: number, about: Pick<JudgedAbout, 'outcome' | 'majority'> & { by: PersonNumber }): void {
    const { story, ana, chief } = this;
    const of = { case: number };
    story.write({ type: 'en-banc-asked', ...of, person: ana }, { by: ana });
    story.write({ type: 'en-banc-answered', ...of, accepted: true }, { by: chief });
    story.write({ type: 'vote-cast', ...of, person: about.by, decision: overturn, bar: null });
    this.judge(number, { enBanc: true, ...about });
  }

  case(number: number): Case {
    const appeal = this.story.view.state.cases[number];
    if (appeal === undefined) throw new Error(`There is no case ${number}`);
    return appeal;
  }

  /** What somebody comes to who names an author, themselves if nobody. */
  names(who: PersonNumber, number: number, justice: PersonNumber | null = null): Result<Outcome | null> {
    const named = justice === null ? null : { text: `#${justice}` };
    return this.story.does(who, chooseAuthor, { case: `2026/${number}`, justice: named });
  }

  writes(who: PersonNumber, number: number, about: Partial<OpinionInput> = {}): Result<Outcome | null> {
    const input = { kind: 'majority' as const, text: 'Because.', acts: '', holding: '', ...about };
    return this.story.does(who, writeOpinion, { case: `2026/${number}`, ...input });
  }
}
