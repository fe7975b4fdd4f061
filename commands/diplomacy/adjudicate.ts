import { plans } from '../../src/tables/plans.ts';
import { asks } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { whichTable } from '../table/options.ts';

/** `/diplomacy adjudicate`: the gamemaster ends a phase early, where the rules let them. */
export const adjudicate = subcommand({
  name: 'adjudicate',
  description: 'Gamemasters: end the phase now, where the rules allow it; asks first',
  options: whichTable,
  execute: asks(plans.early),
});
