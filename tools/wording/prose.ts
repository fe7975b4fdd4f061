import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { packageRoot } from '../../src/package-root.ts';

/** The files of source below a path from the root of the project. */
export function sourcesIn(path: string): string[] {
  if (!statSync(join(packageRoot(), path)).isDirectory()) return [path];
  const inside = readdirSync(join(packageRoot(), path)).sort();
  return inside.flatMap((name) => sourcesIn(join(path, name))).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
}

const known = new Map<string, readonly string[]>();

/** The prose in a file of source, in its order, with “…” for what is put in; each once. A file is read once. */
export function proseOf(file: string): readonly string[] {
  const prose = known.get(file) ?? readProse(file);
  known.set(file, prose);
  return prose;
}

function readProse(file: string): string[] {
  const source = readFileSync(join(packageRoot(), file), 'utf8');
  if (!mayHaveProse.test(source)) return [];
  const found = wordsIn(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }));
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}

/** A text of two words at least, or an element: what has neither need not be taken apart. */
const mayHaveProse = /['"`][^'"`]*[a-z…][,:;]? [^'"`]*['"`]|<\/|\/>/;

/** As much of the syntax as is looked at. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The texts in a piece of syntax, in their order. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isNode(value) || isUnread(value)) return [];
  const { type } = value;
  if (type === 'StringLiteral') return isProse(value.value) ? [value.value] : [];
  if (type === 'TemplateLiteral') return [templateOf(value), ...wordsIn(value.expressions)].filter(isProse);
  if (type === 'BinaryExpression' && joinedOf(value) !== null) return [joinedOf(value) ?? ''].filter(isProse);
  if (type === 'JSXAttribute') return attributeOf(value);
  if (type === 'JSXElement' || type === 'JSXFragment') return elementOf(value);
  return Object.values(value).flatMap(wordsIn);
}

/** What is for the log and for those who read the program alone. */
function isUnread({ type, callee }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'TsLiteralType') return true;
  if (!isNode(callee)) return false;
  if (type === 'NewExpression') return callee.value === 'Error';
  const object = callee.object;
  return (
    type === 'CallExpression' &&
    isNode(object) &&
    /^(log|console)$/.test(nameIn(object)) &&
    nameIn(object) === 'log'
  );
}

const nameIn = ({ property, value }: Node): string => String(isNode(property) ? property.value : value);

/** Two words at least, of which the first begins a sentence. */
const isProse = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[“*\s]*[A-Z…]/.test(text) &&
  /[a-z’]{2,}[,:;]? [a-z…“]/i.test(text) &&
  !/[{}=;]$/.test(text);

function templateOf(node: Node): string {
  const quasis = node.quasis;
  return Array.isArray(quasis) ? quasis.map((each: Node) => String(each.cooked)).join('…') : '';
}

/** Texts that are put together with `+`; null for anything else. */
function joinedOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') return templateOf(node);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [joinedOf(node.left), joinedOf(node.right)];
  return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
}

const read = ['aria-label', 'alt', 'placeholder', 'title'];

function attributeOf({ name, value }: Node): string[] {
  const isRead = isNode(name) && read.includes(String(name.value));
  if (!isNode(value) || value.type !== 'StringLiteral') return wordsIn(value);
  return isRead ? [String(value.value)] : [];
}

/** The text of an element as a whole, with what stands in its elements, then what its attributes say. */
function elementOf(node: Node): string[] {
  const own = textOf(node);
  const inside = [node.opening, node.children].flatMap(wordsIn);
  return /[a-z]{2}/i.test(own) ? [own, ...inside] : inside;
}

function textOf({ children }: Node): string {
  const hasText = Array.isArray(children) && children.some((each) => isNode(each) && isLetters(each));
  if (!hasText) return '';
  return children
    .map((each: Node) => (each.type === 'JSXText' ? String(each.value) : ` ${textIn(each)} `))
    .join('');
}

const textIn = (node: Node): string => textOf(node) || '…';

const isLetters = ({ type, value }: Node): boolean => type === 'JSXText' && /[a-z]/i.test(String(value));
