import { recuse } from '../../src/appeals/hearing/recuse.ts';
import type { PanelInput } from '../../src/appeals/hearing/seat-panel.ts';
import { plans } from '../../src/appeals/plans.ts';
import type { Options } from '../../src/discord/command.ts';
import type { Named } from '../../src/house/people.ts';
import { done, type Result } from '../../src/house/result.ts';
import { asks } from '../ask.ts';
import { carryOut } from '../carry-out.ts';
import { textOption } from '../options.ts';
import { namedPerson, optionalPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { caseOption } from './options.ts';
import { aboutCase, inCase } from './which-case.ts';

/** `/court panel`: the Chief Justice chooses who hears a case, after seeing who has a conflict (Act III.3.7). */
export const panel: Subcommand = {
  name: 'panel',
  description: 'Chief Justice: choose who hears a case. Conflicts are shown first',
  options: [
    ...personOptions('first', 'A Justice'),
    ...personOptions('second', 'Another Justice'),
    ...personOptions('third', 'A third Justice'),
    textOption('others', 'For larger panels: the others by number, such as #4, #7'),
    caseOption(),
  ],
  execute: asks(plans.panel, aboutCase(panelIn)),
};

function panelIn(options: Options, cited: string): Result<PanelInput> {
  const first = namedPerson(options, 'first');
  if (!first.ok) return first;
  const justices = [first.value];
  for (const name of ['second', 'third']) {
    const found = optionalPerson(options, name);
    if (!found.ok) return found;
    if (found.value !== null) justices.push(found.value);
  }
  justices.push(...othersIn(options.string('others') ?? ''));
  return done({ case: cited, justices, shown: null });
}

const othersIn = (text: string): Named[] =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ text: each }));

/** `/court recuse`: a Justice does not hear a case (Act III.3.5). */
export const recusing: Subcommand = {
  name: 'recuse',
  description: 'Justices: say that you do not hear a case, as you have a conflict of interest',
  options: [caseOption(), textOption('reason', 'Why; everybody can read it')],
  execute: inCase((request, cited) =>
    carryOut(request, recuse, { case: cited, reason: request.options.string('reason') }),
  ),
};
