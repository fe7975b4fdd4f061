import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { by } from '../table.ts';
import { notBanned, personActing } from '../who.ts';
import { formatOf } from './format.ts';
import { byPoints, type Tournament } from './tournament.ts';

export const director = 'director';

/** Who directs a tournament; null where nobody does any more. */
export const directorOf = ({ state: { officers } }: Tournament): PersonNumber | null =>
  officers.find(({ office }) => office === director)?.person ?? null;

/** None, or the refusal for somebody who doesn't direct a tournament (WM A.3, MJ A.3). */
export const needsDirector = (view: ClubView, actor: Actor, tournament: Tournament): Refusal[] => {
  const holder = directorOf(tournament);
  return holder !== null && holder === personActing(view, actor)
    ? []
    : [
        {
          ...({ code: 'needs-director', tournament: tournament.number, director: holder } as const),
          ...byPoints(tournament.rules, formatOf(tournament.about.rules).points.director),
        },
      ];
};

/**
 * None, or why somebody can't play in a tournament: they have an office in it whose holders don't play (WM A.4 and A.9, MJ A.4), or are
 * banned. Members of a committee may play against the advice of the rules (WM A.8), or without a say meanwhile (MJ A.8).
 */
export function mayNotPlayIn(
  view: ClubView,
  tournament: Tournament,
  person: PersonNumber | null,
  now: Instant,
): Refusal[] {
  const { number, state, rules } = tournament;
  const held = state.officers.filter(
    ({ office, person: holder }) => holder === person && rules.offices[office]?.playing === 'never',
  );
  return [
    ...held.map(
      ({ office }): Refusal => ({
        ...({ code: 'office-plays-not', tournament: number, office } as const),
        ...by(rules, rules.offices[office]?.on ?? 'officers'),
      }),
    ),
    ...notBanned(view, tournament, person, now),
  ];
}
