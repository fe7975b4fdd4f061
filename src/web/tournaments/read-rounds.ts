import { listed } from '../../../terms/words.ts';
import { tableNumbered } from '../../tables/table.ts';
import type { Board, Round } from '../../tables/tournaments/book/rounds.ts';
import type { Part, ScoredBoard } from '../../tables/tournaments/rules/parts.ts';
import type { BoardEnd } from '../../tables/tournaments/rules/result.ts';
import { teamNaming } from '../../tables/tournaments/sign-up/teams.ts';
import type { Tournament } from '../../tables/tournaments/tournament.ts';
import { powerName } from '../../tables/tournaments/words/names.ts';
import { statusWords } from '../../tables/words/show.ts';
import { type PersonShown, personShown } from '../pieces.tsx';
import { headOf } from '../tables/read.ts';
import type { Reckoned } from './asked.ts';
import { type FigureRead, figureRead } from './figure.tsx';
import { type Naming, type TeamShown, teamShown } from './named.ts';

/** What somebody had of the points of a seat. */
export interface PartRead {
  player: PersonShown;
  /** The seasons that are theirs, and all that are counted. */
  seasons: { played: number; all: number };
  score: FigureRead;
}

export interface BoardSeatRead {
  power: string;
  /** Who began with it. */
  player: PersonShown;
  team: TeamShown | null;
  /** At the end; null while the board is played. */
  centres: number | null;
  bonus: FigureRead | null;
  score: FigureRead | null;
  /** Whether its team loses the points. */
  forfeited: boolean;
  /** Everybody who has a part of the score; one where one has it all. */
  parts: readonly PartRead[];
}

/** A board as everybody may know it. */
export interface BoardRead {
  board: number;
  table: number;
  isOver: boolean;
  /** `playing: Spring 1903, movement`, `France won alone` */
  stands: string;
  seats: readonly BoardSeatRead[];
}

export function boardRead(naming: Naming, { scored }: Reckoned, round: Round, board: Board): BoardRead {
  const points = scored.get(round.number)?.find((each) => each.board === board.board) ?? null;
  return {
    ...{ board: board.board, table: board.table, isOver: board.result !== null },
    stands:
      board.result === null
        ? standing(naming, board)
        : endWords(naming.tournament, board.result.end, board.result),
    seats: board.seats.map((seat) => seatRead(naming, seat, points)),
  };
}

/** How far the table of a board is. */
function standing({ view }: Naming, { table: number }: Board): string {
  const table = tableNumbered(view, number);
  if (table === null) return 'being played';
  const { status, phase } = headOf(table);
  return `${statusWords[status]}${phase === null ? '' : `: ${phase}`}`;
}

/** How a board ended, in words. */
function endWords(
  tournament: Tournament,
  { how, powers }: BoardEnd,
  { lastYear }: { lastYear: number | null },
): string {
  const names = listed(powers.map((power) => powerName(tournament, power)));
  const words = {
    year: lastYear === null ? 'over' : `over at the end of ${lastYear}`,
    solo: `over: ${names} won alone`,
    conceded: `over: conceded to ${names}`,
    voted: `over by a vote: shared by ${names}`,
    stalemate: 'over: no centre changed hands any more',
  };
  return words[how];
}

function seatRead(
  { view, now, tournament }: Naming,
  { power, person }: Board['seats'][number],
  scored: ScoredBoard | null,
): BoardSeatRead {
  const position = scored?.positions.find((each) => each.power === power) ?? null;
  const parts = scored?.parts.filter((part) => part.position.power === power) ?? [];
  const team = teamNaming(tournament.state, person);
  return {
    ...{ power: powerName(tournament, power), player: personShown(view, person, now) },
    team: team && teamShown(tournament, team.number),
    centres: position === null ? null : (position.centres.at(-1) ?? 0),
    bonus: position && figureRead(position.bonus),
    score: position && figureRead(position.score),
    forfeited: position?.forfeited ?? false,
    parts: parts.map(({ player, seasons, score }: Part) => ({
      ...{ player: personShown(view, player, now), seasons: { ...seasons }, score: figureRead(score) },
    })),
  };
}
