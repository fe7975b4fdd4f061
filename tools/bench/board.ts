import { Chess } from 'chess.js';
import { type BoardView, boardSvg, boardZoom } from '../../src/pictures/board.ts';
import { toPng } from '../../src/pictures/png.ts';
import { scoreChartSvg } from '../../src/pictures/score-chart.ts';

/** Morphy against two allies in the opera house in Paris, 1858: from a full board to a mate. */
const game =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#';

const rounds = 5;

/** The yardstick: a picture of the same size with nothing on it. */
const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" width="440" height="440"/>';

/** Measures the pictures of a board and of a score sent to Discord, up to the bytes of the PNG. */
export async function benchBoard(): Promise<string[]> {
  const views = viewsOf(game.split(' '));
  const drawing = await timesOf(
    views.map(
      ([fen, view]) =>
        () =>
          toPng(boardSvg(fen, view), boardZoom),
    ),
  );
  const nothing = await timesOf(views.map(() => () => toPng(empty, boardZoom)));
  return [
    `board of ${views.length} positions, each ${rounds} times`,
    line('PNG', drawing),
    line('empty', nothing),
    ...(await benchChart()),
  ];
}

const chart = { width: 560, height: 240, scheme: 'dark', floor: 100, timezone: 'Europe/London' } as const;
const emptyChart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 240" width="560" height="240"/>';

/** The same of the chart of a score over a year, two games a week. */
async function benchChart(): Promise<string[]> {
  const halfWeek = 3.5 * 24 * 3600_000;
  const points = Array.from({ length: 104 }, (_, game) => ({
    at: Date.UTC(2026, 0, 2) + game * halfWeek,
    score: 100 + ((game * 37) % 60) + game,
  }));
  const times = 50;
  const drawing = await timesOf(
    Array.from({ length: times }, () => async () => toPng(await scoreChartSvg(points, chart))),
  );
  const nothing = await timesOf(Array.from({ length: times }, () => () => toPng(emptyChart)));
  return [
    `chart of ${points.length} games, ${times * rounds} times`,
    line('PNG', drawing),
    line('empty', nothing),
  ];
}

/** Each position of the game from both sides, with its last move and check marked. */
function viewsOf(sans: readonly string[]): [fen: string, view: BoardView][] {
  const board = new Chess();
  return sans.flatMap((san) => {
    const lastMove = board.move(san);
    const [king = null] = board.findPiece({ type: 'k', color: board.turn() });
    const view = { lastMove, check: board.isCheck() ? king : null };
    return (['white', 'black'] as const).map((from): [string, BoardView] => [board.fen(), { ...view, from }]);
  });
}

async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  for (const work of works) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const work of works) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  return times.sort((a, b) => a - b);
}

function line(name: string, sorted: readonly number[]): string {
  const at = (share: number) => `${(sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(1)} ms`;
  return `  ${name.padEnd(6)} ${at(0.5).padStart(9)}   p99 ${at(0.99).padStart(9)}`;
}
