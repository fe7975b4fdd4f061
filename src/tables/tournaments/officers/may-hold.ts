import type { Instant } from '../../../../terms/time.ts';
import type { Somebody } from '../../../house/people.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Refusal } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { isFullFor, officesBeside } from '../../officers/office-limits.ts';
import type { OfficeFigures } from '../../rule-sets/rule-set.ts';
import { by } from '../../table.ts';
import { notBanned } from '../../who.ts';
import type { Tournament } from '../tournament.ts';

/** Who has an office in a tournament. */
export const holdersIn = ({ state: { officers } }: Tournament, office: string): PersonNumber[] =>
  officers.filter((each) => each.office === office).map(({ person }) => person);

interface Naming {
  office: string;
  figures: OfficeFigures;
  now: Instant;
}

/** None, or why somebody can't have an office in a tournament (WM A.2 to A.10, MJ A.2 to A.8). */
export function mayNotHoldIn(
  view: ClubView,
  tournament: Tournament,
  { number: person, account }: Somebody,
  { office, figures: { on, most, playing }, now }: Naming,
): Refusal[] {
  const { number, rules, state } = tournament;
  const offices = { rules, held: state.officers };
  const about = { tournament: number, office, ...by(rules, on) };
  const beside = [
    ...(isFullFor(offices, office)
      ? [{ code: 'tournament-office-full', most: most ?? 1, ...about } as const]
      : []),
    ...officesBeside(offices, person, office),
  ];
  if (person === null) return beside;
  const plays = playing === 'never' && state.signedUp.some((each) => each.person === person);
  return [
    ...(plays ? [{ code: 'player-has-no-office', person, ...about } as const] : []),
    ...beside,
    ...(account === null ? [{ code: 'has-no-account', person, ...by(rules, 'gamemaster') } as const] : []),
    ...notBanned(view, tournament, person, now),
  ];
}
