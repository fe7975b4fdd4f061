import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import { enterTeam } from '../../../src/tables/tournaments/sign-up/enter-team.ts';
import { joinTournament } from '../../../src/tables/tournaments/sign-up/join-tournament.ts';
import { openTournament } from '../../../src/tables/tournaments/sign-up/open-tournament.ts';
import type { SimulatedClub } from './club.ts';

/** How many play for a team. */
export const teamSize = worldMasters.seats.length;

/** How many sign up alone: the last team is put together of them by lot, and three are left in reserve. */
const alone = teamSize + 3;

/** The tournament, as a command names it. */
export const meant = { tournament: null };

/** Who directs the tournament, who plays in it, and who else is there to take over a seat. */
export interface MastersPeople {
  director: PersonNumber;
  players: readonly PersonNumber[];
  others: readonly PersonNumber[];
}

/** The people of a tournament of so many teams, in a club that has nobody else. */
export function peopleOf(teams: number): MastersPeople {
  const players = (teams - 1) * teamSize + alone;
  return {
    director: 1,
    players: Array.from({ length: players }, (_, n) => n + 2),
    others: Array.from({ length: teams }, (_, n) => players + n + 2),
  };
}

/** A tournament is opened, captains enter their teams, and everybody signs up: each by a command of their own. */
export async function signUp(
  club: SimulatedClub,
  { director, players }: MastersPeople,
  lot: string,
): Promise<void> {
  await club.does(director, openTournament, { rules: 'world-masters-2004', name: 'Masters', lot });
  for (let first = 0; first + alone < players.length; first += teamSize)
    await enter(club, players.slice(first, first + teamSize));
  for (const person of players)
    await club.does(person, joinTournament, { ...meant, team: null, preference: null });
}

/** The first of them is the captain, and gives each a power. */
async function enter(club: SimulatedClub, people: readonly PersonNumber[]): Promise<void> {
  const [captain = 0] = people;
  const members = people.map((person, place) => `#${person}: ${worldMasters.seats[place]?.name}`).join(', ');
  await club.does(captain, enterTeam, {
    ...{ ...meant, name: `Team of ${captain}`, members, mentioned: new Map() },
    captain: { text: `#${captain}` },
  });
}
