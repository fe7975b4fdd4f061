import type { Change } from '../rules/change.ts';
import { type RuleId, type RuleSet, ruleNumbered } from '../rules/rule.ts';

/** What a head and the lines behind it say of a change. */
interface Said {
  readonly rule: RuleId;
  readonly text: readonly string[];
  /** The number of the proposal that made an amendment. */
  readonly amendment: number;
  readonly to: 'mutable' | 'immutable';
}

/** How a kind of change begins: a pattern in which a space is any space. */
interface Head {
  readonly words: string;
  readonly takes: 'text' | 'nothing';
  readonly about: 'a rule in effect' | 'a rule that was' | 'no rule';
  readonly make: (said: Said) => Change;
}

const rule = String.raw`(?:rule )?(?<number>\d{1,6})(?:\[i\])?`;
const amendment = String.raw`amendment (?<amendment>\d{1,6}) (?:of|to) ${rule}`;
const toRead = '(?: to (?:read|say))?';

const heads: readonly Head[] = [
  {
    ...{ words: 'enact', takes: 'text', about: 'no rule' },
    make: ({ text }) => ({ kind: 'enact', text }),
  },
  {
    ...{ words: `enact ${rule} again`, takes: 'text', about: 'a rule that was' },
    make: ({ text, rule: again }) => ({ kind: 'enact', text, again }),
  },
  {
    ...{ words: `amend ${rule}${toRead}`, takes: 'text', about: 'a rule in effect' },
    make: ({ rule, text }) => ({ kind: 'amend', rule, text }),
  },
  {
    ...{ words: `repeal ${rule}`, takes: 'nothing', about: 'a rule in effect' },
    make: ({ rule }) => ({ kind: 'repeal', rule }),
  },
  {
    ...{
      words: `enact (?:an )?amendment (?:of|to) ${rule}${toRead}`,
      takes: 'text',
      about: 'a rule in effect',
    },
    make: ({ rule, text }) => ({ kind: 'enact-amendment', rule, text }),
  },
  {
    ...{ words: `amend ${amendment}${toRead}`, takes: 'text', about: 'a rule in effect' },
    make: ({ rule, text, amendment }) => ({ kind: 'amend-amendment', rule, amendment, text }),
  },
  {
    ...{ words: `repeal ${amendment}${toRead}`, takes: 'text', about: 'a rule in effect' },
    make: ({ rule, text, amendment }) => ({ kind: 'repeal-amendment', rule, amendment, text }),
  },
  {
    ...{ words: `repeal ${amendment}`, takes: 'nothing', about: 'a rule in effect' },
    make: ({ rule, amendment }) => ({ kind: 'repeal-amendment', rule, amendment }),
  },
  {
    ...{
      words: `transmute ${rule} (?:in)?to (?<to>mutable|immutable)`,
      takes: 'nothing',
      about: 'a rule in effect',
    },
    make: ({ rule, to }) => ({ kind: 'transmute', rule, to }),
  },
];

const patterns = heads.map((head) => {
  const end = head.takes === 'text' ? '\\s{0,8}:' : '\\s{0,8}[.:]?$';
  return { head, pattern: new RegExp(`^${head.words.replaceAll(' ', '\\s{1,8}')}${end}`, 'i') };
});

const howWritten =
  'Write “Enact: …”, “Amend Rule 203: …”, “Repeal Rule 205” or “Transmute Rule 104 to mutable” behind “Rule-change:”.';

/** The change that lines say; or why they say none, in a sentence. */
export function headOf(
  [first = '', ...others]: readonly string[],
  rules: RuleSet,
): { readonly change: Change } | { readonly refused: string } {
  for (const { head, pattern } of patterns) {
    const found = pattern.exec(first);
    if (found === null) continue;
    const text = [first.slice(found[0].length).trim(), ...others].filter((line) => line !== '');
    return readHead(head, { text, groups: found.groups ?? {} }, rules);
  }
  return { refused: howWritten };
}

interface Parts {
  readonly text: readonly string[];
  readonly groups: Readonly<Record<string, string | undefined>>;
}

function readHead(
  { takes, about, make }: Head,
  { text, groups }: Parts,
  rules: RuleSet,
): ReturnType<typeof headOf> {
  if (takes === 'text' && text.length === 0) return { refused: 'A rule needs a text.' };
  if (takes === 'nothing' && text.length > 0)
    return { refused: 'To repeal or to transmute a rule takes no text: write nothing behind it.' };
  const number = Number(groups.number);
  const id = about === 'no rule' ? '' : find(rules, number, about);
  if (id === undefined)
    return {
      refused:
        about === 'a rule in effect'
          ? `There is no Rule ${number} in effect.`
          : `There was no Rule ${number}.`,
    };
  const to = groups.to?.toLowerCase() === 'immutable' ? 'immutable' : 'mutable';
  return { change: make({ rule: id, text, amendment: Number(groups.amendment), to }) };
}

/** The rule in effect with that number, or else the last that had it, where one that was repealed is meant. */
function find(rules: RuleSet, number: number, about: Head['about']): RuleId | undefined {
  const now = ruleNumbered(rules, number)?.id;
  if (now !== undefined || about === 'a rule in effect') return now;
  return [...rules.rules.values()].findLast((each) => each.number === number)?.id;
}
