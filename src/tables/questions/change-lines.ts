import { localDate } from '../../../terms/time.ts';
import type { Scene } from '../../house/words/reply.ts';
import { citing, plain, shortDayOf } from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import type { Question } from './book.ts';
import { changesOn } from './find.ts';

/** What somebody wrote when they asked a question, safe to show. */
export async function askedWords(
  { textIn }: Pick<Scene, 'textIn'>,
  table: Table,
  { seq }: Pick<Question, 'seq'>,
): Promise<string> {
  if (isTakenDown(table, seq)) return takenDownWords;
  const text = await textIn(table.number, seq, 'reason');
  return text === null ? 'its words were erased' : plain(text, 1000);
}

/** The changes of a point that the committee made, a line each; of no point where it is null (WM A.7, MJ A.7). */
export const changeLines = (
  scene: Pick<Scene, 'view' | 'textIn'>,
  table: Table,
  point: string | null,
): Promise<string[]> =>
  Promise.all(
    changesOn(table, point).map(async (change) => {
      const on = shortDayOf(localDate(change.since, scene.view.state.figures));
      const cited = citing([citeOn(table.rules, 'rule-changes')]);
      return `• **Changed by the committee** (question ${change.number}, ${on}): ${await askedWords(scene, table, change)}${cited}`;
    }),
  );
