import { z } from 'zod';
import { counted } from '../../../terms/words.ts';
import { type NoticeWords, type OutcomeWords, toAsker } from '../../house/words/reply.ts';
import {
  type FieldSamples,
  listed,
  nameOf,
  plain,
  say,
  type Worded,
  type Wording,
} from '../../house/words/text.ts';
import { instant, type PersonNumber } from '../../ledger/fields.ts';
import { endPhase } from '../diplomacy/end-phase.ts';
import { citePoint } from '../rule-sets/rule-set.ts';
import { theTable } from '../table.ts';
import { seatNames } from '../words/people.ts';
import { endsDue } from './announce-end.ts';
import { tournamentEnds } from './book.ts';
import { enactmentsDue, judgesLateDue, lostVotesDue } from './enact.ts';
import { stoppedTurnsDue } from './stop-turn.ts';
import {
  amendedNews,
  amendedReply,
  enactedNews,
  judgeLateNews,
  readingNews,
  stoppedNews,
  waitsNews,
} from './words/enacted.ts';
import {
  badgesNews,
  concludedNews,
  decidedNews,
  endNews,
  endReply,
  helpNews,
  helpReply,
} from './words/end.ts';
import {
  lostVotesNews,
  proposedReply,
  regulationCard,
  regulationVoteReply,
  withdrawnNews,
} from './words/proposals.ts';

const number = z.int().positive();
const table = number;
const seats = z.array(z.string());
const ofRegulation = z.object({ table, proposal: number });
const ofEntry = z.object({ table, entry: number });
const ofPoint = z.object({ table, point: z.string() });
/** `off`: it was called off. */
const end = z.object({ table, how: z.enum(tournamentEnds), seats, due: instant, off: z.boolean() });

export const outcomes = {
  'regulation-proposed': ofRegulation,
  /** Nothing of how: that is opened again for the player alone. */
  'regulation-voted': ofRegulation.extend({ seat: z.string() }),
  'regulation-withdrawn': ofRegulation,
  /** The gamemaster changed one. */
  'regulation-amended': ofEntry,
  'end-announced': end,
  'help-announced': ofEntry,
};

export const pressing = {
  /** The Judge is told of a regulation, and asked which figures it means. */
  'regulation-waits': ofPoint,
  /** Orders were due, and wait for the Judge. */
  'turn-stopped': z.object({ table, phase: z.string(), points: seats }),
  /** The Judge is told that the win is to be announced. */
  'win-decided': z.object({ table }),
  /** The Judge is reminded of the badges. */
  'badges-due': z.object({ table }),
};

export const notices = {
  ...pressing,
  /** The post below which contestants vote. */
  'regulation-proposed': ofRegulation,
  'regulation-withdrawn': ofRegulation,
  /** Votes of those seats cannot be opened any more, and are asked for again. */
  'regulation-votes-lost': ofRegulation.extend({ seats }),
  /** By the entries that say so. */
  'regulation-enacted': ofEntry,
  'regulation-amended': ofEntry,
  /** By a ruling the Judge has said what a regulation means for the bot. */
  'figures-read': z.object({ table, ruling: number }),
  'judge-late': ofPoint,
  'end-announced': end,
  'tournament-concluded': ofEntry,
  'help-announced': ofEntry,
};

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'regulation-proposed': proposedReply,
  'regulation-voted': regulationVoteReply,
  'regulation-withdrawn': ({ proposal }) => toAsker(`Proposal ${proposal} is withdrawn.`),
  'regulation-amended': amendedReply,
  'end-announced': endReply,
  'help-announced': helpReply,
};

export const noticeWords: NoticeWords<typeof notices> = {
  'regulation-waits': waitsNews,
  'turn-stopped': stoppedNews,
  'win-decided': decidedNews,
  'badges-due': badgesNews,
  'regulation-proposed': regulationCard,
  'regulation-withdrawn': withdrawnNews,
  'regulation-votes-lost': lostVotesNews,
  'regulation-enacted': enactedNews,
  'regulation-amended': amendedNews,
  'figures-read': readingNews,
  'judge-late': judgeLateNews,
  'end-announced': endNews,
  'tournament-concluded': concludedNews,
  'help-announced': helpNews,
};

const typedAgain = (wording: Wording, typed: string): Wording =>
  typed === '' ? wording : { ...wording, typed };

export const refusals = {
  'regulation-fixed': ({ table, point }: { table: number; point: string }, view) =>
    say(
      `${citePoint(theTable(view, table).rules, point)} can’t be changed by a proposal.`,
      'If it breaks a custom or a rule, ask the gamemaster to change it.',
    ),
  'proposed-already': ({ proposal }: { table: number; proposal: number }) =>
    say(
      `You have proposed exactly that already: it is proposal ${proposal}.`,
      'Wait until the others have voted.',
    ),
  'proposer-votes-not': ({ proposal }: { table: number; proposal: number }) =>
    say(
      `You made proposal ${proposal}, so you don’t vote on it.`,
      'Choose *Withdraw* if you don’t want it any more.',
    ),
  'turn-waits': ({ table, waiting }: { table: number; waiting: string[] }, view) => {
    const { rules } = theTable(view, table);
    const names = listed(waiting.map((point) => citePoint(rules, point)));
    return say(
      `The orders of this turn were due, and can’t be changed any more. It waits for the Judge to say what ${names} means for the bot.`,
      'You can give orders again once it is resolved: the table’s thread says when.',
    );
  },
  'game-decided': (_: { table: number }) =>
    say(
      'The game is decided, so there is nothing to order any more.',
      'Wait for the Judge to announce the win.',
    ),
  'end-ahead': (_: { table: number }) =>
    say(
      'Another end of this tournament is announced already.',
      'Call that off first: give the same command again by which you announced it.',
    ),
  'not-decided': ({ table, left }: { table: number; left: string[] }, view) =>
    say(
      `${seatNames(theTable(view, table), left)} are all still contestants.`,
      'You can announce a win once one of them is left.',
    ),
  'not-still': ({ still, years }: { table: number; still: number; years: number }) =>
    say(
      still === 0
        ? 'A province changed hands in the last year of the game.'
        : `No province has changed hands for ${counted(still, 'year')} of the game, and it takes ${counted(years, 'year')}.`,
      'Let the game go on. The players can also change the regulations.',
    ),
  'entry-over': ({ table, days }: { table: number; days: number }) =>
    say(
      `Table ${table} could be joined for ${counted(days, 'day')}, which are over.`,
      'Ask the gamemaster: they can let people in.',
    ),
  'helper-plays': ({ person, table }: { table: number; person: PersonNumber }, view) =>
    say(
      `${nameOf(view, person)} plays at table ${table}, or has an office there, so they can’t help anybody.`,
      'Choose somebody who has no part in it.',
    ),
} satisfies Worded;

export const problems = {
  'no-regulation': ({ text }: { text: string }) =>
    say(
      `There is no regulation “${plain(text, 60)}” at this table.`,
      'Choose one from the list as you type, or leave `point` out for a new one.',
    ),
  'regulation-changed': ({ typed }: { typed: string }) =>
    typedAgain(
      say(
        'That regulation has changed since you opened the form.',
        'Nothing was proposed. Use `/table propose kind:rule` again: it shows the regulation as it is now.',
      ),
      typed,
    ),
  'regulation-unchanged': ({ typed }: { typed: string }) =>
    typedAgain(
      say('The regulation says that already.', 'Change its text, or name figures. Nothing was proposed.'),
      typed,
    ),
  'regulation-figures': ({ why, typed }: { table: number; why: string; typed: string }) =>
    typedAgain(
      say(
        `I can’t read the figures. ${plain(why, 600)}`,
        'Write them as `victory=20, 4.A.2=d`, or `same` if none changes. Nothing was done.',
      ),
      typed,
    ),
  'figures-unused': ({ table }: { table: number }) =>
    say(
      `The players don’t change the rules of table ${table}, so no figures are needed.`,
      'Leave `figures` out.',
    ),
  'figures-of-what': ({ typed }: { typed: string }) =>
    typedAgain(
      say('I don’t know which regulation those figures are for.', 'Choose it in `point`. Nothing was ruled.'),
      typed,
    ),
  'winners-missing': say('Nobody is left who could have won.', 'Name the winners in `members`.'),
} satisfies Worded;

export const due = [enactmentsDue, lostVotesDue, judgesLateDue, stoppedTurnsDue(endPhase), endsDue];

/** Table 7 of the samples is a Birthday Tournament, and table 8 one that is over. */
const at = { table: 7 };
const ends = [
  { ...at, how: 'win', seats: ['FRA'], due: 1_764_590_400_000 },
  { ...at, how: 'draw', seats: ['FRA', 'TUR'], due: 1_764_590_400_000 },
] as const;
const endSamples = ends.flatMap((each) =>
  [true, false].map((off) => ({ ...each, seats: [...each.seats], off })),
);
const proposals = [1, 2, 3, 4].map((proposal) => ({ ...at, proposal }));
const entries = (...all: readonly number[]) => all.map((entry) => ({ ...at, entry }));

export const outcomeSamples = {
  'regulation-proposed': proposals,
  'regulation-voted': proposals.map((each) => ({ ...each, seat: 'TUR' })),
  'regulation-withdrawn': proposals.slice(0, 1),
  'regulation-amended': entries(1, 17),
  'end-announced': endSamples,
  'help-announced': entries(1, 20),
};

export const noticeSamples = {
  'regulation-waits': [{ ...at, point: '16' }],
  'turn-stopped': [
    { ...at, phase: 'S1901M', points: ['16'] },
    { ...at, phase: 'S1901M', points: ['15', '16'] },
  ],
  'win-decided': [at],
  'badges-due': [at],
  'regulation-proposed': proposals,
  'regulation-withdrawn': proposals.slice(0, 1),
  'regulation-votes-lost': [{ ...at, proposal: 1, seats: ['FRA', 'TUR'] }],
  'regulation-enacted': entries(1, 12, 16),
  'regulation-amended': entries(1, 17),
  'figures-read': [1, 9].map((ruling) => ({ ...at, ruling })),
  'judge-late': [{ ...at, point: '16' }],
  'end-announced': endSamples,
  'tournament-concluded': [{ table: 8, entry: 10 }, ...entries(1)],
  'help-announced': entries(1, 20),
};

export const refusalSamples: FieldSamples<typeof refusals> = {
  'regulation-fixed': [{ ...at, point: '4' }],
  'proposed-already': [{ ...at, proposal: 1 }],
  'proposer-votes-not': [{ ...at, proposal: 1 }],
  'turn-waits': [{ ...at, waiting: ['16'] }],
  'game-decided': [at],
  'end-ahead': [at],
  'not-decided': [{ ...at, left: ['FRA', 'TUR'] }],
  'not-still': [0, 1, 2].map((still) => ({ ...at, still, years: 3 })),
  'entry-over': [{ ...at, days: 7 }],
  'helper-plays': [{ ...at, person: 1 }],
};

const typed = 'A power that owns 20 centres has won.';

export const problemSamples: FieldSamples<typeof problems> = {
  'no-regulation': [{ text: '99' }],
  'regulation-changed': [{ typed }],
  'regulation-unchanged': [{ typed }],
  'regulation-figures': [{ ...at, why: 'The figure victory can be from 1 to 34.', typed }],
  'figures-unused': [{ table: 2 }],
  'figures-of-what': [{ typed }],
  'winners-missing': [{}],
};
