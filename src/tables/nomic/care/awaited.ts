import {
  type Day,
  dayAfter,
  endOfDay,
  figuresNow,
  type Game,
  type Instant,
  instantAt,
  isPlaying,
  isVoidDay,
  openProposal,
  type PointOfOrder,
  playersOn,
  playing,
  startOfDay,
} from '../../../../packages/nomic/src/index.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Awaited } from '../../games.ts';
import type { Table } from '../../table.ts';
import { playerAt } from '../../votes/proposals.ts';

/** What Nomic waits for from a player: a proposal on their day, a vote, a Judgement, an opinion on one. */
export type Task = 'proposal' | 'vote' | 'judgement' | 'opinion';

/** Something that a game of Nomic waits for. */
export interface NomicAwaited extends Awaited {
  readonly task: Task;
  /** The day of a proposal that is to come. */
  readonly day: Day;
  /** The proposal that is voted on, or the point of order; 0 for none. */
  readonly number: number;
  readonly until: Instant;
}

/** What the game waits for, as it is after its latest entry. */
export function awaitedAtNomic({
  state: { nomic, status, startedAt },
}: Pick<Table, 'state'>): NomicAwaited[] {
  if (nomic === null || status !== 'playing') return [];
  const { game, putRightAt } = nomic;
  const all = [
    ...turns(game),
    ...votes(game),
    ...game.pointsOfOrder.flatMap((point) => ofPoint(game, point)),
  ];
  const since = Math.max(startedAt ?? 0, putRightAt ?? 0);
  return all.map((each) => notBefore(each, since));
}

/** Nobody is reminded for moments before the game began, or before a correction that may have brought this back. */
const notBefore = (awaited: NomicAwaited, at: Instant): NomicAwaited =>
  awaited.since >= at ? awaited : { ...awaited, since: at, atOnce: false };

/** R201, R202: the next day of each player, from after their last one on. */
function turns(game: Game): NomicAwaited[] {
  const { values, undecided } = figuresNow(game);
  if (undecided.includes('players')) return [];
  const days = Array.from({ length: 8 }, (_, ahead) => dayAfter(game.day, ahead));
  const open = days.filter((day) => !isVoidDay(game, day) && mayStillPropose(game, day, values.hour));
  return playing(game).flatMap((seat) => {
    const day = open.find((each) => playersOn(game, each).includes(seat));
    if (day === undefined) return [];
    const times = { since: startOfDay(dayAfter(day, -6)), until: instantAt(day, values.hour), atOnce: false };
    return [{ seat, task: 'proposal', what: `proposal ${day}`, number: 0, day, ...times }];
  });
}

/** R202: until the hour, and for the first proposal of the day alone. */
const mayStillPropose = ({ now, proposals }: Game, day: Day, hour: string): boolean =>
  now < instantAt(day, hour) &&
  !proposals.some((each) => each.day === day && each.state !== 'no rule-change');

/** R113: those who have not voted yet may until the end of the day. */
function votes(game: Game): NomicAwaited[] {
  const open = openProposal(game);
  if (open === undefined) return [];
  const number = open.number ?? 0;
  const voted = new Set(open.votes.map(({ by }) => by));
  const times = { since: open.at, until: endOfDay(game.day), atOnce: true };
  return playing(game)
    .filter((seat) => !voted.has(seat))
    .map((seat) => ({ seat, task: 'vote', what: `vote ${open.index}`, number, day: game.day, ...times }));
}

/** R214: the Judge until the end of the day by which they forfeit, and after a dispute everybody else until the time is over. */
function ofPoint(game: Game, point: PointOfOrder): NomicAwaited[] {
  const { number, state, judge, until } = point;
  if (state === 'waits for judgement' && judge !== null && isPlaying(game, judge)) {
    const times = { since: toldAt(game, 'judge', point), until: endOfDay(judgingDay(game)), atOnce: true };
    const about = { task: 'judgement', what: `judgement ${number}`, number, day: game.day } as const;
    return [{ seat: judge, ...about, ...times }];
  }
  if (state !== 'disputed' || until === null) return [];
  const since = toldAt(game, 'disputed', point);
  const given = new Set(point.opinions.map(({ by }) => by));
  return playing(game)
    .filter((seat) => seat !== judge && !given.has(seat))
    .map((seat) => ({
      ...{ seat, task: 'opinion', what: `opinion ${number}`, number, day: game.day },
      ...{ since, until, atOnce: true },
    }));
}

/** When the present Judge of a point was named, or their Judgement disputed. */
const toldAt = ({ told }: Game, what: 'judge' | 'disputed', { number, at }: PointOfOrder): Instant =>
  told.all.findLast(({ is, point }) => is === what && point === number)?.at ?? at;

/** Judges forfeit at the end of a day, but of none on which nothing counts. */
function judgingDay(game: Game): Day {
  const days = Array.from({ length: 7 }, (_, ahead) => dayAfter(game.day, ahead));
  return days.find((day) => !isVoidDay(game, day)) ?? game.day;
}

/** The players whom the game waits for now, and did not before: to vote, to judge or to say their opinion. */
export function newlyAwaited(before: Table, after: Table): PersonNumber[] {
  const keyOf = ({ seat, task, number }: NomicAwaited): string => `${seat} ${task} ${number}`;
  const known = new Set(awaitedAtNomic(before).map(keyOf));
  const seats = awaitedAtNomic(after)
    .filter((each) => each.task !== 'proposal' && !known.has(keyOf(each)))
    .map(({ seat }) => seat);
  return [...new Set(seats)].flatMap((seat) => playerAt(after, seat) ?? []);
}
