import { plans } from '../../src/appeals/plans.ts';
import { ask } from '../ask.ts';
import { caseOption } from '../court/options.ts';
import { inCase } from '../court/which-case.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/appeal withdraw`: whoever asked the Court takes that back, after being told what it means (Act III.3). */
export const withdraw: Subcommand = {
  name: 'withdraw',
  description: 'Take back what you asked the Court for',
  options: [caseOption('Which case of yours; in its own thread you can leave this out')],
  execute: inCase((request, cited) => ask(request, plans.withdrawal, { case: cited, judged: null })),
};
