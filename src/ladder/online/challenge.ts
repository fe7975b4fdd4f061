import { enrol, enrolActor, type Named, type Somebody, whoActs, whoIsNamed } from '../../house/people.ts';
import type { Preview, UseCase } from '../../house/plan.ts';
import { done, refused, unlessRefused } from '../../house/result.ts';
import type { OnlineOutcome } from '../outcomes.ts';
import { agree, hasAgreed, hasChallenged, mayNotPlay } from './may-play.ts';

export interface ChallengeInput {
  opponent: Named;
  /** For each move; null for no limit. */
  minutes: number | null;
  /** Whether the challenger agrees to what is gathered of the game (Act I.9.4). */
  agrees: boolean;
}

export interface Challenge {
  opponent: Somebody;
  /** Act I.9.4: whether the challenger has to agree first. */
  asks: boolean;
}

/**
 * Act I.9: a Member challenges another to an online game and has White. Refused with every Act it breaks; only then is consent
 * asked for (Act I.9.4).
 */
export const challengeOnline: UseCase<ChallengeInput, OnlineOutcome> = (work, actor, input) => {
  const challenge = previewChallenge(work, actor, input, work.now);
  if (!challenge.ok) return challenge;
  const { opponent, asks } = challenge.value;
  if (asks && !input.agrees) return refused({ code: 'consent-needed', acts: ['I.9.4'] });
  const white = enrolActor(work, actor);
  if (asks) agree(work, white);
  const online = Math.max(1, work.state.onlineGames.length);
  const { minutes } = input;
  const body = { type: 'online-challenged', online, white, black: enrol(work, opponent), minutes } as const;
  work.append(body, { by: white, acts: ['I.9'] });
  return done({ kind: 'online-challenged', online });
};

/** What `challengeOnline` would need, or why it would be refused; changes nothing. */
export const previewChallenge: Preview<ChallengeInput, Challenge> = (view, actor, input, now) => {
  const { minutes } = input;
  const opponent = whoIsNamed(view, input.opponent);
  if (!opponent.ok) return opponent;
  const challenger = whoActs(view, actor);
  if (opponent.value.account === challenger.account)
    return refused({ code: 'against-oneself', acts: ['I.9'] });
  const players = [challenger, opponent.value] as const;
  const refusals = [...mayNotPlay(view, { players, minutes }, now), ...hasChallenged(view, challenger)];
  return unlessRefused(refusals, done({ opponent: opponent.value, asks: !hasAgreed(view, challenger) }));
};
