import type { Published, PublishedOpinion } from '../../appeals/opinions/published.ts';
import { opinionWords } from '../../appeals/opinions/words.ts';
import { bytesShown, inPages, weightOf } from '../weight.ts';
import type { Around } from './around.ts';
import { inParts, type Room, wordsInParts } from './parts.ts';

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
  const room = Math.max(leastBytes, mostBytes - weightAround(read));
  const whole = layOut(read, drawn, Number.POSITIVE_INFINITY);
  return whole.weight <= room ? whole.sheets : layOut(read, drawn, room).sheets;
}

function layOut({ judgements }: Read, drawn: Drawn, room: number): Layout {
  const layout = new Layout(room);
  for (const [nth, judgement] of judgements.entries()) {
    for (const part of particularsOf(judgement, nth, room)) layout.add(part);
    for (const [place, opinion] of judgement.opinions.entries())
      layout.addOpinion(opinion, drawn.get(opinion.text) ?? null, {
        judgement: nth,
        id: opinionId(nth, place),
      });
  }
  return layout;
}

/** Pages of a case, filled one after another. */
class Layout {
  readonly sheets: Part[][] = [[]];
  /** Of all its pages. */
  weight = 0;
  private left: number;

  constructor(private readonly room: number) {
    this.left = room;
  }

  add(part: Part): void {
    if (part.weight > this.left) this.turn();
    this.sheets.at(-1)?.push(part);
    this.left -= part.weight;
    this.weight += part.weight;
  }

  /** What of an opinion does not fit on this page goes on on the next; it begins where there is room for more than a few lines. */
  addOpinion(
    opinion: PublishedOpinion,
    html: string | null,
    { judgement, id }: { judgement: number; id: string },
  ): void {
    const around = head + 2 * bytesShown(opinion.author);
    const whole = around + (html === null ? bytesShown(opinion.text) : Buffer.byteLength(html));
    if (whole > this.left && this.left < this.room / 4) this.turn();
    const [first, others] = [this.left - around, this.room - around];
    const title = `${opinionWords[opinion.kind]} ${opinion.author}`;
    for (const [piece, part] of piecesOf(opinion, html, (nth) => (nth === 0 ? first : others)).entries())
      this.add({
        ...{ kind: 'opinion', judgement, opinion, title, continued: piece > 0, ...part },
        ids: [piece === 0 ? id : `${id}-part-${piece + 1}`],
        weight: around + part.bytes,
      });
  }

  private turn(): void {
    if (this.left === this.room) return;
    this.sheets.push([]);
    this.left = this.room;
  }
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

function particularsOf(judgement: Published, nth: number, room: number): Part[] {
  const [together = [], ...apart] = conditionsOf(judgement.conditions, room / 4);
  const { opinions: _, conditions: __, ...particulars } = judgement;
  const about = { judgement: nth, title: courtWords(judgement) };
  const id = judgementId(nth);
  const weight = head + weightOf(particulars) + weightOf(together);
  return [
    { ...about, kind: 'particulars', ids: [id], conditions: together, weight },
    ...apart.map((conditions, place): Part => {
      const own = `${id}-conditions-${place + 2}`;
      return { ...about, kind: 'conditions', ids: [own], conditions, weight: head + weightOf(conditions) };
    }),
  ];
}

/** The headings of a part, in bytes. */
const head = 800;

const conditionsOf = (conditions: readonly string[], most: number): readonly (readonly string[])[] =>
  Number.isFinite(most) ? inPages(conditions, conditions.length, weightOf, most) : [conditions];

function piecesOf({ text }: PublishedOpinion, html: string | null, room: Room) {
  if (html === null)
    return wordsInParts(text, room).map((part) => ({ html: null, text: part, bytes: bytesShown(part) }));
  return inParts(html, room).map((part) => ({ html: part, text, bytes: Buffer.byteLength(part) }));
}
