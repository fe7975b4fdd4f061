import { readFileSync } from 'node:fs';

/** A row of the table: who comes to what by trying it. */
export interface Row {
  /** What is tried, and after a comma under which circumstances: `/game show, a disputed one`. */
  name: string;
  section: string;
  /** The Acts that say so. */
  acts: readonly string[];
  /** By the names of the columns. */
  cells: Readonly<Record<string, string>>;
}

const file = new URL('./who-may-do-what.md', import.meta.url);

/** Reads `who-may-do-what.md`: its tables, one below each heading. Throws for a row that is not as wide as its table. */
export function readTable(text = readFileSync(file, 'utf8')): Row[] {
  return text.split(/^## /m).slice(1).flatMap(rowsOf);
}

function rowsOf(part: string): Row[] {
  const [section = '', ...lines] = part.split('\n');
  const [head = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  return rows.map((row) => {
    const [name = '', acts = '', ...cells] = row;
    if (row.length !== head.length) throw new Error(`${name} has ${row.length} cells, not ${head.length}`);
    const named = head.slice(2).map((column, place) => [column, cells[place] ?? ''] as const);
    return { name, section, acts: acts.split(', '), cells: Object.fromEntries(named) };
  });
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** What a row is about, without its circumstances. */
export const subjectOf = ({ name }: Pick<Row, 'name'>): string => name.split(', ')[0] ?? '';
