import { mayActOnGame } from '../../../terms/administration/authority.ts';
import type { Instant } from '../../../terms/time.ts';
import { needsModerator } from '../../house/authority.ts';
import { banAt } from '../../house/book/discipline.ts';
import type { Actor, Named } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/refusals.ts';
import { done, type Result, refused } from '../../house/result.ts';
import { enrol, type Somebody, whoActs, whoIsNamed } from '../../house/who.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { numberOf } from '../games/whose.ts';
import { sessionNow } from '../sessions/days.ts';
import type { LimitOutcome, TimeLimit } from './limits.ts';

export interface LimitInput {
  white: Named;
  black: Named;
  minutes: number;
}

/**
 * Acts I.8 and I.8.1: a Moderator or Justice who does not play it is told of a game with a time limit, which starts now.
 * Refused outside a session (Act 0.5), to a player who is in such a game already, and to one who is banned (Act 0.7).
 */
export function setLimit(work: UnitOfWork, actor: Actor, input: LimitInput): Result<LimitOutcome> {
  const white = whoIsNamed(work, input.white);
  if (!white.ok) return white;
  const black = whoIsNamed(work, input.black);
  if (!black.ok) return black;
  const players = [white.value, black.value];
  const refusals = [
    ...mayNotOversee(work, actor, players),
    ...cannotPlay(work, players),
    ...bannedAmong(work, players, work.now),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const session = sessionNow(work, work.now);
  if (!session.ok) return session;
  const by = enrol(work, whoActs(work, actor));
  const body = {
    type: 'limit-set',
    white: enrol(work, white.value),
    black: enrol(work, black.value),
    minutes: input.minutes,
    date: session.value.date,
  } as const;
  return done({ kind: 'limit-set', limit: work.append(body, { by, acts: ['I.8', 'I.8.1'] }) });
}

function mayNotOversee(view: ClubView, actor: Actor, players: readonly Somebody[]): Refusal[] {
  const numbers = players.flatMap(({ number }) => (number === null ? [] : [number]));
  return [...needsModerator(view, actor), ...playsIt(view, actor, numbers)];
}

/** Act III.3.5: none, or the refusal for somebody who plays the game that they would oversee. */
export function playsIt(view: ClubView, actor: Actor, players: readonly PersonNumber[]): Refusal[] {
  const own = numberOf(view, actor);
  if (own === null || mayActOnGame(own, players)) return [];
  return [{ code: 'own-game', game: null, acts: ['III.3.5'] }];
}

function cannotPlay(view: ClubView, [white, black]: readonly Somebody[]): Refusal[] {
  if (white !== undefined && isSame(white, black)) return [{ code: 'against-oneself', acts: ['I.8'] }];
  return [white, black].flatMap((player): Refusal[] => {
    const limit = player === undefined ? undefined : limitOn(view, player.number);
    if (player === undefined || limit === undefined) return [];
    return [{ code: 'limit-set-already', limit: limit.seq, name: player.name, acts: ['I.8'] }];
  });
}

/** Act 0.7: none, or the refusals of those whose games would not be valid. */
export const bannedAmong = (view: ClubView, players: readonly Somebody[], now: Instant): Refusal[] =>
  players.flatMap(({ number: person }): Refusal[] => {
    const ban = person === null ? null : banAt(view.state, person, now);
    return ban === null ? [] : [{ code: 'banned', person: ban.person, endsAt: ban.endsAt, acts: ['0.7'] }];
  });

const isSame = (one: Somebody, other: Somebody | undefined): boolean =>
  one.number === null ? one.account === other?.account : one.number === other?.number;

const limitOn = ({ state }: ClubView, person: PersonNumber | null): TimeLimit | undefined =>
  state.limits.find(
    ({ white, black, ended }) => ended === null && person !== null && [white, black].includes(person),
  );
