import { z } from 'zod';
import { inWords } from '../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import { type FieldSamples, listed, plain, say, type Worded, whenOf } from '../../house/words/text.ts';
import { tableRules } from '../rule-sets/named.ts';
import type { RulesSeat, VoteKind } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { seatName } from '../words/table.ts';
import { votesDue } from './count-votes.ts';
import { dueOf, theProposal } from './proposals.ts';
import {
  countedReply,
  lapsedReply,
  lostVotes,
  proposalCard,
  proposalWords,
  proposerWords,
  refusedReply,
  voteReply,
  withdrawnReply,
} from './words.ts';

const table = z.int().positive();
const ofProposal = z.object({ table, proposal: z.int().positive() });
const seats = z.array(z.string());

export const outcomes = {
  'vote-proposed': ofProposal,
  /** Nothing of how: that is opened again for the player alone. */
  'vote-given': ofProposal.extend({ seat: z.string() }),
  'proposal-withdrawn': ofProposal,
  'proposal-refused': ofProposal,
};

export const notices = {
  /** The post below which players vote. */
  'vote-proposed': ofProposal,
  'proposal-withdrawn': ofProposal,
  /** The gamemaster has it not voted on. */
  'proposal-refused': ofProposal,
  /** Those seats, for which it is, are out of the game. */
  'proposal-lapsed': ofProposal.extend({ seats }),
  /** Votes of those seats cannot be opened any more, and are asked for again. */
  'votes-lost': ofProposal.extend({ seats }),
  'vote-counted': ofProposal,
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'vote-proposed': ({ table: of, proposal: number }, { view }) => {
    const table = theTable(view, of);
    const proposal = theProposal(table, number);
    return toAsker([
      `You propose ${proposalWords(table, proposal)}. It is counted on ${whenOf(dueOf(view, table, proposal))}.`,
      'This is no vote yet: vote too, with the buttons below its post.',
    ]);
  },
  'vote-given': voteReply,
  'proposal-withdrawn': ({ proposal }) => toAsker(`Proposal ${proposal} is withdrawn.`),
  'proposal-refused': ({ proposal }) =>
    toAsker(`Nobody votes on proposal ${proposal} any more. The table is told.`),
};

export const noticeWords: NoticeWords<typeof notices> = {
  'vote-proposed': proposalCard,
  'proposal-withdrawn': withdrawnReply,
  'proposal-refused': refusedReply,
  'proposal-lapsed': lapsedReply,
  'votes-lost': lostVotes,
  'vote-counted': countedReply,
};

const voteNames: Readonly<Record<VoteKind, string>> = {
  draw: 'on a draw',
  concession: 'on a concession',
  end: 'on the end of the game',
  rule: 'on its rules',
};

interface OfSeat {
  table: number;
  seat: string;
}

export const refusals = {
  'not-voted-on': ({ about, kinds }: { about: VoteKind; kinds: VoteKind[] }) =>
    say(
      `The rules of this table let nobody vote ${voteNames[about]}. Players can vote ${listed(
        kinds.map((kind) => voteNames[kind]),
        'or',
      )}.`,
      about === 'rule'
        ? 'Its rules can’t change during a game. If they leave something open, ask the gamemaster for a ruling.'
        : `Choose ${listed(
            kinds.map((kind) => `\`kind:${kind}\``),
            'or',
          )}.`,
    ),
  'seat-is-out': ({ table, seat }: OfSeat, view) =>
    say(
      `${seatName(theTable(view, table), seat)} is out of the game, so it has no vote.`,
      'You can still follow the table in its thread.',
    ),
  'proposal-open': ({ proposal }: { table: number; proposal: number }) =>
    say(
      `Your proposal ${proposal} is still open.`,
      'Withdraw it with `/table vote`, or wait until it is counted.',
    ),
  'too-many-proposals': ({ most }: { table: number; most: number }) =>
    say(
      `Your power has made ${inWords(most)} proposals in this phase, which is the most it can.`,
      'You can propose again in the next phase.',
    ),
  'proposal-closed': ({ proposal }: { table: number; proposal: number }) =>
    say(
      `Proposal ${proposal} is no longer open.`,
      'The table’s thread says what became of it. You can propose it again with `/table propose`.',
    ),
  'not-the-proposer': ({ table, proposal }: { table: number; proposal: number }, view) => {
    const of = theTable(view, table);
    return say(
      `Only ${proposerWords(of, theProposal(of, proposal))} can withdraw proposal ${proposal}.`,
      'Vote no if you are against it.',
    );
  },
  'no-abstention': (_: { table: number; proposal: number }) =>
    say('Nobody can abstain from this vote.', 'Vote yes or no. If you say nothing, that counts as a no.'),
  'proposal-stands': ({ proposal }: { table: number; proposal: number }) =>
    say(
      `By the rules of this table, proposal ${proposal} is voted on.`,
      'The player who made it can withdraw it. See the rule with `/table rules`.',
    ),
} satisfies Worded;

interface Unread {
  text: string;
  seats: readonly RulesSeat[];
}

export const problems = {
  'no-such-proposal': ({ text }: { text: string }) =>
    say(`There is no proposal “${plain(text, 60)}” at this table.`, 'Choose one from the list as you type.'),
  'members-unread': ({ text, seats }: Unread) =>
    say(
      `I can’t read “${plain(text, 60)}” as a list of powers that are still in the game.`,
      `Write them like this: “${seats
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', ')}”.`,
    ),
  'members-missing': say(
    'A concession is to one power, and I don’t know which.',
    'Write its name in `members`.',
  ),
  'members-not-needed': ({ about }: { about: VoteKind }) =>
    say(`A vote ${voteNames[about]} is for everybody.`, 'Leave `members` out.'),
  'change-unread': ({ text, names }: { text: string; names: string[] }) =>
    say(
      text === ''
        ? 'I don’t know which rule you want to change.'
        : `I can’t read “${plain(text, 60)}” as a change of a rule.`,
      names.length === 0
        ? 'These rules leave nothing open that a vote could change.'
        : `Write in \`figures\` what it is to be, such as \`${names[0]}=…\`: choose from the list as you type.`,
    ),
  'no-change': ({ text }: { text: string }) =>
    say(`“${plain(text, 60)}” is the rule already.`, 'Choose something else from the list as you type.'),
  'draw-of-one': say(
    'A draw or an end is shared by two powers or more.',
    'Name more of them in `members`, or choose `concession`.',
  ),
  'concession-to-nobody': ({ table, seat }: OfSeat, view) =>
    say(
      `Nobody plays ${seatName(theTable(view, table), seat)} now.`,
      'Choose a power that has a player, or wait for a replacement.',
    ),
} satisfies Worded;

export const outcomeSamples = {
  'vote-proposed': [{ table: 2, proposal: 1 }],
  'vote-given': [{ table: 2, proposal: 1, seat: 'AUS' }],
  'proposal-withdrawn': [{ table: 2, proposal: 1 }],
  'proposal-refused': [{ table: 2, proposal: 1 }],
};

const ofSeats = [
  { table: 2, proposal: 1, seats: ['FRA'] },
  { table: 2, proposal: 2, seats: ['FRA', 'TUR'] },
];
const samples = [
  { table: 2, proposal: 1 },
  { table: 2, proposal: 2 },
];

export const noticeSamples = {
  'vote-proposed': samples,
  'proposal-withdrawn': samples,
  'proposal-refused': samples,
  'proposal-lapsed': ofSeats,
  'votes-lost': ofSeats,
  'vote-counted': [...samples, { table: 2, proposal: 3 }],
};

const once = [{}];
const kinds: readonly { about: VoteKind }[] = [
  { about: 'draw' },
  { about: 'concession' },
  { about: 'end' },
  { about: 'rule' },
];

export const refusalSamples: FieldSamples<typeof refusals> = {
  'not-voted-on': [
    ...kinds.slice(2).map((kind) => ({ ...kind, kinds: ['draw' as const, 'concession' as const] })),
    { about: 'draw', kinds: ['concession', 'end', 'rule'] },
  ],
  'seat-is-out': [{ table: 2, seat: 'AUS' }],
  'proposal-open': [{ table: 2, proposal: 1 }],
  'too-many-proposals': [{ table: 2, most: 2 }],
  'proposal-closed': [{ table: 2, proposal: 1 }],
  'not-the-proposer': [{ table: 2, proposal: 1 }],
  'no-abstention': [{ table: 2, proposal: 1 }],
  'proposal-stands': [{ table: 2, proposal: 1 }],
};

export const problemSamples: FieldSamples<typeof problems> = {
  'no-such-proposal': [{ text: '9' }],
  'members-unread': [{ text: 'Frogland', seats: tableRules.club.seats }],
  'members-missing': once,
  'members-not-needed': kinds.slice(3),
  'change-unread': [
    { text: '', names: ['press'] },
    { text: 'music=loud', names: [] },
  ],
  'no-change': [{ text: 'press=A' }],
  'draw-of-one': once,
  'concession-to-nobody': [{ table: 2, seat: 'AUS' }],
};

export const due = [votesDue];
