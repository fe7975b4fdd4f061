import { fitting } from '../../src/discord/complete.ts';
import { pointChoices, proposalChoices, ruleChoices } from '../../src/tables/nomic/words/choices.ts';
import type { Suggest } from '../options.ts';
import { ofTable, tableTyped } from '../table/options.ts';

/** The rules in effect by number, and after them those that are not. */
export const suggestRules: Suggest = (view, request) => {
  const table = tableTyped(view, request);
  return table === null ? [] : fitting(ruleChoices(view, table), request.focused.value);
};

export const suggestProposals: Suggest = ofTable(proposalChoices);

/** The points of order that wait for a Judgement; those whose Judgement can be disputed; and those where it is. */
export const suggestToJudge: Suggest = ofTable((table) => pointChoices(table, 'waits for judgement'));
export const suggestToDispute: Suggest = ofTable((table) => pointChoices(table, 'judged'));
export const suggestDisputed: Suggest = ofTable((table) => pointChoices(table, 'disputed'));
