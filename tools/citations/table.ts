import type { Status } from '../../terms/acts.ts';
import { type Act, actsInOrder, isAct, register } from '../../terms/register.ts';
import { type Cite, citesIn, type SourceFile, testedIn } from './cites.ts';

/** How one Act is met: the files with rules that cite it, and those with tests named after it. */
export interface Row {
  readonly act: Act;
  readonly title: string;
  readonly status: Status;
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}

const isTest = ({ path }: SourceFile): boolean => path.startsWith('test/');

/** The Terms' own text and figures name Acts without being rules. */
const isText = ({ path }: SourceFile): boolean =>
  /^terms\/(.*acts|figures|register|amendment\/history)\.ts$/.test(path);

export function coverage(files: readonly SourceFile[]): Row[] {
  const rules = files.filter((file) => !isTest(file) && !isText(file)).flatMap(citesIn);
  const tests = files.filter(isTest).flatMap(testedIn);
  return actsInOrder.map((act) => {
    const { title, status } = register[act];
    return { act, title, status, rules: filesWith(rules, act), tests: filesWith(tests, act) };
  });
}

const filesWith = (cites: readonly Cite[], act: Act): string[] =>
  cites.filter((cite) => cite.act === act).map(({ file }) => file);

/** The cites of Acts that do not exist. */
export const unresolved = (files: readonly SourceFile[]): Cite[] =>
  files.flatMap((file) => [...citesIn(file), ...testedIn(file)]).filter(({ act }) => !isAct(act));

/** The enforced Acts that no rule cites, or that no test is named after. */
export const unmet = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ status, rules, tests }) => status === 'enforced' && (rules.length === 0 || tests.length === 0),
  );

type Kind = 'enforced' | 'recorded' | 'text only' | 'planned';

function kindOf(status: Status): Kind {
  if (typeof status === 'string') return status;
  return 'planned' in status ? 'planned' : 'text only';
}

function statusInWords(status: Status): string {
  if (typeof status === 'string') return status;
  return 'planned' in status ? `planned (${status.planned})` : `text only: ${status.textOnly}`;
}

/** The table as Markdown, with the count of each status above it. */
export function asMarkdown(rows: readonly Row[]): string {
  const kinds: readonly Kind[] = ['enforced', 'recorded', 'text only', 'planned'];
  const counts = kinds.map(
    (kind) => `${rows.filter(({ status }) => kindOf(status) === kind).length} ${kind}`,
  );
  return [
    '# How the Acts of the Terms are met',
    '',
    'Written by `npm run terms:coverage -- --write`.',
    '',
    `${rows.length} Acts: ${counts.join(', ')}.`,
    '',
    '| Act | Title | Status | Rules that cite it | Tests named after it |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(asLine),
    '',
  ].join('\n');
}

const asLine = ({ act, title, status, rules, tests }: Row): string =>
  `| ${act} | ${title} | ${statusInWords(status)} | ${named(rules)} | ${named(tests)} |`;

const named = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(', ');
