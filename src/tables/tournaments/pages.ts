import type { TournamentNumber } from './tournament.ts';

/** Where the page of a tournament is among the pages of its club, or one that belongs to it. */
export const tournamentPath = (tournament: TournamentNumber, part = ''): string =>
  `tournaments/${tournament}${part === '' ? '' : `/${part}`}`;

/** Where the boards of a round are, or a page that belongs to them. */
export const roundPath = (tournament: TournamentNumber, round: number, part = ''): string =>
  tournamentPath(tournament, `rounds/${round}${part === '' ? '' : `/${part}`}`);
