import { beginningTime } from '../../../terms/games/clock.ts';
import type { Act } from '../../../terms/register.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { type Actor, enrol, enrolActor, type Named, type Somebody } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { allOf, done, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, State } from '../../rule-books.ts';
import { type ClockGame, timeOwed } from '../book/clock.ts';
import { clockOrderOn } from '../book/monitors.ts';
import { isSame, numbersOf, readPlayers } from '../games/entry.ts';
import { numberOf } from '../games/whose.ts';
import { bannedAmong } from '../limits/set-limit.ts';
import type { ClockOutcome } from '../outcomes.ts';
import { sessionNow } from '../sessions/days.ts';
import { clockNumbered, clockOf, mayNotOversee, stageOf } from './stage.ts';

export interface ClockInput {
  white: Named;
  black: Named;
  /** For each player; null for what the Terms, or an order, say. */
  minutes: number | null;
  /** Seconds for each move; null for none. */
  increment: number | null;
}

/**
 * Acts I.7, I.7.1 and I.7.2: a Moderator or Justice in the room who does not play opens a chess clock. Both players have to
 * agree, unless Act II.11 obliges them. Refused outside a session (Act 0.5), and to players who have a clock or are banned (Act
 * 0.7).
 */
export const openClock: UseCase<ClockInput, ClockOutcome> = (work, actor, input) => {
  const read = allOf(readPlayers(work, input), sessionNow(work, work.now));
  if (!read.ok) return read;
  const [players, { date }] = read.value;
  const refusals = [
    ...mayNotOversee(work, actor, numbersOf(players)),
    ...(isSame(...players) ? [againstOneself] : players.flatMap((player) => hasClockAlready(work, player))),
    ...bannedAmong(work, players, work.now),
    ...players.flatMap((player) => isOrderedOtherwise(work, player, input.minutes)),
  ];
  if (refusals.length > 0) return refused(...refusals);
  const by = enrolActor(work, actor);
  const [white, black] = [enrol(work, players[0]), enrol(work, players[1])];
  const body = bodyOf(work, { white, black }, { ...input, date });
  const { clock } = body;
  work.append(body, { by, acts: actsOf(body) });
  work.announce({ kind: 'clock-card', clock }, { to: 'games' });
  return done({ kind: 'clock-opened', clock });
};

const againstOneself: Refusal = { code: 'against-oneself', acts: ['I.7'] };

function hasClockAlready(view: ClubView, { number, name }: Somebody): Refusal[] {
  const clock = clockOf(view, number);
  return clock === null ? [] : [{ code: 'clock-open-already', clock: clock.number, name, acts: ['I.7'] }];
}

/** Act II.11: what the Chief Justice has set for a Member cannot be set otherwise; null where they set nothing. */
const orderedMinutes = ({ state }: ClubView, { number }: Somebody): number | null =>
  number === null ? null : (clockOrderOn(state, number)?.minutes ?? null);

function isOrderedOtherwise(view: ClubView, player: Somebody, wanted: number | null): Refusal[] {
  const minutes = orderedMinutes(view, player);
  if (minutes === null || wanted === null || wanted === minutes) return [];
  return [{ code: 'clock-minutes-ordered', name: player.name, minutes, acts: ['II.11'] }];
}

interface Wanted extends Pick<ClockInput, 'minutes' | 'increment'> {
  date: LocalDate;
}

type Opening = BodyOf<'clock-opened'>;

/** Act II.11.1: a Member under an order, and nobody else, is not asked. */
function bodyOf(
  { state }: ClubView,
  { white, black }: Pick<Opening, 'white' | 'black'>,
  { minutes, increment, date }: Wanted,
): Opening {
  const [whites, blacks] = [timeFor(state, white, black, minutes), timeFor(state, black, white, minutes)];
  return {
    type: 'clock-opened',
    clock: Math.max(1, state.clocks.length),
    white,
    black,
    whiteLeft: whites.left,
    blackLeft: blacks.left,
    increment: (increment ?? 0) * 1000,
    date,
    asked: [white, black].filter((person) => clockOrderOn(state, person) === null),
    penalties: [...whites.penalties, ...blacks.penalties],
  };
}

const actsOf = ({ asked, penalties }: Opening): Act[] => [
  'I.7',
  'I.7.1',
  ...(penalties.length === 0 ? [] : (['I.2.1'] as const)),
  ...(asked.length === 2 ? [] : (['II.11.1'] as const)),
];

/** Acts I.2.1, I.7 and II.11: what a player begins with: their own order's minutes, else what is asked for, else the other one's. */
function timeFor(
  state: State,
  person: PersonNumber,
  other: PersonNumber,
  wanted: number | null,
): { left: number; penalties: number[] } {
  const ordered = [person, other].map((one) => clockOrderOn(state, one)?.minutes ?? null);
  const minutes = ordered[0] ?? wanted ?? ordered[1] ?? state.figures.clockMinutes;
  const owed = timeOwed(state, person);
  const off = owed.reduce((sum, { minutes: each }) => sum + each, 0);
  return { left: beginningTime(minutes, off), penalties: [...new Set(owed.map(({ penalty }) => penalty))] };
}

/**
 * Act I.7.2: a player agrees to the clock; the person who oversees the game answers for those without an account. Refused to others,
 * and once nobody is asked.
 */
export const consentToClock: UseCase<{ clock: string }, ClockOutcome> = (work, actor, input) => {
  const asked = whoAnswers(work, actor, input.clock);
  if (!asked.ok) return asked;
  const { clock, people } = asked.value;
  const about = { by: numberOf(work, actor), acts: ['I.7.2'] } as const;
  for (const person of people) work.append({ type: 'clock-consented', clock, person }, about);
  return done({ kind: 'clock-consented', clock });
};

/** Act I.7.2: a player does not agree, so that there is no clock. Refused as `consentToClock` is. */
export const declineClock: UseCase<{ clock: string }, ClockOutcome> = (work, actor, input) => {
  const asked = whoAnswers(work, actor, input.clock);
  if (!asked.ok) return asked;
  const { clock } = asked.value;
  work.append({ type: 'clock-declined', clock }, { by: numberOf(work, actor), acts: ['I.7.2'] });
  return done({ kind: 'clock-declined', clock });
};

function whoAnswers(
  view: ClubView,
  actor: Actor,
  typed: string,
): Result<{ clock: number; people: PersonNumber[] }> {
  const found = clockNumbered(view, typed);
  if (!found.ok) return found;
  const { number: clock } = found.value;
  const stage = stageOf(view, found.value);
  if (stage !== 'asking') return refused({ code: 'clock-is', clock, stage, acts: ['I.7.2'] });
  const people = answeredFor(view, actor, found.value);
  return people.length > 0 ? done({ clock, people }) : refused({ code: 'not-asked', clock, acts: ['I.7.2'] });
}

function answeredFor(view: ClubView, actor: Actor, { asked, white, black }: ClockGame): PersonNumber[] {
  const own = numberOf(view, actor);
  if (own !== null && asked.includes(own)) return [own];
  if (mayNotOversee(view, actor, [white, black]).length > 0) return [];
  return asked.filter((person) => view.people.byNumber(person)?.account == null);
}
