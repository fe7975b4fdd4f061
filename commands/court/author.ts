import { chooseAuthor } from '../../src/appeals/opinions/choose-author.ts';
import { carries } from '../carry-out.ts';
import { personOptions, withOptional } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { aboutCase } from './which-case.ts';

/** `/court author`: who writes the opinion of the Court (Act III.3.10). */
export const author: Subcommand = {
  name: 'author',
  description: 'Justices of the majority: write the opinion of the Court; the Chief Justice may choose who',
  options: [caseOption(), ...personOptions('justice', 'Who writes it; you, if left out')],
  execute: carries(
    chooseAuthor,
    aboutCase((options, cited) => withOptional(options, 'justice', (justice) => ({ case: cited, justice }))),
  ),
};
