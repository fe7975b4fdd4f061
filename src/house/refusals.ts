import type { Office } from '../../terms/administration/authority.ts';
import type { DeclarationWay } from '../../terms/administration/declaration.ts';
import type { PenaltyKind } from '../../terms/administration/sanctions.ts';
import type { Contradiction } from '../../terms/amendment/limits.ts';
import type { Against } from '../../terms/court/against.ts';
import type { Obstacle } from '../../terms/court/appealable.ts';
import type { ConflictKind } from '../../terms/court/conflicts.ts';
import type { DecisionProblem } from '../../terms/court/relief.ts';
import type { RemandProblem } from '../../terms/court/remand.ts';
import type { Stage } from '../../terms/court/stages.ts';
import type { MaterialProblem } from '../../terms/games/material.ts';
import type { PgnProblem } from '../../terms/games/pgn.ts';
import type { Breach } from '../../terms/jurisdiction/validity.ts';
import type { BanEndProblem } from '../../terms/leaderboard/bans.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant, LocalDate } from '../../terms/time.ts';
import type { OpinionKind } from '../appeals/book/court-entries.ts';
import type { HearingObstacle, HearingProblem } from '../appeals/hearing/refusals.ts';
import type { Ending, GameStatus } from '../ladder/book/games.ts';
import type { RematchOutcome } from '../ladder/book/rematch.ts';
import type { ClockRefusal } from '../ladder/clocks/refusals.ts';
import type { InvalidMove, OnlineRefusal } from '../ladder/online/refusals.ts';
import type { CaseNumber, GameNumber, PenaltyNumber, PersonNumber } from '../ledger/fields.ts';

/** Act 0.9: how the register of the day of a game stands: none was kept, or whether it can still be put right. */
export type RegisterState = 'none' | 'open' | 'correctable' | 'final';

/** How the time of a game with a limit stands (Act I.8). */
export type LimitState = 'running' | 'paused' | 'over';

/**
 * What the Terms forbid, each with the Acts it rests on. Closed: a new way of saying no is a new member here,
 * and does not compile until it is worded. Wording lives with what shows it.
 */
export type Refusal = {
  acts: readonly Act[];
} /** A game that breaks an Act of jurisdiction; one for each Act broken. */ & (
  | OnlineRefusal
  | ClockRefusal
  | {
      code: 'invalid-game';
      breach: Breach;
      nextSession: LocalDate;
      sessionEnd: Instant | null;
      register: RegisterState;
    }
  | { code: 'needs-office'; offices: readonly Office[] }
  | { code: 'needs-guild-manager' }
  | { code: 'already-a-member'; person: PersonNumber }
  | { code: 'banned'; person: PersonNumber; endsAt: Instant | null }
  | { code: 'own-game'; game: GameNumber | null }
  | { code: 'not-your-game'; game: GameNumber; may: 'opponent' | 'enterer' | 'player' }
  | { code: 'game-not-open'; game: GameNumber; status: GameStatus }
  | { code: 'game-not-counted'; game: GameNumber; status: GameStatus }
  | { code: 'game-held'; game: GameNumber; waitingFor: PersonNumber[] }
  | { code: 'game-needs-no-approval'; game: GameNumber }
  | { code: 'already-confirmed'; game: GameNumber }
  | { code: 'already-disputed'; game: GameNumber }
  /** It may be one of those games of the same two people. */
  | { code: 'same-game'; games: GameNumber[] }
  /** Whoever would confirm or approve it has said something else in that game. */
  | { code: 'contradicts-own'; game: GameNumber; own: GameNumber }
  | { code: 'not-contradicted'; game: GameNumber }
  | { code: 'joined-too-late'; name: string; date: LocalDate }
  | { code: 'no-overseer'; person: PersonNumber }
  | { code: 'against-oneself' }
  | { code: 'against-a-bot' }
  | { code: 'not-yet'; playedAt: Instant }
  | { code: 'too-late'; playedAt: Instant; days: number }
  | { code: 'no-open-session'; nextSession: LocalDate }
  | { code: 'session-already-open'; date: LocalDate }
  | { code: 'not-session-day'; date: LocalDate; nextSession: LocalDate }
  | { code: 'session-over'; date: LocalDate; nextSession: LocalDate }
  | { code: 'session-cancelled'; date: LocalDate; nextSession: LocalDate }
  | { code: 'session-was-held'; date: LocalDate }
  | { code: 'session-not-held'; date: LocalDate; nextSession: LocalDate }
  | { code: 'session-not-cancelled'; date: LocalDate }
  | { code: 'register-closed'; date: LocalDate }
  | { code: 'played-that-day'; person: PersonNumber; date: LocalDate }
  /** `date`: at a session that is over. */
  | { code: 'already-present'; person: PersonNumber; date: LocalDate | null }
  | { code: 'not-present'; person: PersonNumber | null; date: LocalDate | null }
  | { code: 'may-not-propose' }
  | { code: 'too-many-suggestions'; limit: number }
  | { code: 'suggestion-answered'; suggestion: number; accepted: boolean }
  | { code: 'office-held'; person: PersonNumber; office: Office }
  | { code: 'office-not-held'; person: PersonNumber; office: Office }
  | { code: 'chief-passes-by-holder' }
  | { code: 'figures-are-terms' }
  | { code: 'staff-passes-by-holder' }
  | { code: 'chief-must-pass-on'; person: PersonNumber }
  | { code: 'needs-staff' }
  /** The bot's clock is behind the newest entry of the ledger. */
  | { code: 'clock-behind'; shows: Instant; newest: Instant }
  | { code: 'account-taken'; person: PersonNumber }
  | { code: 'has-account'; person: PersonNumber }
  | { code: 'name-taken'; person: PersonNumber; name: string }
  | { code: 'has-no-account'; person: PersonNumber }
  /** What is severe: the kind of penalty, what it takes, or what a change of the score takes. */
  | { code: 'needs-finding'; because: 'kind' | 'loss' | 'adjustment' }
  /** `game` where that is what the two penalties have in common; `case` in which the Court undid the first. */
  /** `lapsed`: it became void, as nobody declared it. */
  | {
      code: 'punished-already';
      penalty: PenaltyNumber;
      game: GameNumber | null;
      case: CaseNumber | null;
      lapsed: boolean;
    }
  | { code: 'did-not-play'; game: GameNumber; name: string }
  | { code: 'lost-already'; game: GameNumber; name: string }
  /** `days` would do. */
  | { code: 'ban-end'; until: LocalDate; problems: BanEndProblem[]; days: LocalDate[] }
  | { code: 'penalty-void'; penalty: PenaltyNumber }
  | { code: 'declared-already'; penalty: PenaltyNumber; way: DeclarationWay; on: LocalDate }
  | { code: 'staff-only' }
  | { code: 'no-staff-ban'; person: PersonNumber }
  /** `person` is null for somebody whom the club does not know. */
  | { code: 'not-a-member'; person: PersonNumber | null }
  /** `due` is null while a ban without an end holds the request. */
  | { code: 'removal-asked-already'; due: Instant | null }
  | { code: 'no-removal-request'; person: PersonNumber }
  | { code: 'not-inactive'; person: PersonNumber; sessions: number; absences: number; games: number }
  /** `penalty` is the one by which a player forfeits it. */
  | { code: 'game-forfeited'; game: GameNumber; penalty: PenaltyNumber }
  | { code: 'game-judged'; game: GameNumber; case: CaseNumber }
  | { code: 'objected-already'; game: GameNumber; by: PersonNumber }
  | { code: 'objection-too-late'; game: GameNumber; date: LocalDate }
  | { code: 'no-rematch-online'; game: GameNumber }
  | { code: 'no-objection'; game: GameNumber }
  | { code: 'rematch-was-decided'; game: GameNumber; outcome: RematchOutcome }
  | { code: 'limit-set-already'; limit: number; name: string }
  | { code: 'limit-is'; limit: number; state: LimitState }
  | { code: 'no-rematch-now'; game: GameNumber; nextSession: LocalDate }
  /** Whoever acts is the person it is about. `instead`: what they can do, where that is not to ask another Moderator. */
  | { code: 'own-matter'; instead?: 'present' | 'other-staff' | 'other-justice' }
  /** Nobody else of the Court is there to agree to what is the Chief Justice's own matter. */
  | { code: 'no-other-justice' }
  /** The same was asked for already, and waits for an answer. */
  | { code: 'consent-waits'; consent: number }
  | { code: 'already-monitored'; person: PersonNumber }
  | { code: 'not-monitored'; person: PersonNumber }
  | { code: 'monitor-not-overdue'; person: PersonNumber }
  /** `monitored`: the players for whom somebody had to watch the game. */
  | { code: 'overseer-needed'; game: GameNumber; monitored: PersonNumber[] }
  | { code: 'not-at-this-stage'; case: CaseNumber; stage: Stage }
  | { code: 'writ-given-already'; case: CaseNumber }
  | { code: 'petitioner-only'; case: CaseNumber }
  | HearingObstacle
  | { code: 'not-on-the-bench'; case: CaseNumber }
  | { code: 'voted-already'; case: CaseNumber }
  /** `places` of the panel are empty. */
  | { code: 'panel-incomplete'; case: CaseNumber; places: number }
  /** `days` would do for the end of a ban. */
  | { code: 'may-not-decide-so'; case: CaseNumber; problem: DecisionProblem; days: LocalDate[] }
  /** It goes past what the panel left open to the Moderator. */
  | { code: 'past-remand'; case: CaseNumber; problem: RemandProblem }
  | { code: 'not-the-decider'; case: CaseNumber; person: PersonNumber }
  | { code: 'part-in-case'; case: CaseNumber }
  | { code: 'party-only'; case: CaseNumber }
  | { code: 'not-your-matter' }
  | { code: 'not-decided-yet'; game: GameNumber }
  /** `case` is the one about the same, if there is one; `until` the day on which it can be appealed again. */
  | { code: 'not-appealable'; obstacle: Obstacle; case: CaseNumber | null; until: LocalDate | null }
  | { code: 'justice-has-conflict'; case: CaseNumber; conflicts: ConflictKind[] }
  /** Whoever is a party to a case that is not over: what they asked for has to wait. */
  | { code: 'party-to-case'; case: CaseNumber; person: PersonNumber }
  | { code: 'transcript-closed'; case: CaseNumber }
  | { code: 'not-judged-yet'; case: CaseNumber }
  | { code: 'opinion-published'; case: CaseNumber }
  | { code: 'author-chosen-by-chief'; case: CaseNumber }
  | { code: 'author-chosen-already'; case: CaseNumber; person: PersonNumber }
  | { code: 'not-of-majority'; case: CaseNumber; person: PersonNumber }
  | { code: 'opinion-written-already'; case: CaseNumber; opinion: OpinionKind }
  /** `author`: who writes for the Court, where that is what was tried and somebody was chosen. */
  | { code: 'opinion-not-theirs'; case: CaseNumber; opinion: OpinionKind; author: PersonNumber | null }
);

export type RefusalCode = Refusal['code'];

/** Input that says nothing the club understands: not forbidden, but unclear. */
export type Invalid =
  | InvalidMove
  | { problem: 'no-such-game'; text: string }
  | { problem: 'no-such-penalty'; text: string }
  | { problem: 'no-such-case'; text: string }
  | { problem: 'no-such-item'; against: Against; text: string }
  | { problem: 'which-item'; against: Against }
  /** No case is named, and it is in no case's thread. */
  | { problem: 'which-case' }
  | { problem: 'no-such-offence'; text: string }
  | { problem: 'not-a-post'; text: string }
  | { problem: 'no-such-person'; text: string }
  | { problem: 'several-people'; text: string; people: PersonNumber[] }
  /** Those of that name were removed and have no account. */
  | { problem: 'was-here-before'; text: string; people: PersonNumber[] }
  | { problem: 'no-such-act'; text: string }
  | { problem: 'no-such-figure'; text: string }
  /** A figure of Act 0.5, which is set elsewhere. */
  | { problem: 'not-a-figure'; text: string; title: string; expects: string }
  | { problem: 'figures-contradict'; contradiction: Contradiction }
  | { problem: 'not-a-version'; text: string }
  | { problem: 'version-not-later'; text: string; current: string }
  | { problem: 'no-such-suggestion'; text: string }
  | { problem: 'words-erased'; suggestion: number }
  | { problem: 'not-a-moment'; option: string; text: string }
  | { problem: 'not-a-date'; option: string; text: string }
  | { problem: 'not-a-time'; option: string; text: string }
  | { problem: 'not-a-timezone'; text: string }
  | { problem: 'closes-before-opens' }
  | { problem: 'empty'; option: string }
  | { problem: 'too-long'; option: string; length: number; limit: number }
  | { problem: 'one-of'; options: string[] }
  | { problem: 'name-unusable'; text: string }
  | { problem: 'position'; detail: MaterialProblem; option: string }
  | { problem: 'game-score'; detail: PgnProblem; option: string }
  /** What the laws of chess make of a game that ended so. */
  | { problem: 'ending-contradicts'; ended: Ending; makes: 'win' | 'draw' }
  | { problem: 'nothing-to-change' }
  /** An option that goes with a kind of penalty: `missing` beside it, or there without it. */
  | { problem: 'goes-with'; option: string; kind: PenaltyKind; missing: boolean }
  | { problem: 'kind-twice' }
  /** An option of a vote that goes with another: `missing` beside it, or there without it. */
  | { problem: 'option-with'; option: string; with: string; missing: boolean }
  | { problem: 'day-is-past'; option: string }
  /** What somebody confirmed would no longer be what they were shown. */
  | { problem: 'changed-meanwhile' }
  | HearingProblem
  /** Discord did not give the bytes of a file that came with a command. */
  | { problem: 'file-lost'; name: string }
  /** `limit` is in bytes. */
  | { problem: 'file-too-large'; name: string; limit: number }
  /** A file that is no kind of those, by its name. */
  | { problem: 'file-kind'; name: string; kinds: readonly string[] }
  /** A file whose bytes are not what its name says. */
  | { problem: 'file-not-so'; name: string }
  /** Only the opinion of the Court itself holds anything. */
  | { problem: 'holding-of-the-court' }
  | { problem: 'too-many-acts'; limit: number }
  /** `recognisable`: but for what makes a ban hold. */
  | { problem: 'nothing-kept'; recognisable: boolean }
  | { problem: 'lapsed' };
