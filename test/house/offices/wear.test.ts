import { describe, expect, it } from 'vitest';
import { noteWearingBarred, recordWorn } from '../../../src/house/offices/wear.ts';
import { done } from '../../../src/house/result.ts';
import { aClub } from '../../support/a-club.ts';

/** A club that has asked for roles once. */
function aDressedClub() {
  const club = aClub({ now: '2026-11-18 09:00' });
  const mo = club.moderator('Mo');
  const asks = () =>
    club.does(
      mo,
      (work) => {
        recordWorn(work, { roles: true, nicknames: null });
        return done(null);
      },
      {},
    );
  const notes = (asked: number) => club.does(mo, (work) => noteWearingBarred(work, ['roles'], asked), {});
  asks();
  const told = () => club.announced.filter(({ notice }) => notice.kind === 'wearing-barred');
  return { club, asks, notes, told };
}

describe('what the bot may not change', () => {
  it('is told once, and once more when the club has asked again', () => {
    const { asks, notes, told } = aDressedClub();
    notes(1);
    notes(1);
    expect(told()).toHaveLength(1);
    asks();
    notes(2);
    expect(told()).toHaveLength(2);
  });

  it('is not told by an attempt that began before the club asked again', () => {
    const { club, asks, notes, told } = aDressedClub();
    asks();
    notes(1);
    expect(told()).toEqual([]);
    expect(club.view.settings.worn).toMatchObject({ barred: [], asked: 2 });
  });
});
