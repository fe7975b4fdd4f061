import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import type { ClubId, ClubView } from '../house/ports.ts';
import { type GameStatus, gameStatuses } from '../ladder/book/games.ts';
import type { BoardRow, GameRow, Page } from '../ladder/ports.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Database } from './database.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';

const gamesAPage = 10;
const boardRowsAPage = 20;

/** The board: who has joined, is not banned then and has not stayed away (three sessions missed), best first. */
export async function boardPage(
  database: Database,
  view: ClubView,
  page: number,
  asOf: Instant,
): Promise<Page<BoardRow>> {
  const missed = view.state.figures.absenceSessions;
  const skip = (page - 1) * boardRowsAPage;
  const { id } = view;
  const found = await database.rows(boardQuery, id, new Date(asOf), id, missed - 1, boardRowsAPage, skip);
  const records = found.map((row) => boardRecord.parse(row));
  const [first] = records;
  if (first === undefined && page > 1)
    return { ...(await boardPage(database, view, 1, asOf)), rows: [], page };
  const total = first?.[6] ?? 0;
  const rows = records.map(
    ([rank, person, score, wins, draws, losses]): BoardRow => ({ rank, person, score, wins, draws, losses }),
  );
  return { rows, page, pages: pagesOf(total, boardRowsAPage), total };
}

/** Whoever was last seen before the third-last held session has missed three in a row. Equal scores share a rank. */
const boardQuery = `
  SELECT rank() OVER (ORDER BY score DESC), person, score, wins, draws, losses, count(*) OVER ()
  FROM Standing
  WHERE clubId = ? AND member AND (bannedUntil IS NULL OR bannedUntil < ?) AND lastSeen >= coalesce(
    (SELECT opensAt FROM Session WHERE clubId = ? AND held ORDER BY opensAt DESC LIMIT 1 OFFSET ?), '')
  ORDER BY score DESC, person LIMIT ? OFFSET ?`;

const count = z.int();
const boardRecord = z.tuple([count, count, count, count, count, count, count]);

const status = z.enum(gameStatuses);

/** Games, latest first; of one person, or of all. */
export const gamesPage = (
  client: PrismaClient,
  clubId: ClubId,
  page: number,
  person: PersonNumber | null,
): Promise<Page<GameRow>> =>
  gamesWhere(
    client,
    person === null ? { clubId } : { clubId, OR: [{ player: person }, { opponent: person }] },
    { page, rowsAPage: gamesAPage },
  );

/** The games that count, latest first. */
export const countedGamesPage = (
  client: PrismaClient,
  clubId: ClubId,
  wish: { page: number; rowsAPage: number },
): Promise<Page<GameRow>> => gamesWhere(client, { clubId, status: 'counted' satisfies GameStatus }, wish);

async function gamesWhere(
  client: PrismaClient,
  where: Prisma.GameWhereInput,
  { page, rowsAPage }: { page: number; rowsAPage: number },
): Promise<Page<GameRow>> {
  const games = await client.game.findMany({
    where,
    orderBy: [{ playedAt: 'desc' }, { number: 'desc' }],
    omit: { clubId: true },
    skip: (page - 1) * rowsAPage,
    take: rowsAPage,
  });
  const total = await client.game.count({ where });
  const rows = games.map((game) => ({
    ...game,
    playedAt: game.playedAt.getTime(),
    status: status.parse(game.status),
  }));
  return { rows, page, pages: pagesOf(total, rowsAPage), total };
}

const pagesOf = (total: number, aPage: number): number => Math.max(1, Math.ceil(total / aPage));
