import { asShown } from '../house/people.ts';
import { aboutShown, plan } from '../house/plan.ts';
import { done } from '../house/result.ts';
import { modifyScore, previewModification } from './board/modify-score.ts';
import { adjudicateGame, type CutOffGame, previewAdjudication } from './games/adjudicate-game.ts';
import { declareSecond, previewSecond } from './games/answer-game.ts';
import { penaliseFraud, previewFraud } from './games/penalise-fraud.ts';
import { previewRematch, rematchGame } from './games/rematch-game.ts';
import { unclearIn } from './games/same-game.ts';
import { previewVoid, previewVoidAsChief, voidAsChief, voidGame } from './games/void-game.ts';
import { numberOf } from './games/whose.ts';
import { acceptOnline, challengeOnline, previewAcceptance, previewChallenge } from './online/challenge.ts';
import { endAsJustice, previewEnd } from './online/end-as-justice.ts';
import { readOwn } from './online/find-online.ts';
import { type OwnInput, resignOnline } from './online/play.ts';
import { previewVoidOnline, voidOnline } from './online/void-online.ts';
import { closeAtPost, previewClose } from './sessions/session-post.ts';
import { renderDeclareQuestion, renderSecondQuestion } from './words/game-differs.ts';
import {
  renderAdjudicationQuestion,
  renderConsentQuestion,
  renderEndQuestion,
  renderFraudQuestion,
  renderModificationQuestion,
  renderResignQuestion,
  renderVoidOnlineQuestion,
  renderVoidQuestion,
} from './words/game-questions.ts';
import { renderRematchQuestion } from './words/rematches.ts';
import { renderCloseQuestion } from './words/session-post.ts';

/** The count before it stands; and, where that may be one of them, the games entered already (Act II.4.1). */
const adjudication = plan({
  does: null,
  preview: (view, actor, input: CutOffGame, now) => {
    const games = unclearIn(previewAdjudication(view, actor, input, now));
    const second = games.length === 0 ? null : { of: games, askedAt: now };
    const counted = previewAdjudication(view, actor, { ...input, second }, now);
    return counted.ok ? done({ ...counted.value, second, asker: numberOf(view, actor) }) : counted;
  },
  decide: adjudicateGame,
  asShown: (input, { second }, view) => ({
    ...input,
    second,
    white: asShown(view, input.white),
    black: asShown(view, input.black),
  }),
  words: (counted, { view }) => {
    const { second, asker } = counted;
    const { content, ...question } = renderAdjudicationQuestion(counted);
    const doubt = second === null ? '' : `\n${renderSecondQuestion(view, second.of, asker).content}`;
    return { ...question, content: `${content}${doubt}` };
  },
});

/** What the ladder asks about first. */
export const plans = {
  adjudication,
  rematch: plan({ does: null, preview: previewRematch, decide: rematchGame, words: renderRematchQuestion }),
  void: plan({ does: 'undo the game', preview: previewVoid, decide: voidGame, words: renderVoidQuestion }),
  voidAsChief: plan({
    does: 'undo the game',
    preview: previewVoidAsChief,
    decide: voidAsChief,
    words: renderVoidQuestion,
  }),
  voidOnline: plan({
    does: 'stop the game',
    preview: previewVoidOnline,
    decide: voidOnline,
    words: renderVoidOnlineQuestion,
  }),
  /** One of two entries that differ was a second game. */
  second: plan({
    does: null,
    preview: previewSecond,
    decide: declareSecond,
    asShown: (_, { number }) => ({ game: `${number}` }),
    words: renderDeclareQuestion,
  }),
  fraud: plan({
    does: 'give this penalty',
    preview: previewFraud,
    decide: penaliseFraud,
    asShown: (input, found, view) => ({ ...aboutShown(input, found, view), shown: found.rung }),
    words: renderFraudQuestion,
  }),
  modification: plan({
    does: null,
    preview: previewModification,
    decide: modifyScore,
    asShown: aboutShown,
    words: renderModificationQuestion,
  }),
  challenge: plan({
    does: null,
    preview: previewChallenge,
    decide: challengeOnline,
    isAsked: ({ asks }) => asks,
    asShown: (input) => ({ ...input, agrees: true }),
    words: () => renderConsentQuestion('challenge'),
  }),
  acceptance: plan({
    does: null,
    preview: previewAcceptance,
    decide: acceptOnline,
    isAsked: ({ asks }) => asks,
    asShown: (input) => ({ ...input, agrees: true }),
    words: () => renderConsentQuestion('accept'),
  }),
  /** The game as it is called when it is asked about, so that no later one is given up. */
  resignation: plan({
    does: 'resign the game',
    preview: (view, actor, { online }: OwnInput) => readOwn(view, actor, online),
    decide: resignOnline,
    asShown: (input, { game }) => ({ ...input, online: String(game.number) }),
    words: ({ game }) => renderResignQuestion(game),
  }),
  /** The session, with the button of its post. */
  closing: plan({ does: null, preview: previewClose, decide: closeAtPost, words: renderCloseQuestion }),
  end: plan({
    does: 'end the game',
    preview: previewEnd,
    decide: endAsJustice,
    asShown: (input, { game }) => ({ ...input, online: String(game.number) }),
    words: renderEndQuestion,
  }),
};
