import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairings, pairingsNow } from '../../../src/ladder/board/pairings.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, enters, plays } from '../games/afternoon.ts';

/** What the club is told now, as names. */
function told(club: Story): string[] {
  const found = pairingsNow(club.view, club.now);
  if (!found.ok) throw new Error('refused');
  const name = (person: number) => club.view.people.byNumber(person)?.name ?? '';
  const { pairs, oddOneOut } = found.value;
  const couples = pairs.map(({ people }) => people.map(name).sort().join('–'));
  return [...couples.sort(), ...(oddOneOut === null ? [] : [name(oddOneOut)])];
}

describe('pairings', () => {
  it('are of the members who are in the room and may play', () => {
    const { club, ana, bo } = afternoon();
    const [cy, del, guest] = [club.member('Cy'), club.member('Del'), club.person('Guest')];
    for (const person of [ana, bo, cy, del, guest]) club.checkIn(person);
    club.ban(cy, null);
    club.checkOut(del);
    expect(told(club)).toEqual(['Ana–Mo', 'Bo']);
  });

  it('bring together who has not met for longest', () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    for (const person of [ana, bo, cy]) club.checkIn(person);
    plays(club, mo, ana, bo, 0.5);
    plays(club, mo, bo, cy, 0.5);
    enters(club, mo, cy);
    expect(told(club)).toEqual(['Ana–Cy', 'Bo–Mo']);
  });

  it('and among those the nearest in score', () => {
    const { club, mo, ana, bo } = afternoon();
    const [cy, strong, weak] = [club.member('Cy'), club.member('Max'), club.member('Nat')];
    plays(club, mo, ana, weak);
    plays(club, mo, strong, weak);
    club.checkOut(mo);
    for (const person of [ana, bo, cy, strong]) club.checkIn(person);
    expect(told(club)).toEqual(['Ana–Max', 'Bo–Cy']);
  });

  it('are refused while no session is open, with the next one', () => {
    const { club } = afternoon();
    club.at('2026-11-21 12:40');
    expect(pairingsNow(club.view, club.now)).toMatchObject({
      refusals: [{ code: 'no-open-session', nextSession: '2026-11-27' }],
    });
  });

  it('leave nobody out but one, and pair nobody twice or with themselves', () => {
    const { club, mo } = afternoon();
    const everybody = Array.from({ length: 12 }, (_, n) => club.member(`P${n}`));
    const game = fc.tuple(fc.constantFrom(...everybody), fc.constantFrom(...everybody));
    fc.assert(
      fc.property(fc.array(game, { maxLength: 6 }), fc.subarray(everybody), (games, present) => {
        for (const [one, other] of games) if (one !== other) plays(club, mo, one, other, 0.5);
        const { pairs, oddOneOut } = pairings(club.view.state, present);
        const seated = pairs.flatMap(({ people }) => people);
        const all = oddOneOut === null ? seated : [...seated, oddOneOut];
        expect([...all].sort()).toEqual([...present].sort());
        expect(oddOneOut === null).toBe(present.length % 2 === 0);
      }),
      { numRuns: 30 },
    );
  });
});
