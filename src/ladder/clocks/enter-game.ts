import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, refused } from '../../house/result.ts';
import { declareUse } from '../../house/tell.ts';
import type { Points } from '../../ledger/fields.ts';
import type { ClockGame } from '../book/clock.ts';
import { isGone } from '../book/games.ts';
import { pointsOfWhite } from '../book/scoring.ts';
import { type Draft, draftRefusals, enterGame, kinOfModerators } from '../games/entry.ts';
import type { Second } from '../games/same-game.ts';
import { numberOf, personOf } from '../games/whose.ts';
import type { ClockOutcome } from '../outcomes.ts';
import { clockNumbered, mayNotOversee, stageOf } from './stage.ts';

interface Entering {
  clock: string;
  result: string;
  second?: Second | null;
}

/**
 * Acts I.7.5 and II.4: the person who oversees the game confirms the result, and it is entered as a Moderator's entry. Refused before
 * it is over, and once it was entered.
 */
export const enterClockGame: UseCase<Entering, ClockOutcome> = (work, actor, input) => {
  const found = clockNumbered(work, input.clock);
  if (!found.ok) return found;
  const clock = found.value;
  const score = scoreOf(clock, input.result);
  if (score === null) return notUnderstood({ problem: 'lapsed' });
  const refusals = [
    ...mayNotDecide(work, actor, clock),
    ...isNotOver(work, clock),
    ...wasEntered(work, clock),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const draft = draftOf(work, clock, score);
  const against = draftRefusals(work, draft, work.now);
  if (against.length > 0) return refused(...against);
  const kin = kinOfModerators(work, actor, draft, { now: work.now, second: input.second ?? null });
  if (!kin.ok) return kin;
  const act = clock.ended?.flag == null ? 'II.4' : 'I.7.5';
  const { game, entry } = enterGame(work, actor, draft, act, kin.value);
  declareUse(work, entry);
  const { number } = clock;
  work.append({ type: 'clock-entered', clock: number, game }, { by: numberOf(work, actor), acts: ['I.7'] });
  return done({ kind: 'clock-entered', clock: number, game });
};

/** Null for what is no result, or none that a flag leaves: the opponent's win, or a draw without a mate (Act I.7.6). */
function scoreOf({ ended }: ClockGame, result: string): Points | null {
  if (result !== 'white' && result !== 'black' && result !== 'draw') return null;
  return ended?.flag === result ? null : pointsOfWhite[result];
}

/** Once the game is over it can also be entered from elsewhere: the session may be over too. */
const mayNotDecide = (view: ClubView, actor: Actor, { white, black }: ClockGame): Refusal[] =>
  mayNotOversee(view, actor, [white, black]).filter(({ code }) => code !== 'overseer-away');

function isNotOver(view: ClubView, clock: ClockGame): Refusal[] {
  const { number, ended, startedAt } = clock;
  if (ended !== null && ended.how !== 'bell' && startedAt !== null) return [];
  return [{ code: 'clock-is', clock: number, stage: stageOf(view, clock), acts: ['I.7'] }];
}

/** A game that is off the board for good can be entered again. */
function wasEntered({ state }: ClubView, { number, game: entered }: ClockGame): Refusal[] {
  const game = entered === null ? undefined : state.games[entered];
  if (game === undefined || isGone(game)) return [];
  return [{ code: 'clock-entered-already', clock: number, game: game.number, acts: ['II.4'] }];
}

const draftOf = (work: UnitOfWork, { white, black, ended }: ClockGame, score: Points): Draft => ({
  player: personOf(work, white),
  opponent: personOf(work, black),
  score,
  colour: 'white',
  endedAt: ended?.at ?? work.now,
  timeGiven: true,
  ended: ended?.flag == null ? null : 'clock',
  texts: {},
});
