import { citePoint } from '../../tables/rule-sets/rule-set.ts';
import type { SeatingBreach } from '../../tables/tournaments/book/rounds.ts';
import { formatOf } from '../../tables/tournaments/format.ts';
import type { Wish } from '../../tables/tournaments/seating/problem.ts';
import { powerName } from '../../tables/tournaments/words/names.ts';
import { type PersonShown, personShown } from '../pieces.tsx';
import { type Naming, type TeamShown, teamShown } from './named.ts';

/** Something that the seating of a round could not keep to. */
export interface BreachRead {
  point: string;
  /** Which of the wishes; null for one that the rules know no more. */
  wish: Wish | null;
  people: readonly PersonShown[];
  teams: readonly TeamShown[];
  boards: readonly number[];
  power: string | null;
}

export function breachRead(
  { view, now, tournament }: Naming,
  { point, people, teams, boards, power }: SeatingBreach,
): BreachRead {
  const { rules, about } = tournament;
  const wish = [...formatOf(about.rules).seating].find(([, each]) => each === point)?.[0] ?? null;
  return {
    ...{ point: citePoint(rules, point), wish, boards },
    people: people.map((person) => personShown(view, person, now)),
    teams: teams.map((team) => teamShown(tournament, team)),
    power: power === null ? null : powerName(tournament, power),
  };
}

/** What the seatings of a tournament keep to wherever they can, in words, each with its point. */
export const wishesRead = ({ tournament: { rules, about } }: Naming) =>
  [...formatOf(about.rules).seating].map(([wish, point]) => ({
    ...{ point: citePoint(rules, point), wish, says: wishWords[wish] },
  }));

const wishWords: Readonly<Record<Wish, string>> = {
  'team-power': 'In rounds that count for teams, nobody plays the same power as somebody of their own team.',
  'team-board': 'Nobody plays on a board with somebody of their own team.',
  'power-again': 'Nobody plays a power again that they had in an earlier round.',
  'met-again': 'Nobody plays somebody again whom they met in an earlier round.',
  'teams-again': 'Two teams meet once only.',
};
