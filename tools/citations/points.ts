import {
  citePoint,
  clubCited,
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

/** A point as texts name it, down to its letters: `3.4`, `D.VII(5)`, `C.7(a)`, `15`. */
const dotted = String.raw`(?:[A-Z]\.[IVX\d]+|\d+\.\d+)(?:\.\d+)*(?:\(\d+\))?(?:\([a-z]+\))?`;
/** Where nothing stands between a rule set's name and its points they are bare numbers: `BT15`. */
const numberIn = ({ cited }: Pick<TableRules, 'cited'>): string =>
  cited.endsWith(' ') ? dotted : String.raw`\d+`;

/** Several of them after the name of their rule set, which may be said again: `3.4 and 3.5`, `WM C.7, WM C.8`. */
const listOf = (rules: Pick<TableRules, 'cited'>): string =>
  `${numberIn(rules)}(?:,?\\s+(?:(?:and|or|to)\\s+)?(?:${citedIn(rules)})?${numberIn(rules)})*`;

/** A rule set's name as it stands before its points; a line may break after it. */
const citedIn = ({ cited }: Pick<TableRules, 'cited'>): string => cited.replace(/ $/, String.raw`\s+`);

/**
 * The points of a rule set that a list names. What is no point of it may be a part of one, which is then meant: C.7(a) is said in C.7.
 * What is neither stays as it is written.
 */
function idsIn(list: string, rules: Pick<TableRules, 'points' | 'cited'>): string[] {
  const { points, cited } = rules;
  const has = (id: string): boolean => points.some((point) => point.id === id);
  const said = list.replaceAll(cited.trim(), ' ').match(new RegExp(numberIn(rules), 'g')) ?? [];
  return said.map((id) => [id, id.replace(/\([a-z]+\)$/, '')].find(has) ?? id);
}

/** Where the bot asks the rules about a matter: `by(rules, 'extension')`, `needsGm(view, actor, table, 'start')` and the like. */
const asking =
  /(?:\b(?:by|needsGm|ownSeat|citeOn|under|isOverAlready|tooLongAgo)\((?:[^()'\x60]|\([^()]*\))*|\bmatter: )((?:'[a-z-]+',?\s*)+)/g;

const pointsNamed = ({ text }: SourceFile, rules: TableRules): string[] => {
  const cited = citedIn(rules);
  const inWords = new RegExp(`(?<!\x60)\\b${cited}(${listOf(rules)})`, 'g');
  return [...text.matchAll(inWords)].flatMap(([, all = '']) => idsIn(all, rules));
};

/** The points on what a file asks about, whichever the rule set by which a table is played. */
function pointsAsked({ text }: SourceFile, { points }: TableRules): string[] {
  const matters = [...text.matchAll(asking)].flatMap(([, all = '']) => all.match(/[a-z-]+/g) ?? []);
  return points.filter(({ on = [] }) => on.some((matter) => matters.includes(matter))).map(({ id }) => id);
}

/** The points that the referee's own rule set names beside its decisions: `ruling('last', 'b', 'D.III(5)')`. */
function pointsDecided({ path, text }: SourceFile, rules: TableRules): string[] {
  if (rules.game !== 'diplomacy' || !path.endsWith(`/rules/${rules.diplomacy.id}.ts`)) return [];
  const places = [...text.matchAll(/\bruling\([^\n]*'([^']*)'\)/g)].map(([, place = '']) => place);
  return places
    .flatMap((place) => idsIn(place, rules))
    .filter((id) => rules.points.some((point) => point.id === id));
}

/** Whether a file is of another game than that of a rule set: it asks about none of its points. */
const isOfOtherGame = ({ path }: SourceFile, { game }: TableRules): boolean =>
  tableGames.some((each) => each !== game && new RegExp(`^(src/tables|commands)/${each}[/.]`).test(path));

/** The points of a rule set with those of the club's own that it has beside them, each as its own rules name it. */
const namesOf = (rules: TableRules): TableRules[] => [
  rules,
  ...(rules.cited === clubCited ? [] : [{ ...rules, cited: clubCited, points: [] }]),
];

const asHere = (rules: TableRules, named: TableRules, id: string): string =>
  named.cited === rules.cited ? id : `${named.cited}${id}`;

const pointsCited = (file: SourceFile, rules: TableRules): Set<string> =>
  new Set([
    ...namesOf(rules).flatMap((named) => pointsNamed(file, named).map((id) => asHere(rules, named, id))),
    ...(isOfOtherGame(file, rules) ? [] : pointsAsked(file, rules)),
    ...pointsDecided(file, rules),
  ]);

/** Points of another rule set, which a test may be named after as well: `WM D.VII(4) and MJ B.VIII(4): …`. */
const otherPoints = String.raw`(?:[A-Z]\w* [A-Z\d][^:'"\x60]* and )?`;

function pointsTested({ text }: SourceFile, rules: TableRules): Set<string> {
  const found = namesOf(rules).flatMap((each) => {
    const cited = citedIn(each);
    const named = new RegExp(
      `(?:\\b(?:describe|it|test)(?:\\.\\w+)*|\\)|\x60)\\(\\s*['"\x60]${otherPoints}${cited}(${listOf(each)})`,
      'g',
    );
    return [...text.matchAll(named)].flatMap(([, all = '']) =>
      idsIn(all, each).map((id) => asHere(rules, each, id)),
    );
  });
  return new Set(found);
}

const isTest = ({ path }: SourceFile): boolean => /^(packages\/[^/]+\/)?test\//.test(path);

/** Rule sets say what their points are; they are no rules themselves. */
const isRule = ({ path }: SourceFile): boolean =>
  /^(src\/tables|commands|packages\/[^/]+\/src)\//.test(path) && !path.startsWith('src/tables/rule-sets/');

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

/** The points that rules cite or tests are named after and their rule set does not have: `Club 9.8`. */
export function pointsAstray(files: readonly SourceFile[], ruleSets: readonly TableRules[]): string[] {
  const those = files.filter(
    ({ path }) => /^(src|commands|test|packages)\//.test(path) && /table|diplomacy|nomic/.test(path),
  );
  return ruleSets.flatMap((rules) => {
    const has = (id: string): boolean => rules.points.some((point) => point.id === id);
    return those
      .flatMap((file) => pointsNamed(file, rules))
      .flatMap((id) => (has(id) ? [] : [citePoint(rules, id)]));
  });
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
    `Cited as \`${cited}${rows[0]?.point.id ?? ''}\`.`,
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
