import {
  citePoint,
  type Met,
  type Point,
  type TableRules,
  tableGames,
} from '../../src/tables/rule-sets/rule-set.ts';
import type { SourceFile } from './cites.ts';

/** How one point of a rule set of tables is met: the files with rules that cite it, and those with tests named after it. */
export interface PointRow {
  readonly point: Point;
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}

const number = String.raw`\d+\.\d+`;
const list = `${number}(?:,?\\s+(?:(?:and|or)\\s+)?${number})*`;

const numbersIn = (text: string): string[] => text.match(new RegExp(number, 'g')) ?? [];

/** Where refusals cite points: `by(rules, '3.4', '3.5')`, `needsGm(view, actor, table, '1.5')` and the like. */
const inRules = new RegExp(
  String.raw`\b(?:by|needsGm|ownSeat|citePoint)\((?:[^()'\x60]|\([^()]*\))*((?:'${number}',?\s*)+)`,
  'g',
);

/** The points that are named with their rule set: `Club 3.4`. */
function pointsNamed({ text }: SourceFile, { cited }: TableRules): Set<string> {
  const inWords = new RegExp(String.raw`(?<!\x60)\b${cited}\s+(${list}(?:\s+to\s+${number})?)`, 'g');
  return new Set([...text.matchAll(inWords)].flatMap(([, all = '']) => numbersIn(all)));
}

/** Those in refusals, which are of the rule set by which a table is played. */
const pointsRefusing = ({ text }: SourceFile): string[] =>
  [...text.matchAll(inRules)].flatMap(([, all = '']) => numbersIn(all));

/** Whether a file is of another game than that of a rule set: its refusals cite none of its points. */
const isOfOtherGame = ({ path }: SourceFile, { game }: TableRules): boolean =>
  tableGames.some((each) => each !== game && new RegExp(`^(src/tables|commands)/${each}[/.]`).test(path));

const pointsCited = (file: SourceFile, rules: TableRules): Set<string> =>
  new Set([...pointsNamed(file, rules), ...(isOfOtherGame(file, rules) ? [] : pointsRefusing(file))]);

const pointsTested = ({ text }: SourceFile, { cited }: TableRules): Set<string> => {
  const named = new RegExp(
    String.raw`(?:\b(?:describe|it|test)(?:\.\w+)*|\)|\x60)\(\s*['"\x60]${cited}\s+(${list})`,
    'g',
  );
  return new Set([...text.matchAll(named)].flatMap(([, all = '']) => numbersIn(all)));
};

const isTest = ({ path }: SourceFile): boolean => path.startsWith('test/');

/** Rule sets say what their points are; they are no rules themselves. */
const isRule = ({ path }: SourceFile): boolean =>
  /^(src\/tables|commands)\//.test(path) && !path.startsWith('src/tables/rule-sets/');

/** How each point of a rule set is met by the project's own files. */
export function pointCoverage(files: readonly SourceFile[], rules: TableRules): PointRow[] {
  const ruling = files.filter(isRule).map((file) => ({ file, points: pointsCited(file, rules) }));
  const testing = files.filter(isTest).map((file) => ({ file, points: pointsTested(file, rules) }));
  const filesFor = (all: typeof ruling, id: string) =>
    all.filter(({ points }) => points.has(id)).map(({ file }) => file.path);
  return rules.points.map((point) => ({
    point,
    rules: filesFor(ruling, point.id),
    tests: filesFor(testing, point.id),
  }));
}

/** The points that rules cite or tests are named after and their rule set does not have, or none has: `Club 9.8`. */
export function pointsAstray(files: readonly SourceFile[], ruleSets: readonly TableRules[]): string[] {
  const those = files.filter(
    ({ path }) => /^(src|commands|test)\//.test(path) && /table|diplomacy|nomic/.test(path),
  );
  const has = ({ points }: TableRules, id: string): boolean => points.some((point) => point.id === id);
  const named = ruleSets.flatMap((rules) =>
    those
      .flatMap((file) => [...pointsNamed(file, rules), ...pointsTested(file, rules)])
      .flatMap((id) => (has(rules, id) ? [] : [citePoint(rules, id)])),
  );
  const nowhere = those.flatMap(pointsRefusing).filter((id) => !ruleSets.some((rules) => has(rules, id)));
  return [...named, ...nowhere];
}

/** The enforced points that no rule cites, or that no test is named after. */
export const unmetPoints = (rows: readonly PointRow[]): PointRow[] =>
  rows.filter(
    ({ point, rules, tests }) => point.met === 'enforced' && (rules.length === 0 || tests.length === 0),
  );

const metWords: Readonly<Record<Met, string>> = {
  enforced: 'enforced',
  setting: 'a setting',
  person: 'a person decides',
  text: 'text only',
};

/** The tables of those rule sets as Markdown, one below the other. */
export const allPointsAsMarkdown = (files: readonly SourceFile[], ruleSets: readonly TableRules[]): string =>
  [
    '# How the points of the rules of tables are met',
    '',
    'Written by `npm run tables:coverage -- --write`.',
    '',
    ...ruleSets.map((rules) => pointsAsMarkdown(pointCoverage(files, rules), rules)),
  ].join('\n');

/** The table of a rule set as Markdown. */
const pointsAsMarkdown = (rows: readonly PointRow[], { name, cited }: TableRules): string =>
  [
    `## ${name}`,
    '',
    `Cited as \`${cited} 1.1\`.`,
    '',
    '| Point | It says | Met | Rules that cite it | Tests named after it |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ point: { id, text, met }, rules, tests }) =>
        `| ${id} | ${text} | ${metWords[met]} | ${named(rules)} | ${named(tests)} |`,
    ),
    '',
  ].join('\n');

const named = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(', ');
