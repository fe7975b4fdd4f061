import { chooseAuthor } from '../../src/appeals/opinions/choose-author.ts';
import { done } from '../../src/house/result.ts';
import { carries } from '../carry-out.ts';
import { optionalPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { inCase } from './which-case.ts';

/** `/court author`: who writes the opinion of the Court (Act III.3.10). */
export const author: Subcommand = {
  name: 'author',
  description: 'Justices of the majority: write the opinion of the Court; the Chief Justice may choose who',
  options: [caseOption(), ...personOptions('justice', 'Who writes it; you, if left out')],
  execute: inCase((request, cited) =>
    carries(chooseAuthor, ({ options }) => {
      const justice = optionalPerson(options, 'justice');
      return justice.ok ? done({ case: cited, justice: justice.value }) : justice;
    })(request),
  ),
};
