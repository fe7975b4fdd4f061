import { capital } from '../../../terms/words.ts';
import {
  button,
  colours,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import { accountsOf, calling, citing, plain, whenOf } from '../../house/words/text.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { seatNames } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import type { AgreedEnd, Proposal, ProposalStatus } from './book.ts';
import type { VoteFigures } from './count.ts';
import { figuresOf, playerAt, survivingSeats, theProposal, votePlace, votersOf } from './proposals.ts';

export interface OfProposal {
  table: number;
  proposal: number;
}

/** What is proposed, in a few words: “a draw of Austria and France”. */
export function proposalWords(table: Table, { about, members }: Pick<Proposal, 'about' | 'members'>): string {
  switch (about) {
    case 'draw':
      return members === null ? 'a draw of all who survive' : `a draw of ${seatNames(table, members)}`;
    case 'concession':
      return `a concession to ${seatNames(table, members ?? [])}`;
    case 'end':
      return 'the end of the game';
    case 'rule':
      return 'a change of the rules';
    default:
      return about satisfies never;
  }
}

/** How the players ended a game: “a draw of Austria and France”. */
export const agreedWords = (table: Table, { how, seats }: AgreedEnd): string =>
  ({
    draw: `a draw of ${seatNames(table, seats)}`,
    concession: `a concession to ${seatNames(table, seats)}`,
    end: 'the players ended it',
  })[how];

/** `Proposal 2: a draw of all who survive` */
const proposalTitle = (table: Table, proposal: Proposal): string =>
  `Proposal ${proposal.number}: ${proposalWords(table, proposal)}`;

/** The same, and when it is counted. */
export const proposalLine = (table: Table, proposal: Proposal): string =>
  `${proposalTitle(table, proposal)}, counted ${whenOf(proposal.due)}`;

const passes: Readonly<Record<VoteFigures['majority'], string>> = {
  unanimous: 'It passes if every voter says yes.',
  'more-than-half': 'It passes if more than half say yes.',
  'two-thirds': 'It passes if two thirds say yes.',
};

const silences: Readonly<Record<VoteFigures['silence'], string>> = {
  no: 'Silence is a no.',
  yes: 'Silence is a yes.',
  'not-counted': 'Silence doesn’t count.',
};

/** The buttons by which a player votes. */
export const voteButtons = ({ number: table }: Table, { number }: Proposal) => [
  button('Yes', 'table-vote', [table, number, 'yes'], 'success'),
  button('No', 'table-vote', [table, number, 'no'], 'danger'),
];

/** The post below which players vote: what is proposed, by whom, who votes, until when, and what passes it. */
export async function proposalCard(
  { table: of, proposal: number }: OfProposal,
  scene: Scene,
): Promise<Reply> {
  const table = theTable(scene.view, of);
  const proposal = theProposal(table, number);
  const figures = figuresOf(table, proposal);
  const voters = votersOf(table);
  const open = survivingSeats(table).filter((seat) => !voters.includes(seat));
  const text = isTakenDown(table, proposal.seq)
    ? takenDownWords
    : await scene.textIn(of, proposal.seq, 'reason');
  const players = voters.flatMap((seat) => playerAt(table, seat) ?? []);
  const isClosed = table.state.status !== 'playing' || proposal.status !== 'open';
  const lines = [
    `Proposed by ${seatName(table, proposal.seat)}${text === null ? '.' : ':'}`,
    ...(text === null ? [] : [`> ${plain(text, 1000)}`]),
    ...(isClosed ? [closedWords(proposal)] : []),
    `${passes[figures.majority]} ${silences[figures.silence]}${citing([citeOn(table.rules, 'proposals')])}`,
    `Voters: ${seatNames(table, voters)}.`,
    ...(open.length === 0 ? [] : [`Without a player, and so without a vote: ${seatNames(table, open)}.`]),
    `${figures.secret ? 'Votes are secret. ' : ''}You can change yours until ${whenOf(proposal.due)}. Then it is counted${citing([citeOn(table.rules, 'votes')])}.`,
  ];
  if (isClosed) return closedCard(table, proposal, lines.slice(0, text === null ? 2 : 3));
  return toClub([`**${tableTitle(table)}**: please vote.`, ...calling(scene.view, players)], {
    embeds: [
      {
        title: proposalTitle(table, proposal),
        color: colours.waiting,
        description: lines.join('\n'),
      },
    ],
    components: [row(...voteButtons(table, proposal))],
    pings: accountsOf(scene.view, players),
  });
}

/** What became of a proposal that nobody can vote on any more; `open` is one that the game ended before. */
export const closings: Readonly<Record<ProposalStatus, string>> = {
  open: 'The game ended before it was counted.',
  passed: 'It passed.',
  failed: 'It did not pass.',
  withdrawn: 'It was withdrawn.',
  lapsed: 'It could no longer pass.',
};

const closedWords = ({ status }: Proposal): string => `**${closings[status]}**`;

const closedCard = (table: Table, proposal: Proposal, lines: readonly string[]): Reply =>
  toClub(`**${tableTitle(table)}**: this vote is over.`, {
    embeds: [
      { title: proposalTitle(table, proposal), color: colours.reading, description: lines.join('\n') },
    ],
  });

/** What a player has voted, for them alone, with its receipt. */
export function voteReply(
  { table: of, proposal: number, seat }: OfProposal & { seat: string },
  { view }: Scene,
): Rendered {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const name = seatName(table, seat);
  const given = proposal.votes.get(seat);
  if (proposal.status !== 'open' || given === undefined)
    return toAsker(`Your vote for ${name} on proposal ${number} was taken.`);
  const vote = view.secrets.open(votePlace(of, number, seat), given.vote);
  return {
    ...toAsker(
      [
        `${name} votes **${vote?.words ?? 'as you said'}** on proposal ${number}, ${proposalWords(table, proposal)}.`,
        `Nobody else sees this. You can change it until ${whenOf(proposal.due)}.`,
        `-# Receipt: ${given.vote.digest}`,
      ],
      { components: [row(...voteButtons(table, proposal))] },
    ),
    inPlace: true,
  };
}

/** How a vote came out; of a secret one only whether it passed. */
export function countedReply({ table: of, proposal: number }: OfProposal, { view }: Scene): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const { count, status } = proposal;
  const how = count === null ? '' : ` ${count.yes} yes, ${count.no} no, ${count.silent} without a vote.`;
  const passed = status === 'passed';
  const title = `**${proposalTitle(table, proposal)}**`;
  const { agreed } = table.state;
  const over =
    passed && agreed !== null ? ` ${tableTitle(table)} is over: ${agreedWords(table, agreed)}.` : '';
  const players = passed ? [...table.state.seats.keys()].flatMap((seat) => playerAt(table, seat) ?? []) : [];
  return toClub(
    [
      passed
        ? `${title} has passed.${how}${over}${citing([citeOn(table.rules, 'proposals')])}`
        : `${title} has not passed.${how} The game goes on.${citing([citeOn(table.rules, 'proposals')])}`,
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}

export function withdrawnReply({ table: of, proposal: number }: OfProposal, { view }: Scene): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const name = seatName(table, proposal.seat);
  return toClub(
    `${name} withdraws its proposal ${number}, ${proposalWords(table, proposal)}. Nobody counts it.`,
  );
}

export function lapsedReply(
  { table: of, proposal: number, seats }: OfProposal & { seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  return toClub(
    `${capital(proposalWords(table, proposal))}, proposal ${number}, can no longer pass: ${seatNames(table, seats)} ${seats.length === 1 ? 'is' : 'are'} out of the game.`,
  );
}

/** Votes that were lost are asked for again. */
export function lostVotes(
  { table: of, proposal: number, seats }: OfProposal & { seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const players = seats.flatMap((seat) => playerAt(table, seat) ?? []);
  return toClub(
    [
      `I can no longer open the votes of ${seatNames(table, seats)} on proposal ${number}, since the club was moved to another machine.`,
      'Please vote again, with the buttons below the proposal or with `/table vote`.',
      `It is counted on ${whenOf(proposal.due)}.`,
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}
