import { ApplicationCommandOptionType } from 'discord.js';
import { denyCase } from '../../src/appeals/petitions/deny.ts';
import { carryOut } from '../carry-out.ts';
import { textOption } from '../game/options.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';

/** `/court deny`: the Chief Justice does not have a case heard, or not by the whole Court (Acts III.3.6 and III.3.9.1). */
export const deny: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'deny',
    description: 'Chief Justice: do not have a case heard, or not by the whole Court',
    options: [
      caseOption('Which case'),
      { ...textOption('reason', 'Why; the parties and the Court are told'), required: true },
    ],
  },
  execute({ options, ...request }) {
    const input = { case: options.string('case', true), reason: options.string('reason', true) };
    return carryOut({ options, ...request }, denyCase, input);
  },
};
