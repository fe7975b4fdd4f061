import {
  type Day,
  dayAfter,
  dayOf,
  endOfDay,
  figuresNow,
  type Game,
  inEffect,
  initialFigures,
  instantAt,
  isVoidDay,
  openProposal,
  playersOn,
  startOfDay,
  weekdayOf,
} from '../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../house/ports.ts';
import { citing, listed, plain, whenOf } from '../../house/words/text.ts';
import type { Table } from '../table.ts';
import type { GameWords } from '../words/game-words.ts';
import { loadedRules } from './book.ts';
import { withNames } from './names.ts';
import { nomicDays } from './seats.ts';
import { playerName } from './words/people.ts';

/** The next day from that one on that is somebody’s, and whose it is; null where none is. */
function nextTurn(game: Game, from: Day): { day: Day; seats: readonly string[] } | null {
  for (let far = 0; far < 7; far++) {
    const day = dayAfter(from, far);
    const seats = isVoidDay(game, day) ? [] : playersOn(game, day);
    if (seats.length > 0) return { day, seats };
  }
  return null;
}

/** Whose turn it is, and until when; or whose is next. */
function turnWords(view: ClubView, table: Table, game: Game): string | null {
  const turn = nextTurn(game, game.day);
  if (turn === null) return null;
  const names = listed(turn.seats.map((seat) => playerName(view, table, seat)));
  if (turn.day > game.day) return `${names} is next, on ${whenOf(startOfDay(turn.day))}`;
  const number = openProposal(game)?.number ?? null;
  const what = number === null ? 'turn' : `proposal ${number}`;
  return `${names}’s ${what}, until ${whenOf(endOfDay(turn.day))}`;
}

/** The first day on which somebody can propose in a game that begins at that moment. */
function firstDay(now: number): string {
  const { hour } = initialFigures(nomicDays);
  const today = dayOf(now);
  const from = now < instantAt(today, hour) ? today : dayAfter(today, 1);
  const days: string[] = nomicDays.map(({ day }) => day);
  const turn = [0, 1, 2].map((far) => weekdayOf(dayAfter(from, far))).find((day) => days.includes(day));
  return turn ?? 'Monday';
}

const points = (game: Game, seat: string): string => {
  const total = game.totals.get(seat) ?? 0;
  return total === 1 ? '1 point' : `${total} points`;
};

const orders = 'Days begin and end by themselves, in UK time.';

/** What Nomic has the words of all tables say. */
export const nomicWords: GameWords = {
  opening({ state: { nomicRules } }) {
    if (nomicRules === null) return [];
    const rules = inEffect(loadedRules(nomicRules)).length;
    return [`It is played by the rules of a file: it begins with ${rules} of them.`];
  },
  stands: (view, table) =>
    table.state.nomic === null || table.state.status !== 'playing'
      ? null
      : turnWords(view, table, table.state.nomic.game),
  seatStands: ({ state: { nomic } }, seat) => (nomic === null ? [] : [points(nomic.game, seat)]),
  won(view, table) {
    const over = table.state.nomic?.game.over ?? null;
    if (over === null) return null;
    const why = withNames(over.why, (seat) => playerName(view, table, seat));
    return `${plain(why, 500)} The game is over${citing(over.rules.map((rule) => `Nomic ${rule}`))}.`;
  },
  first: (_, __, now) => `the first turn is on ${firstDay(now)}`,
  howToPlay(view, table) {
    const { nomic } = table.state;
    if (nomic === null) return { lines: [], components: [] };
    const { hour, winning } = figuresNow(nomic.game).values;
    const turn = turnWords(view, table, nomic.game);
    const lines = [
      `**How to play**: on your day, before ${hour} in the United Kingdom, propose a change of the rules with \`/nomic propose\`. Everybody votes on it until midnight there.`,
      ...(winning === null ? [] : [`The first to reach ${winning} points wins.`]),
      `\`/nomic rules\` shows the rules, \`/nomic status\` whose turn it is.${turn === null ? '' : ` Now: ${turn}.`}`,
    ];
    return { lines, components: [] };
  },
  howToPlaySeat(_, { state: { nomic } }, seat) {
    const mine =
      nomic?.game.figures.players.flatMap(({ player, day }) => (player === seat ? [day] : [])) ?? [];
    return {
      lines: [
        `Each ${listed(mine)} is your turn: propose a change of the rules with \`/nomic propose\`. On the other days, vote with \`/nomic vote\`.`,
        '`/nomic rules` shows the rules, `/nomic status` whose turn it is.',
      ],
      components: [],
    };
  },
  takenOver:
    'Use `/nomic status` on the server to see whose turn it is, and `/nomic rules` to read the rules.',
  handedOver: () => 'Points, votes and Judgements stay with the day.',
  untilTaken: 'nothing is proposed on its turn, and it casts no vote',
  otherRules: 'The rules of the game itself, which its players change: `/nomic rules`.',
  page: 'Rules and history',
  status: '/nomic status',
  instead: {
    extension: {
      wrong: `Nomic has no deadlines to extend. ${orders}`,
      remedy: 'Nobody has to propose on their day: the turn just passes on.',
    },
    absence: {
      wrong: `Nomic waits for nobody. ${orders}`,
      remedy: 'Use `/table replace` to ask somebody to play your day while you are away.',
    },
    press: {
      wrong: 'Nomic has no press.',
      remedy: 'Write in the table’s own thread, or talk in private with `/table talk`.',
    },
    vote: {
      wrong: 'Players of Nomic vote on changes of its rules, and on nothing else.',
      remedy: 'Use `/nomic propose` and `/nomic vote`. To give up, use `/nomic forfeit`.',
    },
    return: {
      wrong: 'Nomic has no phases to go back to.',
      remedy: 'Use `/table correct` to undo something that was recorded by mistake.',
    },
  },
};
