import type { Person } from '../../../../packages/nomic/src/index.ts';
import { sameName } from '../../../house/names.ts';
import type { ClubView } from '../../../house/ports.ts';
import { bareNameOf, nameOf } from '../../../house/words/text.ts';
import type { Table } from '../../table.ts';
import { playerAt } from '../../votes/proposals.ts';
import { seatName } from '../../words/table.ts';
import { nomicPeople, withNames } from '../names.ts';

/** Whoever plays a seat, safe to show; the day itself while nobody does. */
export function playerName(view: ClubView, table: Table, seat: string): string {
  const player = playerAt(table, seat);
  return player === null ? seatName(table, seat) : nameOf(view, player);
}

/** The same for a place without markdown. */
export function barePlayerName(view: ClubView, table: Table, seat: string): string {
  const player = playerAt(table, seat);
  return player === null ? seatName(table, seat) : bareNameOf(view, player);
}

/** Words of the game with the names of players, not yet safe to show. */
export const named = (view: ClubView, table: Table, text: string): string =>
  withNames(text, (seat) => barePlayerName(view, table, seat));

/**
 * By what players may be called in figures and effects: `{Monday}`, their day, or their name. A name that is also somebody else’s, or
 * another’s day, calls nobody: people choose their names, and points are not to go to a namesake.
 */
export function peopleNamed(view: ClubView, table: Table): readonly Person[] {
  const days = nomicPeople.map(({ id }) => ({ id, name: seatName(table, id) }));
  const called = nomicPeople.map(({ id }) => ({ id, name: barePlayerName(view, table, id) }));
  const isClear = ({ id, name }: Person): boolean =>
    [...days, ...called].every((other) => other.id === id || !sameName(other.name, name));
  return [...nomicPeople, ...days, ...called.filter(isClear)];
}
