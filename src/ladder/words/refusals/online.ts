import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { listed, nameOf, plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import type { InvalidMove, OnlineRefusal } from '../../online/refusals.ts';

/** Why something cannot be done with an online game (Act I.9). */
export function wordOnline(refusal: RefusalOf<OnlineRefusal['code']>, view: ClubView): Wording {
  switch (refusal.code) {
    case 'online-full':
      return say(
        `${refusal.limit === 1 ? 'An online game is' : `${counted(refusal.limit, 'online game')} are`} going on already, and the club plays no more at a time.`,
        'Wait until it is over; `/online board` shows how it stands.',
      );
    case 'played-online-today':
      return say(
        `${nameOf(view, refusal.person)} has played ${counted(refusal.limit, 'online game')} today, and that is all for a day.`,
        'Try again tomorrow.',
      );
    case 'busy-online':
      return say(
        `${nameOf(view, refusal.person)} ${refusal.playing ? 'is playing an online game' : 'has a challenge open'} already.`,
        refusal.playing
          ? 'Wait until that game is over.'
          : 'Wait for its answer, or press **Withdraw** below it.',
      );
    case 'consent-needed':
      return say(
        'Before your first online game you have to agree to what is recorded of it.',
        'Give the command again, or press the button again, and confirm it.',
      );
    case 'clock-needed':
      return say(
        `${nameOf(view, refusal.person)} has to play with a clock.`,
        'Challenge with `minutes_per_move`: then I keep the time for each move.',
      );
    case 'must-join':
      return say(
        `${plain(refusal.name, 32)} is not on the Leaderboard, and an online game always counts.`,
        'Anybody can join with `/join`.',
      );
    case 'challenge-over':
      return say(`That challenge is open no longer: it ${statuses[refusal.status]}.`, again);
    case 'not-challenged':
      return say(`Only ${nameOf(view, refusal.person)} can answer this challenge.`, again);
    default:
      return wordPlay(refusal, view);
  }
}

const again = 'To play somebody, use `/online challenge`.';

const statuses = {
  challenged: 'waits',
  declined: 'was declined or taken back',
  lapsed: 'was not answered in time',
  playing: 'was taken up',
  over: 'was taken up, and the game is over',
  voided: 'was taken up, and the game was voided',
} as const;

type PlayCode = Exclude<
  OnlineRefusal['code'],
  | 'online-full'
  | 'played-online-today'
  | 'busy-online'
  | 'consent-needed'
  | 'clock-needed'
  | 'must-join'
  | 'challenge-over'
  | 'not-challenged'
>;

/** Why not, once the game is going on. */
function wordPlay(refusal: RefusalOf<PlayCode>, view: ClubView): Wording {
  switch (refusal.code) {
    case 'no-online-game':
      return say('I do not see which online game you mean: you are not playing one.', again);
    case 'online-over':
      return say(
        `Online game ${refusal.online} is not going on any more.`,
        'Once it is entered it is a game like any other: see `/game history`.',
      );
    case 'not-an-online-player':
      return say('You are not playing this game.', 'You are welcome to watch it.');
    case 'not-to-move':
      return say(
        `It is not your turn: ${refusal.colour === 'white' ? 'White' : 'Black'} (${moverIn(refusal, view)}) is to move.`,
        'Wait for their move.',
      );
    case 'no-castling':
      return say('Nobody can castle in this online game.', 'Choose another move.');
    case 'draw-offered-already':
      return say(
        'You have offered a draw already.',
        'Wait for the answer; after a no you can offer again once a move was made.',
      );
    case 'no-draw-offered':
      return say('No draw is offered to you now.', 'Offer one yourself with `/online draw`.');
    default:
      return refusal satisfies never;
  }
}

function moverIn({ online, colour }: RefusalOf<'not-to-move'>, view: ClubView): string {
  const game = view.state.onlineGames[online];
  return game === undefined ? '' : nameOf(view, game[colour]);
}

/** Why what somebody typed is no move. */
export function wordInvalidMove({ text, detail }: InvalidMove): Wording {
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
