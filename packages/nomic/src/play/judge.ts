import type { PlayerId } from '../figures/figures.ts';
import type { Day } from '../time/uk-time.ts';
import type { Deed } from './event.ts';
import { type Game, nameOf, ruleInForce } from './game.ts';
import { isActive, type PointOfOrder, r214 } from './point-of-order.ts';
import { end } from './points.ts';
import { tellJudge } from './raise.ts';
import { carryOut, isKnown, placesNamed } from './rulings.ts';
import { goOnWithAll } from './settle.ts';
import { tell, tellVoid } from './told.ts';
import { judgeAfter, judgeOn, minutesFromNow, nextAllocated } from './turns.ts';

const longestReason = 10_000;
const mostEffects = 50;

const pointNumbered = ({ pointsOfOrder }: Game, number: number): PointOfOrder | undefined =>
  pointsOfOrder[number - 1];

const withPoint = (game: Game, point: PointOfOrder): Game => ({
  ...game,
  pointsOfOrder: game.pointsOfOrder.with(point.number - 1, point),
});

/** R214: a Judgement. The first by the Judge counts; any other is void, and alters nothing (E2). */
export function judgePoint(game: Game, by: PlayerId, deed: Deed & { is: 'judged' }): Game {
  const point = pointNumbered(game, deed.point);
  if (point === undefined) return tellVoid(game, by, 'A Judgement has to refer to a point of order.', 'R214');
  if (point.state !== 'waits for judgement')
    return tellVoid(game, by, `There is a Judgement on point of order ${point.number} already.`, 'R214');
  if (point.judge !== by)
    return tellVoid(
      game,
      by,
      `${nameOf(game, by)} is not the Judge of point of order ${point.number}.`,
      'R214',
    );
  const { verdict, reason, effects = [] } = deed;
  if (
    reason.length > longestReason ||
    effects.length > mostEffects ||
    !effects.every((effect) => isKnown(game, effect))
  )
    return tellVoid(
      game,
      by,
      'The Judgement names what is not there, would void a rule that is not mutable, or is too long.',
      'R112',
      'R214',
    );
  const judgement = { by, at: game.now, verdict, reason, effects, places: placesNamed(game, effects) };
  const until = minutesFromNow(game, point.procedure.dispute);
  const judged = withPoint(game, { ...point, state: 'judged', judgement, until });
  const why = `${nameOf(game, by)} has judged: ${verdict ? 'true' : 'false'}.`;
  return tell(judged, { is: 'judged', player: by, point: point.number, why, rules: r214 });
}

/** R214: a dispute of a Judgement, by anybody but the Judge. */
export function dispute(game: Game, by: PlayerId, deed: Deed & { is: 'disputed' }): Game {
  const point = pointNumbered(game, deed.point);
  if (point?.state !== 'judged')
    return tellVoid(game, by, 'There is no Judgement that can be disputed now.', 'R214');
  if (point.judge === by) return tellVoid(game, by, 'A Judge cannot dispute their own Judgement.', 'R214');
  const until = minutesFromNow(game, point.procedure.opinion);
  const disputed = withPoint(game, { ...point, state: 'disputed', until, disputedBy: by });
  const why = `${nameOf(game, by)} disputes the Judgement.`;
  return tell(disputed, { is: 'disputed', player: by, point: point.number, why, rules: r214 });
}

/** R214: an opinion on a Judgement that is disputed; never the Judge’s own (E7). One that agrees invokes it. */
export function giveOpinion(game: Game, by: PlayerId, deed: Deed & { is: 'opinion' }): Game {
  const point = pointNumbered(game, deed.point);
  if (point?.state !== 'disputed')
    return tellVoid(game, by, 'Opinions are given once a Judgement is disputed.', 'R214');
  if (point.judge === by)
    return tellVoid(game, by, 'A Judge cannot agree or disagree with their own Judgement.', 'R214');
  if (point.opinions.some((opinion) => opinion.by === by))
    return tellVoid(game, by, `${nameOf(game, by)} has given an opinion already.`, 'R214');
  const given = withPoint(game, { ...point, opinions: [...point.opinions, { by, agrees: deed.agrees }] });
  const why = `${nameOf(game, by)} ${deed.agrees ? 'agrees' : 'disagrees'} with the Judgement.`;
  const told = tell(given, { is: 'opinion', player: by, point: point.number, why, rules: r214 });
  return deed.agrees ? invoke(told, point.number, 'A player other than the Judge agrees.') : told;
}

/** R214: the time to dispute a Judgement, or for opinions on it, is over. */
export function timeOver(game: Game, number: number): Game {
  const point = pointNumbered(game, number);
  if (point?.state === 'judged') return invoke(game, number, 'Nobody has disputed it in time.');
  if (point?.state !== 'disputed') return game;
  const { opinions, disputedBy, procedure } = point;
  const others = opinions.filter(({ by }) => by !== disputedBy).length;
  if (others < procedure.opinions)
    return invoke(
      game,
      number,
      `It was disputed, but fewer than ${procedure.opinions} players gave an opinion besides the one who disputed it.`,
    );
  return overrule(game, point);
}

/** R214: the Judgement counts from now on. What waited for it goes on. */
function invoke(game: Game, number: number, because: string): Game {
  const point = pointNumbered(game, number);
  if (point === undefined || point.judgement === null) return game;
  const invoked = withPoint(game, { ...point, state: 'invoked', until: null });
  const why = `The Judgement is invoked. ${because}`;
  const told = tell(invoked, { is: 'invoked', point: number, player: point.judgement.by, why, rules: r214 });
  return goOnWithAll(carryOut(told, number, point.judgement));
}

/** R214: the Judge is overruled, and the player before them judges. Where nobody is left, it cannot be settled with finality (R215). */
function overrule(game: Game, point: PointOfOrder): Game {
  const { judge, number } = point;
  if (judge === null) return game;
  const overruled = [...point.overruled, judge];
  const why = `${nameOf(game, judge)} is overruled: all opinions disagree.`;
  const told = tell(game, { is: 'overruled', player: judge, point: number, why, rules: r214 });
  const day = nextAllocated(game, game.day);
  const next = judgeAfter(game, judge, day, overruled, point.procedure.judge);
  const after = { ...point, overruled };
  return next === null ? withoutJudge(told, after) : judgedBy(told, after, next);
}

function judgedBy(game: Game, point: PointOfOrder, judge: PlayerId | null): Game {
  const again: PointOfOrder = {
    ...point,
    judge,
    state: 'waits for judgement',
    judgement: null,
    until: null,
    disputedBy: null,
    opinions: [],
  };
  return tellJudge(withPoint(game, again), again);
}

/** R215: nobody is left who could judge, so the legality cannot be determined with finality. */
function withoutJudge(game: Game, point: PointOfOrder): Game {
  const closed = withPoint(game, { ...point, state: 'without end', until: null });
  const mover = moverOf(game, point);
  if (mover === null || ruleInForce(game, 'R215') === null)
    return goOnWithAll(
      tell(closed, {
        is: 'waits',
        point: point.number,
        why: 'Everybody who may judge was overruled, and no rule says what follows.',
        rules: r214,
      }),
    );
  const why = `Everybody who may judge was overruled: ${nameOf(game, mover)}, whose move is in question, wins.`;
  return end(closed, { winner: mover, why, rules: ['R215', 'R214'] });
}

const moverOf = (game: Game, { about, place }: PointOfOrder): PlayerId | null =>
  about.is === 'move' ? about.mover : (game.proposals[place ?? -1]?.by ?? null);

/** R214: a day is over. A Judge who has given no Judgement is Judge of that point no longer. */
export function forfeitJudges(game: Game, next: Day): Game {
  return game.pointsOfOrder
    .filter(isActive)
    .reduce((now, { number }) => forfeitJudge(now, number, next), game);
}

/** Where nobody may judge on the next day, the point waits for one after it. */
function forfeitJudge(game: Game, number: number, next: Day): Game {
  const point = pointNumbered(game, number);
  if (game.over !== null || point?.state !== 'waits for judgement') return game;
  const day = nextAllocated(game, next);
  const { judge, overruled, procedure } = point;
  const after =
    judge === null
      ? judgeOn(game, day, procedure.judge)
      : judgeAfter(game, judge, day, overruled, procedure.judge);
  return judgedBy(game, point, after);
}
