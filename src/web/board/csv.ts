import { stringify } from 'csv-stringify/sync';
import { wholeBoard } from '../../ladder/board/leaderboard.ts';
import type { Asked, ClubFile } from '../page.ts';
import { type RowRead, rowRead } from './read.ts';

/** The whole board for a spreadsheet, which takes no name for a formula. */
export const boardCsv: ClubFile = {
  path: 'leaderboard.csv',
  open: ({ view, now }: Asked) => ({
    type: 'text/csv; charset=utf-8',
    name: 'leaderboard.csv',
    body: csv(wholeBoard(view.state, now).map((row) => rowRead(row, view, now))),
  }),
};

const csv = (rows: readonly RowRead[]): string =>
  stringify(rows.map(record), {
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

const record = ({ rank, member, score, wins, draws, losses, change }: RowRead) => ({
  Rank: rank,
  Number: member.number,
  Name: member.name,
  Score: score,
  Won: wins,
  Drawn: draws,
  Lost: losses,
  'Since last session': change,
});
