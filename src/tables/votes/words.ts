import { capital } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
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
import { accountsOf, calling, citing, listed, plain, whenOf } from '../../house/words/text.ts';
import { settingNamed } from '../opening/choose-setting.ts';
import { settingLine } from '../opening/setting-words.ts';
import { citeOn, type Matter, type ProposalKind } from '../rule-sets/rule-set.ts';
import { type Table, theTable } from '../table.ts';
import { isTakenDown, takenDownWords } from '../taken-down/words.ts';
import { seatNames } from '../words/people.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { type AgreedEnd, gmVoter, type Proposal, type ProposalStatus, type SettingChange } from './book.ts';
import type { VoteFigures } from './count.ts';
import { dueOf, figuresOf, playerAt, survivingSeats, theProposal, votePlace, votersOf } from './proposals.ts';

export interface OfProposal {
  table: number;
  proposal: number;
}

/** What is proposed, in a few words: “a draw of Austria and France”. */
export function proposalWords(
  table: Table,
  { about, members, change }: Pick<Proposal, 'about' | 'members' | 'change'>,
): string {
  switch (about) {
    case 'draw':
      return members === null ? 'a draw of all who survive' : `a draw of ${seatNames(table, members)}`;
    case 'concession':
      return `a concession to ${seatNames(table, members ?? [])}`;
    case 'end':
      return members === null
        ? 'the end of the game, for all who survive'
        : `the end of the game, for ${seatNames(table, members)} alone`;
    case 'rule':
      return `a change of a rule: ${change === null ? 'none' : changeWords(table, change)}`;
    case 'continue':
      return 'going on with the game';
    default:
      return about satisfies never;
  }
}

/** `**Press**: White press alone` */
function changeWords(table: Table, { name, value }: SettingChange): string {
  const named = settingNamed(table, name);
  return named === null ? `${name}: ${plain(value, 200)}` : settingLine(named, value).replace(/\.$/, '');
}

/** How the players ended a game: “a draw of Austria and France”. */
export const agreedWords = (table: Table, { how, seats }: AgreedEnd): string =>
  ({
    draw: `a draw of ${seatNames(table, seats)}`,
    concession: `a concession to ${seatNames(table, seats)}`,
    end: `the end of the game as it stood, for ${seatNames(table, seats)}`,
  })[how];

/** `Proposal 2: a draw of all who survive` */
const proposalTitle = (table: Table, proposal: Proposal): string =>
  `Proposal ${proposal.number}: ${proposalWords(table, proposal)}`;

/** The same, and when it is counted. */
export const proposalLine = (view: ClubView, table: Table, proposal: Proposal): string =>
  `${proposalTitle(table, proposal)}, counted ${whenOf(dueOf(view, table, proposal))}`;

/** Who made a proposal. */
export const proposerWords = (table: Table, { seat }: Pick<Proposal, 'seat'>): string =>
  seat === null ? 'the bot' : seatName(table, seat);

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

/** What saying that one abstains comes to, and what saying nothing does for a player without orders. */
const exceptions = ({ abstention, withoutOrders, ofGm }: VoteFigures): string[] => [
  ...(ofGm ? ['The gamemaster has to agree too.'] : []),
  ...(abstention === 'not-counted' ? ['Who says that they abstain isn’t counted.'] : []),
  ...(abstention === 'no' ? ['An abstention is a no.'] : []),
  ...(withoutOrders === null
    ? []
    : ['But if a movement phase ends then, a player who gives no orders either agrees.']),
];

/** The buttons by which a player votes. */
export const voteButtons = (table: Table, proposal: Proposal) => {
  const about = [table.number, proposal.number] as const;
  return [
    button('Yes', 'table-vote', [...about, 'yes'], 'success'),
    button('No', 'table-vote', [...about, 'no'], 'danger'),
    ...(figuresOf(table, proposal).abstention === null
      ? []
      : [button('Abstain', 'table-vote', [...about, 'abstain'], 'secondary')]),
  ];
};

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
  const { gm } = table.state;
  const players = [
    ...voters.flatMap((seat) => playerAt(table, seat) ?? []),
    ...(figures.ofGm && gm !== null ? [gm] : []),
  ];
  const due = whenOf(dueOf(scene.view, table, proposal));
  const isClosed = table.state.status !== 'playing' || proposal.status !== 'open';
  const lines = [
    proposal.about === 'continue'
      ? 'No centre has changed hands for years. The game ends unless all vote to go on.'
      : `Proposed by ${proposerWords(table, proposal)}${text === null ? '.' : ':'}`,
    ...(text === null ? [] : [`> ${plain(text, 1000)}`]),
    ...(isClosed ? [closedWords(proposal)] : []),
    ...leavingOut(table, proposal),
    `${[passes[figures.majority], silences[figures.silence], ...exceptions(figures)].join(' ')}${citing([citeOn(table.rules, matterOf(proposal))])}`,
    `Voters: ${seatNames(table, voters)}.`,
    ...(open.length === 0 ? [] : [`Without a player, and so without a vote: ${seatNames(table, open)}.`]),
    `${figures.secret ? 'Votes are secret. ' : ''}You can change yours until ${due}${proposal.due === null ? ', when the next orders are due' : ''}. Then it is counted${citing([citeOn(table.rules, 'votes')])}.`,
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
  refused: 'The gamemaster had it not voted on.',
  lapsed: 'It could no longer pass.',
};

/** That survivors whom a proposal to end the game leaves out count as eliminated (WM D.IX(4)). */
function leavingOut(table: Table, { about, members }: Proposal): string[] {
  const out = survivingSeats(table).filter((seat) => !(members ?? []).includes(seat));
  if (about !== 'end' || members === null || out.length === 0) return [];
  return [`${seatNames(table, out)} would count as eliminated${citing([citeOn(table.rules, 'game-ends')])}.`];
}

/** The matter of the point that a kind of proposal is under: where it has none of its own, that of all. */
const matters: Readonly<Partial<Record<ProposalKind, Matter>>> = {
  rule: 'rule-votes',
  continue: 'stalemate',
};

const matterOf = ({ about }: Pick<Proposal, 'about'>): Matter => matters[about] ?? 'proposals';

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
  const name = seat === gmVoter ? 'The gamemaster' : seatName(table, seat);
  const given = proposal.votes.get(seat);
  if (proposal.status !== 'open' || given === undefined)
    return toAsker(`Your vote for ${name} on proposal ${number} was taken.`);
  const vote = view.secrets.open(votePlace(of, number, seat), given.vote);
  return {
    ...toAsker(
      [
        `${name} ${vote?.words === 'abstain' ? '**abstains**' : `votes **${vote?.words ?? 'as you said'}**`} on proposal ${number}, ${proposalWords(table, proposal)}.`,
        `Nobody else sees this. You can change it until ${whenOf(dueOf(view, table, proposal))}.`,
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
  const over = agreed !== null ? ` ${tableTitle(table)} is over: ${agreedWords(table, agreed)}.` : '';
  const players =
    table.state.status === 'over'
      ? [...table.state.seats.keys()].flatMap((seat) => playerAt(table, seat) ?? [])
      : [];
  const cited = citing([citeOn(table.rules, matterOf(proposal))]);
  const goesOn = table.state.status === 'playing' && proposal.about !== 'rule' ? ' The game goes on.' : '';
  const isEnd = proposal.about === 'continue' && !passed;
  return toClub(
    [
      passed
        ? `${title} has passed.${how}${over || (proposal.about === 'continue' ? goesOn : '')}${cited}`
        : `${title} has not passed.${how}${isEnd ? over : goesOn}${cited}`,
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}

export function withdrawnReply({ table: of, proposal: number }: OfProposal, { view }: Scene): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const name = capital(proposerWords(table, proposal));
  return toClub(
    `${name} withdraws its proposal ${number}, ${proposalWords(table, proposal)}. Nobody counts it.`,
  );
}

/** The gamemaster has a proposal not voted on. */
export function refusedReply({ table: of, proposal: number }: OfProposal, { view }: Scene): Reply {
  const table = theTable(view, of);
  const what = proposalWords(table, theProposal(table, number));
  return toClub(
    `The gamemaster has proposal ${number}, ${what}, not voted on${citing([citeOn(table.rules, 'votes')])}.`,
  );
}

export function lapsedReply(
  { table: of, proposal: number, seats }: OfProposal & { seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const why =
    seats.length === 0
      ? 'centres have changed hands after all.'
      : `${seatNames(table, seats)} ${seats.length === 1 ? 'is' : 'are'} out of the game.`;
  return toClub(`${capital(proposalWords(table, proposal))}, proposal ${number}, can no longer pass: ${why}`);
}

/** Votes that were lost are asked for again. */
export function lostVotes(
  { table: of, proposal: number, seats }: OfProposal & { seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const proposal = theProposal(table, number);
  const { gm } = table.state;
  const players = seats.flatMap((seat) => (seat === gmVoter ? gm : playerAt(table, seat)) ?? []);
  const names = listed(seats.map((seat) => (seat === gmVoter ? 'the gamemaster' : seatName(table, seat))));
  return toClub(
    [
      `I can no longer open the votes of ${names} on proposal ${number}, since the club was moved to another machine.`,
      'Please vote again, with the buttons below the proposal or with `/table vote`.',
      `It is counted on ${whenOf(dueOf(view, table, proposal))}.`,
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}
