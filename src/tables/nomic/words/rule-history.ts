import { type Change, plainText, type Rule, type Version } from '../../../../packages/nomic/src/index.ts';
import { cut, paragraphs, plain } from '../../../house/words/text.ts';
import type { Telling } from './lines.ts';
import { named } from './people.ts';
import { differenceOf, ruleName, textWithoutWraps } from './proposal.ts';

/** Every change of any rule, in the order in which they were made. */
export function allChanges({ game }: Telling): string[] {
  const made = [...game.rules.rules.values()].flatMap(({ history }) =>
    history.flatMap((version, nth) =>
      version.by.is === 'proposal' || version.by.is === 'itself'
        ? [{ version, before: history[nth - 1] }]
        : [],
    ),
  );
  const order = ({ by, renumberings }: Version): number =>
    by.is === 'proposal' ? by.number * 1_000 : renumberings;
  const lines = made
    .sort(
      (one, other) =>
        one.version.date.localeCompare(other.version.date) || order(one.version) - order(other.version),
    )
    .map(({ version, before }) => `• ${changeLine(version, before)}`);
  return lines.length === 0 ? ['No rule has been changed yet.'] : lines;
}

const kindWords = {
  enact: (rule) => `${rule} was enacted`,
  amend: (rule) => `${rule} was amended`,
  repeal: (rule) => `${rule} was repealed`,
  'enact-amendment': (rule) => `${rule} was amended`,
  'amend-amendment': (rule) => `An amendment of ${rule} was amended`,
  'repeal-amendment': (rule) => `An amendment of ${rule} was repealed`,
  transmute: (rule) => `${rule} was transmuted`,
} as const satisfies Readonly<Record<Change['kind'], (rule: string) => string>>;

/** `2026-11-23: Rule 203 was amended by proposal 301, and is Rule 301 since.` */
function changeLine(version: Version, before: Version | undefined): string {
  const { by, date, number, immutable } = version;
  const name = ruleName(before ?? version);
  const renamed = before !== undefined && before.number !== number ? `, and is now ${ruleName(version)}` : '';
  switch (by.is) {
    case 'initial':
      return `${plain(date)}: ${name}, as the game began.`;
    case 'reference':
      return `${plain(date)}: ${name} names Rule ${by.to} in place of Rule ${by.from}.`;
    case 'itself':
      return `${plain(date)}: ${name} changed by itself.`;
    case 'proposal': {
      const to = by.kind === 'transmute' ? ` and made ${immutable ? 'immutable' : 'mutable'}` : '';
      return `${plain(date)}: ${kindWords[by.kind](name)}${to} by proposal ${by.number}${renamed}.`;
    }
  }
}

/** How many versions of a rule are on a page, and how much is shown of each, in characters. */
const [onPage, mostOfVersion] = [3, 1_100];

/** The pages of a rule’s history, the latest version first: what each changed in the text before. A page is made when it is read. */
export function historyPages(telling: Telling, { history }: Rule): readonly (() => string)[] {
  const inOrder = history.map((version, nth) => ({ version, before: history[nth - 1] })).reverse();
  const pages = Math.ceil(inOrder.length / onPage);
  return Array.from(
    { length: pages },
    (_, page) => () =>
      inOrder
        .slice(page * onPage, (page + 1) * onPage)
        .flatMap(({ version, before }) => [
          `**${changeLine(version, before)}**`,
          ...shownOf(telling, version, before),
        ])
        .join('\n'),
  );
}

function shownOf({ view, table }: Telling, version: Version, before: Version | undefined): string[] {
  if (before === undefined)
    return [cut(paragraphs(named(view, table, textWithoutWraps(version))), mostOfVersion)];
  const isSame = plainText(before.text) === plainText(version.text);
  return isSame ? [] : [differenceOf(view, table, before, version, mostOfVersion)];
}
