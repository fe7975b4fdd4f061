import { reckonedOnce } from '../clock/reckoned.ts';
import type { DiplomacyGame } from '../diplomacy/game.ts';
import { yearsOf } from '../diplomacy/years.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import type { BoardEnd, BoardResult, SeatResult } from './rules/result.ts';
import { seasonsOf, tenuresAt } from './tenures.ts';

/** A board as its table tells of it: all but where in the tournament it is, and for which teams people play. */
export type TableResult = Pick<BoardResult, 'firstYear' | 'seats' | 'end'>;

/** What became of a table of a tournament; null while it is played, or where it was given up. */
export const tableResult = reckonedOnce((_, table: Table): TableResult | null => {
  const { diplomacy: game, status } = table.state;
  if (game === null || status !== 'over') return null;
  const years = yearsOf(game);
  const tenures = tenuresAt(table);
  const owned = (power: string): number[] => years.map(({ centres }) => centres.get(power)?.length ?? 0);
  const seats = table.rules.seats.map(({ id: power }): SeatResult => {
    const [start = 0, ...centres] = owned(power);
    return { power, team: null, tenures: tenures.get(power) ?? [], start, centres };
  });
  return { firstYear: (years[0]?.year ?? 0) + 1, seats, end: endOf(table, game) };
});

function endOf({ state, rules }: Table, game: DiplomacyGame): BoardEnd {
  const seasons = seasonsOf(game);
  const { agreed } = state;
  if (agreed !== null)
    return { how: agreed.how === 'concession' ? 'conceded' : 'voted', powers: agreed.seats, seasons };
  const { victory } = diplomacyRules(rules).diplomacy.choices;
  const [alone] = game.winners.filter((power) => (game.position.centres.get(power)?.length ?? 0) >= victory);
  return alone === undefined
    ? { how: 'year', powers: [], seasons }
    : { how: 'solo', powers: [alone], seasons };
}
