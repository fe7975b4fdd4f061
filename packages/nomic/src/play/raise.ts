import type { PlayerId } from '../figures/figures.ts';
import type { Deed } from './event.ts';
import { figuresNow } from './figures-now.ts';
import { type Game, nameOf, proposalNumbered } from './game.ts';
import { type About, isActive, type PointOfOrder, type Procedure, r214 } from './point-of-order.ts';
import { tell, tellVoid } from './told.ts';
import { judgeOn } from './turns.ts';

/** R214: a point of order, and who judges it. Its procedure stays what it is now (R108, E10). */
export function raise(game: Game, by: PlayerId, { statement, about }: Deed & { is: 'point raised' }): Game {
  const why = whyNoPoint(game, by, statement, about);
  if (why !== null) return tellVoid(game, by, why, 'R214');
  const { dispute, opinion, opinions, judge: direction } = figuresNow(game).values;
  const procedure: Procedure = { dispute, opinion, opinions, judge: direction };
  const point: PointOfOrder = {
    number: game.pointsOfOrder.length + 1,
    by,
    at: game.now,
    statement,
    about,
    place: placeOf(game, about),
    procedure,
    judge: judgeOn(game, game.day, direction),
    overruled: [],
    state: 'waits for judgement',
    judgement: null,
    until: null,
    disputedBy: null,
    opinions: [],
  };
  const raised = { ...game, pointsOfOrder: [...game.pointsOfOrder, point] };
  const telling = { player: by, point: point.number, rules: r214 };
  return tellJudge(
    tell(raised, {
      is: 'point of order',
      ...telling,
      why: `${nameOf(game, by)} has raised a point of order.`,
    }),
    point,
  );
}

const placeOf = (game: Game, about: About): number | null =>
  about.is === 'proposal' ? (proposalNumbered(game, about.number)?.index ?? null) : null;

/** Tells who judges a point. */
export function tellJudge(game: Game, { number, judge }: PointOfOrder): Game {
  const why = judge === null ? 'Nobody may judge it today.' : `${nameOf(game, judge)} is the Judge.`;
  return tell(game, {
    is: 'judge',
    point: number,
    why,
    rules: r214,
    ...(judge === null ? {} : { player: judge }),
  });
}

const longestStatement = 4_000;

function whyNoPoint(game: Game, by: PlayerId, statement: string, about: About): string | null {
  const { orders } = figuresNow(game).values;
  const active = game.pointsOfOrder.filter((point) => point.by === by && isActive(point)).length;
  if (orders !== null && active >= orders) return `Nobody may have more than ${orders} points of order open.`;
  if (statement.trim() === '') return 'A point of order needs a statement.';
  if (statement.length > longestStatement) return `A statement has at most ${longestStatement} characters.`;
  return whyNotAbout(game, about);
}

function whyNotAbout(game: Game, about: About): string | null {
  switch (about.is) {
    case 'rule':
      return game.rules.rules.has(about.rule) ? null : 'There is no such rule.';
    case 'move':
      return game.people.has(about.mover) ? null : 'There is no such player.';
    case 'proposal': {
      const proposal = proposalNumbered(game, about.number);
      if (proposal === undefined) return `There is no proposal ${about.number}.`;
      // One that waits for a Judge would wait for ever if nobody could ask for a Judgement.
      const needsJudge = proposal.waits !== null && proposal.waits !== 'judgement';
      if (proposal.state !== 'waiting' || needsJudge) return null;
      return `Voting on proposal ${about.number} is complete, and it is not in effect yet.`;
    }
  }
}
