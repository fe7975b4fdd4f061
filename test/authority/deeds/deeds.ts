import { birthdayDeeds } from './birthday.ts';
import { clubDeeds } from './club.ts';
import { courtDeeds } from './court.ts';
import type { Deed } from './deed.ts';
import { gameDeeds } from './games.ts';
import { nomicDeeds } from './nomic.ts';
import { tableSeatDeeds } from './table-seats.ts';
import { tableDeeds } from './tables.ts';
import { tournamentTableDeeds } from './tournament-tables.ts';
import { tournamentDeeds } from './tournaments.ts';

/** Everything that is tried, by what the table calls it. */
export const deeds: Readonly<Record<string, Deed>> = {
  ...clubDeeds,
  ...gameDeeds,
  ...courtDeeds,
  ...tableDeeds,
  ...tableSeatDeeds,
  ...birthdayDeeds,
  ...nomicDeeds,
  ...tournamentTableDeeds,
  ...tournamentDeeds,
};
