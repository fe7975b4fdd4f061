import { type Act, citation } from '../../../terms/register.ts';
import type { Clubs } from '../../house/clubs.ts';
import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import { allCases, type Case } from '../book/cases.ts';
import { majorityOn, publishedOf } from './on-judgement.ts';
import { type Published, readPublished } from './published.ts';

export interface PrecedentWish {
  /** Judgements that hold something on this Act or a part of it; null for any. */
  act: Act | null;
  /** Words that all stand in it, in any order and case; empty for any. */
  words: string;
}

/** The longest words to look for, in characters. */
export const wordsLimit = 60;

/** A judgement that was found. */
export interface Precedent {
  judgement: Published;
  /** Where the first of the words stands in an opinion; empty without words. */
  excerpt: string;
}

/** Published judgements that fit, the latest first. Parties are found by what the Court calls them. */
export async function findPrecedents(
  clubs: Clubs,
  view: ClubView,
  wish: PrecedentWish,
): Promise<Precedent[]> {
  const cases = allCases(view.state)
    .map((appeal) => ({ appeal, published: lastPublished(appeal) }))
    .filter(({ published }) => published > 0)
    .sort((one, other) => other.published - one.published);
  const read = await Promise.all(cases.map(({ appeal }) => readPublished(clubs, view, appeal)));
  const words = wordsOf(wish.words);
  return read
    .flat()
    .filter((judgement) => isAbout(judgement, wish.act) && hasAll(judgement, words))
    .map((judgement) => ({ judgement, excerpt: excerptOf(judgement, words) }));
}

/** The place in the ledger of the latest opinion of the Court in a case; 0 where there is none. */
function lastPublished(appeal: Case): number {
  const [latest] = publishedOf(appeal);
  return latest === undefined ? 0 : (majorityOn(appeal, latest)?.seq ?? 0);
}

/** The words as they can be passed on: without what cannot be seen, and short. */
export const soughtWords = (text: string): string =>
  tidy(text.replaceAll(':', ' '))
    .slice(0, wordsLimit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const wordsOf = (text: string): string[] =>
  soughtWords(text)
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

const isAbout = ({ holds }: Published, act: Act | null): boolean =>
  act === null || holds.some((held) => held === act || held.startsWith(`${act}.`));

function hasAll(judgement: Published, words: readonly string[]): boolean {
  const text = everythingIn(judgement).toLowerCase();
  return words.every((word) => text.includes(word));
}

const everythingIn = (judgement: Published): string =>
  [
    judgement.citation,
    judgement.title,
    judgement.subject,
    judgement.outcome,
    judgement.holding ?? '',
    ...judgement.holds.map(citation),
    ...judgement.opinions.flatMap(({ author, text }) => [author, text]),
  ].join('\n');

const around = { before: 60, after: 140 };

function excerptOf({ opinions }: Published, [word]: readonly string[]): string {
  if (word === undefined) return '';
  const text = opinions.map((opinion) => withoutMarks(opinion.text)).join('\n');
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return '';
  const from = Math.max(0, at - around.before);
  const piece = tidy(text.slice(from, at + around.after));
  return `${from > 0 ? '…' : ''}${piece}${at + around.after < text.length ? '…' : ''}`;
}

/** A text in Markdown without the marks of headings, lists, quotations and emphasis, as a piece of it is to be read. */
const withoutMarks = (text: string): string =>
  text.replace(/^[ \t]*(?:#{1,6}|[>+*-])[ \t]+/gm, '').replace(/\*+|__|~~/g, '');
