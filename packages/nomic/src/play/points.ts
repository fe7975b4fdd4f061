import { figuresNow } from './figures-now.ts';
import { type Game, nameOf, type Over, type Payment } from './game.ts';
import { tell } from './told.ts';

/** The game, over. Nothing that happens afterwards changes it. */
export function end(game: Game, over: Omit<Over, 'at'>): Game {
  const { winner, why, rules } = over;
  const ended = { ...game, over: { at: game.now, ...over } };
  return tell(ended, { is: 'over', why, rules, ...(winner === null ? {} : { player: winner }) });
}

/** Pays one after the other; after each, somebody may have won (R210). */
export const pay = (game: Game, payments: readonly Payment[]): Game => payments.reduce(payOne, game);

function payOne(game: Game, payment: Payment): Game {
  if (game.over !== null || payment.change === 0) return game;
  const { player, change, why, rules } = payment;
  const total = (game.totals.get(player) ?? 0) + change;
  const paid = {
    ...game,
    totals: new Map(game.totals).set(player, total),
    points: [...game.points, { ...payment, at: game.now, total }],
  };
  return checkWinner(tell(paid, { is: 'points', player, why, rules }));
}

/** R210: the first to reach the winning score wins. Where the score itself changed, whoever reached it first in the ledger and is there still. */
export function checkWinner(game: Game): Game {
  const { winning } = figuresNow(game).values;
  if (game.over !== null || winning === null) return game;
  const there = [...game.totals].filter(([player, total]) => total >= winning && !game.forfeited.has(player));
  const [winner] = there
    .map(([player]) => player)
    .sort((one, other) => since(game, one, winning) - since(game, other, winning));
  if (winner === undefined) return game;
  const why = `${nameOf(game, winner)} has reached ${winning} points and wins.`;
  return end(game, { winner, why, rules: ['R210'] });
}

/** The entry of the ledger from which on a player has had so many points. */
const since = ({ points }: Game, player: string, winning: number): number =>
  points.findLastIndex((entry) => entry.player === player && entry.total - entry.change < winning);
