import type { Colour } from '../../../../terms/games/moves.ts';
import type { MoveProblem } from '../../../../terms/games/online.ts';
import { capital, counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { listed, nameOf, plain, say, type Worded, type Wording } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import type { OnlineGame } from '../../book/online.ts';
import { under } from './chess.ts';

interface OfOnline {
  online: number;
}

const again = 'To play somebody, use `/online challenge`.';

/** Why something cannot be done with an online game (Act I.9). */
export const onlineRefusals = {
  'online-full': ({ limit }: { limit: number; online: number }) => ({
    wrong: `${limit === 1 ? 'An online game is' : capital(`${counted(limit, 'online game')} are`)} going on already, and that is the most the club allows at once.`,
    remedy: 'Wait until one is over. `/online board` shows the games.',
  }),
  'played-online-today': ({ person, limit }: { person: PersonNumber; limit: number }, view) => ({
    wrong: `${nameOf(view, person)} has played ${counted(limit, 'online game')} today. That is the most for one day.`,
    remedy: 'Try again tomorrow.',
  }),
  /** `online` is the game they play, or the challenge of theirs that is open. */
  'busy-online': ({ person, playing }: { person: PersonNumber; online: number; playing: boolean }, view) => ({
    wrong: `${nameOf(view, person)} ${playing ? 'is playing an online game' : 'has a challenge open'} already.`,
    remedy: playing
      ? 'Wait until that game is over.'
      : 'Wait for an answer, or press **Withdraw** below the challenge.',
  }),
  'consent-needed': {
    wrong: 'Before your first online game, you have to agree to what I record.',
    remedy: 'Use the command or the button again, then press **Confirm**.',
  },
  'clock-needed': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `${nameOf(view, person)} has to play with a clock.`,
    remedy: 'Add `minutes_per_move` to your challenge. I then time each move.',
  }),
  'must-join': ({ name }: { name: string }) => ({
    wrong: `${plain(name, 32)} is not on the Leaderboard, and every online game counts.`,
    remedy: 'Anyone can join with `/join`.',
  }),
  'challenge-over': ({ status }: OfOnline & { status: OnlineGame['status'] }) =>
    say(`That challenge is no longer open: it ${statuses[status]}.`, again),
  'not-challenged': ({ person }: OfOnline & { person: PersonNumber }, view) =>
    say(`Only ${nameOf(view, person)} can answer this challenge.`, again),
  'no-online-game': say('I don’t know which online game you mean. You are not playing one.', again),
  'online-over': ({ online }: OfOnline) => ({
    wrong: `Online game ${online} is over.`,
    remedy: 'See its result with `/game history`.',
  }),
  'not-an-online-player': (_: OfOnline) =>
    say('You are not playing this game.', 'You are welcome to watch it.'),
  'not-to-move': ({ online, colour }: OfOnline & { colour: Colour }, view) => ({
    wrong: `It is not your turn: ${colour === 'white' ? 'White' : 'Black'} (${moverIn(online, colour, view)}) is to move.`,
    remedy: 'Wait for their move.',
  }),
  'no-castling': say('Nobody can castle in this online game.', 'Choose another move.'),
  'draw-offered-already': (_: OfOnline) => ({
    wrong: 'You have offered a draw already.',
    remedy: 'Wait for the answer. If it is no, you can offer again after the next move.',
  }),
  'no-draw-offered': (_: OfOnline) =>
    say('Nobody has offered you a draw.', 'Offer one yourself with `/online draw`.'),
} satisfies Worded;

const statuses = {
  challenged: 'is waiting for an answer',
  declined: 'was declined or withdrawn',
  lapsed: 'was not answered in time',
  playing: 'was accepted',
  over: 'was accepted, and the game is over',
  voided: 'was accepted, and the game was cancelled',
} as const;

function moverIn(online: number, colour: Colour, view: ClubView): string {
  const game = view.state.onlineGames[online];
  return game === undefined ? '' : nameOf(view, game[colour]);
}

interface InvalidMove {
  text: string;
  detail: Exclude<MoveProblem, { code: 'no-castling' }>;
}

/** A move that the laws of chess do not have, or that is not said plainly enough (Act I.1). */
export const onlineProblems = {
  move: (invalid: InvalidMove) => under('I.1', wordMove(invalid)),
} satisfies Worded;

function wordMove({ text, detail }: InvalidMove): Wording {
  const typed = `“${plain(text, 20)}”`;
  switch (detail.code) {
    case 'not-a-move':
      return say(
        `${typed} is not a move I can read.`,
        'Write it like `e4`, `Nf3`, `exd5`, `e2e4` or `e8=Q`, or choose one from the list as you type.',
      );
    case 'not-legal':
      return say(
        `${typed} is not a legal move now.`,
        'Choose one from the list as you type, or look at `/online board`.',
      );
    case 'several-moves':
      return say(
        `${typed} could be ${listed(
          detail.moves.map((move) => `\`${move}\``),
          'or',
        )}.`,
        'Write which one you mean.',
      );
    default:
      return detail satisfies never;
  }
}
