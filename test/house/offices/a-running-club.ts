import { type SetupInput, setUpClub } from '../../../src/house/offices/set-up-club.ts';
import { aClub } from '../../support/a-club.ts';

/** What `/setup` is given when nothing is filled in. */
export const nothing: SetupInput = {
  discussion: null,
  court: null,
  games: null,
  room: null,
  weekday: null,
  opens: null,
  closes: null,
  timezone: null,
  chief: null,
  staff: null,
  site: null,
  roles: null,
  nicknames: null,
  courtNames: null,
  tables: null,
  tableBans: null,
  hearings: null,
  freshKey: 'fresh',
  isOnly: true,
  serverName: 'Friday Lunch',
  here: '5',
  channels: [
    { id: '6', name: 'general', writable: true },
    { id: '7', name: 'discussion', writable: true },
    { id: '8', name: 'games', writable: true },
  ],
};
/** Somebody on the server, as an option names them. */
export const user = (name: string) => ({ account: `90${name}`, name, bot: false });

/** Olga, who manages the server, has set the club up and is its Chief Justice. */
export function aRunningClub() {
  const club = aClub({ now: '2026-11-16 09:00' });
  const olga = club.stranger('Olga', { managesGuild: true });
  const first = club.does(olga, setUpClub, nothing);
  return { club, olga, first };
}
