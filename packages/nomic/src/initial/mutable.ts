import type { InitialRule } from './initial-rule.ts';

/** Where the players’ days are written into Rule 201. */
export const daysGoHere = '{days}';

/** The rules that begin as mutable, in the words of this project. */
export const mutableRules: readonly InitialRule[] = [
  {
    number: 201,
    text: [
      'Each player has one day of the week:',
      daysGoHere,
      'What is posted in the voting thread on a Saturday or a Sunday is void. Everybody begins with no points.',
    ],
    links: [214],
  },
  {
    number: 202,
    text: [
      'A player may propose a rule-change on their own day only, and before 19:00. Only the first one of the day is proper. A player who has proposed nothing by 19:00 has no proposal that day.',
    ],
    links: [107],
  },
  {
    number: 203,
    text: [
      'When a vote is complete, the proposer gains floor(max(10, R - 290) * Y / V) points. R is the highest number of a rule that exists, Y is how many voted yes, and V is how many voted.',
    ],
    notes: [
      'The first proposal can bring up to 10 points, and the most that can be gained grows as the numbers do.',
    ],
  },
  {
    number: 204,
    text: [
      'A rule-change is adopted if everybody who voted on it by the end of the vote voted yes, and not otherwise. Unless this rule has been amended by the end of the second full circuit of turns, it then changes by itself and asks for a simple majority of the votes cast.',
    ],
  },
  {
    number: 205,
    text: [
      'Once rule-changes can be adopted without everybody’s vote, each player who voted against a proposal that is adopted gains 10 points.',
    ],
  },
  {
    number: 206,
    text: [
      'A rule-change that is adopted takes full effect at the moment when its vote is complete. Rule 214 may delay it.',
    ],
    links: [214],
  },
  { number: 207, text: ['A player whose proposal is defeated loses 10 points.'] },
  { number: 208, text: ['Every player has exactly one vote.'] },
  {
    number: 209,
    text: [
      'A player whose points change says so in the points thread: the new total, then the change in brackets. If anybody’s total is wrong, anybody else may correct it.',
    ],
    notes: ['One’s own: “150 (+4)”. Somebody else’s: “Ana: 150 (+4)”.'],
  },
  { number: 210, text: ['The first player to reach 200 points wins.'] },
  { number: 211, text: ['There may never be more than 25 mutable rules.'] },
  {
    number: 212,
    text: [
      'Players may talk about anything in private. Nothing that is posted in the voting, points or discussion thread may be edited or deleted.',
    ],
  },
  {
    number: 213,
    text: [
      'Where rules of one kind conflict, the one with the lowest number counts.',
      'If one of them says of itself that it defers to another rule or kind of rule, or takes precedence over it, that counts instead. If they contradict each other in this, the numbers decide again.',
    ],
  },
  {
    number: 214,
    text: [
      'Anyone who disagrees about a move, or about what a rule means or how it applies, may ask for a Judgement by posting “Point of Order:” and a statement in the voting thread. The Judge is the player whose day came before the present one. The Judge decides by posting “Judgement:”, a reference to the point, and the decision.',
      'For one hour after a Judgement any other player may dispute it by posting “Dispute:” and a reference to it. Then everybody but the Judge has one hour to post “I agree with Judgement” or “I disagree with Judgement” and a reference. If nobody disputes it, or one player agrees, the Judgement is invoked. If other players than the one who disputed it give opinions, and all opinions disagree, the Judge is overruled.',
      'When a Judge is overruled, or has given no Judgement by the end of the day, the player before that Judge in the order of Rule 201 becomes the Judge. Nobody judges on their own day or on that of a team-mate.',
      'A proposal under dispute is voted on as usual, but takes effect only once all Judgements about it are invoked, and other actions under dispute wait as well. This goes before Rule 206. No point of order may be raised against a proposal between the end of its vote and its effect.',
      'A player may have three points of order open at once. Unless overruled, one Judge settles everything until the next turn begins. Judges are not bound by earlier ones, and settle only what the players disagree about and what the turn needs. Where the rules are silent or unclear, the custom of the game and its spirit come before anything else.',
    ],
    links: [201, 206],
  },
  {
    number: 215,
    text: [
      'If it cannot be settled whether a move is legal, or if to the Judge’s best reasoning, not overruled, it is as legal as it is illegal, the player whose move it is wins. If the rules have changed so that play cannot go on, the player whose day it is wins.',
      'This rule goes before every other rule about who wins.',
    ],
  },
];
