import { otherColour } from '../../../terms/games/clock.ts';
import type { UseCase } from '../../house/plan.ts';
import { done } from '../../house/result.ts';
import { endTold, type OwnInput } from './draw.ts';
import { readOwn } from './find-online.ts';
import { finish } from './finish.ts';
import type { OnlineOutcome } from './outcomes.ts';

/** Act I.1, FIDE 5.1: a player gives up, and the other one has won. */
export const resignOnline: UseCase<OwnInput, OnlineOutcome> = (work, actor, input) => {
  const own = readOwn(work, actor, input.online);
  if (!own.ok) return own;
  const { game, person } = own.value;
  const winner = otherColour(person === game.white ? 'white' : 'black');
  finish(work, game, { how: 'resignation', winner }, { by: person, acts: ['I.1'] });
  return done({ kind: 'online-ended', online: game.number, there: endTold(work, game, input.channel) });
};
