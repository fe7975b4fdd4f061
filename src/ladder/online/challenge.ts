import { enrol, enrolActor, type Named, type Somebody, whoActs, whoIsNamed } from '../../house/people.ts';
import type { Preview, UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../../house/result.ts';
import type { OnlineGame } from '../book/online.ts';
import { numberOf, personOf } from '../games/whose.ts';
import type { OnlineOutcome } from '../outcomes.ts';
import { onlineNumbered } from './find-online.ts';
import { agree, hasAgreed, hasChallenged, mayNotPlay } from './may-play.ts';

interface ChallengeInput {
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
 * Act I.9: a Member challenges another to an online game and has White. Refused with every Act it breaks, and if it breaks
 * none, without the consent of Act I.9.4.
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
  const refusals = [
    ...hasNoAccount(opponent.value),
    ...mayNotPlay(view, { players, minutes }, now),
    ...hasChallenged(view, challenger),
  ];
  return unlessRefused(refusals, done({ opponent: opponent.value, asks: !hasAgreed(view, challenger) }));
};

/** Act I.9: an online game is played in Discord by both. */
const hasNoAccount = ({ account, number: person }: Somebody): Refusal[] =>
  account !== null || person === null ? [] : [{ code: 'has-no-account', person, acts: ['I.9'] }];

interface Acceptance {
  online: string;
  /** Whether the one who accepts agrees to what is gathered of the game (Act I.9.4). */
  agrees: boolean;
}

/**
 * Act I.9: the person who was challenged accepts, and the game begins. Refused with every Act against it by now, and if there is
 * none, without the consent of Act I.9.4.
 */
export const acceptOnline: UseCase<Acceptance, OnlineOutcome> = (work, actor, input) => {
  const accepted = previewAcceptance(work, actor, input, work.now);
  if (!accepted.ok) return accepted;
  const { game, asks } = accepted.value;
  if (asks && !input.agrees) return refused({ code: 'consent-needed', acts: ['I.9.4'] });
  const { number: online, black } = game;
  if (asks) agree(work, black);
  work.append({ type: 'online-accepted', online }, { by: black, acts: ['I.9'] });
  work.announce({ kind: 'online-begun', online }, { to: 'online', online });
  work.announce({ kind: 'online-board', online, ply: 0 }, { to: 'online', online });
  return done({ kind: 'online-accepted', online });
};

/** What `acceptOnline` would need, or why it would be refused; changes nothing. */
export const previewAcceptance: Preview<Acceptance, { game: OnlineGame; asks: boolean }> = (
  view,
  actor,
  input,
  now,
) => {
  const found = stillOpen(view, input.online);
  if (!found.ok) return found;
  const game = found.value;
  const { number: online, white, black, minutes } = game;
  if (numberOf(view, actor) !== black)
    return refused({ code: 'not-challenged', online, person: black, acts: ['I.9'] });
  const players = [personOf(view, white), personOf(view, black)] as const;
  const refusals = mayNotPlay(view, { players, minutes }, now);
  return unlessRefused(refusals, done({ game, asks: !hasAgreed(view, { number: black }) }));
};

/** Act I.9: the person who was challenged says no, or the challenger takes it back. */
export const declineOnline: UseCase<{ online: string }, OnlineOutcome> = (work, actor, input) => {
  const found = stillOpen(work, input.online);
  if (!found.ok) return found;
  const { number: online, white, black } = found.value;
  const by = numberOf(work, actor);
  if (by !== white && by !== black)
    return refused({ code: 'not-challenged', online, person: black, acts: ['I.9'] });
  work.append({ type: 'online-declined', online }, { by, acts: ['I.9'] });
  return done({ kind: 'online-declined', online, by });
};

function stillOpen(view: ClubView, typed: string): Result<OnlineGame> {
  const found = onlineNumbered(view, typed);
  if (!found.ok || found.value.status === 'challenged') return found;
  const { number: online, status } = found.value;
  return refused({ code: 'challenge-over', online, status, acts: ['I.9'] });
}
