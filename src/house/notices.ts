import type { Instant, LocalDate } from '../../terms/time.ts';
import type { DocketNotice } from '../appeals/docket/notices.ts';
import type { HearingNotice } from '../appeals/hearing/notices.ts';
import type { Room } from '../appeals/hearing-room/room-names.ts';
import type { OpinionNotice } from '../appeals/opinions/notices.ts';
import type { PetitionNotice } from '../appeals/petitions/notices.ts';
import type { VotingNotice } from '../appeals/voting/notices.ts';
import type { ClockNotice } from '../ladder/clocks/notices.ts';
import type { Reckoning } from '../ladder/decay/outcomes.ts';
import type { OnlineNotice } from '../ladder/online/notices.ts';
import type { Round } from '../ladder/sessions/outcomes.ts';
import type {
  ApprovalReason,
  CaseNumber,
  GameNumber,
  Office,
  PenaltyNumber,
  PersonNumber,
  RematchOutcome,
} from '../ledger/entries.ts';
import type { PostNamed } from './discipline/outcomes.ts';
import type { RemovalBasis } from './removal/outcomes.ts';
import type { ScoreChange } from './score-change.ts';
import type { Barred } from './worn.ts';

/** Where a notice goes: a channel of the club's settings, a channel by its id, or a person directly. */
export type NoticeTarget =
  | { to: 'discussion' | 'games' | 'court' }
  | { to: 'channel'; channel: string }
  /** The thread in which a case is heard; the Court's channel where it has none. */
  | { to: 'case'; case: CaseNumber }
  | { to: 'person'; person: PersonNumber }
  /** Where an online game is played: its thread, once that is opened. */
  | { to: 'online'; online: number }
  /** The server's list of coming events. */
  | { to: 'events' };

/** A target that is a channel. */
export type ChannelTarget = Extract<NoticeTarget, { to: 'discussion' | 'games' | 'court' | 'channel' }>;

/** What becomes of a request to be removed (Act II.8). */
export type RemovalNews = 'asked' | 'withdrawn' | 'reminder' | 'overdue';

/** A notice, and whom it is for. */
export interface Addressed {
  notice: Notice;
  target: NoticeTarget;
}

/** What the bot tells the club by itself. People and games by number: names are put in when it is posted. */
export type Notice =
  | OnlineNotice
  | ClockNotice
  | PetitionNotice
  | VotingNotice
  | OpinionNotice
  | DocketNotice
  /** Act IV.3: everybody is told what has changed in the Terms, by the entry that published it. */
  | { kind: 'terms-published'; publication: number }
  /** Acts IV.4 and IV.5: the Chief Justice is told of a suggestion, and whoever made it of the answer. */
  | { kind: 'suggested'; suggestion: number }
  | { kind: 'suggestion-answered'; suggestion: number; person: PersonNumber }
  /** Act III.2: every change of office is announced. */
  | { kind: 'office-changed'; person: PersonNumber; office: Office; given: boolean; by: PersonNumber | null }
  /** Act III.2.4: what was done with a Moderator's power, to which game, and why (the entry's text). */
  | {
      kind: 'game-action';
      action: 'refused' | 'corrected' | 'voided' | 'approved' | 'adjudicated';
      game: GameNumber;
      by: PersonNumber;
      entry: number;
      /** What it waited for until it was approved. */
      waited?: ApprovalReason[];
      /** What both sides had captured, in points, where that decided it (Act I.5). */
      captured?: { white: number; black: number };
    }
  /** Act III.2.4: what else was done with the power of an office, by the entry that says what, about whom and why. */
  | { kind: 'power-used'; entry: number }
  /** Act 0.5: the server's events are to show the session of that day as the club has it; nothing is posted. */
  | { kind: 'session-event'; date: LocalDate }
  /** Acts 0.13 and 0.14: a post is to be taken down; nothing is posted. */
  | ({ kind: 'post-removal'; by: PersonNumber } & PostNamed)
  /** The member of staff is told that Discord does not let the bot take a post down. */
  | ({ kind: 'post-not-removed' } & PostNamed)
  /** The club is told that the bot may not make events. */
  | { kind: 'events-barred' }
  /** The club is told which permissions the bot lacks to have cases heard in threads. */
  | { kind: 'hearings-barred'; lacking: string }
  /** The Chief Justice is told who cannot be let into the thread of a case. */
  | ({ kind: 'shut-out' } & ShutOut)
  /** The club is told which roles and nicknames the bot may not change. */
  | ({ kind: 'wearing-barred' } & Barred)
  /** How the latest session went, told once it is over. */
  | ({ kind: 'weekly-round' } & Round)
  /** Act II.6: a Member is told what became of their points, and warned. */
  | ({ kind: 'decay' } & Reckoning)
  /** Act II.8: the Chief Justice is told of a request; `due` is null while a ban without an end holds it. */
  | { kind: 'removal-request'; person: PersonNumber; news: RemovalNews; due: Instant | null }
  /** Acts II.7 and II.8: somebody is told that they are off the Leaderboard. */
  | { kind: 'removed'; person: PersonNumber; basis: RemovalBasis }
  /** Act III.5.1: every technical modification is announced; `entry` is where the reason stands. */
  | ({ kind: 'score-modified'; by: PersonNumber; entry: number; consent?: PersonNumber } & ScoreChange)
  /** Acts I.9.10 and III.5.1; `consent` is the other Justice who agreed, where it is the Chief Justice's own game. */
  | { kind: 'voided-by-chief'; game: GameNumber; by: PersonNumber; entry: number; consent?: PersonNumber }
  /** Acts III.3.5 and III.6: somebody is asked to agree, by the entry that says to what. */
  | { kind: 'consent-asked'; consent: number }
  /** Act III.6: who is the member of staff now, and was before; `consent` is who agreed to it. */
  | {
      kind: 'staff-named';
      person: PersonNumber;
      by: PersonNumber | null;
      consent: PersonNumber | null;
      before: PersonNumber | null;
    }
  /** Act III.1: the server's managers changed settings of the club, by the names of the options. */
  | { kind: 'settings-changed'; by: PersonNumber; changed: string[] }
  /** Acts II.12 and III.4: what the Chief Justice did alone. */
  | { kind: 'chief-acted'; by: PersonNumber; entry: number }
  /** Act I.9.5: somebody is told why they have no office any more. */
  | { kind: 'breach-found'; entry: number }
  /** Act I.8.2: the players and their overseer are told that the time is up; `limit` is the entry that set it. */
  | { kind: 'limit-reached'; limit: number }
  /** Act II.4.1: somebody who can settle it is told that the players of a game differ. */
  | { kind: 'game-differs'; game: GameNumber; person: PersonNumber }
  /** Act I.6: the other player is told of an objection. */
  | { kind: 'game-objected'; game: GameNumber; by: PersonNumber }
  /** Act I.6: `by` is null where nobody played it. */
  | { kind: 'rematch-decided'; game: GameNumber; outcome: RematchOutcome; by: PersonNumber | null }
  /** Whoever was penalised is told of it, and of what became of their score. */
  | { kind: 'penalty-issued'; penalty: PenaltyNumber; person: PersonNumber; change: ScoreChange | null }
  /** Act III.2.4: the public is told of a penalty: what, against whom, and why. */
  | { kind: 'penalty-declared'; penalty: PenaltyNumber }
  /** Act III.2.4: whoever issued a penalty, or the Chief Justice after them, is reminded to declare it. */
  | { kind: 'penalty-reminder'; penalty: PenaltyNumber }
  /** Act III.2.4.2: a penalty is void, since it was not declared. */
  | { kind: 'penalty-lapsed'; penalty: PenaltyNumber }
  /** Acts II.3 and III.2.4: a Moderator changed a score; `entry` is where the reason stands. */
  | ({ kind: 'score-adjusted'; by: PersonNumber; entry: number } & ScoreChange)
  /** Act III.6.1: whoever the staff banned is told; `ban` is where the reason stands. */
  | { kind: 'staff-banned'; person: PersonNumber; ban: number }
  | { kind: 'staff-ban-lifted'; person: PersonNumber }
  /** Discord did not let the bot tell somebody of a penalty, or of a ban by the staff; whoever issued it is told. */
  | { kind: 'not-told'; person: PersonNumber; penalty: PenaltyNumber | null }
  /** Somebody is told in #discussion what a direct message about their points or games could not tell them; no reasons. */
  | { kind: 'untold'; person: PersonNumber; instead: AboutPoints }
  /** Somebody is asked to open their direct messages; of what they were to be told nothing is said. */
  | { kind: 'messages-closed'; person: PersonNumber }
  /** Act 0.12: both players of a lapsed game are told. */
  | { kind: 'game-lapsed'; game: GameNumber; person: PersonNumber }
  /**
   * Acts II.10 and III.2.4: the club, or the Member alone, is told that a monitor is set, lifted or stated anew; `entry`
   * is where it is said why.
   */
  | ({ kind: 'monitor'; told: 'club' | 'member' } & MonitorNews)
  /** Act II.10.5: a monitor outlasted the session of that day; the Member is told, or an officer asked to say why. */
  | { kind: 'monitor-overdue'; person: PersonNumber; date: LocalDate; officer: PersonNumber | null }
  /** Act II.11: the club, or the Member alone, is told that a Member has to play with a clock, or has to no longer. */
  | ({ kind: 'clock-order'; told: 'club' | 'member' } & ClockNews)
  /** Act III.3: those who hear a case, and those in it, are told what is new in its hearing. */
  | HearingNotice;

/** What is told in #discussion, without its private part, where a direct message does not arrive. */
export type AboutPoints = Extract<
  Notice,
  {
    kind:
      | 'penalty-issued'
      | 'staff-banned'
      | 'staff-ban-lifted'
      | 'decay'
      | 'removed'
      | 'game-lapsed'
      | 'game-objected';
  }
>;

/** A notice that is a message. */
export type Message = Exclude<Notice, { kind: 'session-event' | 'post-removal' }>;

/** Who cannot be let into the thread of a case: they do not see the Court's channel, or they left the server. */
export interface ShutOut {
  case: CaseNumber;
  room: Room;
  unseen: PersonNumber[];
  left: PersonNumber[];
}

/** What became of the monitor on a Member. */
export interface MonitorNews {
  step: 'set' | 'lifted' | 'restated';
  person: PersonNumber;
  by: PersonNumber;
  entry: number;
}

/** What the Chief Justice ordered of a Member: a clock with those minutes, or with ones of their choice; or none. */
export interface ClockNews {
  person: PersonNumber;
  by: PersonNumber;
  order: { minutes: number | null } | null;
}
