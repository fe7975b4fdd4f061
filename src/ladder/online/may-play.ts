import { hasPlayedEnough, isFull } from '../../../terms/games/online.ts';
import { type Instant, localDate } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import { isMember, wasRemovedAt } from '../../house/book/members.ts';
import type { Somebody } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { Refusal } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { clockOrderOn } from '../book/monitors.ts';
import { allOnline, daysPlayedOnline, gamesUnderWay, type OnlineGame, playsOnline } from '../book/online.ts';

/** An online game that somebody would like to begin. */
interface WantedGame {
  players: readonly [Somebody, Somebody];
  /** For each move; null for no limit. */
  minutes: number | null;
}

/**
 * Everything that keeps two people from an online game now, in the order of the Acts: who may be on the board at all (Acts 0.7,
 * 0.8 and 0.12; Act 0.10 exempts no online game), and what Act I.9 allows.
 */
export function mayNotPlay(view: ClubView, { players, minutes }: WantedGame, now: Instant): Refusal[] {
  return [
    ...players.flatMap((player) => notOnTheBoard(view, player, now)),
    ...clubIsFull(view, players),
    ...players.flatMap((player) => isBusy(view, player)),
    ...players.flatMap((player) => playedToday(view, player, now)),
    ...(minutes === null ? players.flatMap((player) => needsTime(view, player)) : []),
  ];
}

function notOnTheBoard({ state }: ClubView, { number, name }: Somebody, now: Instant): Refusal[] {
  const ban = number === null ? null : banAt(state, number, now);
  const banned: Refusal[] =
    ban === null ? [] : [{ code: 'banned', person: ban.person, endsAt: ban.endsAt, acts: ['0.7'] }];
  if (number !== null && isMember(state, number)) return banned;
  const removed = number !== null && wasRemovedAt(state, number, now);
  return [...banned, { code: 'must-join', name, acts: [removed ? '0.8' : '0.12'] }];
}

/** Act I.9.1: so many games at a time in the whole club. Those who play one learn that they do instead. */
function clubIsFull({ state }: ClubView, players: readonly Somebody[]): Refusal[] {
  const underWay = gamesUnderWay(state);
  const { onlineGamesAtOnce: limit } = state.figures;
  const [first] = underWay;
  if (first === undefined || !isFull(underWay.length, state.figures)) return [];
  if (players.some(({ number }) => underWay.some((online) => isIn(online, number)))) return [];
  return [{ code: 'online-full', limit, online: first.number, acts: ['I.9.1'] }];
}

const isIn = (online: OnlineGame, person: number | null): boolean =>
  person !== null && playsOnline(online, person);

/** Act I.9.1: nobody plays two games at a time. */
const isBusy = ({ state }: ClubView, { number: person }: Somebody): Refusal[] =>
  person === null
    ? []
    : gamesUnderWay(state)
        .filter((online) => playsOnline(online, person))
        .map((online) => busyWith(online, person, true));

/** Act I.9.1: none, or the refusal for a challenger whose last challenge still waits for its answer. */
export const hasChallenged = ({ state }: ClubView, { number }: Somebody): Refusal[] =>
  allOnline(state)
    .filter(({ status, white }) => status === 'challenged' && white === number)
    .map((online) => busyWith(online, online.white, false));

const busyWith = ({ number: online }: OnlineGame, person: PersonNumber, playing: boolean): Refusal => ({
  code: 'busy-online',
  person,
  online,
  playing,
  acts: ['I.9.1'],
});

function playedToday({ state }: ClubView, { number }: Somebody, now: Instant): Refusal[] {
  const { figures } = state;
  if (number === null || !hasPlayedEnough(daysPlayedOnline(state, number), localDate(now, figures), figures))
    return [];
  const limit = figures.onlineGamesPerDay;
  return [{ code: 'played-online-today', person: number, limit, acts: ['I.9.2'] }];
}

/** Act II.11: a Member who has to play with a clock plays with a time for each move, which is kept here. */
const needsTime = ({ state }: ClubView, { number }: Somebody): Refusal[] =>
  number === null || clockOrderOn(state, number) === null
    ? []
    : [{ code: 'clock-needed', person: number, acts: ['II.11'] }];

/** Act I.9.4: whether somebody has agreed to what is gathered of online games. */
export const hasAgreed = ({ state }: ClubView, { number }: { number: PersonNumber | null }): boolean =>
  number !== null && state.consents.has(number);

/** Act I.9.4: puts on record that somebody agrees; once, before their first online game. */
export function agree(work: UnitOfWork, person: PersonNumber): void {
  work.append({ type: 'evidence-consented', person }, { by: person, acts: ['I.9.4'] });
}
