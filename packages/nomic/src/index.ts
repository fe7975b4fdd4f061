export { type Cleaning, type CleaningKind, clean, cleaning, cleaningKinds } from './file/cleaning.ts';
export { readHtml, writeHtml } from './file/html.ts';
export { type RulesFile, readRules, readRulesText } from './file/read.ts';
export { writeRules } from './file/write.ts';
export { type DayWritten, initialRules } from './initial/initial-rules.ts';
export type { Json, JsonRecord } from './json.ts';
export { limits } from './limits.ts';
export { NomicError } from './nomic-error.ts';
export { type Change, type Cite, changesText, type Problem, ruleOf } from './rules/change.ts';
export {
  type Difference,
  differences,
  differencesOf,
  keptShare,
  type RuleDifference,
} from './rules/differences.ts';
export { type Claim, inPrecedence, type Precedence, precedence } from './rules/precedence.ts';
export { type LeftRange, referencesIn } from './rules/references.ts';
export {
  type ChangeKind,
  changeKinds,
  highestNumber,
  inEffect,
  type Links,
  labelOf,
  type MadeBy,
  mutableRules,
  type Note,
  type Origin,
  type Renumbering,
  type Rule,
  type RuleSet,
  ruleNumbered,
  type Shape,
  type Version,
} from './rules/rule.ts';
export {
  type Paragraph,
  type Piece,
  paragraphsOf,
  plainText,
  type RuleId,
  type Text,
  textOf,
} from './rules/text.ts';
export { type Changed, freeId, type Making, type Tried, tryChange } from './rules/try-change.ts';
