import { endOfDay, type Instant, instantAt } from '../time/uk-time.ts';
import { figuresNow } from './figures-now.ts';
import { type Game, openProposal } from './game.ts';
import { isActive } from './point-of-order.ts';
import { isVoidDay, playersOn } from './turns.ts';

/** Something that comes about by itself, and when. */
export interface Due {
  readonly at: Instant;
  readonly is: /** The time to dispute a Judgement, or to give opinions on it, is over (R214). */
    | 'time over'
    /** After this nobody can propose today (R202). */
    | 'too late to propose'
    /** The day is over: its vote is complete (R113), its Judges forfeit (R214), its turn counts (R204). */
    | 'day over';
  /** The point of order, or the proposal that is voted on. */
  readonly point?: number;
  readonly proposal?: number;
}

/** What falls due after the moment that the game has come to. */
export function upcoming(game: Game): readonly Due[] {
  if (game.over !== null) return [];
  const open = openProposal(game);
  const proposal = open?.number == null ? {} : { proposal: open.number };
  const dayOver: Due = { at: endOfDay(game.day), is: 'day over', ...proposal };
  return [...timesOver(game), ...tooLate(game), dayOver].sort((one, other) => one.at - other.at);
}

const timesOver = ({ pointsOfOrder }: Game): readonly Due[] =>
  pointsOfOrder.filter(isActive).flatMap(({ number, until }) => {
    return until === null ? [] : [{ at: until, is: 'time over' as const, point: number }];
  });

/** R202: only where somebody could still propose today. */
function tooLate(game: Game): readonly Due[] {
  const at = instantAt(game.day, figuresNow(game).values.hour);
  const isTurn = !isVoidDay(game, game.day) && playersOn(game, game.day).length > 0;
  const isProposed = game.proposals.some(({ day }) => day === game.day);
  return isTurn && !isProposed && at > game.now ? [{ at, is: 'too late to propose' }] : [];
}
