import { writePhase } from '../../../../packages/diplomacy/src/index.ts';
import { button, colours, type Reply, row, toAsker } from '../../../house/words/reply.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import type { DiplomacyGame, PhasePlayed } from '../game.ts';
import { phaseName } from './phase-name.ts';
import { positionPicture } from './picture.ts';
import { drawnResults } from './results.ts';

/** The board now, or as it was in a phase with the orders of that phase and what became of them. */
export function renderMap(table: Table, { position }: DiplomacyGame, played: PhasePlayed | null): Reply {
  const phase = played?.phase ?? writePhase(position.phase);
  const picture =
    played === null
      ? positionPicture(table, position, [])
      : positionPicture(table, played.before, drawnResults(table, played));
  return toAsker(null, {
    embeds: [{ title: phaseName(phase, table), color: colours.reading, description: tableTitle(table) }],
    components:
      played === null ? [] : [row(button('Results in words', 'phase-results', [table.number, played.seq]))],
    picture,
  });
}
