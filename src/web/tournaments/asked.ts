import Fraction from 'fraction.js';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import type { TournamentState } from '../../tables/tournaments/book/tournament.ts';
import { formatOf, type RoundPlan } from '../../tables/tournaments/format.ts';
import { plansOf } from '../../tables/tournaments/rounds/plans.ts';
import { type ScoredBoard, scoreBoard } from '../../tables/tournaments/rules/parts.ts';
import type { Course } from '../../tables/tournaments/standings/course.ts';
import { recordOf } from '../../tables/tournaments/standings/record.ts';
import { type Tournament, tournamentNumbered } from '../../tables/tournaments/tournament.ts';
import { type Asked, readNumber } from '../page.ts';
import type { Moment } from '../tables/table-asked.ts';

/** A tournament, and what its rules make of it. */
export interface Reckoned {
  tournament: Tournament;
  plans: readonly RoundPlan[];
  course: Course;
  /** The boards that are over, scored, by their rounds. */
  scored: ReadonlyMap<number, readonly ScoredBoard[]>;
}

/** The tournament whose number the address has; null for none. */
export function tournamentAsked({ view, params }: Pick<Asked, 'view' | 'params'>): Reckoned | null {
  const number = readNumber(params.number);
  const tournament = number === null ? null : tournamentNumbered(view, number);
  return tournament && reckoned(tournament);
}

/** What was reckoned last of each tournament: a large one takes a while. It goes with a state, which moves on in place. */
const kept = new WeakMap<TournamentState, { lastSeq: number; reckoned: Reckoned }>();

export function reckoned(tournament: Tournament): Reckoned {
  const { state, book } = tournament;
  const before = kept.get(state);
  const lastSeq = book.entries.length;
  if (before?.lastSeq === lastSeq) return before.reckoned;
  const now = reckon(tournament);
  kept.set(state, { lastSeq, reckoned: now });
  return now;
}

function reckon(tournament: Tournament): Reckoned {
  const { state, about } = tournament;
  const plans = plansOf(tournament);
  const { course, scoring, finalByCentres } = formatOf(about.rules);
  const record = recordOf(state, plans);
  const scored = state.rounds.map(({ number }) => {
    const isFinal = plans.find(({ round }) => round === number)?.kind === 'final';
    const boards = record.results(number).map((result) => scoreBoard(result, scoring));
    return [number, isFinal && finalByCentres ? boards.map(byCentres) : boards] as const;
  });
  return { tournament, plans, course: course(record), scored: new Map(scored) };
}

/** A board where nothing counts but the centres at the end, which are those of whoever has the seat then. */
const byCentres = ({ positions, parts, ...board }: ScoredBoard): ScoredBoard => ({
  ...board,
  positions: positions.map((each) => ({ ...each, ...atEnd(each.centres) })),
  parts: parts.map((each) => ({ ...each, ...atEnd(each.centres) })),
});

const atEnd = (centres: readonly number[]) => ({
  score: new Fraction(centres.at(-1) ?? 0),
  bonus: new Fraction(0),
});

/** A moment by the club's clock. */
export function momentOfClub({ state: { figures } }: ClubView, at: Instant): Moment {
  return {
    at: new Date(at).toISOString(),
    words: `${dayOf(localDate(at, figures))}, ${localTime(at, figures)}`,
    timezone: figures.timezone,
  };
}
