import { ApplicationCommandOptionType } from 'discord.js';
import { chooseAuthor } from '../../src/appeals/opinions/choose-author.ts';
import { carryOut } from '../carry-out.ts';
import { optionalPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court author`: who writes the opinion of the Court (Act III.3.10). */
export const author: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'author',
    description: 'Justices of the majority: write the opinion of the Court; the Chief Justice may choose who',
    options: [caseOption(), ...personOptions('justice', 'Who writes it; you, if left out')],
  },
  execute: inCase(async (request, cited) => {
    const justice = optionalPerson(request.options, 'justice');
    if (!justice.ok) return { kind: 'result', result: justice };
    return carryOut(request, chooseAuthor, {
      case: cited,
      justice: justice.value,
    });
  }),
};
