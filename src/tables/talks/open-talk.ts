import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { isOut } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import { parsePreference } from '../seats/draw.ts';
import { by, findTable, type Meant, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import type { Talk } from './book.ts';
import { noteTalkThread } from './note-talks.ts';
import { isClosed, talkKey } from './wanted-talks.ts';

/**
 * A player opens a conversation of exactly those seats and their own, or finds the one that there is (Club 4.2). Refused to everybody
 * else, before the start and after the end, and to players who are out of the game, or with them.
 */
export const openTalk: UseCase<Meant & { with: string }, TableOutcome> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const own = ownSeat(work, actor, table, 'talks');
  if (!own.ok) return own;
  const { id } = own.value;
  if (isOut(table, id))
    return refused({ code: 'power-out', seats: [id], table: table.number, ...by(table.rules, 'talks') });
  const seats = readSeats(table, id, input.with);
  if (!seats.ok) return seats;
  const there = talkOf(table, seats.value);
  if (there !== undefined && !isClosed(table, there)) return done(foundAgain(work, actor, table, there));
  const refusals = mayNotOpen(table, id, seats.value);
  if (refusals.length > 0) return refused(...refusals);
  const body = { type: 'talk-opened', seats: seats.value, openedBy: id } as const;
  const talk = writeAt(work, table, body, personActing(work, actor));
  return done({ kind: 'talk-opened', table: table.number, talk });
};

/** One who asks again may have left the thread or the server: they are let in once more. */
function foundAgain(
  work: UnitOfWork,
  { account }: Actor,
  { number }: Table,
  { seq }: Talk,
): TableOutcome<'talk-opened'> {
  const key = talkKey(number, seq);
  const thread = work.settings.talkThreads[key];
  if (thread?.accounts.includes(account) === true)
    noteTalkThread(work, key, { ...thread, again: [...new Set([...(thread.again ?? []), account])] });
  return { kind: 'talk-opened', table: number, talk: seq };
}

/** The seats of a conversation, one's own among them, in the order of the rule set. */
function readSeats({ rules }: Table, own: string, text: string): Result<string[]> {
  const all = rules.seats;
  const named = parsePreference(text.replace(/\band\b|[&+]/gi, ','), all);
  if (named === null) return notUnderstood({ problem: 'no-such-power', text, seats: all });
  const seats = all.map(({ id }) => id).filter((id) => id === own || named.includes(id));
  return seats.length > 1 ? done(seats) : notUnderstood({ problem: 'talk-alone' });
}

const talkOf = ({ state: { talks } }: Table, seats: readonly string[]): Talk | undefined =>
  talks.find((talk) => talk.seats.join() === seats.join());

function mayNotOpen(table: Table, own: string, seats: readonly string[]): Refusal[] {
  const { number, rules, state } = table;
  const most = rules.figures.talksOfMany;
  const out = seats.filter((seat) => isOut(table, seat));
  const ofMany = state.talks.filter(({ openedBy, seats: { length } }) => openedBy === own && length > 2);
  return [
    ...(out.length === 0
      ? []
      : [{ code: 'power-out', seats: out, table: number, ...by(rules, 'talks') } as const]),
    ...(seats.length === 2 || ofMany.length < most
      ? []
      : [{ code: 'talks-enough', most, ...by(rules, 'talks') } as const]),
  ];
}
