import type { Instant } from '../../../../terms/time.ts';
import type { Somebody } from '../../../house/people.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Refusal } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { OfficeFigures } from '../../rule-sets/rule-set.ts';
import { by } from '../../table.ts';
import { barringBan } from '../../who.ts';
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
  { office, figures, now }: Naming,
): Refusal[] {
  const { number, rules } = tournament;
  const about = { tournament: number, office, ...by(rules, figures.on) };
  const { most, among, playing } = figures;
  const isFull = most !== null && most > 1 && holdersIn(tournament, office).length >= most;
  const full = isFull ? [{ code: 'tournament-office-full', most: most ?? 1, ...about } as const] : [];
  const lacks =
    among !== undefined && (person === null || !holdersIn(tournament, among).includes(person))
      ? [{ code: 'tournament-office-among', among, ...about } as const]
      : [];
  if (person === null) return [...full, ...lacks];
  const plays = playing === 'never' && tournament.state.signedUp.some((each) => each.person === person);
  const ban = barringBan(view, person, now);
  return [
    ...(plays ? [{ code: 'player-has-no-office', person, ...about } as const] : []),
    ...full,
    ...lacks,
    ...besides(tournament, person, office),
    ...(account === null ? [{ code: 'has-no-account', person, ...by(rules, 'gamemaster') } as const] : []),
    ...(ban === null
      ? []
      : [{ code: 'banned', person, endsAt: ban.endsAt, ...by(rules, 'playing') } as const]),
  ];
}

/** None, or the refusal where somebody has an office that the rules let nobody have beside it (WM A.10). */
function besides(
  { number: tournament, state, rules }: Tournament,
  person: PersonNumber,
  office: string,
): Refusal[] {
  const { offices } = rules;
  const other = state.officers
    .filter((held) => held.person === person)
    .map((held) => held.office)
    .find((held) => offices[office]?.not.includes(held) || offices[held]?.not.includes(office));
  if (other === undefined) return [];
  const says = offices[office]?.not.includes(other) ? office : other;
  const on = offices[says]?.on ?? 'officers';
  return [{ code: 'tournament-office-barred', tournament, person, office, other, ...by(rules, on) }];
}
