import type { Told } from '../../src/results/result.ts';
import { wordsOf } from '../../src/results/words.ts';
import { shown, unitWords } from '../../src/results/words-of-units.ts';
import { ruleSets } from '../../src/rules/named.ts';
import type { Outcome } from './expect-case.ts';
import { isFor, type PlayedTurn, playCase } from './play-case.ts';
import type { Case } from './read-cases.ts';

/** What each chapter is about, by how its numbers begin. */
const chapters: readonly (readonly [start: string, title: string])[] = [
  ['6.A.', '6.A Basic checks'],
  ['6.B.', '6.B Coasts'],
  ['6.C.', '6.C Circular movement'],
  ['6.D.', '6.D Supports and dislodgement'],
  ['6.E.', '6.E Head-to-head battles and units between two attacks'],
  ['6.F.', '6.F Convoys'],
  ['6.G.', '6.G Convoys to neighbouring provinces'],
  ['6.H.', '6.H Retreats'],
  ['6.I.', '6.I Builds'],
  ['6.J.', '6.J Disbands and civil disorder'],
  ['4.', 'Issues of chapter 4 that no case of chapter 6 shows'],
  ['2.4/', 'Cases of DATC v2.4: convoys through coastal provinces, and civil disorder from home'],
  ['B.', 'Cases of the Maharajiad rules: rivers and homes of India'],
];

/** What became of the orders of a phase under the rule sets that decide it alike. */
interface Group {
  readonly rules: readonly string[];
  readonly turns: readonly PlayedTurn[];
}

/** The cases as Markdown: what becomes of each order, and why, in the library's own words. */
export function asMarkdown(cases: readonly Case[]): string {
  const played = cases.map((each) => ({ each, groups: groupsOf(each) }));
  return [
    '# What becomes of the public test cases',
    '',
    'Written by `npx vitest run packages/diplomacy/test/datc/table.test.ts --update`.',
    '',
    `${cases.length} cases, those of the Diplomacy Adjudicator Test Cases (DATC) v3.0 by Lucas B. Kruijswijk first, with what the library makes of`,
    'them under each rule set. Where nothing is said of a rule set that a case is for, it decides as the first one shown.',
    '',
    '## Where the rule sets differ',
    '',
    ...differences(played),
    ...chapters.flatMap(([start, title]) => [
      '',
      `## ${title}`,
      ...played.filter(({ each }) => each.number.startsWith(start)).flatMap(caseLines),
    ]),
    '',
  ].join('\n');
}

function groupsOf(each: Case): readonly Group[] {
  const groups: (Group & { readonly rules: string[] })[] = [];
  for (const rules of ruleSets.keys()) {
    if (!isFor(each, rules)) continue;
    const turns = playCase(each, rules);
    const alike = groups.find((group) => unlike(toldIn(turns), toldIn(group.turns)).length === 0);
    if (alike === undefined) groups.push({ rules: [rules], turns });
    else alike.rules.push(rules);
  }
  return groups;
}

const toldIn = (turns: readonly PlayedTurn[]): readonly Told[] => turns.flatMap(({ told }) => told);

/** What tells one outcome from another: whether a path is written does not. */
const fateOf = (told: Told): string =>
  [told.power, told.unit, resultOf(told), wordsOf(told).replaceAll(paths, '')].join(' ');

const paths = / via (?:convoy|[A-Z][a-z]{2}(?:(?:–| or )[A-Z][a-z]{2})*)/g;

interface Played {
  readonly each: Case;
  readonly groups: readonly Group[];
}

function differences(played: readonly Played[]): readonly string[] {
  const divided = played.filter(({ groups }) => groups.length > 1);
  const ids = [...ruleSets.keys()];
  const cell = (groups: readonly Group[], id: string): string => {
    const at = groups.findIndex(({ rules }) => rules.includes(id));
    return at < 0 ? '' : String.fromCharCode(65 + at);
  };
  return [
    'Rule sets with the same letter decide a case alike.',
    '',
    `| Case | ${ids.join(' | ')} |`,
    `| --- |${ids.map(() => ' :-: |').join('')}`,
    ...divided.map(
      ({ each, groups }) =>
        `| ${each.number} ${each.title} | ${ids.map((id) => cell(groups, id)).join(' | ')} |`,
    ),
  ];
}

function caseLines({ each, groups }: Played): readonly string[] {
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const isAll = first.rules.length === ruleSets.size;
  return [
    '',
    `### ${each.number} ${each.title}`,
    ...(isAll ? [] : ['', `Under ${first.rules.join(', ')}:`]),
    ...first.turns.flatMap(({ told, came }) => [...rowsOf(told), ...retreatsOf(came)]),
    ...others.flatMap(({ rules, turns }) => [
      '',
      `Under ${rules.join(', ')} otherwise:`,
      ...rowsOf(unlike(toldIn(turns), toldIn(first.turns))),
      ...turns.flatMap(({ came }) => retreatsOf(came)),
    ]),
  ];
}

/** What did not become of the same orders under the first rule sets. */
function unlike(told: readonly Told[], first: readonly Told[]): readonly Told[] {
  const known = new Set(first.map(fateOf));
  return told.filter((one) => !known.has(fateOf(one)));
}

function rowsOf(told: readonly Told[]): readonly string[] {
  if (told.length === 0) return [];
  const rows = told.map((one) => [one.power, shown(one.order), resultOf(one), capital(wordsOf(one))]);
  return [
    '',
    '| Power | Order | Result | Why |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ];
}

/** `F Ion may retreat to Alb or Apu; A Gre may not.` */
function retreatsOf({ dislodged }: Outcome): readonly string[] {
  const each = dislodged.map(({ unit, retreats }) => {
    const places = retreats.map(shown);
    const last = places.pop();
    const all = places.length === 0 ? last : `${places.join(', ')} or ${last}`;
    return `${unitWords(unit)} may ${last === undefined ? 'not retreat' : `retreat to ${all}`}`;
  });
  return each.length === 0 ? [] : ['', `${each.join('; ')}.`];
}

const resultOf = ({ result, dislodged }: Told): string => (dislodged ? `${result}, dislodged` : result);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
