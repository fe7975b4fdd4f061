import { z } from 'zod';
import type { Instant } from '../../terms/time.ts';
import { siteAccesses } from '../house/book/offices.ts';
import { clubAtFront, type Hosting, isChosen } from '../house/hosting.ts';
import { type CarriedOut, type ClubId, type ClubView, type KeptText, textKinds } from '../house/ports.ts';
import { type GameStatus, gameStatuses } from '../ladder/book/games.ts';
import { flipped } from '../ladder/book/scoring.ts';
import type { BoardRow, GameRow, GamesWanted, Page } from '../ladder/ports.ts';
import type { BookNumber } from '../ledger/book.ts';
import type { PersonNumber, Points } from '../ledger/fields.ts';
import { clubIds, flag, readRows, text } from './columns.ts';
import type { Database } from './database.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { outcomeFrom } from './records.ts';
import { chunks } from './rows.ts';

const gamesAPage = 10;
const boardRowsAPage = 20;

/** The board: who has joined, is not banned then and has not stayed away, best first, as `wholeBoard` has it. */
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
  const total = first?.[7] ?? 0;
  const rows = records.map(
    ([rank, person, score, wins, draws, losses, milestone]): BoardRow => ({
      ...{ rank, person, score, wins, draws, losses, milestone },
    }),
  );
  return { rows, page, pages: pagesOf(total, boardRowsAPage), total };
}

/** Who was last seen before the session held so many ago (`absenceSessions`) has stayed away. Equal scores share a rank. */
const boardQuery = `
  SELECT rank() OVER (ORDER BY "score" DESC), "person", "score", "wins", "draws", "losses", "milestone", count(*) OVER ()
  FROM "Standing"
  WHERE "clubId" = ? AND "member" AND ("bannedUntil" IS NULL OR "bannedUntil" < ?) AND NOT EXISTS (SELECT 1 FROM
    (SELECT "opensAt" FROM "Session" WHERE "clubId" = ? AND "held" ORDER BY "opensAt" DESC LIMIT 1 OFFSET ?) AS "since"
    WHERE "lastSeen" < "opensAt")
  ORDER BY "score" DESC, "person" LIMIT ? OFFSET ?`;

const count = z.int();
const boardRecord = z.tuple([count, count, count, count, count, count, count, count]);

const status = z.enum(gameStatuses);

/** The rows of the games that are wanted. */
export function gamesLike({
  person = null,
  score = null,
  from = null,
  until = null,
  counted = false,
}: GamesWanted): Prisma.GameWhereInput {
  return {
    ...playedBy(person, score),
    ...(from === null && until === null ? {} : { playedAt: between(from, until) }),
    ...(counted ? { status: 'counted' satisfies GameStatus } : {}),
  };
}

function playedBy(person: PersonNumber | null, score: Points | null): Prisma.GameWhereInput {
  if (person === null) return score === null ? {} : { score };
  const [own, others] = score === null ? [{}, {}] : [{ score }, { score: flipped(score) }];
  return {
    OR: [
      { player: person, ...own },
      { opponent: person, ...others },
    ],
  };
}

const between = (from: Instant | null, until: Instant | null): Prisma.DateTimeFilter => ({
  ...(from === null ? {} : { gte: new Date(from) }),
  ...(until === null ? {} : { lte: new Date(until) }),
});

/** Such games of a club, latest first. */
export async function gamesPage(
  client: PrismaClient,
  where: Prisma.GameWhereInput,
  page: number,
  rowsAPage = gamesAPage,
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

const textKind = z.enum(textKinds);

/** The texts kept with those entries of a book, in the order of the ledger. */
export async function keptTexts(
  client: PrismaClient,
  book: { clubId: ClubId; book: BookNumber },
  seqs: readonly number[],
): Promise<KeptText[]> {
  const found: KeptText[] = [];
  for (const some of chunks(seqs)) {
    const rows = await client.entryText.findMany({
      where: { ...book, seq: { in: some } },
      omit: { clubId: true, book: true },
      orderBy: [{ seq: 'asc' }, { kind: 'asc' }],
    });
    found.push(...rows.map((row) => ({ ...row, kind: textKind.parse(row.kind) })));
  }
  return found;
}

/** What was carried out for that account and not answered yet, the oldest first. */
export async function interactionsOf(
  client: PrismaClient,
  clubId: ClubId,
  account: string,
): Promise<CarriedOut[]> {
  const rows = await client.interaction.findMany({ where: { clubId, account }, orderBy: { at: 'asc' } });
  return rows.map(({ at, channel, outcome }) => ({
    at: at.getTime(),
    channel,
    outcome: outcomeFrom(outcome),
  }));
}

/** Deletes a club's interactions, the notices that are on their way no more and the presses on clocks, of before that moment. */
export async function prune(client: PrismaClient, clubId: ClubId, moment: Instant): Promise<void> {
  const before = new Date(moment);
  // Said so that the index by `answered` and `at` finds them.
  const either = [true, false].map((answered) => ({ answered, at: { lt: before } }));
  await client.interaction.deleteMany({ where: { clubId, OR: either } });
  await client.clockPress.deleteMany({ where: { clubId, heardAt: { lt: before } } });
  await client.notice.deleteMany({
    where: {
      clubId,
      createdAt: { lt: before },
      OR: [{ messageId: { not: null } }, { abandoned: { not: null } }],
    },
  });
}

/** The condition for clubs that are served, and the values for its `?`. Served are those of the host’s servers that the bot is on. */
export function areServed({ servers }: Hosting): { is: string; args: readonly string[] } {
  const chosen = servers.length === 0 ? '' : ` AND "id" IN (${servers.map(() => '?').join()})`;
  return { is: `"leftAt" IS NULL${chosen}`, args: servers };
}

/** Whether that club is one of those. For who has the client. */
export async function isGoing(database: Database, hosting: Hosting, id: ClubId): Promise<boolean> {
  const found = await database.rows('SELECT 1 FROM "Club" WHERE "id" = ? AND "leftAt" IS NULL', id);
  return found.length > 0 && isChosen(hosting, id);
}

/** The ids of those clubs. For who has the client. */
export async function servedClubs(database: Database, hosting: Hosting): Promise<ClubId[]> {
  const { is, args } = areServed(hosting);
  const clubs = await readRows(database, clubIds, `WHERE ${is} ORDER BY "id"`, ...args);
  return clubs.map(({ id }) => id);
}

const clubRow = z.object({ id: text, front: flag, access: z.enum(siteAccesses).catch('off') });

/** The club whose pages are at `/`, or null for none. For who has the client. */
export async function frontPage(database: Database, hosting: Hosting): Promise<ClubId | null> {
  const { is, args } = areServed(hosting);
  const order = 'ORDER BY "createdAt", "id"';
  const clubs = await readRows(
    database,
    { table: 'Club', columns: clubRow },
    `WHERE ${is} ${order}`,
    ...args,
  );
  return clubAtFront(hosting, clubs);
}

/** The club whose pages are at that unguessable address, or null for none. */
export async function clubAt(
  client: PrismaClient,
  hosting: Hosting,
  siteKey: string,
): Promise<ClubId | null> {
  const club = await client.club.findUnique({
    where: { siteKey, leftAt: null, NOT: { access: 'off' } },
    select: { id: true },
  });
  return club !== null && isChosen(hosting, club.id) ? club.id : null;
}
