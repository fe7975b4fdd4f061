import type { Press } from '../../src/discord/command.ts';
import { done, type Result } from '../../src/house/result.ts';
import { findGame, findPhase, type TableWithGame } from '../../src/tables/diplomacy/find-game.ts';
import type { PhasePlayed } from '../../src/tables/diplomacy/game.ts';
import { renderHistory } from '../../src/tables/diplomacy/words/history.ts';
import { renderMap } from '../../src/tables/diplomacy/words/map.ts';
import { renderStatus } from '../../src/tables/diplomacy/words/status.ts';
import { personActing } from '../../src/tables/who.ts';
import { type Asking, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, suggested } from '../options.ts';
import { suggestPhases, tableIn, whichTable } from '../table/options.ts';

/** `/diplomacy status`: the phase, its deadline, and who has given orders. */
export const status = subcommand({
  name: 'status',
  description: 'See the phase, its deadline, and who has given orders',
  options: whichTable,
  execute: (request, meant) =>
    lookUp(request, {
      find: (view) => findGame(view, meant),
      render: ({ table, game }, scene) =>
        renderStatus(scene, table, game, personActing(scene.view, request.actor)),
    }),
});

interface MapFound extends TableWithGame {
  played: PhasePlayed | null;
}

/** `/diplomacy map`: the board now, or with the orders of a phase that was played. */
export const map = subcommand({
  name: 'map',
  description: 'See the map: now, or in a phase that was played, with its orders',
  options: {
    phase: optional(suggested('A phase that was played; left out, the board as it is now', suggestPhases)),
    ...whichTable,
  },
  execute: (request, { phase, ...meant }) =>
    lookUp(request, {
      find: (view): Result<MapFound> => {
        const found = findGame(view, meant);
        if (!found.ok) return found;
        if (phase === null) return done({ ...found.value, played: null });
        const played = findPhase(found.value, phase);
        return played.ok ? done({ ...found.value, played: played.value }) : played;
      },
      render: ({ table, game, played }) => renderMap(table, game, played),
    }),
});

/** A page of the phases that were played; null where the latest is meant. */
const showHistory = (
  request: Asking,
  meant: Parameters<typeof findGame>[1],
  at: { seq: number | null; page: number | null },
) =>
  lookUp(request, {
    find: (view) => findGame(view, meant),
    render: ({ table }) => renderHistory(table, at),
  });

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** `/diplomacy history`: what became of the orders, phase by phase. */
export const history = subcommand({
  name: 'history',
  description: 'Read the phases that were played, one after the other',
  options: whichTable,
  execute: (request, meant) => showHistory(request, meant, { seq: null, page: null }),
  presses: {
    'phase-results': (press: Press) =>
      showHistory(press, tableIn(press), { seq: numberIn(press.args[1]), page: numberIn(press.args[2]) }),
  },
});
