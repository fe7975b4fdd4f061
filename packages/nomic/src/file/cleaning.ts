import type { Note, Rule, RuleSet } from '../rules/rule.ts';
import { type Paragraph, type RuleId, wordsOf } from '../rules/text.ts';

/** The kinds of thing that can be cleaned. */
export const cleaningKinds = ['hyphen', 'spaces', 'reference to a file', 'link'] as const;
export type CleaningKind = (typeof cleaningKinds)[number];

/** Something in a rule set that could be better, offered and never done by itself (F.1.7). */
export interface Cleaning {
  readonly kind: CleaningKind;
  readonly rule: RuleId;
  /** In which paragraph or note, from 0; null for a link. */
  readonly where: { readonly in: 'text' | 'notes' | 'links'; readonly at: number };
  readonly found: string;
  /** What would be there instead; empty where it would be left out. */
  readonly better: string;
  /** Why, in a sentence. */
  readonly why: string;
}

/**
 * What may be cleaned: hyphens that a line's end has left inside a word, doubled spaces, remarks that send the reader to a PDF for a
 * formula that stands in the rule, and links between rules that lead nowhere or only one way. The same value and order each time.
 * It looks at no further rules once it has found more than `most`.
 */
export function cleaning(ruleSet: RuleSet, most = Number.POSITIVE_INFINITY): readonly Cleaning[] {
  const words = wordsIn(ruleSet);
  const linked = new Map([...ruleSet.rules.values()].map(({ id, links }) => [id, new Set(links.rules)]));
  const found: (readonly Cleaning[])[] = [];
  let many = 0;
  for (const rule of ruleSet.rules.values()) {
    if (many > most) break;
    const inRule = [
      ...rule.text.flatMap((pieces, at) => inWords(wordsOf(pieces), words).map(placed(rule, 'text', at))),
      ...rule.notes.flatMap(({ content }, at) => inNote(content, words).map(placed(rule, 'notes', at))),
      ...inLinks(rule, linked),
    ];
    found.push(inRule);
    many += inRule.length;
  }
  return found.flat();
}

/** The rule set with those of its cleanings done. Those that no longer fit what they found change nothing. */
export function clean(ruleSet: RuleSet, chosen: readonly Cleaning[]): RuleSet {
  const rules = new Map(ruleSet.rules);
  // From the end of each list to its beginning, so that places stay what they were.
  for (const each of [...chosen].reverse()) {
    const rule = rules.get(each.rule);
    const changed = rule === undefined ? undefined : changedBy(each, rule, rules);
    if (changed !== undefined) rules.set(changed.id, changed);
  }
  return { ...ruleSet, rules };
}

/** The rule that a cleaning changes: the one that it is about, or the one that is to link back. */
function changedBy(each: Cleaning, rule: Rule, rules: RuleSet['rules']): Rule {
  const other = each.kind === 'link' && each.better !== '' ? rules.get(each.better) : undefined;
  return other === undefined ? asBegun(cleaned(rule, each)) : linkedTo(other, rule.id);
}

const linkedTo = (rule: Rule, id: RuleId): Rule =>
  rule.links.rules.includes(id)
    ? rule
    : { ...rule, links: { ...rule.links, rules: [...rule.links.rules, id] } };

/** Cleaning is no change of the rules: the rule begins as it is now. */
function asBegun(rule: Rule): Rule {
  const [first] = rule.history;
  if (first === undefined || rule.history.length > 1) return rule;
  return { ...rule, history: [{ ...first, text: rule.text }] };
}

type Found = Pick<Cleaning, 'kind' | 'found' | 'better' | 'why'>;

const placed =
  ({ id }: Rule, part: 'text' | 'notes', at: number) =>
  (found: Found): Cleaning => ({ ...found, rule: id, where: { in: part, at } });

/** Every word of the rules and their notes, in small letters. */
function wordsIn({ rules }: RuleSet): ReadonlySet<string> {
  const texts = [...rules.values()].flatMap(({ text, notes }) => [
    ...text.map(wordsOf),
    ...notes.map(({ content }) => content),
  ]);
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,40}/gu) ?? []));
}

function inWords(text: string, words: ReadonlySet<string>): readonly Found[] {
  const hyphens = [...text.matchAll(/(?<!\p{L})(\p{L}{1,20})-\n?(\p{L}{1,20})(?!\p{L})/gu)]
    .map(([found, one = '', other = '']) => ({ found, better: one + other }))
    .filter(({ better }) => words.has(better.toLowerCase()));
  const spaces = [...text.matchAll(/\S{1,20} (?:\n| {1,100}\S{0,20})/g)].map(([found]) => ({
    found,
    better: found.replaceAll(/ +\n/g, '\n').replaceAll(/ {2,}/g, ' '),
  }));
  return [
    ...hyphens.map(
      (each): Found => ({ ...each, kind: 'hyphen', why: 'The end of a line has left a hyphen in a word.' }),
    ),
    ...spaces.map((each): Found => ({ ...each, kind: 'spaces', why: 'There is a space too many.' })),
  ];
}

function inNote(content: string, words: ReadonlySet<string>): readonly Found[] {
  if (!/\S{1,60}\.pdf\b/i.test(content)) return inWords(content, words);
  const why = 'The note sends readers to a file that does not come along; the formula stands in the rule.';
  return [{ kind: 'reference to a file', found: content, better: '', why }];
}

function inLinks({ id, links }: Rule, linked: ReadonlyMap<RuleId, ReadonlySet<RuleId>>): readonly Cleaning[] {
  return links.rules.flatMap((to, at): Cleaning[] => {
    const other = linked.get(to);
    const found = { kind: 'link', rule: id, where: { in: 'links', at }, found: to } as const;
    if (other === undefined)
      return [{ ...found, better: '', why: 'The link leads to a rule that is not there.' }];
    if (other.has(id)) return [];
    return [{ ...found, better: to, why: 'The link leads one way: the other rule does not link back.' }];
  });
}

function cleaned(rule: Rule, { where, found, better, kind }: Cleaning): Rule {
  if (where.in === 'text')
    return { ...rule, text: changedAt(rule.text, where.at, (pieces) => inPieces(pieces, found, better)) };
  if (where.in === 'notes')
    return { ...rule, notes: cleanedNotes(rule.notes, where.at, kind, found, better) };
  if (better !== '' || rule.links.rules[where.at] !== found) return rule;
  return { ...rule, links: { ...rule.links, rules: rule.links.rules.filter((_, at) => at !== where.at) } };
}

const changedAt = <T>(list: readonly T[], at: number, change: (each: T) => T): readonly T[] =>
  list.map((each, index) => (index === at ? change(each) : each));

const inPieces = (pieces: Paragraph, found: string, better: string): Paragraph =>
  changedAt(
    pieces,
    pieces.findIndex(({ text }) => text.includes(found)),
    (piece) => ({ ...piece, text: piece.text.replace(found, () => better) }),
  );

function cleanedNotes(
  notes: readonly Note[],
  at: number,
  kind: CleaningKind,
  found: string,
  better: string,
): readonly Note[] {
  if (kind === 'reference to a file')
    return notes.filter((note, index) => index !== at || note.content !== found);
  return changedAt(notes, at, (note) => ({ ...note, content: note.content.replace(found, () => better) }));
}
