import type { Role } from './cast.ts';
import { officer, type Scene } from './scenes/club.ts';

export interface Column {
  role: Role;
  /** What makes them that, beside what they are anyway. */
  also?: Scene;
}

/** The columns of the table, by what it calls them. */
export const columns: Record<string, Column> = {
  Stranger: { role: 'stranger' },
  Member: { role: 'member' },
  Banned: { role: 'banned' },
  Removed: { role: 'removed' },
  Moderator: { role: 'moderator' },
  Justice: { role: 'justice' },
  'Chief Justice': { role: 'chief' },
  Staff: { role: 'staff' },
  'Server manager': { role: 'manager' },
  Player: { role: 'player' },
  Opponent: { role: 'opponent' },
  'Player, Moderator': { role: 'player', also: officer('moderator') },
  'Player, Justice': { role: 'player', also: officer('justice') },
};
