import { z } from 'zod';
import { capital, counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  directButton,
  type NoticeWords,
  type OutcomeWords,
  row,
  toAsker,
  toClub,
} from '../../../house/words/reply.ts';
import {
  citing,
  type FieldSamples,
  listed,
  mentionOf,
  nameOf,
  say,
  type Worded,
} from '../../../house/words/text.ts';
import { person } from '../../../ledger/fields.ts';
import { citePoint } from '../../rule-sets/rule-set.ts';
import { tableNumbered } from '../../table.ts';
import { formatOf } from '../format.ts';
import { recordOf } from '../standings/record.ts';
import { type Tournament, theTournament } from '../tournament.ts';
import { powerName, titleOf, tournamentTitle } from '../words/names.ts';
import { boardsDue } from './boards-due.ts';
import { plansOf } from './plans.ts';
import { roundTitle } from './round-title.ts';

const ofRound = { tournament: z.int().positive(), round: z.int().positive() };

export const outcomes = {
  'round-seated': z.object(ofRound),
  'round-closed': z.object(ofRound),
  'place-declined': z.object({ ...ofRound, person, declined: z.boolean() }),
};

export const notices = {
  /** A round begins: its boards are opened. */
  'round-seated': z.object(ofRound),
  /** The result of a board is taken down, also again where it was put right. */
  'board-finished': z.object({ ...ofRound, board: z.int().positive() }),
  /** A round is over, and with the last one the tournament. */
  'round-closed': z.object(ofRound),
  /** Somebody goes on to a round, and can say that they do not want to. */
  'place-won': z.object({ ...ofRound, person }),
};

const theRound = ({ state: { rounds } }: Tournament, round: number) =>
  rounds.find(({ number }) => number === round);

export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'round-seated': ({ tournament: number, round }, { view }) => {
    const tournament = theTournament(view, number);
    const { boards = [], breaches = [] } = theRound(tournament, round) ?? {};
    return toAsker([
      `${capital(roundTitle(tournament, round))} begins, with ${counted(boards.length, 'board')}. Everybody is told their seat.`,
      breaches.length === 0
        ? `The seats keep to all that the rules ask for${citing([seatingPoint(tournament)])}.`
        : `The seats could not keep to the rules in ${counted(breaches.length, 'place')}: \`/tournament seating\` lists them${citing([seatingPoint(tournament)])}.`,
    ]);
  },
  'round-closed': ({ tournament: number, round }, { view }) => {
    const tournament = theTournament(view, number);
    return toAsker([
      `${capital(roundTitle(tournament, round))} is closed, and #games is told.`,
      tournament.state.status !== 'over' &&
        'Those who go on are asked whether they play. Then `/tournament round start` begins the next round.',
    ]);
  },
  'place-declined': ({ tournament, declined }, { view }) =>
    toAsker(
      declined
        ? `You don’t play the next round of ${titleOf(view, tournament)}. Somebody else comes in for you.`
        : `You play the next round of ${titleOf(view, tournament)}.`,
    ),
};

const seatingPoint = ({ rules, about }: Tournament): string =>
  citePoint(rules, formatOf(about.rules).points.seating);

export const noticeWords: NoticeWords<typeof notices> = {
  'round-seated': ({ tournament: number, round }, { view }) => {
    const tournament = theTournament(view, number);
    const { boards = [], seed = '' } = theRound(tournament, round) ?? {};
    return toClub([
      `**${tournamentTitle(tournament)}: ${roundTitle(tournament, round)} begins** with ${counted(boards.length, 'board')}${citing([seatingPoint(tournament)])}.`,
      `The lot was \`${seed}\`. The code of the next one: \`${tournament.state.next?.commitment ?? ''}\``,
      'See who sits where with `/tournament seating`.',
    ]);
  },
  'board-finished': ({ tournament: number, round, board }, { view }) => {
    const tournament = theTournament(view, number);
    const found = theRound(tournament, round)?.boards.find((each) => each.board === board);
    const table = found === undefined ? null : tableNumbered(view, found.table);
    return toClub(
      `${tournamentTitle(tournament)}: board ${board} of ${roundTitle(tournament, round)} is over${table === null ? '' : ` (table ${table.number})`}. ${centresLine(tournament, found?.result ?? null)}`,
    );
  },
  'round-closed': ({ tournament: number, round }, { view }) => {
    const tournament = theTournament(view, number);
    return toClub([
      `**${tournamentTitle(tournament)}: ${roundTitle(tournament, round)} is over.**`,
      ...outcomeLines(view, tournament, round),
      'See how it was reckoned with `/tournament standings`.',
    ]);
  },
  'place-won': ({ tournament: number, round }, { view }) => {
    const tournament = theTournament(view, number);
    return toClub(
      [
        `You go on to ${roundTitle(tournament, round)} of ${tournamentTitle(tournament)}.`,
        `If you can’t play it, say so, and somebody else comes in${citing([citePoint(tournament.rules, formatOf(tournament.about.rules).points.declining)])}.`,
      ],
      {
        components: [
          row(
            directButton(view.id, 'I can’t play', 'tournament-decline', [number, 'yes']),
            directButton(view.id, 'I play', 'tournament-decline', [number, 'no'], 'success'),
          ),
        ],
      },
    );
  },
};

/** `France 12, Italy 9 and Turkey 13` */
const centresLine = (
  tournament: Tournament,
  result: { seats: readonly { power: string; centres: readonly number[] }[] } | null,
): string =>
  result === null
    ? ''
    : `Centres: ${listed(result.seats.map(({ power, centres }) => `${powerName(tournament, power)} ${centres.at(-1) ?? 0}`))}.`;

/** Who goes on; after the last round, who has won. */
function outcomeLines(view: ClubView, tournament: Tournament, round: number): string[] {
  const { state, about, rules } = tournament;
  const course = formatOf(about.rules).course(recordOf(state, plansOf(tournament)));
  const next = course.qualifying(round + 1).players;
  if (next.length > 0)
    return [
      `Those who go on: ${listed(next.slice(0, 49).map(({ player }) => nameOf(view, player)))}${next.length > 49 ? ' and others' : ''}${citing([...new Set(next.map(({ point }) => citePoint(rules, point)))])}.`,
    ];
  const [last] = course.standings('players');
  const winner = last?.rows.find(({ place }) => place === 1)?.player ?? null;
  const team = course.standings('teams')[0]?.rows[0]?.team ?? null;
  const name = state.teams.find(({ number }) => number === team)?.name ?? null;
  return [
    ...(winner === null ? [] : [`**${mentionOf(view, winner)} has won the tournament.**`]),
    ...(name === null ? [] : [`The title of the teams goes to ${name}.`]),
  ];
}

type Of = { tournament: number };

export const refusals = {
  'tournament-lot-lost': ({ tournament }: Of, view) =>
    say(
      `The lot of ${titleOf(view, tournament)} can’t be opened: the club was moved to another machine.`,
      'Move the key of the old machine too, as the guide for hosts says.',
    ),
  'round-going-on': ({ tournament: number, round }: Of & { round: number }, view) => {
    const tournament = theTournament(view, number);
    return say(
      `${capital(roundTitle(tournament, round))} is still played.`,
      'Close it first with `/tournament round close`.',
    );
  },
  'too-few-for-round': ({ tournament }: Of, view) =>
    say(
      `Too few people play in ${titleOf(view, tournament)} for another round.`,
      'A round needs seven players for each board.',
    ),
  'no-round-on': ({ tournament }: Of, view) =>
    say(
      `No round of ${titleOf(view, tournament)} is being played.`,
      'Begin one with `/tournament round start`.',
    ),
  'boards-going-on': ({ boards }: Of & { boards: number[] }) =>
    say(
      `${capital(counted(boards.length, 'board'))} of this round ${boards.length === 1 ? 'is' : 'are'} still played: ${listed(boards.slice(0, 20).map(String))}${boards.length > 20 ? ' and others' : ''}.`,
      'Wait until their games are over.',
    ),
  'no-place-won': ({ tournament }: Of, view) =>
    say(
      `You don’t have a place in a next round of ${titleOf(view, tournament)}.`,
      'See who goes on with `/tournament advance`.',
    ),
} satisfies Worded;

export const due = [boardsDue];

const sample = { tournament: 4, round: 1 };

export const outcomeSamples = {
  'round-seated': [sample],
  'round-closed': [sample],
  'place-declined': [true, false].map((declined) => ({ ...sample, round: 2, person: 1, declined })),
};

export const noticeSamples = {
  'round-seated': [sample],
  'board-finished': [{ ...sample, board: 1 }],
  'round-closed': [sample],
  'place-won': [{ ...sample, round: 2, person: 1 }],
};

const of = [{ tournament: 4 }];

export const refusalSamples: FieldSamples<typeof refusals> = {
  'tournament-lot-lost': of,
  'round-going-on': [sample],
  'too-few-for-round': of,
  'no-round-on': of,
  'boards-going-on': [
    { tournament: 4, boards: [1] },
    { tournament: 4, boards: [1, 2] },
  ],
  'no-place-won': of,
};
