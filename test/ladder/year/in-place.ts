import type { ClubId, Occasion, UnitOfWork } from '../../../src/house/ports.ts';
import type { Result } from '../../../src/house/result.ts';
import type { Outcome } from '../../../src/told.ts';
import { ChangeInMemory, ClubInMemory } from '../../support/memory-change.ts';
import { MemoryClubs } from '../../support/memory-club.ts';
import { clubId } from './club-of-the-year.ts';

/**
 * One club in memory that is changed in place, since a year's ledger is too long to be folded at each change. After a
 * change that breaks off it is folded again from what was kept.
 */
export class ClubInPlace extends MemoryClubs {
  private club: ClubInMemory;

  /** Begins with what is kept of the club, if anything. */
  constructor(kept?: ClubInMemory) {
    super();
    this.club = new ClubInMemory(clubId, kept);
  }

  override now(): ClubInMemory {
    return this.club;
  }

  override changeNow(
    _: ClubId,
    { now }: Occasion,
    decide: (work: UnitOfWork) => Result<Outcome | null>,
  ): Result<Outcome | null> {
    const kept = new ClubInMemory(clubId, this.club);
    const work = new ChangeInMemory(this.club, now);
    try {
      const result = decide(work);
      if (!result.ok && work.wrote) throw new Error('A refusal came after something had been written');
      return result;
    } catch (error) {
      this.club = kept;
      throw error;
    }
  }
}
