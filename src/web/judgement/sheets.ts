import type { Published, PublishedOpinion } from '../../appeals/opinions/published.ts';
import { opinionWords } from '../../appeals/opinions/words.ts';
import { bytesShown, inPages, weightOf } from '../weight.ts';
import type { Around } from './around.ts';
import { inParts, wordsInParts } from './parts.ts';

/** The opinions as they were drawn, by their words; null for one that takes too long. */
export type Drawn = ReadonlyMap<string, string | null>;

interface Place {
  /** Which of the judgements of its case it is of. */
  judgement: number;
  /** The places on the page that it has; its own is the last. */
  ids: readonly [string, ...string[]];
  title: string;
  /** In bytes, at most. */
  weight: number;
}

/** An opinion, or a piece of a long one. */
export interface OpinionPart extends Place {
  kind: 'opinion';
  opinion: PublishedOpinion;
  /** Null where it is shown as it was written. */
  html: string | null;
  text: string;
  continued: boolean;
}

interface Conditions extends Place {
  kind: 'particulars' | 'conditions';
  conditions: readonly string[];
}

/** What a case is made of, in pieces small enough for a page. */
export type Part = OpinionPart | Conditions;

/** What is on one page of a case. */
export type Sheet = readonly Part[];

export const judgementId = (nth: number): string => `judgement-${nth + 1}`;
export const opinionId = (nth: number, place: number): string => `${judgementId(nth)}-opinion-${place + 1}`;

export const courtWords = ({ enBanc }: Published): string =>
  enBanc ? 'Judgement of the whole Court' : 'Judgement of a panel';

interface Read {
  title: string;
  judgements: readonly Published[];
  after: readonly Around[];
  before: readonly Around[];
}

/** The most bytes of a page of a case. */
const mostBytes = 92_000;

/** The least that a page has of the judgements themselves. */
const leastBytes = 30_000;

/** A case on one page where it fits, else on as many as it takes. */
export function sheetsOf(read: Read, drawn: Drawn): readonly Sheet[] {
  const parts = (most: number) =>
    read.judgements.flatMap((judgement, nth) => partsOf(judgement, nth, drawn, most));
  const room = Math.max(leastBytes, mostBytes - weightAround(read));
  const whole = parts(Number.POSITIVE_INFINITY);
  if (whole.reduce((sum, { weight }) => sum + weight, 0) <= room) return [whole];
  return inPages(parts(room / 2), Number.POSITIVE_INFINITY, ({ weight }) => weight, room);
}

/** Its title, what came before and after, and the list of what is in it. */
function weightAround({ title, judgements, after, before }: Read): number {
  const authors = judgements.flatMap(({ opinions }) => opinions.map(({ author }) => author));
  const entries = authors.reduce(
    (sum, author) => sum + bytesShown(author) + entry,
    entry * judgements.length,
  );
  return 3 * bytesShown(title) + weightOf(after) + weightOf(before) + entries;
}

/** The markup of one line in the list of what is in a case, in bytes. */
const entry = 250;

function partsOf(judgement: Published, nth: number, drawn: Drawn, most: number): Part[] {
  const [together, ...apart] = conditionsOf(judgement.conditions, most);
  const { opinions, conditions: _, ...particulars } = judgement;
  const about = { judgement: nth, title: courtWords(judgement) };
  const id = judgementId(nth);
  return [
    {
      ...about,
      kind: 'particulars',
      ids: [id],
      conditions: together ?? [],
      weight: head + weightOf(particulars) + weightOf(together),
    },
    ...apart.map((conditions, place): Part => {
      const ids: [string] = [`${id}-conditions-${place + 2}`];
      return { ...about, kind: 'conditions', ids, conditions, weight: head + weightOf(conditions) };
    }),
    ...opinions.flatMap((opinion, place) =>
      opinionParts(opinion, drawn.get(opinion.text) ?? null, most).map((part, piece): Part => {
        const own = opinionId(nth, place);
        return {
          ...{ kind: 'opinion', judgement: nth, opinion, continued: piece > 0 },
          ids: piece === 0 ? [own] : [`${own}-part-${piece + 1}`],
          title: `${opinionWords[opinion.kind]} ${opinion.author}`,
          ...part,
          weight: head + 2 * bytesShown(opinion.author) + part.bytes,
        };
      }),
    ),
  ];
}

/** The headings of a part, in bytes. */
const head = 800;

const conditionsOf = (conditions: readonly string[], most: number): readonly (readonly string[])[] =>
  Number.isFinite(most) ? inPages(conditions, conditions.length, weightOf, most) : [conditions];

function opinionParts({ text }: PublishedOpinion, html: string | null, most: number) {
  if (html !== null)
    return inParts(html, most).map((part) => ({ html: part, text, bytes: Buffer.byteLength(part) }));
  return wordsInParts(text, most).map((part) => ({ html: null, text: part, bytes: bytesShown(part) }));
}
