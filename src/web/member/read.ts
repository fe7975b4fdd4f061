import type { Colour } from '../../../terms/games/moves.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { standingAt } from '../../house/book/members.ts';
import type { ClubView } from '../../house/ports.ts';
import { countedGamesOf, type HeadToHead, headToHeads, seenFrom } from '../../ladder/board/head-to-head.ts';
import { rankOf } from '../../ladder/board/leaderboard.ts';
import type { Game } from '../../ladder/book/games.ts';
import type { ScorePoint, Standing } from '../../ladder/book/standings.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { chartAlt } from '../../pictures/alt.ts';
import type { State } from '../../rule-books.ts';
import { readNumber, readPage } from '../asked.ts';
import { isShown, nameOf, type PersonShown, personShown } from '../names.ts';
import type { Asked } from '../page.ts';

export interface MemberRead {
  number: PersonNumber;
  name: string;
  score: number;
  /** Null for one who is not on the board just now. */
  rank: number | null;
  /** Of all games that count. */
  record: HeadToHead;
  /** The path of a picture of `days`, and what it shows in words. */
  chart: { path: string; words: string };
  /** The score at the end of each day on which it moved, since they joined; the earliest first. */
  days: DayRead[];
  /** Whom they have played most coming first; the first fifty, unless all are asked for. */
  opponents: (HeadToHead & { opponent: PersonShown })[];
  /** How many opponents there are in all. */
  opponentsInAll: number;
  /** Only those that count, the latest first. */
  games: { page: number; pages: number; total: number; rows: GameOfMember[] };
}

export interface DayRead {
  date: LocalDate;
  score: number;
}

export interface GameOfMember {
  number: GameNumber;
  date: LocalDate;
  opponent: PersonShown;
  result: 'won' | 'drawn' | 'lost';
  /** Null where it was not said. */
  colour: Colour | null;
  /** Points that it moved the member's score. */
  change: number;
  online: boolean;
}

const gamesAPage = 20;
const opponentsAtFirst = 50;

/** A member as everybody may know them; null for one who is not shown as a member, and for a page that is not there. */
export function readMember({ view, now, params, query }: Asked): MemberRead | null {
  const standing = memberAsked(view, params, now);
  const page = readPage(query);
  if (standing === null || page === null) return null;
  const games = gamesOf(view, standing.person, { page, now });
  if (page > games.pages) return null;
  const { person, score, wins, draws, losses, course } = standing;
  const opponents = opponentsOf(view, person, now);
  return {
    number: person,
    name: nameOf(view, person),
    score,
    rank: rankOf(view.state, person, now),
    record: { wins, draws, losses },
    chart: {
      path: `members/${person}/chart.svg`,
      words: chartAlt(course, view.state.figures.timezone),
    },
    days: daysOf(standing, view.state),
    opponents: query.against === 'all' ? opponents : opponents.slice(0, opponentsAtFirst),
    opponentsInAll: opponents.length,
    games,
  };
}

/** The standing of the member whose number the address has, or null. */
export function memberAsked(view: ClubView, params: Asked['params'], now: Instant): Standing | null {
  const number = readNumber(params.number);
  return number !== null && isShown(view, number, now) ? standingAt(view.state, number) : null;
}

const daysOf = (standing: Standing, state: State): DayRead[] =>
  [...endsOfDays(standing, state)].map(([date, { score }]) => ({ date, score }));

/** The last point of each day in the course of a score, the earliest first. */
export const endsOfDays = ({ course }: Standing, { figures }: State): Map<LocalDate, ScorePoint> =>
  new Map(course.map((point) => [localDate(point.at, figures), point]));

function opponentsOf(view: ClubView, person: PersonNumber, now: Instant): MemberRead['opponents'] {
  const played = ({ wins, draws, losses }: HeadToHead) => wins + draws + losses;
  return [...headToHeads(view.state, person)]
    .map(([opponent, record]) => ({ opponent: personShown(view, opponent, now), ...record }))
    .sort((a, b) => played(b) - played(a));
}

function gamesOf(
  view: ClubView,
  person: PersonNumber,
  { page, now }: { page: number; now: Instant },
): MemberRead['games'] {
  const games = countedGamesOf(view.state, person);
  const rows = games.slice((page - 1) * gamesAPage, page * gamesAPage);
  return {
    page,
    pages: Math.max(1, Math.ceil(games.length / gamesAPage)),
    total: games.length,
    rows: rows.map((game) => gameOf(view, game, person, now)),
  };
}

const results = { 1: 'won', 0.5: 'drawn', 0: 'lost' } as const;

function gameOf(view: ClubView, game: Game, person: PersonNumber, now: Instant): GameOfMember {
  const { number, date, online } = game;
  const { opponent, score, colour, change } = seenFrom(game, person);
  return {
    number,
    date,
    opponent: personShown(view, opponent, now),
    result: results[score],
    colour,
    change,
    online,
  };
}
