import type { InitialRule } from './initial-rule.ts';

/** The rules that begin as immutable. Their structure is that of Peter Suber's initial set of 1982; the words are this project's own. */
export const immutableRules: readonly InitialRule[] = [
  {
    number: 101,
    text: [
      'Everybody who plays keeps to the rules in effect, as they read at that moment. A game begins with the Initial Set in effect: Rules 101–118, which are immutable, and Rules 201–215, which are mutable.',
    ],
  },
  {
    number: 102,
    text: [
      'At the start, rules numbered from 101 are immutable and rules numbered from 201 are mutable. After that a number says nothing about it: a rule that is enacted or transmuted later may be of either kind. To transmute a rule is to make an immutable rule mutable, or a mutable rule immutable.',
    ],
  },
  {
    number: 103,
    text: [
      'There are three kinds of rule-change. One enacts, repeals or amends a mutable rule. One enacts, repeals or amends an amendment of a mutable rule. One transmutes a rule.',
    ],
    notes: [
      'So a new rule is mutable, and an immutable rule has to be transmuted before it can be amended or repealed.',
    ],
  },
  {
    number: 104,
    text: [
      'Every rule-change that is proposed properly is voted on. It is adopted if it gets the votes that the rules ask for, and not otherwise.',
    ],
  },
  { number: 105, text: ['All players may vote on every proposal.'] },
  {
    number: 106,
    text: ['Times and days in the rules are those of the United Kingdom, wherever a player may be.'],
  },
  {
    number: 107,
    text: [
      'To propose a rule-change, a player posts its text in the voting thread, after the word “Rule-change:”. From then on it cannot be altered or taken back.',
      'Its form is the proposer’s choice. If it is adopted, it guides play in exactly the form that was voted on.',
    ],
    notes: ['A draft can be talked about in the discussion thread first.'],
  },
  {
    number: 108,
    text: [
      'No rule-change takes effect before the vote that adopts it is complete, whatever it says of itself. No rule-change reaches back in time.',
    ],
  },
  {
    number: 109,
    text: [
      'Proper proposals are numbered one after the other from 301, adopted or not.',
      'A rule that is amended, transmuted, or enacted again after a repeal takes the number of the proposal that did it. If an amendment is amended or repealed, the whole rule that it belongs to takes that proposal’s number.',
    ],
  },
  {
    number: 110,
    text: [
      'When a rule gets another number, by Rule 109 or in another way, all references to its old number change with it.',
    ],
  },
  {
    number: 111,
    text: [
      'A rule-change that makes an immutable rule mutable needs the votes of all players who may vote. A proposal has to say in plain words that it transmutes a rule: nothing is transmuted by implication.',
    ],
  },
  {
    number: 112,
    text: [
      'Where an immutable rule and a mutable rule conflict, the immutable one counts and the mutable one is void altogether. A proposal to transmute an immutable rule is no conflict with that rule.',
    ],
  },
  {
    number: 113,
    text: [
      'Voting on a proposal opens as soon as it is properly submitted, in the voting thread. A vote is the reply “Vote: Yes” or “Vote: No”. It cannot be taken back, and what the voter posts after it does not count.',
      'Voting closes at the end of the day on which the proposal was submitted.',
    ],
    notes: ['Nobody has to vote.'],
  },
  {
    number: 114,
    text: [
      'To win is to reach a number of points, and no rule-change may make it anything else. The number and the ways of earning points may change, and there may be rules that name a winner when play cannot go on.',
    ],
  },
  {
    number: 115,
    text: [
      'A player may forfeit the game at any time instead of playing on or taking a penalty. No penalty may be worse than losing, as the player who would suffer it sees it.',
    ],
  },
  {
    number: 116,
    text: [
      'At least one rule must always be mutable. It must never become altogether impossible to adopt rule-changes.',
    ],
  },
  {
    number: 117,
    text: [
      'Rules about changing rules may be changed like any others, even by way of themselves. That a rule or a move is about itself does not make it improper.',
    ],
  },
  {
    number: 118,
    text: [
      'What no rule forbids or governs is allowed. Only changing the rules is different: that is allowed only where a rule allows it, expressly or by what it implies.',
    ],
  },
];
