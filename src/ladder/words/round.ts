import type { APIEmbed } from 'discord-api-types/v10';
import { capital, counted as countOf } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { colours, type Reply, toClub } from '../../house/words/reply.ts';
import { dayOf, momentOf, nameOf, sessionOn, shortDayOf, signed, under } from '../../house/words/text.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { Moved, Round } from '../outcomes.ts';
import { listedUpTo, lossLines } from './decay.ts';
import { playersIn } from './result-line.ts';

const topPlaces = 5;

/** At most so many of one kind are listed, and how many more there are. */
const mostListed = 12;

/** How a session went, and what is still to do. Nobody is pinged, and nobody who was warned is named. */
export function renderRound(round: Round, view: ClubView): Reply {
  return toClub(sessionLines(round), {
    embeds: [
      ...embedOf('The board', boardLines(round, view)),
      ...embedOf('Still to do', openLines(round, view)),
    ],
  });
}

const embedOf = (title: string, lines: readonly string[]): APIEmbed[] =>
  lines.length === 0 ? [] : [{ title, description: lines.join('\n'), color: colours.reading }];

const line = (heading: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${heading} ${listedUpTo(mostListed, words)}.`];

const numbers = (games: readonly GameNumber[]): string[] => games.map((game) => `#${game}`);

const sessionLines = ({ date, games, counted, lapsed, referred, missed = [] }: Round): string[] => [
  `The session of ${dayOf(date)} is closed.`,
  ...missedLines(missed),
  ...(games.length === 0 ? ['No games counted this time. See you at the next one!'] : []),
  ...line(
    `${capital(countOf(games.length, 'game'))} ${games.length === 1 ? 'counts' : 'count'}:`,
    numbers(games),
  ),
  ...line('Counted without an answer, because the opponent was there:', numbers(counted)),
  ...line(`Expired, because a player had not joined${under(['0.12'])}:`, numbers(lapsed)),
  ...line('For a Moderator to decide:', numbers(referred)),
];

const mostMissed = 4;

/** The days without a session since the last one; of a long break only how long it was. */
function missedLines(missed: NonNullable<Round['missed']>): string[] {
  if (missed.length > mostMissed)
    return [`It was the first session after ${countOf(missed.length, 'week')} without one.`];
  const days = missed.map(({ date, cancelled }) => shortDayOf(date) + (cancelled ? ' (cancelled)' : ''));
  return line('There was no session on', days);
}

function boardLines({ board, decayed, warned }: Round, view: ClubView): string[] {
  return [
    ...topLines(board, view),
    ...line(
      'Moved up:',
      moves(board, (row) => row.change > 0 && placesUp(row) > 0, view),
    ),
    ...line(
      'Moved down:',
      moves(board, (row) => row.change < 0 && placesUp(row) < 0, view),
    ),
    ...lossLines(decayed, view),
    ...(warned === 0 ? [] : [warnedLine(warned)]),
  ];
}

/** The first places, a line each: all who share one are named. */
function topLines(board: readonly Moved[], view: ClubView): string[] {
  const ranks = [...new Set(board.map(({ rank }) => rank))].filter((rank) => rank <= topPlaces);
  return ranks.map((rank) => {
    const sharing = board.filter((row) => row.rank === rank);
    const people = sharing.map((row) => `**${nameOf(view, row.person)}**${changeWords(row)}`);
    return `${rank}\\. ${listedUpTo(mostListed, people)}: ${sharing[0]?.score}`;
  });
}

const changeWords = ({ change }: Moved): string => (change === 0 ? '' : ` (${signed(change)})`);

const placesUp = ({ rank, rankBefore }: Pick<Moved, 'rank' | 'rankBefore'>): number => rankBefore - rank;

/** Who went up by points of their own, or down; the furthest first. */
const moves = (board: readonly Moved[], wanted: (row: Moved) => boolean, view: ClubView): string[] =>
  board
    .filter(wanted)
    .sort((one, other) => Math.abs(placesUp(other)) - Math.abs(placesUp(one)))
    .map(({ person, rank, rankBefore }) => `${nameOf(view, person)} ${rankBefore} → ${rank}`);

const warnedLine = (warned: number): string =>
  `${capital(countOf(warned, 'Member'))} ${warned === 1 ? 'was' : 'were'} told that the next session may cost points${under(['II.6'])}.`;

function openLines(round: Round, view: ClubView): string[] {
  const { figures } = view.state;
  const due = round.undeclared.map(
    ({ penalty, declareBy }) => `#${penalty} by ${momentOf(declareBy, figures)}`,
  );
  return [
    ...line(
      `Rematches to play${under(['I.6'])}:`,
      round.rematches.map((game) => `#${game} (${playersIn(view, game)})`),
    ),
    ...line(
      `Monitors to lift or restate${under(['II.10.5'])}:`,
      round.monitors.map((person) => nameOf(view, person)),
    ),
    ...line(`Penalties to announce${under(['III.2.4'])}:`, due),
    ...(round.requests === 0 ? [] : [requestsLine(round.requests)]),
    `The next session is ${sessionOn(round.next, figures)}.`,
  ];
}

const requestsLine = (requests: number): string =>
  `${capital(countOf(requests, 'Member'))} ${requests === 1 ? 'waits' : 'wait'} to be taken off the Leaderboard${under(['II.8'])}.`;
