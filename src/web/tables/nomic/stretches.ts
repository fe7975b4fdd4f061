import {
  differences,
  type Paragraph,
  type RuleSet,
  referencesIn,
  type Text,
  textOf,
} from '../../../../packages/nomic/src/index.ts';
import type { Stretch } from '../../../../terms/amendment/difference.ts';
import { rulePath } from '../../../tables/nomic/pages.ts';
import { ruleCalled } from '../../../tables/nomic/rule-address.ts';
import { wordsInParts } from '../../judgement/parts.ts';
import { bytesShown } from '../../weight.ts';
import { type NomicSeen, readable } from './seen.ts';

/** Words of a rule; some lead to another rule. */
export interface Words {
  text: string;
  /** The path of the page that they lead to; null for words alone. */
  to: string | null;
}

/** The paragraphs of a rule's text, each number of a rule in them the way to that rule. */
export const paragraphsRead = (seen: NomicSeen, text: Text): Words[][] =>
  text.map((paragraph) => paragraphRead(seen, paragraph));

const paragraphRead = (seen: NomicSeen, paragraph: Paragraph): Words[] =>
  paragraph.flatMap(({ text, rule }) => {
    const words = readable(seen, text);
    if (rule === undefined) return withReferences(seen, words);
    return seen.game.rules.rules.has(rule)
      ? { text: words, to: rulePath(seen.table, seen.game, rule) }
      : { text: words, to: null };
  });

function withReferences(seen: NomicSeen, text: string): Words[] {
  const words: Words[] = [];
  let from = 0;
  for (const { at, digits, number } of referencesIn(text)) {
    const to = pathOfNumber(seen, seen.game.rules, number);
    if (to === null) continue;
    words.push({ text: text.slice(from, at), to: null }, { text: digits, to });
    from = at + digits.length;
  }
  return [...words, { text: text.slice(from), to: null }].filter((each) => each.text !== '');
}

function pathOfNumber({ game, table }: NomicSeen, rules: RuleSet, number: number): string | null {
  const rule = ruleCalled(rules, number);
  return rule === undefined ? null : rulePath(table, game, rule.id);
}

/** The latest differences: to find one takes a while where texts are long, and many look at the same. */
let kept: readonly { before: string; after: string; difference: readonly Stretch[] }[] = [];
const mostKept = 24;

/** What differs between two texts of a rule, word by word; null for the text of none. */
export function differenceRead(seen: NomicSeen, before: Text | null, after: Text | null): readonly Stretch[] {
  const [one, other] = [whole(seen, before), whole(seen, after)];
  const found = kept.find((each) => each.before === one && each.after === other);
  const difference = found?.difference ?? differing(one, other);
  kept = [
    { before: one, after: other, difference },
    ...kept.filter((each) => each.before !== one || each.after !== other),
  ].slice(0, mostKept);
  return difference;
}

const whole = (seen: NomicSeen, text: Text | null): string =>
  (text ?? [])
    .map((paragraph) => readable(seen, paragraph.map((piece) => piece.text).join('')).trimEnd())
    .join('\n');

const differing = (before: string, after: string): readonly Stretch[] =>
  differences(textOf([before]), textOf([after]))
    .map(({ is, text }) => ({ kind: is, text }))
    .filter(({ text }) => text !== '');

const markup = { words: 10, link: 150, difference: 40 };

/** How many bytes a stretch takes on a page at most. */
const weightOf = (stretch: Words | Stretch): number =>
  bytesShown(stretch.text) +
  ('kind' in stretch ? markup.difference : stretch.to === null ? markup.words : markup.link);

/** Room that is too little to begin something in. */
const scant = 500;

/** Stretches of words in portions of at most so many bytes, so that the longest text goes on page by page. */
export function inPortions<Each extends Words | Stretch>(stretches: readonly Each[], most: number): Each[][] {
  const portions: Each[][] = [[]];
  let room = most;
  const add = (stretch: Each): void => {
    portions.at(-1)?.push(stretch);
    room -= weightOf(stretch);
  };
  const begin = (): void => {
    portions.push([]);
    room = most;
  };
  for (const stretch of stretches) {
    if (weightOf(stretch) > room && room < scant) begin();
    const own = weightOf({ ...stretch, text: '' });
    const parts = wordsInParts(stretch.text, (part) => Math.max(scant, (part === 0 ? room : most) - own));
    for (const [nth, text] of parts.entries()) {
      if (nth > 0) begin();
      add({ ...stretch, text });
    }
  }
  return portions;
}
