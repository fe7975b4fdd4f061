import type { Role } from './cast.ts';
import { officer, type Scene } from './scenes/club.ts';
import type { Row } from './table.ts';

export interface Column {
  role: Role;
  /** What makes them that, beside what they are anyway. */
  also?: Scene;
}

/** The columns of the tables about the club, by what they call them. */
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

/** The columns of the tables about what is played at tables. */
export const tableColumns: Record<string, Column> = {
  Player: { role: 'player' },
  'Other player': { role: 'opponent' },
  'Replaced player': { role: 'other' },
  Spectator: { role: 'member' },
  Gamemaster: { role: 'gamemaster' },
  'GM of another table': { role: 'otherGamemaster' },
  Moderator: { role: 'moderator' },
  Staff: { role: 'staff' },
  Stranger: { role: 'stranger' },
};

/** The same about games of Nomic. */
const nomicColumns: Record<string, Column> = {
  'Player of the day': { role: 'player' },
  'Other player': { role: 'opponent' },
  Judge: { role: 'judge' },
  'Replaced player': { role: 'other' },
  'Stand-in': { role: 'standIn' },
  'Who is stood in for': { role: 'standsInFor' },
  Spectator: { role: 'member' },
  Gamemaster: { role: 'gamemaster' },
  'GM of another table': { role: 'otherGamemaster' },
  Moderator: { role: 'moderator' },
  Staff: { role: 'staff' },
  Stranger: { role: 'stranger' },
};

/** The same at tables of tournaments: those who judge and stand in elsewhere are officers there. */
const tournamentTableColumns: Record<string, Column> = {
  Player: { role: 'player' },
  'Other player': { role: 'opponent' },
  Spectator: { role: 'member' },
  Gamemaster: { role: 'gamemaster' },
  'GM of another table': { role: 'otherGamemaster' },
  Director: { role: 'judge' },
  Committee: { role: 'standIn' },
  Observer: { role: 'standsInFor' },
  Moderator: { role: 'moderator' },
  Staff: { role: 'staff' },
  Stranger: { role: 'stranger' },
};

/** The same about tournaments. */
const tournamentColumns: Record<string, Column> = {
  Player: { role: 'player' },
  Captain: { role: 'opponent' },
  Reserve: { role: 'other' },
  Spectator: { role: 'member' },
  Director: { role: 'director' },
  Committee: { role: 'committee' },
  'Director of another tournament': { role: 'otherDirector' },
  Moderator: { role: 'moderator' },
  Staff: { role: 'staff' },
  Stranger: { role: 'stranger' },
};

const ofSection: Readonly<Record<string, Record<string, Column>>> = {
  'At a table': tableColumns,
  'At a table of Nomic': nomicColumns,
  'At a table of a tournament': tournamentTableColumns,
  'At a tournament': tournamentColumns,
};

/** The columns of the table in which a row stands. */
export const columnsOf = ({ section }: Pick<Row, 'section'>): Record<string, Column> =>
  ofSection[section] ?? columns;
