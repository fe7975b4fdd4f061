import { asPreviewed, type Preview } from '../../house/plan.ts';
import { done, refused } from '../../house/result.ts';
import { loggedAtTable, mayNotReadAsStaff } from '../staff.ts';
import { findTable, type Meant, type Table, writeAt } from '../table.ts';
import { authorOf } from './authors.ts';
import { type PressPublished, publishedPress } from './published.ts';

/** The grey press of a table that was published, the latest first. */
export const greyPublished = (table: Table): PressPublished[] =>
  publishedPress(table)
    .filter(({ author }) => author !== null)
    .reverse();

/** Grey press of which the member of staff reads who wrote it. */
export interface Grey {
  table: Table;
  press: PressPublished;
}

/** What asking who wrote grey press comes to; refused to all but the member of staff (Act 0.14). */
export const previewAuthor: Preview<Meant & { press: number }, Grey> = (view, actor, input) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const refusals = mayNotReadAsStaff(view, actor, table);
  if (refusals.length > 0) return refused(...refusals);
  const press = greyPublished(table).find(({ seq }) => seq === input.press);
  if (press === undefined) return refused({ code: 'no-such-press', table: table.number, acts: ['0.14'] });
  return authorOf(view, table.number, press) === null
    ? refused({ code: 'author-lost', acts: ['0.14'] })
    : done({ table, press });
};

/** The member of staff learns who wrote grey press, which is logged in both books. */
export const readAuthor = asPreviewed(previewAuthor, (work, actor, { table, press }) => {
  const person = loggedAtTable(work, actor, 'grey-press');
  writeAt(work, table, { type: 'press-author-read', press: press.seq, person }, person);
  return { kind: 'press-author-read', table: table.number, press: press.seq } as const;
});
