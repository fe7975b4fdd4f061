import { askConsent } from '../../house/consent/ask-consent.ts';
import { askedAlready, lacksJustice } from '../../house/consent/consents.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { type Actor, enrol, needsChief, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { OnlineGame } from '../book/online.ts';
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
 * the reason is published. Refused once it is over: then it is a game like any other. For one that they play themselves
 * another Justice has to agree, who is asked (Act III.3.5); `consent` is theirs.
 */
export function voidOnline(
  work: UnitOfWork,
  actor: Actor,
  input: VoidInput,
  consent: PersonNumber | null = null,
): Result<OnlineOutcome | HouseOutcome> {
  const order = previewVoidOnline(work, actor, input);
  if (!order.ok) return order;
  const { number: online, own } = order.value;
  if (own === null || consent !== null) return done(write(work, actor, input, online, consent));
  const asking = { person: own, matter: { kind: 'online', online }, acts: ['I.9.10', 'III.3.5'] } as const;
  const waits = askedAlready(work, asking, work.now);
  const reason = input.reason.trim();
  return waits.length > 0 ? refused(...waits) : done(askConsent(work, actor, { ...asking, reason }));
}

function write(
  work: UnitOfWork,
  actor: Actor,
  input: VoidInput,
  online: number,
  consent: PersonNumber | null,
): OnlineOutcome {
  const by = enrol(work, whoActs(work, actor));
  const texts = { reason: input.reason.trim() };
  const entry = work.append({ type: 'online-voided', online }, { by, acts: ['I.9.10'], texts });
  const agreed = consent === null ? {} : { consent };
  for (const target of [{ to: 'discussion' }, { to: 'online', online }] as const)
    work.announce({ kind: 'online-voided', online, by, entry, ...agreed }, target);
  return { kind: 'online-voided', online };
}

/** A game that would be broken off; `own` is whoever acts, where they play it: then another Justice has to agree. */
export interface VoidOnlinePreview extends OnlineGame {
  own: PersonNumber | null;
}

/** The game that `voidOnline` would break off, or why it would not; changes nothing. */
export function previewVoidOnline(view: ClubView, actor: Actor, input: VoidInput): Result<VoidOnlinePreview> {
  const authority = needsChief(view, actor);
  if (authority.length > 0) return refused(...authority);
  const [, number] = named.exec(input.game) ?? [];
  const online = number === undefined ? undefined : view.state.onlineGames[Number(number)];
  if (online === undefined) return notUnderstood({ problem: 'no-such-game', text: input.game });
  const reason = readReason(input.reason);
  if (!reason.ok) return reason;
  if (online.status !== 'playing')
    return refused({ code: 'online-over', online: online.number, acts: ['I.9.10'] });
  const players = [online.white, online.black];
  const acting = whoActs(view, actor).number;
  const own = acting !== null && players.includes(acting) ? acting : null;
  const alone = own === null ? [] : lacksJustice(view, players);
  return alone.length > 0 ? refused(...alone) : done({ ...online, own });
}
