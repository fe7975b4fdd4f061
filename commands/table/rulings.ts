import { filePetition } from '../../src/appeals/petitions/file.ts';
import type { Press } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import type { UseCase } from '../../src/house/plan.ts';
import { ruleAtTable } from '../../src/tables/birthday/rule.ts';
import { agreeToQuestion } from '../../src/tables/questions/agree.ts';
import { appealToDirector, proposeChange } from '../../src/tables/questions/ask.ts';
import { decideAppeal, decideChoices } from '../../src/tables/questions/decide.ts';
import { openQuestions } from '../../src/tables/questions/find.ts';
import { questionName } from '../../src/tables/questions/words.ts';
import { usualRules } from '../../src/tables/rule-sets/named.ts';
import { citePoint } from '../../src/tables/rule-sets/rule-set.ts';
import { rulingKey } from '../../src/tables/rulings/court.ts';
import { findRules, type RulesAsked } from '../../src/tables/rulings/find-rules.ts';
import { type AppealInput, findAppealed, holds } from '../../src/tables/rulings/find-ruling.ts';
import { renderRules, rulesAction } from '../../src/tables/rulings/words.ts';
import { findTable } from '../../src/tables/table.ts';
import { carries, carryOut, lookUp, paged } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, flag, optional, type Suggest, suggested, text } from '../options.ts';
import { ofTable, tableIn, tableTyped, whichTable } from './options.ts';

const suggestPoints: Suggest = (view, request) => {
  const rules = tableTyped(view, request)?.rules ?? usualRules;
  const choices = rules.points.map((point) => ({
    name: `${citePoint(rules, point.id)}: ${point.text}`,
    value: point.id,
  }));
  return fitting(choices, request.focused.value);
};

/** `/table ruling`: the gamemaster decides what the rules leave open (Club 7.1). */
export const ruling = subcommand({
  name: 'ruling',
  description: 'Gamemasters: decide what the rules leave open; it gets a number, and stays with its rule',
  options: {
    text: text('What you decide, and why; everybody can read it', { max_length: 1000 }),
    point: optional(suggested('The point of the rules that it is on', suggestPoints)),
    figures: optional(
      text('Where players change the rules: what that point means for the bot, such as victory=20'),
    ),
    change: flag('Committees and directors: True for a change of the rules, on which the committee votes'),
    ...whichTable,
  },
  execute: (request, { change, figures, ...input }) =>
    change ? carryOut(request, proposeChange, input) : carryOut(request, ruleAtTable, { ...input, figures }),
});

/** `/table rules`: a point with how it is met and the rulings on it; without one, all of them. */
export const rules = subcommand({
  name: 'rules',
  description: 'Read the rules of a table: one point with the rulings on it, or all of them',
  options: { point: optional(suggested('Which point', suggestPoints)), ...whichTable },
  ...paged(
    rulesAction,
    ([table = 'none']): RulesAsked => ({ point: null, channel: '', table: table === 'none' ? null : table }),
    (request, asked, page = 1) =>
      lookUp(request, {
        find: (view) => findRules(view, asked),
        render: (read, scene) => renderRules(read, scene, page),
      }),
  ),
});

/** A player takes a ruling to the club's Court (Club 7.2) or to the director, with what they have to say about it. */
export const appealRuling: UseCase<AppealInput & { reason: string }> = (work, actor, input) => {
  const table = findTable(work, input);
  if (table.ok && table.value.rules.appeals === 'director') return appealToDirector(work, actor, input);
  const found = findAppealed(work, actor, input);
  if (!found.ok) return found;
  const item = rulingKey(found.value.table, found.value.ruling);
  return filePetition(work, actor, { against: 'ruling', item, member: null, statement: input.reason });
};

const suggestRulings: Suggest = ofTable((table) =>
  table.state.rulings
    .filter((each) => holds(each) || (table.rules.appeals === 'director' && !each.withdrawn))
    .map(({ number, point }) => ({
      name: `${number}${point === null ? '' : `: on ${citePoint(table.rules, point)}`}`,
      value: String(number),
    }))
    .reverse(),
);

/** `/table appeal`: a player asks the club's Court, or the director, to look at a ruling. */
export const appeal = subcommand({
  name: 'appeal',
  description: 'Players: ask the club’s Court, or the director where there is one, to overturn a ruling',
  options: {
    ruling: suggested('Which ruling', suggestRulings),
    reason: text('What is wrong with it, and what would be right?', { max_length: 4000 }),
    ...whichTable,
  },
  execute: carries(appealRuling),
});

const suggestQuestions: Suggest = ofTable((table) =>
  openQuestions(table).map((question) => ({
    name: questionName(table, question),
    value: String(question.number),
  })),
);

/** Which question a button is about. */
const questionIn = (press: Press) => ({ ...tableIn(press), question: press.args[1] ?? '' });

/** `/table decide`: where appeals go to an officer of the table. */
export const decide = subcommand({
  name: 'decide',
  description: 'Directors and committees: decide on an appeal, where your rules let you',
  options: {
    appeal: suggested('Which appeal, or which change of the rules', suggestQuestions),
    choice: choice('What you decide, or how you vote', decideChoices, {
      uphold: 'uphold the ruling',
      overturn: 'overturn the ruling',
      send: 'directors: send it to the committee',
      approve: 'for the change of the rules',
      veto: 'against the change of the rules',
    }),
    text: optional(text('Why, or the question that is put; everybody reads it', { max_length: 1000 })),
    ...whichTable,
  },
  execute: carries(decideAppeal),
  presses: {
    'question-decide': (press: Press) => {
      const { question: appeal, ...at } = questionIn(press);
      const choice = decideChoices.find((each) => each === press.args[2]) ?? 'uphold';
      return carryOut(press, decideAppeal, { ...at, appeal, choice, text: null });
    },
    'question-agree': (press: Press) =>
      carryOut(press, agreeToQuestion, { ...questionIn(press), agrees: press.args[2] === 'yes' }),
  },
});
