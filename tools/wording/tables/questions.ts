import { initialRules, writeRules } from '../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import type { Result } from '../../../src/house/result.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { type ProposeRegulation, previewRegulation } from '../../../src/tables/birthday/propose.ts';
import { endQuestion } from '../../../src/tables/birthday/words/end.ts';
import { regulationQuestion } from '../../../src/tables/birthday/words/proposals.ts';
import { planned } from '../../../src/tables/corrections/correct-entry.ts';
import { correctableEntries } from '../../../src/tables/corrections/correctable.ts';
import type { Correcting } from '../../../src/tables/corrections/foresee.ts';
import { renderCorrectionQuestion } from '../../../src/tables/corrections/words.ts';
import { renderEarlyQuestion } from '../../../src/tables/diplomacy/words/phase.ts';
import { previewForfeit } from '../../../src/tables/nomic/deeds/forfeit.ts';
import { previewJudgement } from '../../../src/tables/nomic/deeds/judge.ts';
import { type ProposeRuleInput, previewProposal } from '../../../src/tables/nomic/deeds/propose.ts';
import { rulesQuestion } from '../../../src/tables/nomic/loading/question.ts';
import { decodeRules, type GivenRules } from '../../../src/tables/nomic/loading/rules-file.ts';
import {
  forfeitQuestion,
  judgementQuestion,
  proposalQuestion,
} from '../../../src/tables/nomic/words/questions.ts';
import type { plans } from '../../../src/tables/plans.ts';
import { greyPublished } from '../../../src/tables/press/read-author.ts';
import { renderAuthorQuestion } from '../../../src/tables/press/words.ts';
import { theTable } from '../../../src/tables/table.ts';
import { renderTakeDownQuestion } from '../../../src/tables/taken-down/words.ts';
import { writtenAt } from '../../../src/tables/taken-down/written.ts';
import { renderReadingQuestion } from '../../../src/tables/talks/words.ts';
import { plansOf } from '../../../src/tables/tournaments/rounds/plans.ts';
import { theTournament } from '../../../src/tables/tournaments/tournament.ts';
import {
  closingQuestion,
  roundQuestion,
  teamQuestion,
} from '../../../src/tables/tournaments/words/questions.ts';
import {
  abandonQuestion,
  handOverQuestion,
  leavingQuestion,
  removalQuestion,
  startQuestion,
} from '../../../src/tables/words/questions.ts';
import { account, ana, bo, jo, mo, now } from '../club.ts';
import type { QuestionSamples } from '../questions.ts';

const question = (view: ClubView, body: Correcting, name: string, table = 2) => {
  const actor = { account: account(mo), name: 'Mo', managesGuild: false };
  const found = planned(view, {
    ...{ table: theTable(view, table), body, name, reason: 'It was the wrong deadline', actor, now },
  });
  if (!found.ok) throw new Error('The samples cannot be put right');
  return renderCorrectionQuestion(found.value);
};

const game = (view: ClubView) => {
  const table = theTable(view, 2);
  const { diplomacy } = table.state;
  if (diplomacy === null) throw new Error('Table 2 of the samples plays no Diplomacy');
  return { table, game: diplomacy };
};

/** A rule set from a file, with a rule that says that and has those links. */
function given(text: string, linksto: string[]): GivenRules {
  const days = [{ name: 'Ana', day: 'Monday' }];
  const rules = writeRules(initialRules(days, '2026-11-20'), 'first');
  const rule = { text: [text], notes: [], label: '216', ineffect: '1', date: '', linksto, proplinks: [] };
  const file = JSON.stringify({ ...rules, rules: { ...Object(rules.rules), 33: rule } });
  const read = decodeRules('rules.json', new TextEncoder().encode(file));
  if (!read.ok) throw new Error('The samples cannot be played by');
  return read.value;
}

const reason = 'Wrote rude words to the others';

const actorOf = (person: PersonNumber, name: string) => ({
  account: account(person),
  name,
  managesGuild: false,
});

const atNomic = { table: '3', channel: '11' };

/** Of a Monday, which is Ana’s day in the game of Nomic. */
const proposals: readonly Pick<ProposeRuleInput, 'kind' | 'rule' | 'text' | 'figures'>[] = [
  { kind: 'enact', rule: null, text: 'Hats may be worn.', figures: null },
  { kind: 'amend', rule: '207', text: 'A defeat costs 5 points.', figures: null },
  { kind: 'amend', rule: '210', text: 'The player with most hats wins.', figures: 'winning=150' },
  { kind: 'transmute', rule: '104', text: null, figures: null },
];

/** What a preview finds. Throws where the samples are not as they would have to be. */
function found<Found>(result: Result<Found>): Found {
  if (!result.ok) throw new Error(`The samples cannot do that: ${JSON.stringify(result)}`);
  return result.value;
}

const atBirthday = { table: '7', channel: '12' };

const regulations: readonly Pick<ProposeRegulation, 'point' | 'text' | 'figures' | 'comment'>[] = [
  { point: '16', text: 'A power that owns 20 centres has won.', figures: 'victory=20', comment: null },
  { point: '16', text: 'A power that owns 21 centres has won.', figures: null, comment: 'It is too short.' },
  { point: '10', text: '', figures: null, comment: null },
  { point: null, text: 'Press is in verse.', figures: null, comment: null },
];

/** What tables ask about first. */
export const tableQuestions: QuestionSamples<typeof plans> = {
  opening: () => [
    rulesQuestion('Law', given('Hats may be worn.', [])),
    rulesQuestion('Law', given('A hat is im-mutable, not immutable.', ['99'])),
  ],
  early: ({ view }) => [renderEarlyQuestion(game(view))],
  correction: ({ view }) => [
    question(view, { type: 'entry-undone', entry: 14, again: false }, 'The correction of orders (entry 14)'),
    question(
      view,
      { type: 'orders-corrected', entry: 11, lines: ['A Vie H'], again: false },
      'The orders of Austria in Spring 1901, movement',
    ),
    question(
      view,
      { type: 'orders-corrected', entry: 11, lines: [], again: false },
      'The orders of Austria in Spring 1901, movement',
    ),
    ...correctableEntries(theTable(view, 3), now).map(({ entry, name }) =>
      question(view, { type: 'entry-undone', entry: entry.seq, again: false }, name, 3),
    ),
  ],
  return: ({ view }) => [
    question(
      view,
      { type: 'game-taken-back', phase: 'S1901M', entries: [12], again: false },
      'Everything since the beginning of Spring 1901, movement',
    ),
  ],
  removal: ({ view }) => [
    removalQuestion({ table: 2, person: bo, seat: 'ENG', reason, back: false, chosen: null }, view),
    removalQuestion({ table: 1, person: bo, seat: null, reason, back: false, chosen: null }, view),
    removalQuestion(
      { table: 2, person: bo, seat: null, reason: 'It was a mistake', back: true, chosen: null },
      view,
    ),
    removalQuestion(
      { table: 9, person: bo, seat: null, reason, back: false, chosen: { seat: 'ENG', chosenBy: null } },
      view,
    ),
  ],
  takeDown: ({ view }) =>
    [theTable(view, 2), theTable(view, 3)].flatMap((table) =>
      writtenAt(table).map((written) => renderTakeDownQuestion({ table, written, reason })),
    ),
  readTalk: ({ view }) => {
    const table = theTable(view, 2);
    return table.state.talks.map((talk) => renderReadingQuestion({ table, talk }));
  },
  readAuthor: ({ view }) => {
    const table = theTable(view, 2);
    return greyPublished(table).map((press) => renderAuthorQuestion({ table, press }));
  },
  officer: ({ view }) => [
    handOverQuestion(
      { table: 2, office: 'gm', member: { number: bo, account: account(bo), name: 'Bo' }, given: true },
      view,
    ),
  ],
  leaving: ({ view }) => [leavingQuestion({ table: 2, person: bo, seat: 'ENG', standsIn: false }, view)],
  start: ({ view }) => [startQuestion(theTable(view, 1), view, now)],
  abandon: ({ view }) => [abandonQuestion(2, 'Too few of us still play', view)],
  ruleChange: (scene) =>
    proposals.map((each) => {
      const input = { ...atNomic, amendment: null, seen: null, shown: null, ...each };
      const proposing = previewProposal(scene.view, actorOf(ana, 'Ana'), input, now + 3 * 86_400_000);
      return proposalQuestion(found(proposing), scene);
    }),
  judgement: (scene) => {
    const verdict = { verdict: 'true', reason: 'So it is.', effects: 'points Monday +10; no play' } as const;
    const input = { ...atNomic, point: '2', shown: null, ...verdict };
    return [judgementQuestion(found(previewJudgement(scene.view, actorOf(jo, 'Jo'), input, now)), scene)];
  },
  regulation: ({ view }) =>
    [ana, mo].flatMap((person) =>
      regulations.map((each) => {
        const input = {
          ...atBirthday,
          seen: null,
          shown: null,
          ...each,
          comment: each.comment ?? 'As agreed.',
        };
        return regulationQuestion(found(previewRegulation(view, actorOf(person, 'Ana'), input, now)));
      }),
    ),
  tournamentEnd: ({ view }) =>
    (['win', 'draw'] as const).flatMap((how) =>
      [true, false].map((off) =>
        endQuestion({ table: theTable(view, 7), how, seats: ['FRA', 'TUR'], due: now, off }),
      ),
    ),
  team: ({ view }) => [
    teamQuestion({
      ...{ tournament: theTournament(view, 4), team: null, name: 'The Rooks' },
      captain: { number: ana, account: account(ana), name: 'Ana' },
      members: [{ somebody: { number: bo, account: account(bo), name: 'Bo' }, power: 'FRA' }],
    }),
  ],
  round: ({ view }) => {
    const tournament = theTournament(view, 4);
    return plansOf(tournament).map((plan) => roundQuestion({ tournament, plan }));
  },
  roundClosing: ({ view }) =>
    [false, true].map((isLast) => closingQuestion({ tournament: theTournament(view, 4), round: 1, isLast })),
  forfeit: ({ view }) => [forfeitQuestion(found(previewForfeit(view, actorOf(ana, 'Ana'), atNomic, now)))],
};
