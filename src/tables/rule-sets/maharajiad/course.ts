import type { VoteFigures } from '../../votes/count.ts';
import type { RulesPart } from '../rule-set.ts';

/** All have to agree, by the next deadline, except those who say that they abstain; who says nothing is against it (MJ B.X(1)). */
const unanimous: VoteFigures = {
  ...{ majority: 'unanimous', silence: 'no', secret: true, hours: null, abstention: 'not-counted' },
  ...{ ofGm: false, withoutOrders: null },
};

/** MJ B.IX(1) to B.XI(7): corrections, votes and press. */
export const course: RulesPart = {
  points: [
    {
      id: 'B.IX(1)',
      on: ['corrections', 'correction-limits', 'return'],
      met: 'enforced',
      text: 'Mistakes in results are put right as soon as they are pointed out. Once the next results are out, a mistake stays, if the time between the two was as long as these rules ask. Results count before maps and lists.',
      more: 'Reading: that time is the 24 hours of B.VIII(2). A mistake can be put right until results come that are 24 hours or more later than those with it. These rules know no way back to an earlier phase. If nothing else helps, the director may give that command, once for each phase that can still be put right.',
    },
    {
      id: 'B.IX(2)',
      met: 'enforced',
      text: 'If a mistake puts two units in one space, the wrong one goes where it belongs if that space is free. Else it leaves the board, unless one of them has moved away.',
      more: 'At this club that can’t happen. The referee computes every position from the one before, and a correction plays the game again from the mistake.',
    },
    {
      id: 'B.IX(3)',
      met: 'enforced',
      text: 'A mistake may give a player a unit too many for more than one set of results. It is balanced when units are next built or disbanded.',
      more: 'At this club that can’t happen either. In each monsoon a power has as many units as it may have by its centres, whatever was put right before.',
    },
    {
      id: 'B.IX(4)',
      on: ['publication'],
      met: 'enforced',
      text: 'Orders are published as they were written. A player’s comments may be left out, if it is clear which parts are orders.',
      more: 'Reading: what follows `//` in a line is a comment. Nobody reads or keeps it.',
    },
    {
      id: 'B.X(1)',
      on: ['proposals', 'game-ends', 'concessions', 'stalemate'],
      met: 'enforced',
      text: 'All players who are still in the game have to agree to end it early, except those who say that they abstain. One no defeats it, and who says nothing is against it. If no centre has changed hands for three game years, the game ends by itself, unless all players vote to go on.',
      more: 'Reading: the end may be a win for one player, or may leave survivors out, who then count as eliminated (A.18). After three such years the bot asks whether to go on, due with the next orders. Nobody can abstain from that. If the game goes on, three more years are counted. A power without a player has no vote.',
    },
    {
      id: 'B.X(2)',
      on: ['votes'],
      met: 'enforced',
      text: 'Votes are due with the next orders. They are secret, and may be changed until then. Only whether a proposal passed is published: with the results if it failed, in their place if it passed. The gamemaster may refuse a vote on a proposal that is a joke or made again and again. Who made a proposal may vote for it or against it.',
      more: 'Reading: only what ends the game takes the place of results. A changed rule counts from the next phase. Each power may make two proposals in a phase, and have one open at a time. If somebody else comes to play a power, its vote lapses.',
    },
    {
      id: 'B.X(3)',
      on: ['rule-votes'],
      met: 'enforced',
      text: 'Players may propose to change a rule where the gamemaster has a choice. All players who are still in the game and the gamemaster have to agree, except players who say that they abstain. Who says nothing is against it.',
      more: 'Reading: such rules are the settings of the table, except its last year.',
    },
    {
      id: 'B.XI(1)',
      on: ['press'],
      met: 'setting',
      text: 'Players may write white press under their own name, grey press under no name, and black press in another’s name. All of it is published in a section of its own. The gamemaster may refuse any piece. The gamemaster may choose otherwise before the start. A has dark grey press in place of black. B has white and grey press, C white press alone, and D none. With A, B and C, white press is published with its author’s orders.',
      more: 'Reading: players write as their powers, and black or dark grey press is signed with that of a power. It says plainly that its author isn’t named. Press waits for the end of the phase, at most ten pieces of each power. Until then its author can take it back. The gamemaster can read it, but not who wrote it.',
    },
    {
      id: 'B.XI(2)',
      on: ['press-authors'],
      met: 'enforced',
      text: 'Who wrote grey, dark grey or black press is never told.',
      more: 'Not even the gamemaster knows. The club’s member of staff may look, and each time is logged, since the players are pupils.',
    },
    {
      id: 'B.XI(3)',
      met: 'enforced',
      text: 'The gamemaster doesn’t comment on the game.',
      more: 'Press is for players alone.',
    },
    {
      id: 'B.XI(4)',
      met: 'text',
      text: 'Messages belong to who wrote them, but all who play agree that others use them in the tournament. Messages may be forwarded.',
    },
    {
      id: 'B.XI(5)',
      on: ['forbidden'],
      met: 'person',
      text: 'The gamemaster doesn’t restrict what players say to each other or to others. What the law or the rules of the place forbid is forbidden here too.',
      more: 'Reading: that place is the school and Discord. The club’s member of staff may take down what was written, which is logged.',
    },
    {
      id: 'B.XI(6)',
      met: 'person',
      text: 'The director may caution or replace a player for a message that the director finds objectionable, or do what else is fit.',
      more: 'Reading: at a table the gamemaster carries that out, with `/table remove`.',
    },
    {
      id: 'B.XI(7)',
      on: ['writing-as'],
      met: 'enforced',
      text: 'Players may pass themselves off as each other, as long as the gamemaster has no part in it and nobody’s accounts are misused. Who deceives the gamemaster or the director, or pretends to be them, is replaced at once.',
      more: 'Reading: the bot has no part in it either. It publishes nothing in somebody’s name that they didn’t write.',
    },
  ],
  figures: {
    comments: true,
    stalemateYears: 3,
    lookBack: { phases: 1, hours: 24, rollbacks: 1, rollbackBy: 'director', days: null },
    votes: {
      end: unanimous,
      concession: unanimous,
      rule: { ...unanimous, ofGm: true },
      continue: { ...unanimous, abstention: 'no' },
    },
    gmRefusesProposals: true,
    press: {
      usual: { kinds: ['white', 'grey', 'black'], white: 'with the rest' },
      A: { kinds: ['white', 'grey', 'dark-grey'], white: 'below orders' },
      B: { kinds: ['white', 'grey'], white: 'below orders' },
      C: { kinds: ['white'], white: 'below orders' },
      D: { kinds: [], white: 'below orders' },
    },
    gmRefusesPress: true,
  },
  settings: {
    press: {
      on: 'press',
      about: 'Which press is published',
      choices: {
        usual: 'White, grey and black press',
        A: 'White, grey and dark grey press',
        B: 'White and grey press',
        C: 'White press alone',
        D: 'None: players publish theirs themselves',
      },
      usual: 'usual',
    },
  },
};
