import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { allGames, type Game } from '../../ladder/book/games.ts';
import type { GameNumber, Points } from '../../ledger/fields.ts';
import { readPage } from '../asked.ts';
import { isShown, type PersonShown, personShown } from '../names.ts';
import type { Asked } from '../page.ts';

export interface GamesRead {
  page: number;
  pages: number;
  /** How many games count. */
  total: number;
  /** Those that count, the latest first. */
  rows: GameRead[];
  /** Those between two members that wait for an answer, the latest first; only on the first page. */
  waiting: WaitingGame[];
}

export interface WaitingGame {
  number: GameNumber;
  date: LocalDate;
  /** Who entered it coming first. */
  players: [PersonShown, PersonShown];
}

export interface GameRead extends WaitingGame {
  /** What it brought the first of the players. */
  points: Points;
}

const gamesAPage = 50;

/** A page of the games that count; null for one that is not there. */
export async function readGames({ view, clubs, now, query }: Asked): Promise<GamesRead | null> {
  const asked = readPage(query);
  if (asked === null) return null;
  const { rows, ...about } = await clubs.countedGames(view.id, asked, gamesAPage);
  if (asked > about.pages) return null;
  const games = rows.map(({ number }) => view.state.games[number]).filter((game) => game !== undefined);
  return {
    ...about,
    rows: games.map((game) => ({ ...gameShown(view, game, now), points: game.score })),
    waiting: asked === 1 ? waitingGames(view, now) : [],
  };
}

/** Without those of somebody who is no member, or not shown as one. */
const waitingGames = (view: ClubView, now: Instant): WaitingGame[] =>
  allGames(view.state)
    .filter(({ status }) => status === 'open')
    .filter(({ player, opponent }) => isShown(view, player, now) && isShown(view, opponent, now))
    .sort((a, b) => b.playedAt - a.playedAt || b.number - a.number)
    .slice(0, gamesAPage)
    .map((game) => gameShown(view, game, now));

const gameShown = (view: ClubView, { number, date, player, opponent }: Game, now: Instant): WaitingGame => ({
  number,
  date,
  players: [personShown(view, player, now), personShown(view, opponent, now)],
});
