import type { Press } from '../../src/discord/command.ts';
import { announcePoints } from '../../src/tables/nomic/deeds/announce-points.ts';
import { voteOnRule, votes } from '../../src/tables/nomic/deeds/vote.ts';
import { plans } from '../../src/tables/plans.ts';
import { asks, carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { choice, nothing, person, text, wholeNumber } from '../options.ts';
import { tableIn, whichTable } from '../table/options.ts';

/** `/nomic vote`: on the proposal of the day; a vote stays. */
export const vote = subcommand({
  name: 'vote',
  description: 'Players: vote on the proposal of the day; a vote stays',
  options: { choice: choice('Your vote', votes, { yes: 'Yes', no: 'No' }), place: nothing, ...whichTable },
  execute: carries(voteOnRule),
  presses: {
    'nomic-vote': (press: Press) =>
      carryOut(press, voteOnRule, {
        ...tableIn(press),
        place: Number(press.args[1]),
        choice: press.args[2] === 'yes' ? 'yes' : 'no',
      }),
  },
});

/** `/nomic points`: says what points are; it changes none. */
export const points = subcommand({
  name: 'points',
  description: 'Players: announce or correct a change of somebody’s points in the points thread',
  options: {
    member: person('Whose points'),
    change: wholeNumber('By how many they changed last, such as 4 or -10', [-1_000_000, 1_000_000]),
    reason: text('Why; everybody can read it', { max_length: 1_000 }),
    ...whichTable,
  },
  execute: carries(announcePoints),
});

/** `/nomic forfeit`: a player gives up. */
export const forfeit = subcommand({
  name: 'forfeit',
  description: 'Players: give up the game; asks first',
  options: whichTable,
  execute: asks(plans.forfeit),
});
