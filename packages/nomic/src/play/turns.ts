import type { PlayerId } from '../figures/figures.ts';
import { type Day, dayAfter, endOfDay, type Instant, weekdayOf } from '../time/uk-time.ts';
import { figuresNow } from './figures-now.ts';
import { type Game, isPlaying } from './game.ts';

/** Those whose day it is (R201), whether a rule still says so or the custom of the game does. */
export const playersOn = (game: Game, day: Day): readonly PlayerId[] =>
  game.figures.players
    .filter((each) => each.day === weekdayOf(day) && isPlaying(game, each.player))
    .map(({ player }) => player);

/** R201: whether nothing counts that is posted in the voting thread on that day. */
export const isVoidDay = (game: Game, day: Day): boolean =>
  figuresNow(game).values.void.includes(weekdayOf(day));

const minute = 60_000;

/** The moment so many minutes from now, of those at which something counts in the voting thread: a void day takes nobody’s time (R201). */
export function minutesFromNow(game: Game, minutes: number): Instant {
  let from = game.now;
  let left = minutes * minute;
  for (let ahead = 0; ahead < 100; ahead++) {
    const day = dayAfter(game.day, ahead);
    const end = endOfDay(day);
    if (!isVoidDay(game, day)) {
      if (left <= end - from) return from + left;
      left -= end - from;
    }
    from = end;
  }
  return from + left;
}

/** The next allocated day from that one on, at most a week later; the day itself where there is none. */
export function nextAllocated(game: Game, from: Day): Day {
  for (let after = 0; after < 7; after++) {
    const day = dayAfter(from, after);
    if (!isVoidDay(game, day) && playersOn(game, day).length > 0) return day;
  }
  return from;
}

/** R214: nobody judges on their own day, nor on that of a team-mate. */
export function mayJudge(game: Game, player: PlayerId, day: Day): boolean {
  if (!isPlaying(game, player)) return false;
  const team = game.people.get(player)?.team;
  return playersOn(game, day).every(
    (other) => other !== player && (team === undefined || game.people.get(other)?.team !== team),
  );
}

/** R214: the player of the nearest allocated day before that one, or after it, who may judge; null where nobody may. */
export function judgeOn(game: Game, day: Day, direction: 'before' | 'after'): PlayerId | null {
  const step = direction === 'before' ? -1 : 1;
  for (let far = 1; far <= 7; far++) {
    const found = playersOn(game, dayAfter(day, far * step)).find((player) => mayJudge(game, player, day));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * R214: who judges after a Judge: the player before them in the order of R201, and so on, but for those who were overruled on the
 * point or whose day it is. Null where nobody is left.
 */
export function judgeAfter(
  game: Game,
  judge: PlayerId,
  day: Day,
  overruled: readonly PlayerId[],
  direction: 'before' | 'after',
): PlayerId | null {
  const order = game.figures.players.map(({ player }) => player);
  const step = direction === 'before' ? -1 : 1;
  const from = order.indexOf(judge);
  const others = order.map((_, far) => order[(from + (far + 1) * step + order.length * 2) % order.length]);
  const next = others.find(
    (player) => player !== undefined && !overruled.includes(player) && mayJudge(game, player, day),
  );
  return next ?? null;
}
