import { filePetition } from '../../src/appeals/petitions/file.ts';
import { fitting } from '../../src/discord/complete.ts';
import type { UseCase } from '../../src/house/plan.ts';
import { ruleAtTable } from '../../src/tables/birthday/rule.ts';
import { usualRules } from '../../src/tables/rule-sets/named.ts';
import { citePoint } from '../../src/tables/rule-sets/rule-set.ts';
import { rulingKey } from '../../src/tables/rulings/court.ts';
import { appealChoices, decideAppeal } from '../../src/tables/rulings/decide-appeal.ts';
import { findRules, type RulesAsked } from '../../src/tables/rulings/find-rules.ts';
import { type AppealInput, findAppealed, holds } from '../../src/tables/rulings/find-ruling.ts';
import { renderRules, rulesAction } from '../../src/tables/rulings/words.ts';
import { carries, lookUp, paged } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, optional, type Suggest, suggested, text } from '../options.ts';
import { ofTable, tableTyped, whichTable } from './options.ts';

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
    ...whichTable,
  },
  execute: carries(ruleAtTable),
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

/** A player takes a ruling to the club's Court (Club 7.2), with what they have to say about it. */
export const appealRuling: UseCase<AppealInput & { reason: string }> = (work, actor, input) => {
  const found = findAppealed(work, actor, input);
  if (!found.ok) return found;
  const item = rulingKey(found.value.table, found.value.ruling);
  return filePetition(work, actor, { against: 'ruling', item, member: null, statement: input.reason });
};

const suggestRulings: Suggest = ofTable((table) =>
  table.state.rulings
    .filter(holds)
    .map(({ number, point }) => ({
      name: `${number}${point === null ? '' : `: on ${citePoint(table.rules, point)}`}`,
      value: String(number),
    }))
    .reverse(),
);

/** `/table appeal`: a player asks the club's Court to look at a ruling. */
export const appeal = subcommand({
  name: 'appeal',
  description: 'Players: ask the club’s Court to overturn a ruling',
  options: {
    ruling: suggested('Which ruling', suggestRulings),
    reason: text('What is wrong with it, and what would be right?', { max_length: 4000 }),
    ...whichTable,
  },
  execute: carries(appealRuling),
});

/** `/table decide`: where appeals go to an officer of the table. */
export const decide = subcommand({
  name: 'decide',
  description: 'Directors and committees: decide on an appeal, where your rules let you',
  options: {
    appeal: text('Which appeal'),
    choice: choice('What you decide', appealChoices),
    text: optional(text('Why', { max_length: 1000 })),
    ...whichTable,
  },
  execute: carries(decideAppeal),
});
