import type { Clubs } from '../../../src/house/clubs.ts';
import type { Actor } from '../../../src/house/people.ts';
import type { ClubView, UnitOfWork } from '../../../src/house/ports.ts';
import { done, type Result } from '../../../src/house/result.ts';
import { settleDue } from '../../../src/house/settle/settle-due.ts';
import type { Body } from '../../../src/rule-books.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Act } from '../../../terms/register.ts';
import { beforehand } from './beforehand.ts';
import { everybody } from './facts.ts';

export const clubId = '1000';

/** Where clubs are kept; `restart` gives what a program that starts now finds there. */
export interface Keeping {
  readonly clubs: Clubs;
  restart(): Promise<Keeping>;
}

/** An entry to write, by whom and by what Act. */
export type Written = Body & { by?: number; restsOn?: Act };

const anyOutcome: Outcome = { kind: 'session-cancelled', date: '2000-01-01', restored: false };

/** The real club of the model. */
export class World {
  now: number;
  kept: Keeping;
  private interactions = 0;

  constructor(kept: Keeping, now: number) {
    this.kept = kept;
    this.now = now;
  }

  get clubs(): Clubs {
    return this.kept.clubs;
  }

  view(): Promise<ClubView> {
    return this.clubs.view(clubId);
  }

  /** Runs a use case as that person; 0 is somebody whom the club does not know. */
  async does<Input>(
    who: number,
    useCase: (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>,
    input: Input,
  ): Promise<Result<Outcome | null>> {
    this.interactions += 1;
    const actor = actorOf(who);
    const id = `30${this.interactions}`;
    const interaction = { id, token: 'token', applicationId: '4', channel: '5', account: actor.account };
    return this.clubs.change(clubId, { interaction, now: this.now }, (work) => useCase(work, actor, input));
  }

  async writes(...bodies: readonly Written[]): Promise<void> {
    await this.clubs.change(clubId, { interaction: null, now: this.now }, (work) => {
      for (const { by = null, restsOn = 'III.3', ...body } of bodies)
        work.append(body, { by, acts: [restsOn] });
      return done(anyOutcome);
    });
  }

  async settle(): Promise<void> {
    await settleDue(this.clubs, clubId, this.now);
  }

  async restart(): Promise<void> {
    this.kept = await this.kept.restart();
  }

  /** The people, and all that was done before anybody goes to the Court. */
  async begin(): Promise<void> {
    await this.clubs.change(clubId, { interaction: null, now: this.now }, (work) => {
      for (const person of everybody.slice(1))
        work.addPerson({ account: accountOf(person), name: nameOf(person) });
      return done(anyOutcome);
    });
    await this.writes(...beforehand(this.now));
  }
}

const names = ['Gus', 'Morgan', 'Jo', 'Kim', 'Lee', 'Mia', 'Mo', 'Ana', 'Bo', 'Cy'];
const nameOf = (person: number): string => names[person] ?? '';
const accountOf = (person: number): string => `20${person}`;

/** How Discord vouches for that person. */
export const actorOf = (who: number): Actor => ({
  account: accountOf(who),
  name: nameOf(who),
  managesGuild: false,
});
