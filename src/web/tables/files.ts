import {
  drawMap,
  type PictureSize,
  type Position,
  type Theme,
  writeGame,
} from '../../../packages/diplomacy/src/index.ts';
import { centresChart } from '../../pictures/centres-chart.ts';
import { linesSizes } from '../../pictures/lines-chart.ts';
import { gameOf, recordText } from '../../tables/diplomacy/record.ts';
import { drawnResults } from '../../tables/diplomacy/words/results.ts';
import { yearsOf } from '../../tables/diplomacy/years.ts';
import { diplomacyRules } from '../../tables/rule-sets/rule-set.ts';
import type { Table } from '../../tables/table.ts';
import type { Asked, ClubFile, FileBody } from '../page.ts';
import { type Looked, lookedAt, tableAsked } from './table-asked.ts';

type Query = Asked['query'];

const svg = (body: string): FileBody => ({ type: 'image/svg+xml; charset=utf-8', name: null, body });
const schemeOf = ({ scheme }: Query): Theme => (scheme === 'dark' ? 'dark' : 'light');
const sizeOf = ({ size }: Query): PictureSize => (size === 'small' ? 'small' : 'large');

/**
 * The map of a table as a picture: with `?phase=` as it was in that phase, with the orders and what became of them; else as it is now.
 * With `?scheme=dark` for a dark page, with `?size=small` for a narrow one.
 */
export const tableMap: ClubFile = { path: 'tables/:number/map.svg', open: drawTable };

function drawTable(asked: Asked): FileBody | null {
  const { query } = asked;
  const table = tableAsked(asked);
  const game = table?.state.diplomacy ?? null;
  const looked = game === null ? null : lookedAt(game, query);
  if (table === null || game === null || looked === null) return null;
  return svg(pictureOf(table, looked, looked === 'now' ? game.position : looked.before, query));
}

interface Kept {
  of: Position;
  look: string;
  picture: string;
}

/** The latest pictures: at a deadline many look at the same one, and each takes a while to draw. */
let kept: readonly Kept[] = [];
const mostKept = 8;

function pictureOf(table: Table, looked: Looked, position: Position, query: Query): string {
  const [theme, size] = [schemeOf(query), sizeOf(query)];
  const look = [theme, size, looked === 'now'].join();
  const before = kept.find((each) => each.of === position && each.look === look);
  const orders = looked === 'now' ? [] : drawnResults(table, looked);
  const picture =
    before?.picture ?? drawMap(diplomacyRules(table.rules).diplomacy.map, position, { theme, size, orders });
  kept = [{ of: position, look, picture }, ...kept.filter((each) => each !== before)].slice(0, mostKept);
  return picture;
}

/** How many centres each power owned over the years, as a picture; `?scheme=` and `?size=` as for the map. */
export const tableCentres: ClubFile = { path: 'tables/:number/centres.svg', open: drawCentres };

function drawCentres(asked: Asked): FileBody | null {
  const { query } = asked;
  const table = tableAsked(asked);
  const game = table?.state.diplomacy ?? null;
  if (table === null || game === null) return null;
  const { map, choices } = diplomacyRules(table.rules).diplomacy;
  const years = yearsOf(game).map(({ year, centres }) => ({
    year,
    counts: new Map([...centres].map(([power, owned]) => [power, owned.length])),
  }));
  const look = { ...linesSizes[sizeOf(query)], scheme: schemeOf(query), victory: choices.victory };
  return svg(centresChart(map, years, look));
}

/** The game so far in the notation of the referee. */
export const tableGame: ClubFile = {
  path: 'tables/:number/game.json',
  open(asked) {
    const table = tableAsked(asked);
    const game = table === null ? null : gameOf(table);
    if (table === null || game === null) return null;
    const body = `${JSON.stringify(writeGame(game), null, 1)}\n`;
    return { type: 'application/json; charset=utf-8', name: `table-${table.number}.json`, body };
  },
};

/** The game so far in words. */
export const tableRecord: ClubFile = {
  path: 'tables/:number/game.txt',
  open(asked) {
    const table = tableAsked(asked);
    const body = table === null ? null : recordText(table);
    if (table === null || body === null) return null;
    return { type: 'text/plain; charset=utf-8', name: `table-${table.number}.txt`, body };
  },
};
