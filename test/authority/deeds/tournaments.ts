import {
  boardsOver,
  roundClosed,
  roundPlayed,
  signedUp,
  teamEntered,
  tournamentsOpen,
} from '../scenes/tournaments.ts';
import { type Deed, press, run } from './deed.ts';

const first = { tournament: '1' };

/** Seven whom no team has named. */
const pawns = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']
  .map((power, place) => `${['Mia', 'Jude', 'Morgan', 'Moe', 'Jo', 'Joe', 'Ivo'][place]}: ${power}`)
  .join(', ');

/** What is tried at tournaments, by what the table of who may do what calls it. */
export const tournamentDeeds: Record<string, Deed> = {
  '/tournament open': run(
    'tournament open',
    { rules: 'maharajiad', name: 'Monsoon' },
    { after: tournamentsOpen },
  ),
  '/tournament join': run(
    'tournament join',
    { ...first, preference: 'France, Italy' },
    { after: tournamentsOpen },
  ),
  'button tournament-join': press('tournament-join:1', tournamentsOpen),
  '/tournament join, for a team': run(
    'tournament join',
    { ...first, team: 'The Rooks' },
    { after: teamEntered },
  ),
  '/tournament join, after the sign-up': run('tournament join', first, { after: roundPlayed }),
  '/tournament leave': run('tournament leave', first, { after: signedUp }),
  'button tournament-leave': press('tournament-leave:1', signedUp),
  '/tournament leave, after the sign-up': run('tournament leave', first, { after: roundPlayed }),
  '/tournament team': run(
    'tournament team',
    (of) => ({ ...first, name: 'The Pawns', members: pawns, captain: of('moderator') }),
    { after: teamEntered },
  ),
  '/tournament team, one that is entered': run(
    'tournament team',
    (of) => ({ ...first, name: 'The Rooks', members: pawns, captain: of('opponent') }),
    { after: teamEntered },
  ),
  '/tournament officer': run(
    'tournament officer',
    (of) => ({ ...first, office: 'observer', member: of('justice') }),
    { after: tournamentsOpen },
  ),
  '/tournament round': run('tournament round', { ...first, step: 'start' }, { after: signedUp }),
  '/tournament round, to close it': run(
    'tournament round',
    { ...first, step: 'close' },
    { after: boardsOver },
  ),
  'button tournament-decline': press('tournament-decline:1:yes', roundClosed),
  '/tournament seating': run('tournament seating', first, { after: roundPlayed }),
  'button tournament-seating': press('tournament-seating:1:1', roundPlayed),
  '/tournament standings': run('tournament standings', first, { after: boardsOver }),
  'button tournament-standings': press('tournament-standings:1:teams:1', boardsOver),
  '/tournament advance': run('tournament advance', first, { after: roundClosed }),
  'button tournament-advance': press('tournament-advance:1:1', roundClosed),
  '/tournament show': run('tournament show', first, { after: roundPlayed }),
  'button tournament-show': press('tournament-show:1:1', roundPlayed),
};
