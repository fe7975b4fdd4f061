import { capital, counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { differenceText } from '../../../house/words/difference.ts';
import {
  button,
  colours,
  type Rendered,
  type Reply,
  row,
  type Scene,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import { accountsOf, calling, citing, cut, listed, paragraphs, plain } from '../../../house/words/text.ts';
import { citeOn, citePoint } from '../../rule-sets/rule-set.ts';
import { type Table, theTable } from '../../table.ts';
import { isTakenDown, takenDownWords } from '../../taken-down/words.ts';
import { playerAt, votePlace } from '../../votes/proposals.ts';
import { seatNames } from '../../words/people.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { repealed } from '../amendments.ts';
import type { RegulationProposal } from '../book.ts';
import { contestantsOf } from '../contestants.ts';
import { votersOn } from '../count.ts';
import { theRegulation } from '../live.ts';
import type { RegulationPlanned } from '../propose.ts';
import { textBefore } from '../texts.ts';

export interface OfRegulation {
  table: number;
  proposal: number;
}

type Change = Pick<RegulationProposal, 'point' | 'text'>;

/** What a change does, in a few words: `change BT16`, `add a regulation`. */
export const changeWords = ({ rules }: Pick<Table, 'rules'>, { point, text }: Change): string => {
  if (point === null) return 'add a regulation';
  return `${text === null ? 'repeal' : 'change'} ${citePoint(rules, point)}`;
};

/** `Proposal 2: change BT16` */
export const regulationTitle = (table: Table, proposal: RegulationProposal): string =>
  `Proposal ${proposal.number}: ${changeWords(table, proposal)}`;

const room = 2_600;

/** What a text says, with what is gone struck out and what is new in bold where it said something before. */
export function textWords(before: string | null, text: string | null): string {
  if (before !== null) return differenceText(before, text ?? repealed, room).text;
  return cut(paragraphs(text ?? repealed), room);
}

/** The figures that a change names, in a line. */
export function figuresLine(
  table: Table,
  { point, figures }: Pick<RegulationProposal, 'point' | 'figures'>,
): string {
  if (figures === 'same') return 'For the bot nothing changes.';
  if (figures !== null) return `For the bot: \`${figures}\`.`;
  return point === null || !isBound(table, point)
    ? 'The bot does nothing by itself for it.'
    : `It doesn’t say what it means for the bot. Once enacted, the next turn waits until the Judge has said so${citing([citeOn(table.rules, 'proposals')])}.`;
}

const isBound = ({ rules }: Table, point: string): boolean =>
  rules.game === 'diplomacy' &&
  Object.values(rules.live?.figures ?? {}).some((figure) => figure.point === point);

/** How many have to vote for a proposal, in words; that it can't pass where they are too few. */
export function neededWords(table: Table, { seat }: Pick<RegulationProposal, 'seat'>): string {
  const contestants = contestantsOf(table).length;
  const voters = votersOn(table, { seat }).length;
  const needed = Math.floor(contestants / 2) + 1;
  const all = `With ${counted(contestants, 'contestant')}`;
  if (voters < needed)
    return `${all} it takes ${counted(needed, 'vote')}, and ${voters === 0 ? 'nobody else' : 'only one other'} can vote. So no proposal can pass now.`;
  return `${all}, it is enacted as soon as ${needed === voters ? `all ${needed} others say` : `${needed} of the other ${voters} say`} yes.`;
}

/** The buttons by which a contestant votes. */
export const voteButtons = ({ number: table }: Table, { number }: RegulationProposal) => [
  button('Yes', 'table-vote', [table, number, 'yes'], 'success'),
  button('No', 'table-vote', [table, number, 'no'], 'danger'),
  button('Take my vote back', 'table-vote', [table, number, 'withdraw']),
];

/** What became of a proposal on which nobody can vote any more; `open` is one that the game ended before. */
export const fates = {
  open: 'The game ended before it had enough votes.',
  enacted: 'It was enacted.',
  withdrawn: 'It was withdrawn.',
} as const;

/** The post below which contestants vote: what would change, who votes, and what it takes. */
export async function regulationCard(
  { table: of, proposal: number }: OfRegulation,
  scene: Scene,
): Promise<Reply> {
  const table = theTable(scene.view, of);
  const proposal = theRegulation(table, number);
  const isDown = isTakenDown(table, proposal.seq);
  const comment = isDown ? null : await scene.textIn(of, proposal.seq, 'reason');
  const isOpen = table.state.status === 'playing' && proposal.fate === 'open';
  const voters = votersOn(table, proposal);
  const players = voters.flatMap((seat) => playerAt(table, seat) ?? []);
  const description = [
    ...(isOpen ? [] : [`**${fates[proposal.fate]}**`]),
    isDown ? takenDownWords : textWords(textBefore(table, proposal), proposal.text),
    ...(comment === null ? [] : [`> ${plain(comment, 1000)}`]),
    figuresLine(table, proposal),
    ...(isOpen
      ? [
          `Proposed by ${seatName(table, proposal.seat)}. Voters: ${seatNames(table, voters)}.`,
          `${neededWords(table, proposal)} Nobody sees your vote, and you can change it or take it back until then${citing([citeOn(table.rules, 'votes')])}.`,
        ]
      : [`Proposed by ${seatName(table, proposal.seat)}.`]),
  ].join('\n');
  const embeds = [
    {
      title: regulationTitle(table, proposal),
      color: isOpen ? colours.waiting : colours.reading,
      description,
    },
  ];
  return isOpen
    ? toClub([`**${tableTitle(table)}**: please vote.`, ...calling(scene.view, players)], {
        embeds,
        components: [row(...voteButtons(table, proposal))],
        pings: accountsOf(scene.view, players),
      })
    : toClub(`**${tableTitle(table)}**: this vote is over.`, { embeds });
}

export function proposedReply({ table: of, proposal: number }: OfRegulation, { view }: Scene): Rendered {
  const table = theTable(view, of);
  const proposal = theRegulation(table, number);
  return toAsker([
    `You propose to ${changeWords(table, proposal)}. This is proposal ${number}, and the table is told.`,
    neededWords(table, proposal),
    `You don’t vote on it yourself. \`/table vote proposal:${number} choice:withdraw\` takes it back.`,
  ]);
}

/** What a contestant has voted, for them alone, with its receipt. */
export function regulationVoteReply(
  { table: of, proposal: number, seat }: OfRegulation & { seat: string },
  { view }: Scene,
): Rendered {
  const table = theTable(view, of);
  const proposal = theRegulation(table, number);
  const name = seatName(table, seat);
  const given = proposal.votes.get(seat);
  if (proposal.fate !== 'open')
    return toAsker(
      `Your vote for ${name} on proposal ${number} was taken. The thread says what became of it.`,
    );
  const words = given === undefined ? 'none' : view.secrets.open(votePlace(of, number, seat), given)?.words;
  return {
    ...toAsker(
      [
        words === 'none'
          ? `${name} has no vote on proposal ${number} now.`
          : `${name} votes **${words ?? 'as you said'}** on proposal ${number}, to ${changeWords(table, proposal)}.`,
        'Nobody else sees this. You can change it until the proposal is enacted or withdrawn.',
        given !== undefined && `-# Receipt: ${given.digest}`,
      ],
      { components: [row(...voteButtons(table, proposal))] },
    ),
    inPlace: true,
  };
}

export function withdrawnNews(
  { table: of, proposal: number }: OfRegulation,
  { view }: { view: ClubView },
): Reply {
  const table = theTable(view, of);
  const proposal = theRegulation(table, number);
  return toClub(
    `${seatName(table, proposal.seat)} withdraws proposal ${number}, to ${changeWords(table, proposal)}. Nobody votes on it any more.`,
  );
}

/** Votes that were lost are asked for again. */
export function lostVotesNews(
  { table: of, proposal: number, seats }: OfRegulation & { seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, of);
  const players = seats.flatMap((seat) => playerAt(table, seat) ?? []);
  return toClub(
    [
      `I can no longer open the votes of ${seatNames(table, seats)} on proposal ${number}, since the club was moved to another machine.`,
      'Please vote again, with the buttons below the proposal or with `/table vote`.',
      ...calling(view, players),
    ],
    { pings: accountsOf(view, players) },
  );
}

/** What a change would come to, before it is proposed or made. */
export function regulationQuestion(planned: RegulationPlanned): Reply {
  const { table, proposer, before, text, figures, unnamed } = planned;
  const change = { point: before?.id ?? null, text, figures };
  const isGm = proposer.as === 'gm';
  return toAsker(
    [
      `${tableTitle(table)}: ${isGm ? '' : 'propose to '}${changeWords(table, change)}?`,
      isGm &&
        `You do this as the gamemaster, so that no custom or rule is broken. It counts at once, and everybody is told so${citing([citeOn(table.rules, 'amending')])}.`,
      unnamed.length > 0 &&
        `It names no figures, and the bot goes by ${listed(unnamed)} there. The next turn will wait until the Judge has said what it means. To avoid that, name figures, or \`same\` if none changes.`,
    ],
    {
      embeds: [
        {
          title: capital(changeWords(table, change)),
          color: colours.waiting,
          description: [textWords(before?.text ?? null, text), figuresLine(table, change)].join('\n'),
        },
      ],
    },
  );
}
