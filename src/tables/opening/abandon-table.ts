import { asPreviewed, type Preview } from '../../house/plan.ts';
import { done, unlessRefused } from '../../house/result.ts';
import { readReason } from '../../house/texts.ts';
import { type GmElsewhere, needsGmOrSuccessor } from '../officers/gm-gone.ts';
import { tellLastPress } from '../press/last-press.ts';
import { findTable, isOverAlready, type Meant, type TableNumber, theTable, writeAt } from '../table.ts';
import { holdsOffice, personActing } from '../who.ts';
import { tellGames } from './news.ts';

export interface AbandonInput extends Meant, GmElsewhere {
  reason: string;
}

/** What giving a table up comes to, or why it can't be; changes nothing. */
export const previewAbandon: Preview<AbandonInput, { table: TableNumber; reason: string }> = (
  view,
  actor,
  input,
  now,
) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { gmLeft } = input;
  const refusals = [
    ...needsGmOrSuccessor(view, actor, table, { gmLeft, now, matter: 'giving-up' }),
    ...isOverAlready(table, 'giving-up'),
  ];
  const reason = unlessRefused(refusals, readReason(input.reason));
  return reason.ok ? done({ table: table.number, reason: reason.value }) : reason;
};

/** The gamemaster gives up a table that can't go on; a Moderator, where the gamemaster is gone (Club 1.8). */
export const abandonTable = asPreviewed(previewAbandon, (work, actor, { table: number, reason }) => {
  const table = theTable(work, number);
  const person = personActing(work, actor);
  const as = holdsOffice(table, person, 'gm') ? 'gm' : 'moderator';
  const entry = writeAt(work, table, { type: 'table-abandoned', as }, person, { reason });
  work.announce({ kind: 'table-abandoned', table: number, entry }, { to: 'table', table: number });
  tellLastPress(work, number, entry);
  tellGames(work, number, 'abandoned');
  return { kind: 'table-abandoned', table: number } as const;
});
