import { done, type Result } from '../../src/house/result.ts';
import { shownGame } from '../../src/tables/nomic/care/shown.ts';
import { findRule } from '../../src/tables/nomic/find-in-game.ts';
import { findNomic, nomicGameAt } from '../../src/tables/nomic/find-nomic.ts';
import { historyAction, renderHistory } from '../../src/tables/nomic/words/history.ts';
import { type RuleView, renderRules, rulesAction, ruleViews } from '../../src/tables/nomic/words/rules.ts';
import { renderStatus } from '../../src/tables/nomic/words/status.ts';
import type { Meant } from '../../src/tables/table.ts';
import { type Asking, lookUp, paged } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, nothing, optional, otherwise, suggested } from '../options.ts';
import { whichTable } from '../table/options.ts';
import { suggestRules } from './options.ts';

/** `/nomic status`: whose day it is, what is voted on and judged, and everybody’s points. */
export const status = subcommand({
  name: 'status',
  description: 'See whose day it is, what is voted on and judged, and everybody’s points',
  options: whichTable,
  execute: (request, meant) =>
    lookUp(request, {
      find: (view) => findNomic(view, meant),
      render: ({ table, game }, scene) =>
        renderStatus(
          scene,
          table,
          shownGame(table, game.over === null ? nomicGameAt(table, scene.now) : game),
        ),
    }),
});

interface RulesInput extends Meant {
  rule: string | null;
  /** The rule’s place among all, where a button says which. */
  place: number | null;
  view: RuleView;
}

function findPlace(find: ReturnType<typeof findNomic>, { rule, place }: RulesInput) {
  if (!find.ok || rule === null) return find.ok ? done({ ...find.value, place }) : find;
  const { table, game } = find.value;
  const found = findRule(game, rule);
  const keys = [...game.rules.rules.keys()];
  return found.ok ? done({ table, game, place: keys.indexOf(found.value.id) }) : found;
}

const showRules = (request: Asking, input: RulesInput, page = 1) =>
  lookUp(request, {
    find: (view): Result<{ place: number | null } & OfGame> => findPlace(findNomic(view, input), input),
    render: ({ place, table, game }, scene) =>
      renderRules({ table, game: shownGame(table, game) }, { place, view: input.view }, scene, page),
  });

type OfGame = Extract<ReturnType<typeof findNomic>, { ok: true }>['value'];

/** `/nomic rules`: the rules as they are now, or one of them, or how they came to be so. */
export const rules = subcommand({
  name: 'rules',
  description: 'Read the rules of the game, or one of them with its figures, Judgements and history',
  options: {
    rule: optional(suggested('Which rule; left out, all that are in effect', suggestRules)),
    view: otherwise(
      'text',
      choice('What to read', ruleViews, { text: 'the text', history: 'how it came to be so' }),
    ),
    place: nothing,
    ...whichTable,
  },
  ...paged(
    rulesAction,
    ([table = '', place = '', view]): RulesInput => ({
      ...{ table, channel: '', rule: null },
      place: /^\d{1,6}$/.test(place) ? Number(place) : null,
      view: view === 'history' ? 'history' : 'text',
    }),
    showRules,
  ),
});

const showHistory = (request: Asking, meant: Meant, page: number | null) =>
  lookUp(request, {
    find: (view) => findNomic(view, meant),
    render: ({ table }, scene) => renderHistory(table, scene, page),
  });

/** `/nomic history`: all that happened, day by day. */
export const history = subcommand({
  name: 'history',
  description: 'Read what happened in the game, day by day',
  options: whichTable,
  ...paged(
    historyAction,
    ([table = '']): Meant => ({ table, channel: '' }),
    (request, meant, page) => showHistory(request, meant, page ?? null),
  ),
});
