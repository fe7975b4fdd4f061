import { banEndsAt } from '../../../terms/leaderboard/bans.ts';
import {
  type Instant,
  type LocalDate,
  localDate,
  parseLocalDate,
  parseLocalMoment,
} from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Ban, bansOf, holdsAt } from '../book/discipline.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, isStaff, type Named, whichPerson, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused, unlessRefused } from '../result.ts';
import { tell } from '../tell.ts';
import { readMatter } from './matter.ts';

interface StaffBanInput {
  member: Named;
  /** Its last day, or the moment at which it ends, such as `2026-12-02 14:30`; null for one without an end. */
  until: string | null;
  reason: string;
}

/** Act III.6.1: the member of staff bans anybody, until any moment to come or without an end. Not declared. */
export function staffBan(work: UnitOfWork, actor: Actor, input: StaffBanInput): Result<HouseOutcome> {
  const stated = allOf(readMatter(work, { ...input, game: null }), readEnd(work, input.until));
  const read = unlessRefused(needsStaff(work, actor), stated);
  if (!read.ok) return read;
  const [{ person: named, reason }, end] = read.value;
  const by = enrol(work, whoActs(work, actor));
  const person = named.number ?? enrol(work, named);
  const ban = work.append({ type: 'banned', person, ...end }, { by, acts: ['III.6.1'], texts: { reason } });
  tell(work, { kind: 'staff-banned', person, ban }, person);
  return done({ kind: 'staff-banned', person, ban });
}

/** When a ban ends, and on which local day; null for never, both. */
interface End {
  until: LocalDate | null;
  endsAt: Instant | null;
}

/** A ban with a day holds through all of it, one with a time as well ends then. */
function readEnd({ now, state: { figures } }: UnitOfWork, text: string | null): Result<End> {
  if (text === null) return done({ until: null, endsAt: null });
  const day = parseLocalDate(text);
  const endsAt = day === null ? parseLocalMoment(text, now, figures) : banEndsAt(day, figures);
  if (endsAt === null) return notUnderstood({ problem: 'not-a-date', option: 'until', text });
  if (endsAt <= now) return notUnderstood({ problem: 'day-is-past', option: 'until' });
  return done({ until: localDate(endsAt, figures), endsAt });
}

/** Act III.6.1: the member of staff ends the staff's bans on another. Refused if none hold; others stay (Act II.9.4). */
export function liftStaffBan(work: UnitOfWork, actor: Actor, input: { member: Named }): Result<HouseOutcome> {
  const found = unlessRefused(needsStaff(work, actor), whichPerson(work, input.member));
  if (!found.ok) return found;
  const { number: person } = found.value;
  if (whoActs(work, actor).number === person)
    return refused({ code: 'own-matter', instead: 'other-staff', acts: ['III.3.5', 'III.6.1'] });
  const bans = staffBansOn(work, person);
  if (bans.length === 0) return refused({ code: 'no-staff-ban', acts: ['III.6.1'], person });
  const by = enrol(work, whoActs(work, actor));
  for (const { seq } of bans) work.append({ type: 'ban-ended', ban: seq, person }, { by, acts: ['III.6.1'] });
  tell(work, { kind: 'staff-ban-lifted', person }, person);
  return done({ kind: 'staff-ban-lifted', person });
}

const staffBansOn = ({ state, now }: UnitOfWork, person: PersonNumber): Ban[] =>
  bansOf(state, person).filter((ban) => ban.penalty === null && holdsAt(ban, now));

const needsStaff = (view: ClubView, actor: Actor): Refusal[] =>
  isStaff(view, actor) ? [] : [{ code: 'staff-only', acts: ['III.6'] }];
