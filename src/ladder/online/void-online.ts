import { type Asking, orAskJustice } from '../../house/consent/ask-consent.ts';
import { lacksJustice } from '../../house/consent/consents.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { type Actor, enrolActor, needsChief, whoActs } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, type Result, refused, understood, unlessRefused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { OnlineGame } from '../book/online.ts';
import type { OnlineOutcome } from '../outcomes.ts';

interface VoidInput {
  /** `online 3`: one that is going on has no number among the games yet. */
  game: string;
  reason: string;
}

const named = /^\s*online\s*#?(\d{1,9})(?=\s|$|:)/i;

/** Whether an online game is named by its own number, as one is that is going on. */
export const isOnlineName = (typed: string): boolean => named.test(typed);

/**
 * Act I.9.10: the Chief Justice breaks off an online game in which something went wrong, as though it had not been played.
 * Refused once it is over. One of their own takes another Justice's `consent` (Act III.3.5).
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
  const reason = input.reason.trim();
  const asking: Asking | null =
    own === null || consent !== null
      ? null
      : { person: own, matter: { kind: 'online', online }, acts: ['I.9.10', 'III.3.5'], reason };
  return orAskJustice(work, actor, asking, (): OnlineOutcome => {
    const by = enrolActor(work, actor);
    const about = { by, acts: ['I.9.10'], texts: { reason } } as const;
    const entry = work.append({ type: 'online-voided', online }, about);
    const agreed = consent === null ? {} : { consent };
    for (const target of [{ to: 'discussion' }, { to: 'online', online }] as const)
      work.announce({ kind: 'online-voided', online, by, entry, ...agreed }, target);
    return { kind: 'online-voided', online };
  });
}

/** A game that would be broken off; `own` is the person who acts, where they play it: then another Justice has to agree. */
export interface VoidOnlinePreview extends OnlineGame {
  own: PersonNumber | null;
}

/** The game that `voidOnline` would break off, or why it would not; changes nothing. */
export function previewVoidOnline(view: ClubView, actor: Actor, input: VoidInput): Result<VoidOnlinePreview> {
  const read = unlessRefused(
    needsChief(view, actor),
    allOf(gameNamed(view, input), readReason(input.reason)),
  );
  if (!read.ok) return read;
  const [online] = read.value;
  if (online.status !== 'playing')
    return refused({ code: 'online-over', online: online.number, acts: ['I.9.10'] });
  const players = [online.white, online.black];
  const acting = whoActs(view, actor).number;
  const own = acting !== null && players.includes(acting) ? acting : null;
  const alone = own === null ? [] : lacksJustice(view, players);
  return unlessRefused(alone, done({ ...online, own }));
}

function gameNamed({ state }: ClubView, { game: text }: VoidInput): Result<OnlineGame> {
  const [, number] = named.exec(text) ?? [];
  return understood(state.onlineGames[Number(number)], { problem: 'no-such-game', text });
}
