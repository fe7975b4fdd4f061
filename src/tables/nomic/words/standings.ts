import { figuresNow } from '../../../../packages/nomic/src/index.ts';
import type { Telling } from './lines.ts';
import { playerName } from './people.ts';

/** The players with their points, those with most first, a line each. */
export function standingLines({ view, table, game }: Telling): string[] {
  const inOrder = [...game.people.keys()]
    .map((seat) => ({ seat, points: game.totals.get(seat) ?? 0 }))
    .sort((one, other) => other.points - one.points);
  return inOrder.map(
    ({ seat, points }) =>
      `• ${playerName(view, table, seat)}: ${points}${game.forfeited.has(seat) ? ' (forfeited)' : ''}`,
  );
}

/** `The first to reach 200 points wins.` */
export function winningLine({ game }: Telling): string {
  const { winning } = figuresNow(game).values;
  return winning === null
    ? 'No rule says how many points win.'
    : `The first to reach ${winning} points wins.`;
}
