import { inEffect, labelOf } from '../../packages/nomic/src/index.ts';
import { fitting } from '../../src/discord/complete.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import type { NomicPlay } from '../../src/tables/nomic/book.ts';
import { shownGame } from '../../src/tables/nomic/care/shown.ts';
import { beginningOf } from '../../src/tables/nomic/words/proposal.ts';
import type { Table } from '../../src/tables/table.ts';
import type { Suggest } from '../options.ts';
import { tableTyped } from '../table/options.ts';

/** Suggests what the game at the table that is meant has of something. */
const ofGame =
  (choices: (game: NomicPlay['game'], table: Table, view: ClubView) => readonly Choice[]): Suggest =>
  (view, request) => {
    const table = tableTyped(view, request);
    const nomic = table?.state.nomic ?? null;
    return table === null || nomic === null
      ? []
      : fitting(choices(shownGame(table, nomic.game), table, view), request.focused.value);
  };

/** The rules in effect by number, and after them those that are not. */
export const suggestRules = ofGame((game, table, view) => {
  const gone = [...game.rules.rules.values()].filter((rule) => !rule.inEffect).reverse();
  return [...inEffect(game.rules), ...gone].map((rule) => ({
    name: `${labelOf(rule)}${rule.inEffect ? '' : ' (not in effect)'}: ${beginningOf(view, table, rule)}`,
    value: String(rule.number),
  }));
});

/** The points of order in those states, the latest first. */
const suggestPoints = (states: readonly string[]): Suggest =>
  ofGame(({ pointsOfOrder }) =>
    pointsOfOrder
      .filter(({ state }) => states.includes(state))
      .map(({ number, about, state }) => ({
        name: `${number}: ${about.is === 'proposal' ? `about proposal ${about.number}` : `about a ${about.is}`}, ${state}`,
        value: String(number),
      }))
      .reverse(),
  );

export const suggestToJudge = suggestPoints(['waits for judgement']);
export const suggestToDispute = suggestPoints(['judged']);
export const suggestDisputed = suggestPoints(['disputed']);

/** The proposals that have a number, the latest first. */
export const suggestProposals = ofGame(({ proposals }) =>
  proposals
    .flatMap(({ number, state }) =>
      number === null ? [] : [{ name: `${number}: ${state}`, value: String(number) }],
    )
    .reverse(),
);
