import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../../terms/time.ts';
import type { LadderClubs } from '../ladder/ports.ts';
import type { Assets } from './assets.ts';
import { boardCsv, boardPage } from './board/page.tsx';
import { calendarIcs } from './calendar/file.ts';
import { calendarPage } from './calendar/page.tsx';
import { docketPage } from './docket/page.tsx';
import { type Door, doorsOf, type Params, placeAt } from './doors.ts';
import { gamePage } from './game/page.tsx';
import { gamePgn } from './game/pgn.ts';
import { gamesPage } from './games/page.tsx';
import { judgementPage } from './judgement/page.tsx';
import { clubDocument, nobodyOpen, plainDocument } from './layout.tsx';
import { memberChart } from './member/chart.ts';
import { memberPage } from './member/page.tsx';
import type { Asked, ClubFile, Page, Shown } from './page.ts';
import { pairingsPage } from './pairings/page.tsx';
import { plainPolicy, policyPage } from './policy/page.tsx';
import { precedentsPage } from './precedents/page.tsx';
import { nowhere, sendDocument } from './replies.ts';
import { tableCentres, tableGame, tableMap, tableRecord } from './tables/files.ts';
import { tablesPage } from './tables/list.tsx';
import { nomicRulesFile, nomicStandings } from './tables/nomic/files.ts';
import { nomicPages } from './tables/nomic/nomic.ts';
import { tablePage } from './tables/page.tsx';
import { pressPage } from './tables/press.tsx';
import { tableRulesPage } from './tables/rules.tsx';
import { actPage } from './terms/act.tsx';
import { historyPage } from './terms/history.tsx';
import { termsPage } from './terms/whole.tsx';
import { tournamentFiles, tournamentPages } from './tournaments/tournaments.ts';

const pages: readonly Page[] = [
  boardPage,
  gamesPage,
  memberPage,
  gamePage,
  pairingsPage,
  calendarPage,
  termsPage,
  actPage,
  historyPage,
  docketPage,
  judgementPage,
  precedentsPage,
  tablesPage,
  tablePage,
  tableRulesPage,
  pressPage,
  ...nomicPages,
  ...tournamentPages,
  policyPage,
];

const files: readonly ClubFile[] = [
  boardCsv,
  memberChart,
  gamePgn,
  calendarIcs,
  tableMap,
  tableCentres,
  tableGame,
  tableRecord,
  nomicRulesFile,
  nomicStandings,
  ...tournamentFiles,
];

const plainPages = new Map<string, Shown>([
  ['', nobodyOpen],
  [policyPage.path, plainPolicy],
]);

export interface Shelf {
  clubs: LadderClubs;
  clock: () => Instant;
  assets: Assets;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;
type Request = FastifyRequest<{ Params: Params; Querystring: Query }>;

/** Lays out every page and file of a club, at each of the doors, and the data of each page under `api/`. */
export function layOutClubs(site: FastifyInstance, shelf: Shelf): void {
  for (const door of doorsOf(shelf.clubs)) {
    for (const page of pages) {
      site.get(addressOf(door, page.path), async (request: Request, reply) =>
        sendPage(shelf, door, page, request, reply),
      );
      site.get(addressOf(door, `api/${page.path}`), async (request: Request, reply) =>
        sendData(await asked(shelf, door, request), page, reply.header('cache-control', door.caching)),
      );
    }
    for (const file of files)
      site.get(addressOf(door, file.path), async (request: Request, reply) =>
        sendFile(
          await asked(shelf, door, request),
          file,
          request,
          reply.header('cache-control', door.caching),
        ),
      );
  }
}

const addressOf = ({ prefix }: Door, path: string): string => `${prefix}/${path}`;

/** The request as its page takes it, or null where the door leads to no club. */
async function asked({ clubs, clock }: Shelf, door: Door, { params, query }: Request): Promise<Asked | null> {
  const club = await door.club(params);
  if (club === null) return null;
  return { view: await clubs.view(club), clubs, now: clock(), params, query: once(query) };
}

/** What is given twice is not given. */
export const once = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

async function sendPage(shelf: Shelf, door: Door, page: Page, request: Request, reply: FastifyReply) {
  const about = await asked(shelf, door, request);
  if (about === null) return sendPlain(shelf, door, page, reply);
  const found = await page.open(about);
  const shown = await found?.show();
  if (shown === undefined || shown === null) return nowhere(reply);
  const place = placeAt(door.base(request.params));
  const { view, now } = about;
  const address = `${request.protocol}://${request.host}${request.url.replace(/(?<=.)\/(?=$|\?)/, '')}`;
  reply.header('cache-control', door.caching);
  return sendDocument(reply, clubDocument(shelf.assets, shown, { view, place, page, address, now }));
}

/** Behind the front door, where nobody is in, hangs a note; behind all others is nothing. */
function sendPlain({ assets }: Shelf, { prefix }: Door, { path }: Page, reply: FastifyReply): FastifyReply {
  if (prefix !== '') return nowhere(reply);
  const plain = plainPages.get(path);
  if (plain === undefined) return nowhere(reply);
  return sendDocument(reply, plainDocument(assets, plain));
}

async function sendData(asked: Asked | null, page: Page, reply: FastifyReply): Promise<FastifyReply> {
  const found = asked && (await page.open(asked));
  return found === null ? nowhere(reply) : reply.send(found.read);
}

/** What the browser has already is not sent again. */
async function sendFile(
  asked: Asked | null,
  file: ClubFile,
  request: Request,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = asked && (await file.open(asked));
  if (found === null) return nowhere(reply);
  if (found.name !== null) reply.header('content-disposition', `attachment; filename="${found.name}"`);
  const tag = `"${createHash('sha256').update(found.body).digest('base64url')}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(found.type).send(found.body);
}
