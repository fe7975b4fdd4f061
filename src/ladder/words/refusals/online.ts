import type { Colour } from '../../../../terms/games/moves.ts';
import type { MoveProblem } from '../../../../terms/games/online.ts';
import { counted } from '../../../../terms/words.ts';
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
    wrong: `${limit === 1 ? 'An online game is' : `${counted(limit, 'online game')} are`} going on already, and the club plays no more at a time.`,
    remedy: 'Wait until it is over; `/online board` shows how it stands.',
  }),
  'played-online-today': ({ person, limit }: { person: PersonNumber; limit: number }, view) => ({
    wrong: `${nameOf(view, person)} has played ${counted(limit, 'online game')} today, and that is all for a day.`,
    remedy: 'Try again tomorrow.',
  }),
  /** `online` is the game they play, or the challenge of theirs that is open. */
  'busy-online': ({ person, playing }: { person: PersonNumber; online: number; playing: boolean }, view) => ({
    wrong: `${nameOf(view, person)} ${playing ? 'is playing an online game' : 'has a challenge open'} already.`,
    remedy: playing
      ? 'Wait until that game is over.'
      : 'Wait for its answer, or press **Withdraw** below it.',
  }),
  'consent-needed': {
    wrong: 'Before your first online game you have to agree to what is recorded of it.',
    remedy: 'Give the command again, or press the button again, and confirm it.',
  },
  'clock-needed': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `${nameOf(view, person)} has to play with a clock.`,
    remedy: 'Challenge with `minutes_per_move`: then I keep the time for each move.',
  }),
  'must-join': ({ name }: { name: string }) => ({
    wrong: `${plain(name, 32)} is not on the Leaderboard, and an online game always counts.`,
    remedy: 'Anybody can join with `/join`.',
  }),
  'challenge-over': ({ status }: OfOnline & { status: OnlineGame['status'] }) =>
    say(`That challenge is open no longer: it ${statuses[status]}.`, again),
  'not-challenged': ({ person }: OfOnline & { person: PersonNumber }, view) =>
    say(`Only ${nameOf(view, person)} can answer this challenge.`, again),
  'no-online-game': say('I do not see which online game you mean: you are not playing one.', again),
  'online-over': ({ online }: OfOnline) => ({
    wrong: `Online game ${online} is not going on any more.`,
    remedy: 'Once it is entered it is a game like any other: see `/game history`.',
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
    remedy: 'Wait for the answer; after a no you can offer again once a move was made.',
  }),
  'no-draw-offered': (_: OfOnline) =>
    say('No draw is offered to you now.', 'Offer one yourself with `/online draw`.'),
} satisfies Worded;

const statuses = {
  challenged: 'waits',
  declined: 'was declined or taken back',
  lapsed: 'was not answered in time',
  playing: 'was taken up',
  over: 'was taken up, and the game is over',
  voided: 'was taken up, and the game was voided',
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
