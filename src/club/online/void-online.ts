import type { OnlineGame } from '../../ledger/state.ts';
import { needsChief } from '../authority.ts';
import type { Actor } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { readReason } from '../texts.ts';
import { enrol, whoActs } from '../who.ts';
import type { OnlineOutcome } from './outcomes.ts';

export interface VoidInput {
  /** `online 3`: one that is going on has no number among the games yet. */
  game: string;
  reason: string;
}

const named = /^\s*online\s*#?(\d{1,9})(?=\s|$|:)/i;

/** Whether an online game is named by its own number, as one is that is going on. */
export const isOnlineName = (typed: string): boolean => named.test(typed);

/**
 * Act I.9.10: the Chief Justice breaks off an online game in which something went wrong, as though it had not been played;
 * the reason is published. Refused once it is over: then it is a game like any other.
 */
export function voidOnline(work: UnitOfWork, actor: Actor, input: VoidInput): Result<OnlineOutcome> {
  const order = previewVoidOnline(work, actor, input);
  if (!order.ok) return order;
  const { number: online } = order.value;
  const by = enrol(work, whoActs(work, actor));
  const texts = { reason: input.reason.trim() };
  const entry = work.append({ type: 'online-voided', online }, { by, acts: ['I.9.10'], texts });
  for (const target of [{ to: 'discussion' }, { to: 'online', online }] as const)
    work.announce({ kind: 'online-voided', online, by, entry }, target);
  return done({ kind: 'online-voided', online });
}

/** The game that `voidOnline` would break off, or why it would not; changes nothing. */
export function previewVoidOnline(view: ClubView, actor: Actor, input: VoidInput): Result<OnlineGame> {
  const authority = needsChief(view, actor);
  if (authority.length > 0) return refused(...authority);
  const [, number] = named.exec(input.game) ?? [];
  const online = view.state.onlineGames[Number(number ?? 0)];
  if (online === undefined) return notUnderstood({ problem: 'no-such-game', text: input.game });
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  if (online.status !== 'playing')
    return refused({ code: 'online-over', online: online.number, acts: ['I.9.10'] });
  return done(online);
}
