import type { FigureChanges } from '../figures/figures.ts';
import { initialFigures } from '../figures/figures.ts';
import type { Person } from '../figures/kinds.ts';
import { readFigures, writeFigures } from '../figures/read-figures.ts';
import type { Effect } from '../play/point-of-order.ts';
import { type RuleSet, ruleNumbered } from '../rules/rule.ts';

/** What a Judgement brings about, as it was read; or why that cannot be read, in a sentence. */
export type ReadEffects = { readonly effects: readonly Effect[] } | { readonly refused: string };

const longest = 4_000;
const most = 50;

/**
 * Reads what a Judgement brings about: `figures threshold=2/3; void rule 205; points Ana +10`. The other kinds are
 * `figures of 303 winning=150`, `no rule-change 303`, `early votes 303 yes`, `undecidable Ana` and `no play`.
 */
export function readEffects(text: string, rules: RuleSet, people: readonly Person[] = []): ReadEffects {
  if (text.length > longest) return { refused: `Effects have at most ${longest} characters.` };
  const parts = partsOf(text);
  if (parts.length > most) return { refused: `A Judgement has at most ${most} effects.` };
  const effects: Effect[] = [];
  for (const part of parts) {
    const read = readOne(part, rules, people);
    if ('refused' in read) return read;
    effects.push(read.effect);
  }
  return { effects };
}

const heads = /^(?:figures|void\s|no\s|points\s|early\s|undecidable\s)/i;

/**
 * The parts between semicolons, with one space where there are many: to look for words between those takes long. One that begins like no
 * effect belongs to the figures before it, such as days of players.
 */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of text.split(/[;\r\n]/).map((each) => each.trim().replace(/\s+/g, ' '))) {
    if (part === '') continue;
    const last = parts.at(-1);
    if (last === undefined || heads.test(part)) parts.push(part);
    else parts[parts.length - 1] = `${last}; ${part}`;
  }
  return parts;
}

type ReadOne = { readonly effect: Effect } | { readonly refused: string };

interface Kind {
  readonly pattern: RegExp;
  readonly make: (
    groups: Readonly<Record<string, string | undefined>>,
    rules: RuleSet,
    people: readonly Person[],
  ) => ReadOne;
}

const kinds: readonly Kind[] = [
  {
    pattern: /^figures(?:\s+of\s+(?:proposal\s+)?(?<number>\d{1,6}))?\s*:?\s+(?<rest>\S.*)$/i,
    make: ({ number, rest = '' }, _, people) => figuresEffect(rest, people, number),
  },
  {
    pattern: /^void\s+(?:rule\s+)?(?<number>\d{1,6})(?:\[i\])?$/i,
    make: ({ number }, rules) => {
      const rule = ruleNumbered(rules, Number(number));
      return rule === undefined
        ? { refused: `There is no Rule ${number} in effect.` }
        : { effect: { is: 'void rule', rule: rule.id } };
    },
  },
  {
    pattern: /^no\s+rule-change\s+(?:proposal\s+)?(?<number>\d{1,6})$/i,
    make: ({ number }) => ({ effect: { is: 'no rule-change', proposal: Number(number) } }),
  },
  {
    pattern: /^early\s+votes\s+(?:proposal\s+)?(?<number>\d{1,6})\s+(?<count>yes|no)$/i,
    make: ({ number, count }) => ({
      effect: { is: 'early votes', proposal: Number(number), count: count?.toLowerCase() === 'yes' },
    }),
  },
  {
    pattern: /^points\s+(?<name>\S.{0,98}?)\s*:?\s+(?<change>[-+−]?\d{1,7})$/iu,
    make: ({ name = '', change = '' }, _, people) =>
      withPerson(name, people, (player) => ({
        is: 'points',
        player,
        change: Number(change.replace('−', '-')),
      })),
  },
  {
    pattern: /^undecidable\s+(?<name>\S.{0,98})$/iu,
    make: ({ name = '' }, _, people) => withPerson(name, people, (mover) => ({ is: 'undecidable', mover })),
  },
  { pattern: /^no\s+play$/i, make: () => ({ effect: { is: 'no play' } }) },
];

const howWritten =
  'Effects are written as figures threshold=2/3; void rule 205; no rule-change 303; points Ana +10; early votes 303 yes; undecidable Ana; no play.';

function readOne(part: string, rules: RuleSet, people: readonly Person[]): ReadOne {
  for (const { pattern, make } of kinds) {
    const found = pattern.exec(part);
    if (found !== null) return make(found.groups ?? {}, rules, people);
  }
  return { refused: howWritten };
}

function figuresEffect(text: string, people: readonly Person[], number: string | undefined): ReadOne {
  const read = readFigures(text, people);
  if ('refused' in read) return read;
  const proposal = number === undefined ? {} : { proposal: Number(number) };
  return { effect: { is: 'figures', changes: read.changes, ...proposal } };
}

function withPerson(name: string, people: readonly Person[], make: (player: string) => Effect): ReadOne {
  const person = people.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return person === undefined ? { refused: `There is no player ${name}.` } : { effect: make(person.id) };
}

/** Effects as `readEffects` reads them. */
export const effectWords = (
  effects: readonly Effect[],
  rules: RuleSet,
  people: readonly Person[] = [],
): string => effects.map((effect) => effectIn(effect, rules, people)).join('; ');

function effectIn(effect: Effect, rules: RuleSet, people: readonly Person[]): string {
  const name = (player: string): string => people.find(({ id }) => id === player)?.name ?? player;
  switch (effect.is) {
    case 'figures': {
      const of = effect.proposal === undefined ? '' : ` of ${effect.proposal}`;
      return `figures${of} ${figuresIn(effect.changes, people)}`;
    }
    case 'void rule':
      return `void rule ${rules.rules.get(effect.rule)?.number ?? '?'}`;
    case 'no rule-change':
      return `no rule-change ${effect.proposal}`;
    case 'early votes':
      return `early votes ${effect.proposal} ${effect.count ? 'yes' : 'no'}`;
    case 'points':
      return `points ${name(effect.player)} ${effect.change < 0 ? '' : '+'}${effect.change}`;
    case 'undecidable':
      return `undecidable ${name(effect.mover)}`;
    case 'no play':
      return 'no play';
  }
}

const figuresIn = (changes: FigureChanges, people: readonly Person[]): string =>
  writeFigures(changes, initialFigures([]), people).replaceAll(/\s+/g, ' ');
