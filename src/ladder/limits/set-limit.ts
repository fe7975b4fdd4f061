import type { Instant } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import {
  type Actor,
  enrol,
  enrolActor,
  type Named,
  needsModerator,
  type Somebody,
} from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, refused, understood, unlessRefused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import { isSame, numbersOf, readPlayers, type TwoPlayers } from '../games/entry.ts';
import { playsIt } from '../games/whose.ts';
import { sessionNow } from '../sessions/days.ts';
import { type LimitOutcome, type LimitState, limitOf, stateOf, type TimeLimit } from './limits.ts';

interface LimitInput {
  white: Named;
  black: Named;
  minutes: number;
}

/**
 * Acts I.8 and I.8.1: a Moderator or Justice who does not play it is told of a game with a time limit, which starts now. Refused
 * outside a session (Act 0.5), and to players who are in such a game or banned (Act 0.7).
 */
export const setLimit: UseCase<LimitInput, LimitOutcome> = (work, actor, input) => {
  const read = readPlayers(work, input);
  if (!read.ok) return read;
  const players = read.value;
  const session = unlessRefused(
    [
      ...mayNotSet(work, actor, numbersOf(players)),
      ...cannotPlay(work, players),
      ...bannedAmong(work, players, work.now),
    ],
    sessionNow(work, work.now),
  );
  if (!session.ok) return session;
  const by = enrolActor(work, actor);
  const [white, black] = [enrol(work, players[0]), enrol(work, players[1])];
  const body = { type: 'limit-set', white, black, minutes: input.minutes, date: session.value.date } as const;
  return done({ kind: 'limit-set', limit: work.append(body, { by, acts: ['I.8', 'I.8.1'] }) });
};

const mayNotSet = (view: ClubView, actor: Actor, players: readonly PersonNumber[]): Refusal[] => [
  ...needsModerator(view, actor),
  ...playsIt(view, actor, players),
];

function cannotPlay(view: ClubView, players: TwoPlayers): Refusal[] {
  if (isSame(...players)) return [{ code: 'against-oneself', acts: ['I.8'] }];
  return players.flatMap(({ number, name }): Refusal[] => {
    const limit = limitOn(view, number);
    return limit === undefined ? [] : [{ code: 'limit-set-already', limit: limit.seq, name, acts: ['I.8'] }];
  });
}

/** Act 0.7: none, or the refusals of those whose games would not be valid. */
export const bannedAmong = (view: ClubView, players: readonly Somebody[], now: Instant): Refusal[] =>
  players.flatMap(({ number: person }): Refusal[] => {
    const ban = person === null ? null : banAt(view.state, person, now);
    return ban === null ? [] : [{ code: 'banned', person: ban.person, endsAt: ban.endsAt, acts: ['0.7'] }];
  });

const limitOn = ({ state }: ClubView, person: PersonNumber | null): TimeLimit | undefined =>
  state.limits.find(
    ({ white, black, ended }) => ended === null && person !== null && [white, black].includes(person),
  );

interface Change {
  from: readonly LimitState[];
  body: (limit: number) => BodyOf<'limit-paused' | 'limit-resumed' | 'limit-ended'>;
  outcome: LimitOutcome['kind'];
}

type ChangeOfLimit = UseCase<{ limit: string }, LimitOutcome>;

/** Act I.8.1: a Moderator or Justice who does not play the game is told of a pause. Refused where it does not run. */
export const pauseLimit: ChangeOfLimit = changing({
  from: ['running'],
  body: (limit) => ({ type: 'limit-paused', limit }),
  outcome: 'limit-paused',
});

/** Act I.8.1: the game goes on, and ends as much later as it paused. Refused where it does not pause. */
export const resumeLimit: ChangeOfLimit = changing({
  from: ['paused'],
  body: (limit) => ({ type: 'limit-resumed', limit }),
  outcome: 'limit-resumed',
});

/** Act I.8.1: the game ended before its limit. Refused once it is over. */
export const stopLimit: ChangeOfLimit = changing({
  from: ['running', 'paused'],
  body: (limit) => ({ type: 'limit-ended', limit, reached: false }),
  outcome: 'limit-stopped',
});

function changing({ from, body, outcome }: Change): ChangeOfLimit {
  return (work, actor, { limit: typed }) => {
    const found = understood(limitOf(work.state, Number(typed)), { problem: 'lapsed' });
    if (!found.ok) return found;
    const { seq, white, black } = found.value;
    const refusals = mayNotSet(work, actor, [white, black]);
    if (refusals.length > 0) return refused(...refusals);
    const state = stateOf(found.value);
    if (!from.includes(state)) return refused({ code: 'limit-is', limit: seq, state, acts: ['I.8.1'] });
    work.append(body(seq), { by: enrolActor(work, actor), acts: ['I.8.1'] });
    return done({ kind: outcome, limit: seq });
  };
}
