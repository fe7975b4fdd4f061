import type { Instant } from '../../terms/time.ts';
import type { Addressed, NoticeTarget, Outcome } from '../told.ts';
import type { ClubId, Interaction } from './ports.ts';

/** A notice that a kept change asked for and that is still to be posted. */
export interface PendingNotice extends Addressed {
  id: number;
  /** Of this notice alone: no other of any installation has it. Empty for one that was made before there were marks. */
  mark: string;
  club: ClubId;
  since: Instant;
  /** Tries so far; after the first the message may be there already. */
  attempts: number;
}

/** The targets of notices that are told apart from the others, in their own time. */
export const laneTargets = { tables: ['table', 'nomic'], people: ['person'] } as const satisfies Readonly<
  Record<string, readonly NoticeTarget['to'][]>
>;
export type Lane = keyof typeof laneTargets | 'channels';

/** How notices with that target are told: to people, at tables, or in the club's channels. */
export function laneOf({ to }: NoticeTarget): Lane {
  const { tables, people } = laneTargets;
  if (tables.some((each) => each === to)) return 'tables';
  return people.some((each) => each === to) ? 'people' : 'channels';
}

export type UnreadableNotice = Pick<PendingNotice, 'id' | 'club'>;

/** Notices on their way to Discord. Each is posted once. */
export interface Outbox {
  /** Those that are told that way, or all, the first first. */
  pending(lane?: Lane): Promise<PendingNotice[]>;
  /** Those that an older version left, and this one cannot read any more. */
  unreadable(): Promise<UnreadableNotice[]>;
  /** Said before each try, so that a try that was cut short is known of. */
  trying(id: number): Promise<void>;
  sent(id: number, message: string): Promise<void>;
  /** Given up, since trying again would not help. The notices in its place are pending from then on. */
  abandoned(id: number, why: string, instead: readonly Addressed[]): Promise<void>;
  /** Called after each change that left notices. */
  onNotices(listener: () => void): void;
}

/** An interaction that was carried out and whose asker may not have been told. */
export interface UnansweredInteraction {
  club: ClubId;
  interaction: Interaction;
  /** Null where what came of it cannot be read any more. */
  outcome: Outcome | null;
  since: Instant;
}

/** An interaction whose asker is shown that the bot is thinking. */
export interface PutOffInteraction extends Pick<Interaction, 'id' | 'token' | 'applicationId'> {
  /** The server on which it was made; absent in a direct message. */
  guildId?: ClubId | null | undefined;
}

/** The interactions that were put off, kept outside the database, which may be what is waited for. */
export interface PutOff {
  /** Said before it is put off. */
  note(interaction: PutOffInteraction): Promise<void>;
  over(interaction: string): Promise<void>;
  left(): Promise<PutOffInteraction[]>;
}

/** Answers owed to people. */
export interface Answers {
  owed(): Promise<UnansweredInteraction[]>;
  given(interaction: string): Promise<void>;
}
