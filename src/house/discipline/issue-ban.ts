import type { Finding } from '../../../terms/administration/sanctions.ts';
import { type BanGround, banEndProblems, banEndsAt } from '../../../terms/leaderboard/bans.ts';
import {
  addDays,
  type Instant,
  isSessionDay,
  type LocalDate,
  localDate,
  parseLocalDate,
} from '../../../terms/time.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, type Named, needsModerator } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { allOf, done, type Refusal, type Result, understood, unlessRefused } from '../result.ts';
import { readMatter } from './matter.ts';
import { doubleJeopardy, lacksFinding, mayNotPenalise } from './may-penalise.ts';
import { type Offence, type OffenceWords, offenceByReason, readOffence } from './offences.ts';
import {
  type DeclareOption,
  issue,
  type PenaltyOrder,
  type PenaltyPreview,
  plainOrder,
  previewOrder,
} from './penalty-order.ts';

export interface BanInput {
  member: Named;
  /** Its last day, such as `2026-12-04`. */
  until: string;
  ground: BanGround;
  reason: string;
  finding: Finding;
  /** `#3` for a known one, else its words; null for what the reason says. */
  offence: string | null;
  words: OffenceWords;
  /** The game that it is about; null where it is about none. */
  game: string | null;
  /** It is not what somebody was punished for in the same game already. */
  separate: boolean;
  declare: DeclareOption;
}

/**
 * Acts II.9 and II.9.1: a Moderator who has no part in the matter bans somebody through one of the club's days. Refused
 * over a game that the Moderator played, and for what was punished already (Act III.2.2).
 */
export function issueBan(work: UnitOfWork, actor: Actor, input: BanInput): Result<HouseOutcome> {
  const order = readBan(work, actor, input, work.now);
  return order.ok ? done(issue(work, actor, order.value)) : order;
}

/** What `issueBan` would do, or why it would not; changes nothing. */
export function previewBan(
  view: ClubView,
  actor: Actor,
  input: BanInput,
  now: Instant,
): Result<PenaltyPreview> {
  const order = readBan(view, actor, input, now);
  return order.ok ? done(previewOrder(view, order.value)) : order;
}

function readBan(view: ClubView, actor: Actor, input: BanInput, now: Instant): Result<PenaltyOrder> {
  const typed = { problem: 'not-a-date', option: 'until', text: input.until } as const;
  const stated = allOf(
    readMatter(view, input),
    offenceOf(view, input),
    understood(parseLocalDate(input.until), typed),
  );
  const read = unlessRefused(needsModerator(view, actor), stated);
  if (!read.ok) return read;
  const [matter, offence, until] = read.value;
  const { finding, declare, ground, separate } = input;
  const parts: PenaltyPart[] = [{ kind: 'ban', until, endsAt: banEndsAt(until, view.state.figures) }];
  const refusals = [
    ...mayNotPenalise(view, actor, matter, offence.number),
    ...badEnd(view, until, now),
    ...lacksFinding(view, matter, parts, finding),
    ...doubleJeopardy(view, matter, { number: offence.number, separate }),
  ];
  const order = { ...plainOrder, ...matter, offence, ground, parts, finding, declare };
  return unlessRefused(refusals, done({ ...order, acts: ['II.9'] }));
}

const offenceOf = (view: ClubView, { offence, reason, words }: BanInput): Result<Offence> =>
  offence === null ? done(offenceByReason(view, reason, words)) : readOffence(view, offence, words);

/** Act II.9.2: none, or what is wrong with the last day of a ban, and which days would do. */
function badEnd({ state: { figures } }: ClubView, until: LocalDate, now: Instant): Refusal[] {
  const problems = banEndProblems(until, now, figures);
  if (problems.length === 0) return [];
  return [{ code: 'ban-end', acts: ['II.9.2'], until, problems, days: banDays(now, figures).slice(0, 2) }];
}

/** The next days on which a ban may end, as many as Discord takes for choices (Act II.9.2). */
export function banDays(now: Instant, figures: ClubView['state']['figures']): LocalDate[] {
  let first = addDays(localDate(now, figures), 1);
  while (!isSessionDay(first, figures)) first = addDays(first, 1);
  return Array.from({ length: 25 }, (_, week) => addDays(first, week * 7));
}
