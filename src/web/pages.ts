import { boardCsv, boardPage } from './board/page.tsx';
import { calendarIcs } from './calendar/file.ts';
import { calendarPage } from './calendar/page.tsx';
import { docketPage } from './docket/page.tsx';
import { gamePage } from './game/page.tsx';
import { gamePgn } from './game/pgn.ts';
import { gamesPage } from './games/page.tsx';
import { judgementPage } from './judgement/page.tsx';
import { memberChart } from './member/chart.ts';
import { memberPage } from './member/page.tsx';
import type { ClubFile, Page, PlainPage } from './page.ts';
import { pairingsPage } from './pairings/page.tsx';
import { plainPolicyPage, policyPage } from './policy/page.tsx';
import { precedentsPage } from './precedents/page.tsx';
import { actPage } from './terms/alone.tsx';
import { historyPage } from './terms/history.tsx';
import { termsPage } from './terms/whole.tsx';

/** Every page of a club. */
export const pages: readonly Page[] = [
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
  policyPage,
];

/** What a club gives besides its pages. */
export const files: readonly ClubFile[] = [boardCsv, memberChart, gamePgn, calendarIcs];

/** What `/` and its neighbours show while no club is open to everybody. */
export const plainPages: readonly PlainPage[] = [plainPolicyPage];
