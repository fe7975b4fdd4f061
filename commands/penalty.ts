import { adjust, declaring, list, listPresses } from './penalty/afterwards.ts';
import { completeDiscipline } from './penalty/complete.ts';
import { fraud } from './penalty/fraud.ts';
import { issuing } from './penalty/issue.ts';
import { redecide } from './penalty/redecide.ts';
import { commandOf } from './subcommand.ts';

/** `/penalty`: what a Moderator does about an offence. */
export const penalty = commandOf(
  {
    name: 'penalty',
    description: 'Penalise offences, tell the public of it, and look it up',
    complete: completeDiscipline,
    presses: listPresses,
  },
  [issuing, fraud, adjust, declaring, redecide, list],
);
