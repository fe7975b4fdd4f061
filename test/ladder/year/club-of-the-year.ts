import { Temporal } from 'temporal-polyfill';
import { isMember } from '../../../src/house/book/members.ts';
import type { Clubs } from '../../../src/house/clubs.ts';
import type { Actor } from '../../../src/house/people.ts';
import type { ClubView, UnitOfWork } from '../../../src/house/ports.ts';
import { done, type Result } from '../../../src/house/result.ts';
import { settleDue } from '../../../src/house/settle/settle-due.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Body } from '../../../src/rule-books.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Instant } from '../../../terms/time.ts';
import { saidOf } from '../../support/refusals.ts';

export const clubId = '1000';
export const timezone = 'Europe/London';

/** Who holds an office, by number; the others are Members and nothing else. */
export const cast = { chief: 1, mo: 2, sam: 3, mia: 4, max: 5, jude: 6 } as const;
export const moderators = [cast.mo, cast.mia, cast.max] as const;
const membersAtFirst = 60;
/** The last of them have no account. */
const withAccount = 58;

type UseCase<Input> = (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>;

/** The instant at which the club's clocks show `2026-11-20 12:40`. */
export const moment = (text: string): Instant =>
  Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(timezone).epochMilliseconds;

/** A club whose people give their commands in the order of the clock, each settled beforehand as by the bot. */
export class ClubOfTheYear {
  /** May be replaced by a program that was started anew. */
  clubs: Clubs;
  now: Instant = 0;
  /** What came of each command, in order. */
  readonly said: string[] = [];

  constructor(clubs: Clubs) {
    this.clubs = clubs;
  }

  view(): Promise<ClubView> {
    return this.clubs.view(clubId);
  }

  async settle(): Promise<void> {
    await settleDue(this.clubs, clubId, this.now);
  }

  /** Has somebody with an account give a command; nothing comes of it for others. */
  async does<Input>(
    person: PersonNumber | undefined,
    useCase: UseCase<Input>,
    input: Input,
  ): Promise<boolean> {
    const known = person === undefined ? null : (await this.view()).people.byNumber(person);
    if (known === null || known.account === null) return false;
    const actor = { account: known.account, name: known.name, managesGuild: false };
    const id = `command ${this.said.length + 1}`;
    const interaction = { id, token: 'token', applicationId: '4', channel: '5', account: actor.account };
    const occasion = { interaction, now: this.now };
    const result = await this.clubs.change(clubId, occasion, (work) => useCase(work, actor, input));
    this.said.push(`${useCase.name}: ${saidOf(result)}`);
    return result.ok;
  }

  async members(): Promise<PersonNumber[]> {
    const { people, state } = await this.view();
    return people
      .all()
      .map(({ number }) => number)
      .filter((number) => isMember(state, number));
  }

  /** The club as the year begins: 60 Members, of whom some are officers, and three officers who do not play. */
  async begin(now: Instant): Promise<void> {
    this.now = now;
    await this.clubs.change(clubId, { interaction: null, now }, (work) => {
      for (const name of ['Morgan', 'Mo', 'Sam']) addPerson(work, name);
      for (let n = 1; n <= membersAtFirst; n++) addPerson(work, `Member ${n}`, n <= withAccount);
      for (const body of beginnings) work.append(body, { by: null, acts: ['III.2'] });
      work.saveSettings({ staff: cast.sam });
      return done(null);
    });
  }
}

function addPerson(work: UnitOfWork, name: string, hasAccount = true): void {
  work.addPerson({ account: hasAccount ? `account of ${name}` : null, name });
}

const firstMember = cast.mia;

const beginnings: readonly Body[] = [
  { type: 'office-given', person: cast.chief, office: 'chief' },
  ...moderators.map((person) => ({ type: 'office-given', person, office: 'moderator' }) as const),
  { type: 'office-given', person: cast.jude, office: 'justice' },
  { type: 'staff-named', person: cast.sam },
  ...Array.from({ length: membersAtFirst }, (_, n) => ({ type: 'joined', person: firstMember + n }) as const),
];
