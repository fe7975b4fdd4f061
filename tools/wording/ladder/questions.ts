import type { ClubView } from '../../../src/house/ports.ts';
import { allOnline, type OnlineGame } from '../../../src/ladder/book/online.ts';
import { rematchOutcomes } from '../../../src/ladder/book/rematch.ts';
import { plans } from '../../../src/ladder/plans.ts';
import { gameOf } from '../../../src/ladder/words/game-card.ts';
import { renderDeclareQuestion } from '../../../src/ladder/words/game-differs.ts';
import {
  renderConsentQuestion,
  renderEndQuestion,
  renderFraudQuestion,
  renderModificationQuestion,
  renderResignQuestion,
  renderVoidOnlineQuestion,
  renderVoidQuestion,
} from '../../../src/ladder/words/game-questions.ts';
import { renderRematchQuestion } from '../../../src/ladder/words/rematches.ts';
import { renderCloseQuestion } from '../../../src/ladder/words/session-post.ts';
import { fraudRungs } from '../../../terms/amendment/notation.ts';
import type { Winner } from '../../../terms/games/online.ts';
import { ana, bo, cleo, mo, now } from '../club.ts';
import { order } from '../house/questions.ts';
import type { QuestionSamples } from '../questions.ts';
import { change, changes } from '../told.ts';
import { everyOne } from '../worded.ts';

const [white, black] = [
  { number: ana, account: '101', name: 'Ana' },
  { number: bo, account: '102', name: 'Bo' },
];
const cutOff = {
  ...{ white: { text: 'Ana' }, black: { text: 'Bo' }, fen: null, pgn: null },
  ...{ whiteCaptured: 'q', blackCaptured: 'rp' },
};
const counted = {
  draft: {
    ...({ player: white, opponent: black, score: 1, colour: 'white', endedAt: now } as const),
    ...({ timeGiven: false, ended: 'time', texts: {} } as const),
  },
  kin: { besides: [], contradicts: [] },
  asker: mo,
};
const none = { q: 0, r: 0, b: 0, n: 0, p: 0 };
const won = {
  white: 9,
  black: 1,
  winner: 'white',
  captured: { white: { ...none, q: 1 }, black: { ...none, p: 1 } },
} as const;
const drawn = { white: 0, black: 0, winner: 'draw', captured: { white: none, black: none } } as const;
const winners = everyOne<Winner>({ white: true, black: true, draw: true });
const reason = 'The network was gone';

function onlineOf({ state }: ClubView): OnlineGame {
  const [game] = allOnline(state);
  if (game === undefined) throw new Error('The samples have no online game');
  return game;
}

/** What the ladder asks about first. */
export const ladderQuestions: QuestionSamples<typeof plans> = {
  adjudication: (scene) => [
    plans.adjudication.words({ ...counted, count: won, second: null }, scene, cutOff),
    plans.adjudication.words({ ...counted, count: drawn, second: { of: [1], askedAt: now } }, scene, cutOff),
    plans.adjudication.words(
      { ...counted, count: won, second: { of: [1, 2], askedAt: now }, asker: ana },
      scene,
      cutOff,
    ),
  ],
  rematch: ({ view }) =>
    rematchOutcomes.flatMap((outcome, place) => {
      const body = { type: 'rematch-decided', game: 1, outcome, score: 1, untimed: place === 0 } as const;
      const near = place === 0 ? [2] : [];
      return [
        renderRematchQuestion({ game: gameOf(view, 1), petitioner: bo, body, changes, near }, { view }),
      ];
    }),
  void: (scene) =>
    [changes, []].map((each) => renderVoidQuestion({ game: gameOf(scene.view, 1), changes: each }, scene)),
  voidAsChief: (scene) =>
    [false, true].map((own) => renderVoidQuestion({ game: gameOf(scene.view, 1), changes, own }, scene)),
  voidOnline: (scene) =>
    [null, cleo].map((own) => renderVoidOnlineQuestion({ ...onlineOf(scene.view), own }, scene)),
  second: (scene) => [renderDeclareQuestion({ ...gameOf(scene.view, 2), contradicts: [1] }, scene)],
  fraud: (scene) =>
    fraudRungs.map((rung, violations) =>
      renderFraudQuestion(
        { order: { ...order, fraud: true }, changes, violations, rung, figures: scene.view.state.figures },
        scene,
      ),
    ),
  modification: (scene) =>
    [false, true].map((own) => renderModificationQuestion({ ...change, reason, own }, scene)),
  challenge: () => [renderConsentQuestion('challenge')],
  acceptance: () => [renderConsentQuestion('accept')],
  closing: (scene) =>
    scene.view.state.sessionOrder.slice(-1).map((session) => renderCloseQuestion(session, scene)),
  resignation: ({ view }) => [renderResignQuestion(onlineOf(view))],
  end: (scene) =>
    winners.map((winner) => renderEndQuestion({ game: onlineOf(scene.view), winner, reason }, scene)),
};
