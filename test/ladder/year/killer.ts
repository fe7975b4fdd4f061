import type { Clubs } from '../../../src/house/clubs.ts';
import type { Occasion, UnitOfWork } from '../../../src/house/ports.ts';
import type { ClubOfTheYear } from './club-of-the-year.ts';
import type { Random } from './random.ts';

export const killed = 'killed';

/** Breaks off whatever is written to the database, from some statement on; and lets it be written again. */
export interface Saboteur {
  begin(random: Random): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Kills the bot in each of its jobs: while it decides, when all is decided and nothing kept, or as it writes. */
export class Killer {
  kills = 0;
  private readonly random: Random;
  /** A program that knows nothing but what was kept. */
  private readonly startAnew: () => Clubs;
  private readonly saboteur: Saboteur | null;
  private watched: Clubs | null = null;
  /** The job under way by its place in the ledger, whether it is broken off as it writes, and the one let through. */
  private job = { at: -1, writes: false, spared: -1 };

  constructor(random: Random, startAnew: () => Clubs, saboteur: Saboteur | null) {
    this.random = random;
    this.startAnew = startAnew;
    this.saboteur = saboteur;
  }

  /** Settles the club, with a program started again after each kill. */
  async settle(club: ClubOfTheYear): Promise<void> {
    for (;;) {
      if (club.clubs !== this.watched) this.watch(club.clubs);
      try {
        return await club.settle();
      } catch (error) {
        if (!this.job.writes && !String(error).includes(killed)) throw error;
        this.kills += 1;
        this.job.spared = this.job.at;
        club.clubs = this.startAnew();
      } finally {
        await this.callOff();
      }
    }
  }

  private watch(clubs: Clubs): void {
    this.watched = clubs;
    const change = clubs.change.bind(clubs);
    clubs.change = async (id, occasion, decide) => {
      await this.callOff();
      this.job.at = (await clubs.view(id)).state.lastSeq;
      if (!this.isToDie(occasion)) return change(id, occasion, decide);
      if (this.saboteur !== null && this.random.chance(50)) {
        this.job.writes = true;
        await this.saboteur.begin(this.random);
        return change(id, occasion, decide);
      }
      return change(id, occasion, (work) => {
        decide(noMoreThan(this.random.below(6), work));
        throw new Error(killed);
      });
    };
  }

  private isToDie({ interaction }: Occasion): boolean {
    return interaction === null && this.job.at !== this.job.spared;
  }

  private async callOff(): Promise<void> {
    if (!this.job.writes) return;
    this.job.writes = false;
    await this.saboteur?.end();
  }
}

/** Lets so many steps of a change happen. */
function noMoreThan(most: number, work: UnitOfWork): UnitOfWork {
  let steps = 0;
  const step = () => {
    if (steps === most) throw new Error(killed);
    steps += 1;
  };
  const append = work.append.bind(work);
  const announce = work.announce.bind(work);
  work.append = (body, about) => {
    step();
    return append(body, about);
  };
  work.announce = (notice, target) => {
    step();
    announce(notice, target);
  };
  return work;
}
