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
  const { title, text, below, files } = await pressReport(scene, number, { entry, phase: null });
  const parts = [
    { title: 'White press', description: below },
    { title, description: text },
  ].filter(({ description }) => description !== '');
  return toClub(`${tableTitle(table)}: the press that was waiting when the game ended.`, {
    embeds: parts.map((part) => ({ ...part, color: colours.reading })),
    ...(files.length === 0 ? {} : { files }),
  });
}
