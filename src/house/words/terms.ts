import { type Status, statusInWords } from '../../../terms/acts.ts';
import { changedFigures } from '../../../terms/amendment/figures.ts';
import { history } from '../../../terms/amendment/history.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Act, citation, partsOf, register } from '../../../terms/register.ts';
import { localDate } from '../../../terms/time.ts';
import { actInForce, type OwnText, type OwnTexts, type TextChange } from '../amendment/own-texts.ts';
import type { Publication } from '../book/amendment.ts';
import type { ClubView } from '../ports.ts';
import { figureLines } from './amendment.ts';
import { differenceText } from './difference.ts';
import { pagesOf, rowsInPages } from './pages.ts';
import { dayOf, nameOf, paragraphs, plain } from './text.ts';

/** What the Court held of an Act, and where. */
interface Holding {
  citation: string;
  text: string;
}

/** `II.6.1` and its title. */
export const actLine = (act: Act): string => `\`${act}\` ${register[act].title}`;

/** The Act in the club's own words, or with its figures; the room is the club's own word as well. */
export function renderAct(
  act: Act,
  figures: Figures,
  texts: OwnTexts,
  holdings: readonly Holding[] = [],
): string {
  const { text, reading, status, own } = actInForce(act, { ...figures, room: plain(figures.room) }, texts);
  const parts = partsOf(act);
  return [
    own === null ? text : paragraphs(text),
    ...(own === null ? [] : [ownLine(own, status)]),
    ...(reading === undefined ? [] : [`**How it is read here:** ${reading}`]),
    `*${statusInWords(status)}*`,
    ...(holdings.length === 0 ? [] : [`**What the Court holds:**\n${holdings.map(heldLine).join('\n')}`]),
    ...(parts.length === 0 ? [] : [`**Its parts:**\n${parts.map(actLine).join('\n')}`]),
  ].join('\n\n');
}

/** Act III.3.1: `[2026] CoA 3: what was held`. */
const heldLine = ({ citation: cited, text }: Holding): string => `• ${plain(cited)}: ${plain(text, 500)}`;

/** What the club's own words mean for what the bot does. */
const ownLine = ({ version, date }: OwnText, status: Status): string =>
  [
    `**In the club’s own words** since version ${version}, ${dayOf(date)}.`,
    ...(status === 'enforced' ? [unchangedBot] : []),
  ].join(' ');

const unchangedBot = 'They don’t change what the bot does: it goes by the figures of the Terms.';

/** A version in a list of them: how many characters it takes at most, and its words. */
interface VersionListed {
  most: number;
  words(): string;
}

const [pageLimit, changeLimit, headLimit] = [3_500, 1_200, 200];

/**
 * Act IV.3: every version, the latest first: what the club changed itself, then what the project came with. In pages that are made
 * when they are read, since it takes a while to compare texts.
 */
export function renderHistory(
  view: ClubView,
  changes: ReadonlyMap<number, TextChange>,
): readonly (() => string)[] {
  const own = view.state.publications
    .toReversed()
    .flatMap((publication) => ownVersion(publication, view, changes.get(publication.seq)));
  const before = history.flatMap(({ version, date, changed }) =>
    inWords(`**Version ${version}**, ${dayOf(date)}\n${changed}`),
  );
  const pages = rowsInPages([...own, ...before], {
    ...{ rows: Number.POSITIVE_INFINITY, weight: pageLimit },
    weigh: ({ most }) => most + between.length,
  });
  return pages.map((page) => () => page.map(({ words }) => words()).join(between));
}

const between = '\n\n';

const inWords = (text: string): VersionListed[] =>
  pagesOf(text, pageLimit).map((words) => ({ most: words.length, words: () => words }));

function ownVersion(
  publication: Publication,
  view: ClubView,
  change: TextChange | undefined,
): VersionListed[] {
  const { version, at, by, act, figures, figuresBefore } = publication;
  const who = by === null ? '' : `, by ${nameOf(view, by)}`;
  const head = `**Version ${version}**, ${dayOf(localDate(at, view.state.figures))}${who}`;
  if (act === null)
    return inWords([head, ...figureLines(changedFigures(figuresBefore, figures ?? {}))].join('\n'));
  const { before, after } = change ?? { before: '', after: '' };
  const words = () =>
    `${head}\n${citation(act)} has a new text:\n${differenceText(before, after, changeLimit).text}`;
  return [{ most: headLimit + changeLimit, words }];
}
