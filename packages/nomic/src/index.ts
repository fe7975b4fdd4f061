export {
  type FigureChanges,
  type FigureName,
  type Figures,
  initialFigures,
  type PlayerDay,
  type PlayerId,
} from './figures/figures.ts';
export {
  type Formula,
  formulaLimits,
  type NoFormula,
  type Outcome,
  readFormula,
  type ValueName,
  type Values,
  valueNames,
  workOut,
} from './figures/formula.ts';
export { type FigureKind, figureKinds, figureNames, type Person, type Read } from './figures/kinds.ts';
export { readFigures, writeFigures } from './figures/read-figures.ts';
export { type Count, isAdopted, readThreshold, type Threshold, writeThreshold } from './figures/threshold.ts';
export { type Cleaning, type CleaningKind, clean, cleaning, cleaningKinds } from './file/cleaning.ts';
export { readHtml, writeHtml } from './file/html.ts';
export { type RulesFile, readRules, readRulesText } from './file/read.ts';
export { writeRules } from './file/write.ts';
export { daysWritten, withDays } from './initial/days.ts';
export { type DayWritten, initialRules } from './initial/initial-rules.ts';
export type { Json, JsonRecord } from './json.ts';
export { limits } from './limits.ts';
export { NomicError } from './nomic-error.ts';
export { advance, due } from './play/advance.ts';
export { begin, type Opening } from './play/begin.ts';
export type { Due } from './play/due.ts';
export type { Deed, GameEvent } from './play/event.ts';
export { boundTo, figuresNow, hasStanding, needsFigures } from './play/figures-now.ts';
export {
  type Bound,
  type Completed,
  type FiguresNow,
  type Game,
  isPlaying,
  numberOf,
  type Over,
  openProposal,
  type Payment,
  type PointsEntry,
  type Proposal,
  type ProposalState,
  playing,
  proposalNumbered,
  ruleInForce,
  type Settled,
  type Vote,
  type Wait,
} from './play/game.ts';
export { type Need, needs } from './play/needs.ts';
export { type NoOrder, orderOfRules } from './play/order-of-rules.ts';
export { play, playAll } from './play/play.ts';
export {
  type About,
  type Effect,
  isActive,
  type Judgement,
  type Opinion,
  type PointOfOrder,
  type Procedure,
} from './play/point-of-order.ts';
export { whyNotPropose } from './play/propose.ts';
export type { TellKind, Told, ToldSoFar } from './play/told.ts';
export { isVoidDay, judgeOn, mayJudge, playersOn } from './play/turns.ts';
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
  type Cause,
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
export { type Changed, freeId, type Making, type Tried, tryChange, upToDate } from './rules/try-change.ts';
export {
  type Clock,
  type Day,
  dayAfter,
  dayOf,
  endOfDay,
  type Instant,
  instantAt,
  nextDayOf,
  startOfDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from './time/uk-time.ts';
export { effectWords, type ReadEffects, readEffects } from './words/effect-words.ts';
export { aboutOf } from './words/read-about.ts';
export { type ChangeWritten, type ReadChange, readChangeWords } from './words/read-change.ts';
export { readPointsWords, readVotingWords } from './words/read-words.ts';
export type { Said } from './words/said.ts';
export { changeWords } from './words/write-change.ts';
export {
  disputeWords,
  judgementWords,
  opinionWords,
  pointsWords,
  pointWords,
  proposalWords,
  voteWords,
} from './words/write-words.ts';
