import type { Preview, UseCase } from '../../../house/plan.ts';
import { done, type Refusal, unlessRefused } from '../../../house/result.ts';
import type { Meant } from '../../table.ts';
import { findOwnNomic, type OwnNomic } from '../find-nomic.ts';
import { act, againstRules, mayNot, type NomicDone } from './act.ts';

/** What giving up would come to. Refused to a stand-in: the game that is given up is not theirs. */
export const previewForfeit: Preview<Meant, OwnNomic> = (view, actor, input, now) => {
  const own = findOwnNomic(view, actor, input);
  if (!own.ok) return own;
  const refusals = isStandIn(own.value)
    ? [notTheirs(own.value)]
    : mayNot(own.value, { is: 'forfeited' }, now);
  return unlessRefused(refusals, done(own.value));
};

/** A player gives up; no rule forbids it (R115). */
export const forfeit: UseCase<Meant, NomicDone> = (work, actor, input) => {
  const own = previewForfeit(work, actor, input, work.now);
  return own.ok ? act(work, actor, own.value, { is: 'forfeited' }) : own;
};

const isStandIn = ({ table, seat }: OwnNomic): boolean => table.state.seats.get(seat)?.standIn != null;

const notTheirs = (own: OwnNomic): Refusal => {
  const why = 'You stand in for a player: only they can give up their game.';
  return againstRules(own, 'forfeited', { why, rules: ['R115'] }, null);
};
