import type { ClubView } from '../../../house/ports.ts';
import { plain } from '../../../house/words/text.ts';
import { type Tournament, type TournamentNumber, theTournament } from '../tournament.ts';

/** `Tournament 2, “Spring Masters”`, safe to show. */
export const tournamentTitle = ({ number, about }: Pick<Tournament, 'number' | 'about'>): string =>
  `Tournament ${number}, “${plain(about.name, 40)}”`;

/** The same of one that is known by its number. */
export const titleOf = (view: Pick<ClubView, 'books'>, number: TournamentNumber): string =>
  tournamentTitle(theTournament(view, number));

/** `team 3, “The Rooks”`, safe to show; its number where it is there no longer. */
export function teamName({ state: { teams } }: Pick<Tournament, 'state'>, number: number): string {
  const team = teams.find((each) => each.number === number);
  return team === undefined ? `team ${number}` : `team ${number}, “${plain(team.name, 40)}”`;
}

/** `France`; the id where the map has no such power. */
export const powerName = ({ rules }: Pick<Tournament, 'rules'>, power: string): string =>
  rules.seats.find(({ id }) => id === power)?.name ?? power;
