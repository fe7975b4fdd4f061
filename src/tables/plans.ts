import { asShown } from '../house/people.ts';
import { aboutShown, plan, sealed } from '../house/plan.ts';
import { announceEnd, previewEnd } from './birthday/announce-end.ts';
import { previewRegulation, proposeRegulation } from './birthday/propose.ts';
import { endQuestion } from './birthday/words/end.ts';
import { regulationQuestion } from './birthday/words/proposals.ts';
import { correctEntry, previewCorrection } from './corrections/correct-entry.ts';
import { previewReturn, takeGameBack } from './corrections/take-back.ts';
import { renderCorrectionQuestion } from './corrections/words.ts';
import { adjudicateEarly, previewEarly } from './diplomacy/adjudicate-early.ts';
import { renderEarlyQuestion } from './diplomacy/words/phase.ts';
import { forfeit, previewForfeit } from './nomic/deeds/forfeit.ts';
import { judgePoint, previewJudgement } from './nomic/deeds/judge.ts';
import { previewProposal, proposeRuleChange } from './nomic/deeds/propose.ts';
import { rulesQuestion, waysWith } from './nomic/loading/question.ts';
import { forfeitQuestion, judgementQuestion, proposalQuestion } from './nomic/words/questions.ts';
import { nameOfficer, previewOfficer } from './officers/name-officer.ts';
import { abandonTable, previewAbandon } from './opening/abandon-table.ts';
import { leaveTable, previewLeave } from './opening/leave-table.ts';
import { openTable, previewOpen } from './opening/open-table.ts';
import { previewStart, startTable } from './opening/start-table.ts';
import { previewAuthor, readAuthor } from './press/read-author.ts';
import { renderAuthorQuestion } from './press/words.ts';
import { previewPlayerRemoval, removePlayer } from './seats/remove-player.ts';
import { previewTakeDown, takeDownWords } from './taken-down/take-down.ts';
import { renderTakeDownQuestion } from './taken-down/words.ts';
import { previewReading, readTalk } from './talks/read-talk.ts';
import { renderReadingQuestion } from './talks/words.ts';
import { closeRound, previewClosing } from './tournaments/rounds/close-round.ts';
import { previewRound, startRound } from './tournaments/rounds/start-round.ts';
import { enterTeam, previewTeam } from './tournaments/sign-up/enter-team.ts';
import { closingQuestion, roundQuestion, teamQuestion } from './tournaments/words/questions.ts';
import {
  abandonQuestion,
  handOverQuestion,
  leavingQuestion,
  removalQuestion,
  startQuestion,
} from './words/questions.ts';

/** What tables ask about first. */
export const plans = {
  /** A table that is to begin with the rules of a file: *Clean*, or *Keep as it is*. */
  opening: plan({
    does: null,
    preview: previewOpen,
    decide: openTable,
    isAsked: ({ given }) => given !== null,
    asShown: (input, _, view) => ({ ...input, gm: input.gm && asShown(view, input.gm) }),
    ways: (order, { given }) => (given === null ? [] : waysWith(given, (as) => ({ ...order, given: as }))),
    words: ({ name, given }) => rulesQuestion(name, given),
  }),
  removal: plan({
    does: null,
    preview: previewPlayerRemoval,
    decide: removePlayer,
    asShown: (input, found, view) => ({
      ...aboutShown(input, found, view),
      ...{ table: String(found.table), back: found.back, refuses: found.chosen !== null },
    }),
    words: (removal, { view }) => removalQuestion(removal, view),
  }),
  officer: plan({
    does: null,
    preview: previewOfficer,
    decide: nameOfficer,
    isAsked: ({ office }) => office === 'gm',
    asShown: (input, found, view) => ({ ...aboutShown(input, found, view), table: String(found.table) }),
    words: (naming, { view }) => handOverQuestion(naming, view),
  }),
  leaving: plan({
    does: null,
    preview: previewLeave,
    decide: leaveTable,
    isAsked: ({ seat, standsIn }) => seat !== null && !standsIn,
    asShown: (input, { table }) => ({ ...input, table: String(table) }),
    words: (leaving, { view }) => leavingQuestion(leaving, view),
  }),
  start: plan({
    does: 'draw the seats',
    preview: previewStart,
    decide: startTable,
    asShown: (input, { number }) => ({ ...input, table: String(number) }),
    words: (table, { view, now }) => startQuestion(table, view, now),
  }),
  abandon: plan({
    does: 'give the table up',
    preview: previewAbandon,
    decide: abandonTable,
    asShown: (input, { table }) => ({ ...input, table: String(table) }),
    words: ({ table, reason }, { view }) => abandonQuestion(table, reason, view),
  }),
  early: plan({
    does: 'end the phase',
    preview: previewEarly,
    decide: adjudicateEarly,
    words: renderEarlyQuestion,
  }),
  correction: plan({
    does: null,
    preview: previewCorrection,
    decide: correctEntry,
    asShown: sealed,
    words: renderCorrectionQuestion,
  }),
  /** The member of staff takes down what somebody wrote. */
  takeDown: plan({
    does: null,
    preview: previewTakeDown,
    decide: takeDownWords,
    asShown: (input, { table }) => ({ ...input, table: String(table.number) }),
    words: renderTakeDownQuestion,
  }),
  return: plan({
    does: null,
    preview: previewReturn,
    decide: takeGameBack,
    asShown: sealed,
    words: renderCorrectionQuestion,
  }),
  /** The member of staff is let into a private conversation, or reads who wrote grey press. */
  readTalk: plan({ does: null, preview: previewReading, decide: readTalk, words: renderReadingQuestion }),
  readAuthor: plan({ does: null, preview: previewAuthor, decide: readAuthor, words: renderAuthorQuestion }),
  ruleChange: plan({
    does: 'propose it',
    preview: previewProposal,
    decide: proposeRuleChange,
    asShown: sealed,
    words: proposalQuestion,
  }),
  /** The gamemaster is asked about a change of a regulation, which counts at once; contestants where it would wait for the Judge. */
  regulation: plan({
    does: null,
    preview: previewRegulation,
    decide: proposeRegulation,
    isAsked: ({ proposer, unnamed }) => proposer.as === 'gm' || unnamed.length > 0,
    asShown: sealed,
    words: regulationQuestion,
  }),
  /** The gamemaster announces how a tournament ends, or calls that off. */
  tournamentEnd: plan({
    does: null,
    preview: previewEnd,
    decide: announceEnd,
    asShown: (input, { table, off }) => ({ ...input, table: String(table.number), off }),
    words: endQuestion,
  }),
  /** One that brings nothing about is not asked about: the verdict says all of it. */
  judgement: plan({
    does: 'give the Judgement',
    preview: previewJudgement,
    decide: judgePoint,
    isAsked: ({ deed: { effects = [] } }) => effects.length > 0,
    asShown: sealed,
    words: judgementQuestion,
  }),
  team: plan({
    does: null,
    preview: previewTeam,
    decide: enterTeam,
    asShown: (input, { tournament }) => ({ ...input, tournament: String(tournament.number) }),
    words: teamQuestion,
  }),
  round: plan({
    does: 'draw the seats',
    preview: previewRound,
    decide: startRound,
    asShown: (input, { tournament }) => ({ ...input, tournament: String(tournament.number) }),
    words: roundQuestion,
  }),
  roundClosing: plan({
    does: 'close the round',
    preview: previewClosing,
    decide: closeRound,
    asShown: (input, { tournament }) => ({ ...input, tournament: String(tournament.number) }),
    words: closingQuestion,
  }),
  forfeit: plan({
    does: 'forfeit the game',
    preview: previewForfeit,
    decide: forfeit,
    asShown: (input, { table }) => ({ ...input, table: String(table.number) }),
    words: forfeitQuestion,
  }),
};
