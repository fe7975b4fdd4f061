import type { UnitOfWork } from '../../house/ports.ts';
import { colours, type Reply, type Scene, toClub } from '../../house/words/reply.ts';
import { type TableNumber, theTable } from '../table.ts';
import { tableTitle } from '../words/table.ts';
import { pressReport, pressWith } from './published.ts';

/** The game has ended with that entry: what press was still waiting is published after it (Club 4.1). */
export function tellLastPress(work: UnitOfWork, number: TableNumber, entry: number): void {
  if (pressWith(theTable(work, number), entry).length === 0) return;
  work.announce({ kind: 'last-press', table: number, entry }, { to: 'table', table: number });
}

/** The press that was waiting when a game ended. */
export async function lastPress(
  { table: number, entry }: { table: number; entry: number },
  scene: Scene,
): Promise<Reply> {
  const table = theTable(scene.view, number);
  const { text, files } = await pressReport(scene, number, { entry, phase: null });
  return toClub(`${tableTitle(table)}: the press that was waiting when the game ended.`, {
    embeds: [{ title: 'Press', color: colours.reading, description: text }],
    ...(files.length === 0 ? {} : { files }),
  });
}
