import { isRecord, type Json, type JsonRecord, record } from '../json.ts';
import { labelOf, type Note, type Origin, type Rule, type RuleSet, type Shape } from '../rules/rule.ts';
import { paragraphsOf } from '../rules/text.ts';
import { writeHtml } from './html.ts';

type Fields = [string, Json][];

/**
 * The rule set as the value of a file of that shape. What was read and has not changed is written as it was, with every field
 * that the engine does not know; where the shape is another one, those fields come along. The history of rules is not part of a file,
 * and the first shape has no room for links to points of order and judgements.
 */
export function writeRules(ruleSet: RuleSet, shape: Shape): JsonRecord {
  const { origin } = ruleSet;
  const rules: Fields = [...ruleSet.rules.values()].map((rule) => [rule.id, writeRule(rule, origin, shape)]);
  const fields = new Map(origin === null ? [] : Object.entries(origin.file));
  if (origin !== null && origin.shape !== shape) for (const name of ['rules', 'items']) fields.delete(name);
  fields.set(shape === 'first' ? 'rules' : 'items', record(rules));
  for (const name of ['date', 'author'] as const)
    if (fields.has(name) || ruleSet[name] !== '') fields.set(name, ruleSet[name]);
  return record(fields);
}

/** Fields that one of the shapes knows. */
const known = new Set(['label', 'decorator', 'text', 'notes', 'ineffect', 'date', 'linksto', 'proplinks']);

function writeRule(rule: Rule, origin: Origin | null, shape: Shape): JsonRecord {
  const before = keptOf(rule, origin);
  const read = origin?.read.get(rule.id);
  const isSameShape = origin?.shape === shape;
  if (rule === read && isSameShape) return before;
  const fields = new Map(Object.entries(before).filter(([name]) => isSameShape || !known.has(name)));
  const set = (names: readonly string[], isUnchanged: boolean, values: Fields): void => {
    if (isSameShape && isUnchanged) return;
    for (const [name, value] of values) if (names.includes(name)) fields.set(name, value);
  };
  const written =
    shape === 'first' ? firstFields(rule) : laterFields(rule, isSameShape ? before.linksto : undefined);
  const isLabelled = rule.number === read?.number && rule.immutable === read.immutable;
  set(['label', 'decorator'], isLabelled, written);
  set(['text'], rule.text === read?.text, written);
  set(['notes'], rule.notes === read?.notes, written);
  set(['linksto', 'proplinks'], rule.links === read?.links, written);
  set(['ineffect'], rule.inEffect === read?.inEffect, written);
  set(['date'], rule.date === read?.date, written);
  return record(fields);
}

function keptOf({ id }: Rule, origin: Origin | null): JsonRecord {
  if (origin === null) return {};
  const rules = origin.file[origin.shape === 'first' ? 'rules' : 'items'];
  const kept = isRecord(rules) && Object.hasOwn(rules, id) ? rules[id] : undefined;
  return isRecord(kept) ? kept : {};
}

const writeNote = ({ content, author, date, kept }: Note): JsonRecord =>
  record(
    new Map<string, Json>([
      ...Object.entries(kept),
      ['content', content],
      ['author', author],
      ['date', date],
    ]),
  );

const sharedFields = (rule: Rule): Fields => [
  ['notes', rule.notes.map(writeNote)],
  ['ineffect', rule.inEffect ? '1' : '0'],
  ['date', rule.date],
];

const firstFields = (rule: Rule): Fields => [
  ['text', paragraphsOf(rule.text)],
  ['label', labelOf(rule)],
  ['linksto', rule.links.rules],
  ['proplinks', rule.links.proposals],
  ...sharedFields(rule),
];

const laterFields = (rule: Rule, links: Json | undefined): Fields => [
  ['text', writeHtml(rule.text)],
  ['label', String(rule.number)],
  ['decorator', rule.immutable ? 'I' : ''],
  [
    'linksto',
    {
      ...(isRecord(links) ? links : {}),
      rules: rule.links.rules,
      props: rule.links.proposals,
      psoo: rule.links.pointsOfOrder,
      jdgmts: rule.links.judgements,
    },
  ],
  ...sharedFields(rule),
];
