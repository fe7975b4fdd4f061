import { mayEndGame, type Winner } from '../../../terms/games/online.ts';
import { type Actor, enrolActor, officesOfActor } from '../../house/people.ts';
import { asPreviewed, type UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { OnlineGame } from '../book/online.ts';
import { numberOf } from '../games/whose.ts';
import type { OnlineOutcome } from '../outcomes.ts';
import { onlineMeant, onlineNumbered } from './find-online.ts';
import { finish } from './finish.ts';
import { endTold } from './play.ts';

interface EndInput {
  /** The game's number; null for the one that is meant in that channel. */
  online: string | null;
  winner: Winner;
  reason: string;
  channel: string;
}

/** A game that may be ended so. */
export interface EndOrder {
  game: OnlineGame;
  winner: Winner;
  reason: string;
}

/** What `endAsJustice` would do, or why it would not; changes nothing. */
export function previewEnd(view: ClubView, actor: Actor, input: EndInput): Result<EndOrder> {
  const { online, channel, winner } = input;
  const found = unlessRefused(
    needsJustice(view, actor),
    online === null ? onlineMeant(view, actor, channel) : onlineNumbered(view, online),
  );
  if (!found.ok) return found;
  const game = found.value;
  if (game.status !== 'playing') return refused({ code: 'online-over', online: game.number, acts: ['I.9'] });
  if (!mayEnd(view, actor, game)) return refused({ code: 'own-game', game: null, acts: ['I.9.6'] });
  const reason = readReason(input.reason);
  return reason.ok ? done({ game, winner, reason: reason.value }) : reason;
}

/** Act I.9.6: a Justice who does not play it ends an online game as the FIDE laws would; everybody may read the reason. */
export const endAsJustice: UseCase<EndInput, OnlineOutcome> = asPreviewed(
  previewEnd,
  (work, actor, { game, winner, reason }, { channel }) => {
    const { number: online } = game;
    const by = enrolActor(work, actor);
    const entry = finish(work, game, { how: 'justice', winner }, { by, acts: ['I.9.6'], texts: { reason } });
    work.announce({ kind: 'online-ended-by-justice', online, by, entry }, { to: 'discussion' });
    return { kind: 'online-ended', online, there: endTold(work, game, channel) };
  },
);

function needsJustice(view: ClubView, actor: Actor): Refusal[] {
  if (mayEndGame(officesOfActor(view, actor), 0, [])) return [];
  return [{ code: 'needs-office', offices: ['justice', 'chief'], acts: ['I.9.6'] }];
}

function mayEnd(view: ClubView, actor: Actor, { white, black }: OnlineGame): boolean {
  const person = numberOf(view, actor);
  return person !== null && mayEndGame(officesOfActor(view, actor), person, [white, black]);
}
