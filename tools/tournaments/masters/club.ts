import type { Clubs } from '../../../src/house/clubs.ts';
import type { Actor } from '../../../src/house/people.ts';
import type { UseCase } from '../../../src/house/plan.ts';
import type { ClubView, Interaction, UnitOfWork } from '../../../src/house/ports.ts';
import { done, type Result } from '../../../src/house/result.ts';
import { settleDue } from '../../../src/house/settle/settle-due.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Instant } from '../../../terms/time.ts';

const club = '1000';
const begins = Date.UTC(2026, 10, 23, 12);
const second = 1000;

const accountOf = (person: PersonNumber): string => `${10 ** 15 + person}`;

/** A club in a store of its own, with a clock that is moved by hand. Its first person is a Moderator; nobody else has an office. */
export class SimulatedClub {
  now: Instant = begins;
  private readonly clubs: Clubs;
  private interactions = 0;

  constructor(clubs: Clubs) {
    this.clubs = clubs;
  }

  /** Has so many people join the club, which has tables from now on. */
  async fill(people: number): Promise<void> {
    await this.kept(null, (work) => {
      work.saveSettings({ name: 'A club that hosts a tournament', tables: true });
      for (let person = 1; person <= people; person++) {
        work.addPerson(this.actor(person));
        work.append({ type: 'joined', person }, { by: null, acts: [] });
      }
      work.append({ type: 'office-given', person: 1, office: 'moderator' }, { by: null, acts: [] });
      return done(null);
    });
  }

  get view(): Promise<ClubView> {
    return this.clubs.view(club);
  }

  /** Does what has to succeed, as a command of its own. */
  does<Input, Came extends Outcome>(
    person: PersonNumber,
    useCase: UseCase<Input, Came>,
    input: Input,
  ): Promise<void> {
    return this.kept(this.interaction(person), (work) => useCase(work, this.actor(person), input));
  }

  /** The same of several at once, as of one moment and in one change: what costs most in a command is not done again for each of them. */
  doTogether<Input, Came extends Outcome>(
    useCase: UseCase<Input, Came>,
    deeds: readonly { person: PersonNumber; input: Input }[],
  ): Promise<void> {
    return this.kept(null, (work) => {
      for (const { person, input } of deeds) assertDone(useCase(work, this.actor(person), input));
      return done(null);
    });
  }

  /** Moves the clock on, and has done what is due by then. */
  async goTo(moment: Instant): Promise<void> {
    this.now = moment;
    if (!(await settleDue(this.clubs, club, this.now))) throw new Error('What was due was refused');
  }

  /** A second goes by. */
  tick(): Promise<void> {
    return this.goTo(this.now + second);
  }

  private async kept(
    interaction: Interaction | null,
    decide: (work: UnitOfWork) => Result<Outcome | null>,
  ): Promise<void> {
    assertDone(await this.clubs.change(club, { interaction, now: this.now }, decide));
  }

  private actor(person: PersonNumber): Actor {
    return { account: accountOf(person), name: `player${person}`, managesGuild: false };
  }

  private interaction(person: PersonNumber): Interaction {
    this.interactions += 1;
    const id = `${2 * 10 ** 15 + this.interactions}`;
    return { id, token: 'token', applicationId: '4', channel: '5', account: accountOf(person) };
  }
}

function assertDone(result: Result<Outcome | null>): void {
  if (!result.ok) throw new Error(`It was refused: ${JSON.stringify(result)}`);
}
