import { fitting } from '../../src/discord/complete.ts';
import { correctableEntries } from '../../src/tables/corrections/correctable.ts';
import { plans } from '../../src/tables/plans.ts';
import { findTable } from '../../src/tables/table.ts';
import { asks } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { nothing, optional, reason, type Suggest, suggested, text } from '../options.ts';
import { suggestPhases, whichTable } from './options.ts';

/** What the gamemaster can undo at the table that is meant, the latest first. */
const suggestEntries: Suggest = (view, { channel, focused, options }) => {
  const found = findTable(view, { table: options.string('table'), channel });
  const entries = found.ok ? correctableEntries(found.value) : [];
  const choices = entries.map(({ entry, name }) => ({
    name: `${entry.seq}: ${name}`,
    value: String(entry.seq),
  }));
  return fitting(choices, focused.value);
};

/** `/table correct`: the gamemaster puts a mistake right, after seeing what that changes. */
export const correct = subcommand({
  name: 'correct',
  description: 'Gamemasters: put a mistake right and play on from there; asks first',
  options: {
    entry: suggested('What was a mistake', suggestEntries),
    reason,
    orders: optional(text('What a power really ordered, such as A Vie-Gal; left out, the entry is undone')),
    ...whichTable,
    shown: nothing,
  },
  execute: asks(plans.correction),
});

/** `/table rollback`: the gamemaster takes the game back to the beginning of a phase. */
export const rollback = subcommand({
  name: 'rollback',
  description: 'Gamemasters: go back to the beginning of a phase that was played; asks first',
  options: {
    phase: suggested('The phase that is played again', suggestPhases),
    reason,
    ...whichTable,
    shown: nothing,
  },
  execute: asks(plans.return),
});
