import type { Preview, UseCase } from '../../../house/plan.ts';
import { done, unlessRefused } from '../../../house/result.ts';
import type { Meant } from '../../table.ts';
import { findOwnNomic, type OwnNomic } from '../find-nomic.ts';
import { act, mayNot, type NomicDone } from './act.ts';

/** What giving up would come to. */
export const previewForfeit: Preview<Meant, OwnNomic> = (view, actor, input, now) => {
  const own = findOwnNomic(view, actor, input);
  return own.ok ? unlessRefused(mayNot(own.value, { is: 'forfeited' }, now), done(own.value)) : own;
};

/** A player gives up; no rule forbids it (R115). */
export const forfeit: UseCase<Meant, NomicDone> = (work, actor, input) => {
  const own = findOwnNomic(work, actor, input);
  return own.ok ? act(work, actor, own.value, { is: 'forfeited' }) : own;
};
