import { isRecord, type Json, type JsonRecord } from '../json.ts';
import { limits } from '../limits.ts';
import { NomicError } from '../nomic-error.ts';
import { firstVersion, type Links, type Note, noLinks, type Rule, type Shape } from '../rules/rule.ts';
import { lengthOf, type RuleId, type Text, textOf } from '../rules/text.ts';
import { called, idsIn, listIn, recordIn, textIn } from './fields.ts';
import { readHtml } from './html.ts';

/** The rule that the fields of a file describe. Throws a `NomicError` that says where it went wrong. */
export function readRule(id: RuleId, value: Json, shape: Shape): Rule {
  const where = `Rule with id ${called(id)}`;
  if (id === '' || id.length > limits.name) throw new NomicError(`${where}: the id is empty or too long.`);
  if (!isRecord(value)) throw new NomicError(`${where} is not an object.`);
  const { number, immutable } = shape === 'first' ? readLabel(value, where) : readDecorated(value, where);
  return firstVersion({
    id,
    number,
    immutable,
    text: readText(value, where, shape),
    notes: Object.hasOwn(value, 'notes') ? readNotes(value, where) : [],
    links: readLinks(value, where, shape),
    inEffect: readInEffect(value, where),
    date: textIn(value, 'date', where),
  });
}

interface Label {
  readonly number: number;
  readonly immutable: boolean;
}

/** `101[I]`: the number, and whether the rule is immutable. */
function readLabel(fields: JsonRecord, where: string): Label {
  const label = textIn(fields, 'label', where);
  const [, number, mark] = /^(\d{1,6})(\[I\])?$/.exec(label) ?? [];
  if (number === undefined)
    throw new NomicError(`${where}: ${called(label)} is no label such as "101[I]" or "201".`);
  return { number: Number(number), immutable: mark !== undefined };
}

/** The later shape has the `I` of an immutable rule in a field of its own. */
function readDecorated(fields: JsonRecord, where: string): Label {
  const label = textIn(fields, 'label', where);
  const decorator = Object.hasOwn(fields, 'decorator') ? textIn(fields, 'decorator', where) : '';
  if (!/^\d{1,6}$/.test(label)) throw new NomicError(`${where}: ${called(label)} is no number of a rule.`);
  if (decorator !== 'I' && decorator !== '')
    throw new NomicError(`${where}: the decorator ${called(decorator)} is neither "I" nor empty.`);
  return { number: Number(label), immutable: decorator === 'I' };
}

function readInEffect(fields: JsonRecord, where: string): boolean {
  const flag = textIn(fields, 'ineffect', where);
  if (flag !== '1' && flag !== '0') throw new NomicError(`${where}: "ineffect" is neither "1" nor "0".`);
  return flag === '1';
}

function readText(fields: JsonRecord, where: string, shape: Shape): Text {
  const written = listIn(fields, 'text', where, limits.paragraphs).map((each) => {
    if (typeof each === 'string') return each;
    throw new NomicError(`${where}: a paragraph is not a text.`);
  });
  if (written.reduce((sum, { length }) => sum + length, 0) > limits.rule)
    throw new NomicError(`${where}: the text is longer than ${limits.rule} characters.`);
  return checkedText(shape === 'first' ? textOf(written) : written.flatMap(readHtml), where);
}

/** The text, unless it is longer than a rule may be. */
export function checkedText(text: Text, where: string): Text {
  if (text.length > limits.paragraphs)
    throw new NomicError(`${where}: the text has more than ${limits.paragraphs} paragraphs.`);
  if (lengthOf(text) > limits.rule)
    throw new NomicError(`${where}: the text is longer than ${limits.rule} characters.`);
  return text;
}

const readNotes = (fields: JsonRecord, where: string): readonly Note[] =>
  listIn(fields, 'notes', where, limits.notes).map((value) => {
    if (!isRecord(value)) throw new NomicError(`${where}: a note is not an object.`);
    return {
      content: textIn(value, 'content', where, limits.note),
      author: textIn(value, 'author', where),
      date: textIn(value, 'date', where),
      kept: value,
    };
  });

function readLinks(fields: JsonRecord, where: string, shape: Shape): Links {
  if (shape === 'first')
    return {
      ...noLinks,
      rules: idsIn(fields, 'linksto', where),
      proposals: idsIn(fields, 'proplinks', where),
    };
  if (!Object.hasOwn(fields, 'linksto')) return noLinks;
  const links = recordIn(fields, 'linksto', where);
  return {
    rules: idsIn(links, 'rules', where),
    proposals: idsIn(links, 'props', where),
    pointsOfOrder: idsIn(links, 'psoo', where),
    judgements: idsIn(links, 'jdgmts', where),
  };
}
