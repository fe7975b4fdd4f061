import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { plays } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';

/** The Fridays of a term, in order. */
export const fridays = [
  '2026-10-09',
  '2026-10-16',
  '2026-10-23',
  '2026-10-30',
  '2026-11-06',
  '2026-11-13',
  '2026-11-20',
] as const;

/** Holds the session of that day: who was there, and who played whom. It is over when this returns. */
export function holds(
  club: Story,
  mo: PersonNumber,
  date: string,
  { present = [], games = [] }: { present?: PersonNumber[]; games?: [PersonNumber, PersonNumber][] },
): void {
  club.at(`${date} 12:30`);
  club.openSession(mo);
  for (const person of present) club.checkIn(person);
  club.at('12:50');
  for (const [player, opponent] of games) plays(club, mo, player, opponent);
  club.at('13:05');
  club.does(mo, closeSession, undefined);
}
