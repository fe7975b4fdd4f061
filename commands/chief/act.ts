import { actAlone } from '../../src/house/chief/act-alone.ts';
import { carryOut } from '../carry-out.ts';
import { reasonOption, suggestedOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief act`: puts on record what the Chief Justice did alone, and announces it (Acts II.12 and III.4). */
export const act: Subcommand = {
  name: 'act',
  description: 'Put on record what you did alone, and why; it is announced',
  options: [
    reasonOption,
    suggestedOption('act', 'The Act that says it has to happen; without one, a power that nobody else has'),
  ],
  execute: (request) =>
    carryOut(request, actAlone, {
      reason: request.options.string('reason', true),
      act: request.options.string('act'),
    }),
};
