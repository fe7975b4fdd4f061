import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import type { BoardRow, ClubId, ClubView, GameRow, Page } from '../club/ports.ts';
import type { PersonNumber } from '../ledger/entries.ts';
import { type GameStatus, gameStatuses } from '../ledger/state.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';

const gamesAPage = 10;
const boardRowsAPage = 20;

/** The board: who has joined, is not banned then and has not stayed away (three sessions missed), best first. */
export async function boardPage(
  client: PrismaClient,
  { id: clubId, state }: ClubView,
  page: number,
  asOf: Instant,
): Promise<Page<BoardRow>> {
  const seenSince = await lastSeenAtLeast(client, clubId, state.figures.absenceSessions);
  const where: Prisma.StandingWhereInput = {
    clubId,
    member: true,
    lastSeen: { gte: seenSince },
    OR: [{ bannedUntil: null }, { bannedUntil: { lt: new Date(asOf) } }],
  };
  const total = await client.standing.count({ where });
  const skip = (page - 1) * boardRowsAPage;
  const rows = await client.standing.findMany({
    where,
    orderBy: [{ score: 'desc' }, { person: 'asc' }],
    select: { person: true, score: true, wins: true, draws: true, losses: true },
    skip,
    take: boardRowsAPage,
  });
  const better = await client.standing.count({ where: { ...where, score: { gt: rows[0]?.score ?? 0 } } });
  return { rows: ranked(rows, better, skip), page, pages: pagesOf(total, boardRowsAPage), total };
}

/** Whoever was last seen before that has missed as many held sessions in a row. */
async function lastSeenAtLeast(client: PrismaClient, clubId: ClubId, missed: number): Promise<Date> {
  const session = await client.session.findFirst({
    where: { clubId, held: true },
    orderBy: { opensAt: 'desc' },
    skip: missed - 1,
  });
  return session?.opensAt ?? new Date(0);
}

/** Gives rows their ranks: `better` people are above the first of them, which is in place `skip` from the top. */
function ranked(rows: Omit<BoardRow, 'rank'>[], better: number, skip: number): BoardRow[] {
  let rank = better + 1;
  return rows.map((row, i) => {
    const above = rows[i - 1];
    if (above !== undefined && above.score > row.score) rank = skip + i + 1;
    return { rank, ...row };
  });
}

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
