import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';
import * as z from 'zod';
import { type Mark, timeStyles, type Wrapping } from './marks.ts';

/** What Discord shows for a text; an address that is not of the web stays plain text. */
export function marksOf(text: string): Mark[] {
  return joined(parser(text, { inline: true }).flatMap(markOf));
}

const listLine = /^ *(?:[-*]|\d+[.)]) +([^\n]+)/;

/** Lists, which the parser does not know: lines that begin with a dash, a star or a number. */
const list = {
  order: SimpleMarkdown.defaultRules.heading.order,
  match: (source: string, state: { prevCapture?: readonly string[] | null }) => {
    const last = state.prevCapture?.at(-1) ?? '\n';
    return last.endsWith('\n') ? /^(?: *(?:[-*]|\d+[.)]) +[^\n]+(?:\n|$))+/.exec(source) : null;
  },
  parse: ([lines = '']: readonly string[], parse: typeof parser, state: object) => ({
    start: Number(/^ *(\d+)/.exec(lines)?.[1] ?? 0),
    items: lines
      .trimEnd()
      .split('\n')
      .map((line) => parse(listLine.exec(line)?.[1] ?? line, state)),
  }),
};

const parser = SimpleMarkdown.parserFor({ ...rulesExtended, list });

const Parsed = z.looseObject({ type: z.string() });
type Parsed = z.output<typeof Parsed>;

const wrappings: Readonly<Record<string, Wrapping>> = {
  strong: 'strong',
  em: 'emphasis',
  underline: 'underline',
  strikethrough: 'strike',
  spoiler: 'spoiler',
  blockQuote: 'quote',
  subtext: 'subtext',
};

const readers: Readonly<Record<string, (node: Parsed) => Mark>> = {
  br: () => ({ kind: 'break' }),
  newline: () => ({ kind: 'break' }),
  inlineCode: (node) => ({ kind: 'code', text: wordsOf(node.content) }),
  codeBlock: (node) => ({ kind: 'code-block', text: wordsOf(node.content) }),
  heading: (node) => ({ kind: 'heading', level: Number(node.level), inside: insideOf(node.content) }),
  user: (node) => ({ kind: 'person', id: String(node.id) }),
  role: (node) => ({ kind: 'role', id: String(node.id) }),
  channel: (node) => ({ kind: 'channel', id: String(node.id) }),
  everyone: () => ({ kind: 'everyone', text: '@everyone' }),
  here: () => ({ kind: 'everyone', text: '@here' }),
  slashCommand: (node) => ({ kind: 'command', name: String(node.fullName) }),
  emoji: (node) => ({ kind: 'text', text: `:${String(node.name)}:` }),
  twemoji: (node) => ({ kind: 'text', text: String(node.name) }),
  timestamp: (node) => ({ kind: 'time', seconds: Number(node.timestamp), style: styleOf(node.format) }),
  list: ({ start, items }) => ({
    kind: 'list',
    ordered: Number(start) > 0,
    start: Number(start),
    items: z.array(z.unknown()).parse(items).map(insideOf),
  }),
};

function markOf(node: unknown): Mark[] {
  if (Array.isArray(node)) return node.flatMap(markOf);
  const parsed = Parsed.parse(node);
  const wrapping = wrappings[parsed.type];
  if (wrapping !== undefined) return [{ kind: wrapping, inside: insideOf(parsed.content) }];
  if ('target' in parsed) return linkOf(parsed);
  const read = readers[parsed.type];
  return [read === undefined ? { kind: 'text', text: wordsOf(parsed.content) } : read(parsed)];
}

function linkOf({ target, content }: Parsed): Mark[] {
  const address = String(target);
  const inside = insideOf(content);
  return isOfTheWeb(address) ? [{ kind: 'link', address, inside }] : inside;
}

/** Tells whether an address may be followed from a message: only the web's own may. */
export function isOfTheWeb(address: string): boolean {
  return /^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '');
}

function insideOf(content: unknown): Mark[] {
  return typeof content === 'string' ? [{ kind: 'text', text: content }] : joined([content].flatMap(markOf));
}

function wordsOf(content: unknown): string {
  return typeof content === 'string' ? content : '';
}

function styleOf(format: unknown): (typeof timeStyles)[number] {
  return timeStyles.find((style) => style === format) ?? 'f';
}

/** Texts that stand side by side as one. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    if (mark.kind === 'text' && last?.kind === 'text')
      result.splice(-1, 1, { ...last, text: last.text + mark.text });
    else result.push(mark);
  }
  return result;
}

/** The words of a text without their look, on one line, e.g. for a reply's first line. */
export function wordsIn(marks: readonly Mark[]): string {
  return marks.map(plainOf).join('');
}

function plainOf(mark: Mark): string {
  if ('inside' in mark) return wordsIn(mark.inside);
  if ('text' in mark) return mark.text;
  if (mark.kind === 'list') return mark.items.map(wordsIn).join(' ');
  return mark.kind === 'break' ? ' ' : '';
}
