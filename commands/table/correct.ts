import { fitting } from '../../src/discord/complete.ts';
import { isStaff } from '../../src/house/people.ts';
import { correctableEntries } from '../../src/tables/corrections/correctable.ts';
import { plans } from '../../src/tables/plans.ts';
import { findTable, type Table } from '../../src/tables/table.ts';
import { isWrittenDown, namesWritten, writtenAt, writtenName } from '../../src/tables/taken-down/written.ts';
import { ask, asks } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { nothing, optional, reason, type Suggest, suggested, text } from '../options.ts';
import { suggestPhases, whichTable } from './options.ts';

/** What the gamemaster can undo at the table that is meant, the latest first; for the member of staff, what they can take down. */
const suggestEntries: Suggest = (view, { actor, channel, focused, options, now }) => {
  const found = findTable(view, { table: options.string('table'), channel });
  if (!found.ok) return [];
  const entries = correctableEntries(found.value, now).map(({ entry, name }) => ({
    name: `${entry.seq}: ${name}`,
    value: String(entry.seq),
  }));
  return fitting([...(isStaff(view, actor) ? wordsOf(found.value) : []), ...entries], focused.value);
};

const wordsOf = (table: Table) =>
  writtenAt(table)
    .filter((written) => !isWrittenDown(table, written))
    .map((written) => ({
      name: `${writtenName(written)}: take down the words, from ${written.from}`,
      value: writtenName(written),
    }));

/**
 * `/table correct`: the gamemaster puts a mistake right, after seeing what that changes; the member of staff takes down what somebody
 * wrote.
 */
export const correct = subcommand({
  name: 'correct',
  description: 'Gamemasters: put a mistake right and play on from there; asks first',
  options: {
    entry: suggested(
      'What was a mistake; for the member of staff, also words such as press 3',
      suggestEntries,
    ),
    reason,
    orders: optional(text('What a power really ordered, such as A Vie-Gal; left out, the entry is undone')),
    ...whichTable,
    shown: nothing,
  },
  execute: (request, input) =>
    namesWritten(input.entry) ? ask(request, plans.takeDown, input) : ask(request, plans.correction, input),
});

/** `/table rollback`: the gamemaster takes the game back to the beginning of a phase. */
export const rollback = subcommand({
  name: 'rollback',
  description: 'Gamemasters, or directors by their rules: go back to the beginning of a phase; asks first',
  options: {
    phase: suggested('The phase that is played again', suggestPhases),
    reason,
    ...whichTable,
    shown: nothing,
  },
  execute: asks(plans.return),
});
