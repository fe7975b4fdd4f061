import type { VoteFigures } from '../../votes/count.ts';
import type { RulesPart } from '../rule-set.ts';

/** All have to agree, by the next deadline, and who says nothing or abstains is against it (WM D.IX(1)). */
const unanimous: VoteFigures = {
  ...{ majority: 'unanimous', silence: 'no', secret: true, hours: null, abstention: 'no' },
  ...{ ofGm: false, withoutOrders: null },
};

/** WM D.VIII(1) to D.X(6): corrections, votes and press. */
export const course: RulesPart = {
  points: [
    {
      id: 'D.VIII(1)',
      on: ['corrections', 'correction-limits', 'return'],
      met: 'enforced',
      text: 'Mistakes in results are put right as soon as they are pointed out. Once the next results are out, a mistake stays, if there were 24 hours between the two. A game is taken back to an earlier phase only with the director’s consent. Results count before maps and lists.',
      more: 'Reading: a mistake can be put right until results come that are 24 hours or more later than those with it. To take a game back, the director gives the command, so that their consent is on record. It can be done once for each phase that can still be put right.',
    },
    {
      id: 'D.VIII(2)',
      met: 'enforced',
      text: 'If a mistake puts two units in one space, the wrong one goes where it belongs if that space is free. Else it leaves the board, unless one of them has moved away.',
      more: 'At this club that can’t happen. The referee computes every position from the one before, and a correction plays the game again from the mistake.',
    },
    {
      id: 'D.VIII(3)',
      met: 'enforced',
      text: 'A mistake may give a player a unit too many for more than one set of results. It is balanced when units are next built or disbanded.',
      more: 'At this club that can’t happen either. In each winter a power has as many units as it may have by its centres, whatever was put right before.',
    },
    {
      id: 'D.VIII(4)',
      on: ['publication'],
      met: 'enforced',
      text: 'Orders are published as they were written. A player’s comments may be left out, if it is clear which parts are orders.',
      more: 'Reading: what follows `//` in a line is a comment. Nobody reads or keeps it.',
    },
    {
      id: 'D.IX(1)',
      on: ['proposals'],
      met: 'enforced',
      text: 'All players who are still in the game have to agree to a proposal. One no defeats it. Who abstains or votes unclearly is against it. There is one exception: a vote to end the game that is due with the orders of a movement phase. A player who gives no orders then, and doesn’t vote, agrees.',
      more: 'Reading: an unclear vote can’t be cast here. Who says that they abstain has voted, so the exception isn’t theirs. It isn’t for concessions (D.IX(3)) either. A power without a player has no vote.',
    },
    {
      id: 'D.IX(2)',
      on: ['votes'],
      met: 'enforced',
      text: 'Votes are due with the next orders. They are secret, and may be changed until then. Only whether a proposal passed is published: with the results if it failed, in their place if it passed. Who made a proposal may vote for it or against it.',
      more: 'Reading: only what ends the game takes the place of results. A changed rule counts from the next phase. Each power may make two proposals in a phase, and have one open at a time. If somebody else comes to play a power, its vote lapses.',
    },
    {
      id: 'D.IX(3)',
      on: ['concessions'],
      met: 'enforced',
      text: 'A win may be conceded to one player only. It is scored by C.5.',
    },
    {
      id: 'D.IX(4)',
      on: ['game-ends'],
      met: 'enforced',
      text: 'A proposal to end the game may leave survivors out, who then count as eliminated. They too have to agree. Numbers of centres can’t be voted on.',
    },
    {
      id: 'D.IX(5)',
      on: ['rule-votes'],
      met: 'enforced',
      text: 'Players may propose to change a rule where the gamemaster has a choice. All players who are still in the game and the gamemaster have to agree. Who abstains or says nothing is against it. No change may break the rules of the tournament.',
      more: 'Reading: such rules are the settings of the table, except its last year.',
    },
    {
      id: 'D.X(1)',
      on: ['press'],
      met: 'setting',
      text: 'Players may write white press under their own name, grey press under no name, and dark grey press that is signed with another’s. There is no black press. White press is published with its author’s orders, all other press in a section of its own. The gamemaster may choose otherwise before the start. A has no dark grey press, B white press alone, and C none.',
      more: 'Reading: players write as their powers, and dark grey press is signed with that of a power. It says plainly that its author isn’t named. Press waits for the end of the phase, at most ten pieces of each power. Until then its author can take it back.',
    },
    {
      id: 'D.X(2)',
      on: ['press-authors'],
      met: 'enforced',
      text: 'Who wrote grey or dark grey press is never told.',
      more: 'Not even the gamemaster knows. The club’s member of staff may look, and each time is logged, since the players are pupils.',
    },
    {
      id: 'D.X(3)',
      met: 'enforced',
      text: 'The gamemaster doesn’t comment on the game.',
      more: 'Press is for players alone.',
    },
    {
      id: 'D.X(4)',
      met: 'text',
      text: 'Messages belong to who wrote them, but all who play agree that others use them in this game. Messages may be forwarded.',
    },
    {
      id: 'D.X(5)',
      on: ['forbidden'],
      met: 'person',
      text: 'The gamemaster doesn’t restrict what players say to each other or to others. What the law or the rules of the place forbid is forbidden here too.',
      more: 'Reading: that place is the school and Discord. The club’s member of staff may take down what was written, which is logged.',
    },
    {
      id: 'D.X(6)',
      on: ['writing-as'],
      met: 'enforced',
      text: 'Players may pass themselves off as each other, as long as the gamemaster has no part in it and nobody’s accounts are misused. Who deceives the gamemaster or pretends to be them is replaced at once.',
      more: 'Reading: the bot has no part in it either. It publishes nothing in somebody’s name that they didn’t write.',
    },
  ],
  figures: {
    comments: true,
    lookBack: { phases: 1, hours: 24, rollbacks: 1, rollbackBy: 'director', days: null },
    votes: {
      end: { ...unanimous, withoutOrders: 'yes' },
      concession: unanimous,
      rule: { ...unanimous, ofGm: true },
    },
    press: {
      usual: { kinds: ['white', 'grey', 'dark-grey'], white: 'below orders' },
      A: { kinds: ['white', 'grey'], white: 'below orders' },
      B: { kinds: ['white'], white: 'below orders' },
      C: { kinds: [], white: 'below orders' },
    },
  },
  settings: {
    press: {
      on: 'press',
      about: 'Which press is published',
      choices: {
        usual: 'White, grey and dark grey press',
        A: 'White and grey press',
        B: 'White press alone',
        C: 'None: players publish theirs themselves',
      },
      usual: 'usual',
    },
  },
};
