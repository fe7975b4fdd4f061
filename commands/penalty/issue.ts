import { issuableKinds } from '../../src/house/discipline/penalty-parts.ts';
import { plans } from '../../src/house/plans.ts';
import { insteadOptions } from '../../src/ladder/games/penalise-fraud.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import { ask, asks } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { game } from '../game/options.ts';
import { choice, nothing, optional, person, reason, wholeNumber } from '../options.ts';
import { declare, finding, kindNames, offence, points, separate, words } from './options.ts';

/** `/penalty issue`: penalises somebody for an offence, after showing what that does (Acts I.2 and III.2). */
export const issuing = subcommand({
  name: 'issue',
  description: 'Moderators: penalise somebody for an offence',
  options: {
    member: person('Who is penalised'),
    kind: choice('What the penalty is', issuableKinds, kindNames),
    reason,
    offence: offence('What they did: choose from the list, or use a few words'),
    also: optional(choice('A second kind, under the same number', issuableKinds, kindNames)),
    points: optional(points),
    minutes: optional(wholeNumber('For a time penalty: how many minutes off the next clock game', [1, 60])),
    game: optional(game('The game it is about; for a forfeit, the one they lose')),
    finding: optional(finding),
    declare,
    separate,
    words,
  },
  execute: (request, { kind, also, ...input }) =>
    ask(request, plans.penalty, { ...input, kinds: also === null ? [kind] : [kind, also] }),
});

/** `/penalty fraud`: penalises an invented game by the ladder of Act II.5, after showing what that does. */
export const fraud = subcommand({
  name: 'fraud',
  description: 'Moderators: penalise a made-up game, by the steps of Act II.5',
  options: {
    member: person('Who entered it, or helped to make it up'),
    game: game('The made-up game'),
    reason,
    finding: optional(finding),
    instead: optional(
      choice('Choose another penalty; the game is cancelled either way', insteadOptions, {
        ...kindNames,
        none: 'No penalty',
      }),
    ),
    points: optional(points),
    declare,
    separate,
    shown: nothing,
  },
  execute: asks(onLadder.fraud),
});
