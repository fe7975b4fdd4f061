import type { Renumbering, RuleId } from './rule.ts';
import { nextVersion, type Rule, type RuleSet, withRules } from './rule.ts';
import type { Paragraph, Piece, Text } from './text.ts';

/** A number of a rule in a text: `Rule 109`, or one of `Rules 101, 102 and 103`. A range has two. */
interface Reference {
  readonly at: number;
  readonly number: number;
  readonly digits: string;
  /** Whether it begins or ends a range such as `101–118`. */
  readonly range: string | null;
}

const head = /\brules?\s{1,8}(?=\d)/gi;
const number = /\d{1,6}(?![\d\p{L}])/uy;
const inList = /\s{0,8}(?:,\s{0,8}(?:(?:and|or)\s{1,8})?|(?:and|or|&)\s{1,8})(?:rules?\s{1,8})?(?=\d)/iy;
const joined = /\s{0,8}(?:and|or|&)\s{1,8}(?=\d)/iy;
const upTo = /\s{0,8}(?:-|–|—|to\s|through\s)\s{0,8}(?:rules?\s{1,8})?(?=\d)/iy;

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** The references to rules by number in a text, in their order. A comma after a single `Rule 109` begins no list. */
export function referencesIn(text: string): readonly Reference[] {
  const found: Reference[] = [];
  let from = 0;
  for (const begin of text.matchAll(head)) {
    if (begin.index < from) continue;
    const several = /s\s/i.test(begin[0]);
    from = listAt(text, begin.index + begin[0].length, several ? inList : joined, found);
  }
  return found;
}

/** Adds the references of one list of numbers, and gives the place after it. */
function listAt(text: string, begin: number, next: RegExp, found: Reference[]): number {
  let at = begin;
  for (;;) {
    const digits = matchAt(number, text, at);
    if (digits === null) return at;
    const end = at + digits.length;
    const dash = matchAt(upTo, text, end);
    const last = dash === null ? null : matchAt(number, text, end + dash.length);
    const range = dash === null || last === null ? null : digits + dash + last;
    found.push({ at, number: Number(digits), digits, range });
    if (range !== null && last !== null)
      found.push({ at: at + range.length - last.length, number: Number(last), digits: last, range });
    at += (range ?? digits).length;
    const sep = matchAt(next, text, at);
    if (sep === null) return at;
    at += sep.length;
  }
}

/** A range of numbers in a rule's text that a renumbered rule was part of. It is left as it is, for people to look at (R110). */
export interface LeftRange {
  readonly rule: RuleId;
  readonly range: string;
}

interface Rewritten {
  readonly text: Text;
  readonly ranges: readonly string[];
}

/** The text with every reference to a renumbered rule changed: by number in words, by id in links (R110). */
export function rewriteText(text: Text, renumbering: Renumbering): Rewritten {
  const ranges: string[] = [];
  const paragraphs = text.map((pieces) => rewritePieces(pieces, renumbering, ranges));
  return { text: paragraphs.some((each, at) => each !== text[at]) ? paragraphs : text, ranges };
}

function rewritePieces(pieces: Paragraph, renumbering: Renumbering, ranges: string[]): Paragraph {
  const rewritten = pieces.map((piece) => rewritePiece(piece, renumbering, ranges));
  return rewritten.some((each, at) => each !== pieces[at]) ? rewritten : pieces;
}

function rewritePiece(piece: Piece, renumbering: Renumbering, ranges: string[]): Piece {
  const text =
    piece.rule === undefined
      ? rewriteWords(piece.text, renumbering, ranges)
      : rewriteLink(piece.text, piece.rule, renumbering);
  return text === piece.text ? piece : { ...piece, text };
}

/** The words of a link: the number of the rule that it leads to, wherever it is among them. */
const rewriteLink = (text: string, to: RuleId, { rule, from, to: number }: Renumbering): string =>
  to === rule ? text.replaceAll(new RegExp(`(?<!\\d)${from}(?!\\d)`, 'g'), String(number)) : text;

function rewriteWords(text: string, { from, to }: Renumbering, ranges: string[]): string {
  let written = '';
  let at = 0;
  for (const reference of referencesIn(text)) {
    if (reference.range !== null) {
      if (isInRange(reference, from) && !ranges.includes(reference.range)) ranges.push(reference.range);
    } else if (reference.number === from) {
      written += text.slice(at, reference.at) + to;
      at = reference.at + reference.digits.length;
    }
  }
  return written + text.slice(at);
}

function isInRange({ range }: Reference, number: number): boolean {
  const [first = 0, last = 0] = (range?.match(/\d+/g) ?? []).map(Number);
  return first <= number && number <= last;
}

/** R110: the rule set with every reference to the renumbered rule rewritten in every rule in effect. */
export function rewriteReferences(ruleSet: RuleSet, renumbering: Renumbering, date: string): RewrittenRules {
  const renumberings = [...ruleSet.renumberings, renumbering];
  const by = { is: 'reference', from: renumbering.from, to: renumbering.to } as const;
  const left: LeftRange[] = [];
  const changed: Rule[] = [];
  for (const rule of ruleSet.rules.values()) {
    if (!rule.inEffect) continue;
    const { text, ranges } = rewriteText(rule.text, renumbering);
    left.push(...ranges.map((range) => ({ rule: rule.id, range })));
    if (text !== rule.text)
      changed.push(nextVersion(rule, { text }, { by, date, renumberings: renumberings.length }));
  }
  const rules = { ...withRules(ruleSet, changed), renumberings };
  return { rules, rewritten: changed.map(({ id }) => id), left };
}

/** A rule set after a renumbering: whose texts were rewritten, and the ranges that were left. */
export interface RewrittenRules {
  readonly rules: RuleSet;
  readonly rewritten: readonly RuleId[];
  readonly left: readonly LeftRange[];
}
