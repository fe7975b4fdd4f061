import type { PenaltyOrder } from '../../../src/house/discipline/penalty-order.ts';
import type { plans } from '../../../src/house/plans.ts';
import { renderFigureQuestion, renderTextQuestion } from '../../../src/house/words/amendment.ts';
import {
  renderBreachQuestion,
  renderLinkQuestion,
  renderSuccessionQuestion,
} from '../../../src/house/words/chief.ts';
import { renderBanQuestion, renderPenaltyQuestion } from '../../../src/house/words/penalties.ts';
import { renderErasureQuestion } from '../../../src/house/words/privacy.ts';
import { renderRemovalQuestion } from '../../../src/house/words/removal.ts';
import { renderSetupQuestion } from '../../../src/house/words/setup.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { findings } from '../../../terms/administration/sanctions.ts';
import { banGrounds } from '../../../terms/leaderboard/bans.ts';
import { ana, bo, dee, mo, now } from '../club.ts';
import type { QuestionSamples } from '../questions.ts';
import { changes } from '../told.ts';

const nothingElse = { becomesChief: false, opensToAll: false, amends: {} };
const toBo = { number: bo, account: '102', name: 'Bo' };

export const order: PenaltyOrder = {
  ...{ person: toBo, game: null, spokenOf: [], offence: { number: 1, text: null }, fraud: false },
  ...{ ground: null, parts: [{ kind: 'warning' }], finding: null, reverses: null },
  ...{ reason: 'Touched a piece and moved another', declare: 'now', acts: ['I.2.1'] },
};
const game = { number: 1, player: ana, opponent: bo };
const endsAt = now + 604_800_000;
const until = '2026-11-27';

const parts: { readonly [Kind in PenaltyPart['kind']]: Extract<PenaltyPart, { kind: Kind }> } = {
  warning: { kind: 'warning' },
  deduction: { kind: 'deduction', points: 1 },
  time: { kind: 'time', minutes: 1 },
  forfeit: { kind: 'forfeit', score: 1 },
  halve: { kind: 'halve' },
  reset: { kind: 'reset' },
  ban: { kind: 'ban', until, endsAt },
};
const forEver = { kind: 'ban', until: null, endsAt: null } as const;

const erasure = {
  ...{ person: ana, member: false, offices: [], staff: false, ban: null, removedFrom: [], games: [] },
  exhibits: { now: 0, later: 0, kept: [] },
  tables: [],
};
const ban = { seq: 1, person: ana, from: now, penalty: 1 };

/** What the house asks about first. */
export const houseQuestions: QuestionSamples<typeof plans> = {
  setup: ({ view: { state } }) =>
    [{ becomesChief: true }, { opensToAll: true }, { amends: { room: 'B14', opens: '12:40' } }].map((asked) =>
      renderSetupQuestion({ ...nothingElse, ...asked }, state.figures),
    ),
  penalty: ({ view }) => [
    ...Object.values(parts).map((part) =>
      renderPenaltyQuestion({ order: { ...order, game, parts: [part] }, changes }, view),
    ),
    renderPenaltyQuestion({ order: { ...order, parts: [parts.deduction, parts.time] }, changes: [] }, view),
    ...findings.map((finding) =>
      renderPenaltyQuestion({ order: { ...order, parts: [parts.halve], finding }, changes }, view),
    ),
  ],
  ban: ({ view }) =>
    banGrounds.flatMap((ground) =>
      [parts.ban, forEver].map((part) =>
        renderBanQuestion(
          { order: { ...order, parts: [part], ground, finding: 'intent' }, changes: [] },
          part === forEver ? ['#1: Touched a piece and moved another'] : [],
          view,
        ),
      ),
    ),
  removal: (scene) => [
    renderRemovalQuestion(
      { person: mo, basis: 'request', attendance: { sessions: 6, absences: 1, games: 1 }, games: [2] },
      scene,
    ),
    renderRemovalQuestion(
      { person: dee, basis: 'inactive', attendance: { sessions: 6, absences: 5, games: 0 }, games: [] },
      scene,
    ),
  ],
  breach: ({ view }) => [
    renderBreachQuestion({ ...toBo }, view),
    renderBreachQuestion({ number: mo, account: '103', name: 'Mo' }, view),
  ],
  link: () => [renderLinkQuestion({ person: { number: dee, account: null, name: 'Dee' }, account: '108' })],
  succession: () => [renderSuccessionQuestion(toBo)],
  text: () => [
    renderTextQuestion(
      { version: '2.6', act: 'II.6', text: 'A Member who misses two sessions in a row loses points.' },
      'A Member who misses three sessions in a row loses points.',
    ),
  ],
  figure: ({ view: { state } }) => [
    renderFigureQuestion({ version: '2.6', figures: { absenceDeduction: 10 } }, state.figures),
  ],
  erasure: ({ view }) => [
    renderErasureQuestion(erasure, view),
    renderErasureQuestion(
      {
        ...erasure,
        ...{ member: true, offices: ['moderator', 'justice'], staff: true, ban: { ...ban, endsAt: null } },
        ...{ games: [2], exhibits: { now: 1, later: 2, kept: [1] }, tables: [1, 2] },
      },
      view,
    ),
    renderErasureQuestion({ ...erasure, ban: { ...ban, endsAt } }, view),
    renderErasureQuestion({ ...erasure, removedFrom: [1] }, view),
    renderErasureQuestion({ ...erasure, removedFrom: [1, 2] }, view),
  ],
};
