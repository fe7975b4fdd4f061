import { writePhase } from '../../packages/diplomacy/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { survivors } from '../../src/tables/diplomacy/needs.ts';
import { diplomacyRules } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { greedyOrders } from './greedy-orders.ts';

/** Plays a table on until Austria is out of the game: all others try to win, but for Russia, which orders nothing. */
export function playUntilAustriaIsOut(work: UnitOfWork, number: number): void {
  let chance = 7;
  const pick = (below: number): number => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance % below;
  };
  for (;;) {
    const table = theTable(work, number);
    const { diplomacy: game } = table.state;
    const { map } = diplomacyRules(table.rules).diplomacy;
    if (game === null || table.state.status !== 'playing') throw new Error(`Table ${number} is not played`);
    const left = survivors(game.position, map);
    if (!left.includes('AUS')) return;
    const phase = writePhase(game.position.phase);
    for (const seat of left.filter((power) => power !== 'RUS')) {
      const lines = greedyOrders(game.position, map, diplomacyRules(table.rules).diplomacy, seat, pick);
      const told = { phase, seat, lines, salt: '', digest: '', receivedAt: work.now };
      writeAt(work, table, { type: 'orders-published', ...told }, null);
    }
    writeAt(work, table, { type: 'phase-adjudicated', phase, how: 'deadline' }, null);
  }
}
