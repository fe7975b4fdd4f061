import type { PlayerId } from '../figures/figures.ts';
import { advance } from './advance.ts';
import { begin, type Opening } from './begin.ts';
import type { Deed, GameEvent } from './event.ts';
import { type Game, isPlaying, nameOf, playing } from './game.ts';
import { dispute, giveOpinion, judgePoint } from './judge.ts';
import { end } from './points.ts';
import { continueProposal, propose } from './propose.ts';
import { raise } from './raise.ts';
import { goOnWithAll } from './settle.ts';
import { tell, tellVoid } from './told.ts';
import { vote } from './vote.ts';
import { nothingVoid } from './voting-thread.ts';

/**
 * The game after an event: first everything that fell due until then, then the event itself, judged by the rules in effect at
 * that moment (R101). What is not proper changes nothing and is told of, with its reason. Throws a `NomicError` only where events are
 * not in the order of their moments.
 */
export function play(game: Game, event: GameEvent): Game {
  const now = advance(game, event.at);
  if (now.over !== null) return now;
  if (!isPlaying(now, event.by)) return tellVoid(now, event.by, 'Only players of the game take part in it.');
  const whyVoid = nothingVoid(now, event);
  return whyVoid === null ? carryOut(now, event.by, event) : tellVoid(now, event.by, whyVoid, 'R201');
}

/** A whole game from its events, in the order of their moments. */
export const playAll = (opening: Opening, events: readonly GameEvent[]): Game =>
  events.reduce(play, begin(opening));

function carryOut(game: Game, by: PlayerId, deed: Deed): Game {
  switch (deed.is) {
    case 'proposed':
      return propose(game, by, deed);
    case 'continued':
      return continueProposal(game, by, deed);
    case 'voted':
      return vote(game, by, deed);
    case 'point raised':
      return raise(game, by, deed);
    case 'judged':
      return judgePoint(game, by, deed);
    case 'disputed':
      return dispute(game, by, deed);
    case 'opinion':
      return giveOpinion(game, by, deed);
    case 'announced':
      return announce(game, by, deed);
    case 'forfeited':
      return forfeit(game, by);
    case 'altered':
      return alter(game, by, deed);
  }
}

/** R209: somebody says what points are. That makes no difference to what they are (E6); if it is wrong, it is told. */
function announce(game: Game, by: PlayerId, { player, total, change }: Deed & { is: 'announced' }): Game {
  const last = game.points.findLast((entry) => entry.player === player);
  const right = game.totals.get(player) ?? 0;
  const isRight = total === right && change === (last?.change ?? 0);
  const why = isRight
    ? `${nameOf(game, player)} has ${right} points, as announced.`
    : `${nameOf(game, player)} has ${right} points, whatever is announced.`;
  return tell(game, { is: 'announced', player: by, why, rules: ['R209'] });
}

/** R115: somebody gives up. Their Judgements are another’s to give. The last who is left wins. */
function forfeit(game: Game, by: PlayerId): Game {
  const left = { ...game, forfeited: new Set(game.forfeited).add(by) };
  const told = tell(left, {
    is: 'forfeited',
    player: by,
    why: `${nameOf(game, by)} forfeits the game.`,
    rules: ['R115'],
  });
  const [last, another] = playing(told);
  if (last === undefined || another !== undefined) return goOnWithAll(told);
  return end(told, { winner: last, why: `Only ${nameOf(game, last)} is left, and wins.`, rules: ['R115'] });
}

/** R212: what was posted stays as it was first; that it was edited or deleted is told. */
const alter = (game: Game, by: PlayerId, { how, thread }: Deed & { is: 'altered' }): Game =>
  tell(game, {
    is: 'breach',
    player: by,
    why: `A message in the ${thread} thread was ${how}. What it said first still counts.`,
    rules: ['R212'],
  });
