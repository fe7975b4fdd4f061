import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Ranked } from '../../tables/tournaments/standings/course.ts';
import type { Tournament } from '../../tables/tournaments/tournament.ts';
import { powerName } from '../../tables/tournaments/words/names.ts';
import { type PersonShown, personShown } from '../pieces.tsx';

/** A team as the site names it. */
export interface TeamShown {
  number: number;
  /** As its captain called it. */
  name: string;
}

/** The team of a number; its number alone where it is there no longer. */
export function teamShown({ state: { teams } }: Pick<Tournament, 'state'>, number: number): TeamShown {
  return { number, name: teams.find((each) => each.number === number)?.name ?? `Team ${number}` };
}

/** Of whom or of what a line of standings is, as data. */
export interface RankedShown {
  player: PersonShown | null;
  team: TeamShown | null;
  power: string | null;
  board: { round: number; board: number } | null;
}

/** How people, teams and powers of a tournament are named on a page that somebody asks for now. */
export interface Naming {
  view: ClubView;
  now: Instant;
  tournament: Tournament;
}

export const rankedShown = (
  { view, now, tournament }: Naming,
  { player, team, power, board }: Ranked,
): RankedShown => ({
  player: player === null ? null : personShown(view, player, now),
  team: team === null ? null : teamShown(tournament, team),
  power: power === null ? null : powerName(tournament, power),
  board,
});
