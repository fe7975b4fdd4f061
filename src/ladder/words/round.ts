import type { APIEmbed } from 'discord-api-types/v10';
import { counted as countOf } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { colours, type Reply } from '../../house/words/reply.ts';
import { cite, dayOf, momentOf, nameOf, sessionOn, signed } from '../../house/words/text.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { Moved, Round } from '../outcomes.ts';
import { listedUpTo, lossLines } from './decay.ts';
import { playersIn } from './result-line.ts';

const topPlaces = 5;

/** The most that is listed of one kind; of the rest it is said how many there are. */
const mostListed = 12;

/** How a session went, and what the club has before it. Nobody is pinged, and nobody named who was warned. */
export function renderRound(round: Round, view: ClubView): Reply {
  return {
    audience: 'club',
    content: sessionLines(round).join('\n'),
    embeds: [...embedOf('The board', boardLines(round, view)), ...embedOf('Open', openLines(round, view))],
  };
}

const embedOf = (title: string, lines: readonly string[]): APIEmbed[] =>
  lines.length === 0 ? [] : [{ title, description: lines.join('\n'), color: colours.reading }];

const line = (heading: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${heading} ${listedUpTo(mostListed, words)}.`];

const numbers = (games: readonly GameNumber[]): string[] => games.map((game) => `#${game}`);

const sessionLines = ({ date, games, counted, lapsed, referred }: Round): string[] => [
  `The session of ${dayOf(date)} is closed.`,
  ...line(
    `${capital(countOf(games.length, 'game'))} of it ${games.length === 1 ? 'counts' : 'count'}:`,
    numbers(games),
  ),
  ...line('Now counted, since the opponent was there:', numbers(counted)),
  ...line(`Lapsed, since a player had not joined (${cite(['0.12'])}):`, numbers(lapsed)),
  ...line('For a Moderator to decide:', numbers(referred)),
];

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function boardLines({ board, decayed, warned }: Round, view: ClubView): string[] {
  return [
    ...board.slice(0, topPlaces).map((row) => placeLine(row, view)),
    ...line(
      'Rose:',
      moves(board, (places) => places > 0, view),
    ),
    ...line(
      'Fell:',
      moves(board, (places) => places < 0, view),
    ),
    ...lossLines(decayed, view),
    ...(warned === 0 ? [] : [warnedLine(warned)]),
  ];
}

const placeLine = ({ rank, person, score, change }: Moved, view: ClubView): string =>
  `${rank}\\. **${nameOf(view, person)}** ${score} (${signed(change)})`;

const placesUp = ({ rank, rankBefore }: Moved): number => rankBefore - rank;

/** Who went up, or down; the furthest first. */
const moves = (board: readonly Moved[], wanted: (places: number) => boolean, view: ClubView): string[] =>
  board
    .filter((row) => wanted(placesUp(row)))
    .sort((one, other) => Math.abs(placesUp(other)) - Math.abs(placesUp(one)))
    .map(({ person, rank, rankBefore }) => `${nameOf(view, person)} ${rankBefore} → ${rank}`);

const warnedLine = (warned: number): string =>
  `${capital(countOf(warned, 'Member'))} ${warned === 1 ? 'was' : 'were'} told that the next session may cost points (${cite(['II.6'])}).`;

function openLines(round: Round, view: ClubView): string[] {
  const { figures } = view.state;
  const due = round.undeclared.map(
    ({ penalty, declareBy }) => `#${penalty} until ${momentOf(declareBy, figures)}`,
  );
  return [
    ...line(
      `Rematches to play (${cite(['I.6'])}):`,
      round.rematches.map((game) => `#${game} (${playersIn(view, game)})`),
    ),
    ...line(
      `Monitors to lift, or to give a reason for anew (${cite(['II.10.5'])}):`,
      round.monitors.map((person) => nameOf(view, person)),
    ),
    ...line(`Penalties to be declared (${cite(['III.2.4'])}):`, due),
    ...(round.requests === 0 ? [] : [requestsLine(round.requests)]),
    `The next session is ${sessionOn(round.next, figures)}.`,
  ];
}

const requestsLine = (requests: number): string =>
  `${capital(countOf(requests, 'Member'))} ${requests === 1 ? 'waits' : 'wait'} to be taken off the Leaderboard (${cite(['II.8'])}).`;
