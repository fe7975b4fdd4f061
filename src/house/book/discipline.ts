import { z } from 'zod';
import {
  type DeclarationWay,
  declarationDue,
  declarationWays,
} from '../../../terms/administration/declaration.ts';
import { type Reminder, remindersOf } from '../../../terms/administration/reminders.ts';
import { findings } from '../../../terms/administration/sanctions.ts';
import { banEndsAt, banGrounds } from '../../../terms/leaderboard/bans.ts';
import { type Instant, type LocalDate, localTime } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { Stamped } from '../../ledger/entry.ts';
import {
  aside,
  date,
  entry,
  instant,
  type PenaltyNumber,
  type PenaltyPart,
  type PersonNumber,
  part,
  penalty,
  person,
} from '../../ledger/fields.ts';
import { undo } from '../../ledger/hindsight.ts';
import type { State } from '../../rule-books.ts';
import { findingWords, groundWords, partsWords } from '../discipline/penalty-words.ts';
import type { ClubView } from '../ports.ts';
import { correct, type HouseHindsight } from './hindsight.ts';
import { kind } from './kind.ts';

export interface Ban {
  seq: number;
  person: PersonNumber;
  from: Instant;
  endsAt: Instant | null;
  /** The penalty it is a part of; null for one by the staff (Act III.6). */
  penalty: PenaltyNumber | null;
}

const issued = z.object({
  penalty,
  person,
  offence: z.int().positive(),
  /** What was done to somebody over a game does not concern who else played it. */
  game: aside.nullable(),
  fraud: z.boolean(),
  ground: z.enum(banGrounds).nullable(),
  parts: z.array(part),
  finding: z.enum(findings).nullable(),
  reverses: aside.nullable(),
});

export type PenaltyIssued = Stamped<{ type: 'penalty-issued' } & z.output<typeof issued>>;

/** What was issued under one number, whether it still stands or not, and its parts as they came to be. */
export interface Penalty extends PenaltyIssued {
  number: PenaltyNumber;
  /** False once it was undone. */
  stands: boolean;
  declared: { way: DeclarationWay; on: LocalDate } | null;
  /** The last moment to declare it, and when it is reminded of, by the figures in force when it was issued. */
  declareBy: Instant;
  reminders: readonly Reminder[];
  /** The days, counted from its issue, on which somebody was reminded to declare it. */
  reminded: number[];
}

/** What Moderators, the Chief Justice and the staff order against people (Acts I.2, II.5, II.9 and III.6). */
export const disciplineKinds = [
  /** A ban through the whole of its last day; `endsAt` is that day's last millisecond, null for ever (Act II.9). */
  kind('banned', z.object({ person, until: date.nullable(), endsAt: instant.nullable() }), {
    title: 'A ban',
    apply: ({ bans }, { seq, person, at: from, endsAt }) => {
      bans.push({ seq, person, from, endsAt, penalty: null });
    },
    rows: ({ person }) => ({ standings: [person] }),
    line: (entry, { view }) => staffBanWords(entry, view),
  }),
  /** A ban by the staff ends here: what it did before stays (Act III.6). */
  kind('ban-ended', z.object({ ban: entry, person }), {
    title: 'A ban was lifted',
    apply: ({ bans }, { ban, at }) => {
      const lifted = bans.find(({ seq }) => seq === ban);
      if (lifted !== undefined) lifted.endsAt = at - 1;
    },
    rows: ({ person }) => ({ standings: [person] }),
    line: () => 'the ban was lifted',
  }),
  /**
   * A Moderator punishes an offence: one number for all its parts, which apply in their order. `reverses` is the entry
   * by which an invented game counted; that and a forfeit hold for as long as the penalty does (Acts I.2 and II.5).
   */
  kind('penalty-issued', issued, {
    title: 'A penalty',
    begins: 'penalty',
    lookBack: (later, entry) => reverse(later, entry),
    apply: (state, entry, { later }) => issue(state, entry, later),
    applyUndone: (state, entry, { later }) => {
      keepOff(state, entry, later);
      keepPenalty(state, entry, false);
    },
    rows: ({ person, game }) => ({ standings: [person], games: game === null ? [] : [game] }),
    line: (entry, { view }) => penaltyWords(entry, view),
  }),
  /** The public was told of a penalty (Act III.2.4). */
  kind('penalty-declared', z.object({ penalty, way: z.enum(declarationWays), on: date }), {
    title: 'A penalty was announced',
    apply: (state, { penalty: number, way, on }) => {
      const penalty = state.penalties[number];
      if (penalty !== undefined) penalty.declared = { way, on };
    },
    line: ({ penalty, way, on }) =>
      `penalty #${penalty} was announced${way === 'email' ? ` by email, on ${dayOf(on)}` : ''}`,
  }),
  /** The person who issued a penalty was reminded to declare it, so many days after (Act III.2.4). */
  kind('penalty-reminded', z.object({ penalty, day: z.int() }), {
    title: 'A reminder to announce a penalty',
    apply: (state, { penalty, day }) => {
      state.penalties[penalty]?.reminded.push(day);
    },
  }),
  /** Somebody passed on what was gathered of an online game (Act I.9.5). */
  kind('breach-found', z.object({ person }), {
    title: 'Evidence of an online game was passed on',
    line: () => 'was found to have passed on evidence from an online game',
  }),
];

/** What a penalty came to consist of (Act III.3.8). */
export const partsInTheEnd = (
  { penalty, parts }: PenaltyIssued,
  { penalties }: HouseHindsight,
): PenaltyPart[] => [...(penalties.get(penalty) ?? parts)];

/** Acts I.2 and II.5: an invented game never counted, a forfeited one is lost. */
function reverse(later: HouseHindsight, entry: PenaltyIssued): void {
  if (entry.reverses !== null) undo(later, entry.reverses, entry.at);
  const forfeit = partsInTheEnd(entry, later).find((part) => part.kind === 'forfeit');
  if (entry.game !== null && forfeit !== undefined)
    correct(later, entry.game, { score: forfeit.score, replaced: true });
}

function issue(state: State, entry: PenaltyIssued, later: HouseHindsight): void {
  keepOff(state, entry, later);
  const parts = partsInTheEnd(entry, later);
  keepPenalty(state, { ...entry, parts }, true);
  const { seq, person, at: from, penalty } = entry;
  for (const part of parts)
    if (part.kind === 'ban') state.bans.push({ seq, person, from, endsAt: part.endsAt, penalty });
}

/** Takes a penalty down, one that was undone as well: its number and its offence are taken for good. */
function keepPenalty(state: State, entry: PenaltyIssued, stands: boolean): void {
  const { penalty: number, at } = entry;
  state.penalties[number] = {
    ...entry,
    number,
    stands,
    declared: null,
    declareBy: declarationDue(at, state.figures),
    reminders: remindersOf(at, state.figures),
    reminded: [],
  };
}

/** Act II.6: a ban that was undone or changed still kept its Member from playing until then. */
function keepOff(
  state: State,
  { seq, at: from, person, penalty, parts }: PenaltyIssued,
  { undoneAt, replacedAt }: HouseHindsight,
): void {
  const ban = parts.find((part) => part.kind === 'ban');
  const undone = undoneAt.get(seq) ?? replacedAt.get(penalty);
  if (ban === undefined || undone === undefined) return;
  state.keptOff.push({ person, from, endsAt: Math.min(undone, ban.endsAt ?? undone) });
}

/** Act III.6.1: a ban by the staff holds through a day, or ends at a time on it. */
function staffBanWords(
  { until, endsAt }: { until: LocalDate | null; endsAt: Instant | null },
  { state: { figures } }: ClubView,
): string {
  if (until === null || endsAt === null) return 'was banned with no end date';
  const isWholeDay = endsAt === banEndsAt(until, figures);
  return isWholeDay
    ? `was banned until the end of ${dayOf(until)}`
    : `was banned until ${localTime(endsAt, figures)} on ${dayOf(until)}`;
}

function penaltyWords(entry: PenaltyIssued, view: ClubView): string {
  const { penalty, ground, finding } = entry;
  const issued = view.state.penalties[penalty];
  return [
    `penalty #${penalty}: ${partsWords(entry, view)}`,
    ...(ground === null ? [] : [`for ${groundWords[ground]}`]),
    ...(finding === null ? [] : [findingWords[finding]]),
    ...(issued?.stands === true && issued.declared === null ? ['not announced yet'] : []),
  ].join('; ');
}

/** Every ban that was laid on a person, over or not. */
export const bansOf = (state: State, person: PersonNumber): Ban[] =>
  state.bans.filter((ban) => ban.person === person);

/** Act 0.7: whether a ban is in force at that moment. */
export const holdsAt = ({ from, endsAt }: Pick<Ban, 'from' | 'endsAt'>, at: Instant): boolean =>
  from <= at && (endsAt === null || at <= endsAt);

/** Act 0.7: who is banned at that moment. */
export const bannedAt = (state: State, at: Instant): PersonNumber[] =>
  state.bans.filter((ban) => holdsAt(ban, at)).map(({ person }) => person);

/** Act 0.7: the ban in force at that moment that ends last, or null. */
export function banAt(state: State, person: PersonNumber, at: Instant): Ban | null {
  const inForce = bansOf(state, person).filter((ban) => holdsAt(ban, at));
  return (
    inForce.sort(
      (a, b) => (b.endsAt ?? Number.POSITIVE_INFINITY) - (a.endsAt ?? Number.POSITIVE_INFINITY),
    )[0] ?? null
  );
}
