import { adjudicate, type Position } from '../../../packages/diplomacy/src/index.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { firstPosition } from '../../../src/tables/diplomacy/game.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import { theTable } from '../../../src/tables/table.ts';
import { mastersIn } from './masters.ts';
import { BoardPlayers } from './players.ts';

/**
 * The yardstick: the players of each board play the same game once more with the referee alone. Throws where one ends with other
 * centres. Returns how many phases they had in all.
 */
export function playAllBare(view: ClubView, seed: number): number {
  const { rounds } = mastersIn(view).state;
  const all = rounds.flatMap(({ number: round, boards }) => boards.map((board) => ({ ...board, round })));
  return all.reduce((phases, { round, board, table }) => {
    const game = theTable(view, table).state.diplomacy;
    const { length } = game?.history ?? [];
    const { centres } = playBare(new BoardPlayers(seed, round, board), length);
    if (inWords(centres) !== inWords(game?.position.centres))
      throw new Error(`Board ${board} of round ${round} came out otherwise without a tournament`);
    return phases + length;
  }, 0);
}

/** So many phases of a game; where it stands then. */
function playBare(players: BoardPlayers, phases: number): Position {
  const { diplomacy } = worldMasters;
  let position = firstPosition(worldMasters);
  for (let phase = 0; phase < phases; phase++) {
    const now = position;
    const orders = powersToOrder(now, diplomacy.map)
      .map((power) => [power, players.orders(now, power)] as const)
      .filter(([, lines]) => lines.length > 0);
    position = adjudicate(now, new Map(orders), diplomacy).position;
  }
  return position;
}

const inWords = (centres: ReadonlyMap<string, readonly string[]> | undefined): string =>
  JSON.stringify([...(centres ?? [])]);
