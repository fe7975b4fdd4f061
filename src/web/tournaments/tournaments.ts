import type { ClubFile, Page } from '../page.ts';
import { boardsCsv, playersCsv, standingsCsv, tournamentJson } from './files.ts';
import { tournamentsPage } from './list.tsx';
import { tournamentPage } from './page.tsx';
import { tournamentPlaces } from './places.tsx';
import { tournamentPlayers } from './players.tsx';
import { tournamentRound } from './round.tsx';
import { tournamentSeating } from './seating.tsx';
import { tournamentStandings } from './standings.tsx';
import { tournamentTeams } from './teams.tsx';

/** The pages of tournaments. */
export const tournamentPages: readonly Page[] = [
  tournamentsPage,
  tournamentPage,
  tournamentTeams,
  tournamentPlayers,
  tournamentRound,
  tournamentSeating,
  tournamentPlaces,
  tournamentStandings,
];

/** Their files. */
export const tournamentFiles: readonly ClubFile[] = [standingsCsv, boardsCsv, playersCsv, tournamentJson];
