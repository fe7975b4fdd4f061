import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { dayOf, listed, momentOf, nameOf, plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import type { EntryType } from '../../../rule-books.ts';
import type { GameStatus } from '../../book/games.ts';

export type GameRefusal = RefusalOf<
  | 'own-game'
  | 'not-your-game'
  | 'game-not-open'
  | 'game-not-counted'
  | 'game-held'
  | 'game-needs-no-approval'
  | 'already-confirmed'
  | 'already-disputed'
  | 'same-game'
  | 'contradicts-own'
  | 'not-contradicted'
  | 'joined-too-late'
  | 'no-overseer'
  | 'against-oneself'
  | 'against-a-bot'
  | 'not-yet'
  | 'too-late'
>;

/** Why something cannot be done with a game. */
export function wordGame(refusal: GameRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'own-game':
      return say(
        refusal.game === null
          ? 'You would be deciding on a game that you played.'
          : `You played game #${refusal.game}, so you cannot decide on it.`,
        'Ask a Moderator or Justice who did not play it.',
      );
    case 'not-your-game':
      return say(...notYours(refusal, view));
    case 'game-not-open':
      return say(...notOpen(refusal, view));
    case 'game-not-counted':
      return say(
        `Game #${refusal.game} does not count: it ${statusWords[refusal.status]}.`,
        refusal.status === 'open'
          ? 'Its opponent can dispute it, and a Moderator can refuse it with `/game refuse`.'
          : `There is nothing to undo. Look at it with \`/game show game:${refusal.game}\`.`,
      );
    case 'game-held':
      return say(
        `Game #${refusal.game} is held until ${listed(refusal.waitingFor.map((person) => nameOf(view, person)))} joins the Leaderboard.`,
        'They can join with `/join`, or a Moderator can add them with `/member add`, before the session closes.',
      );
    case 'game-needs-no-approval':
      return say(
        `Game #${refusal.game} needs no Moderator: it waits for the opponent.`,
        'The opponent presses **Confirm** below the game, or **Dispute** if it is wrong.',
      );
    case 'already-confirmed':
      return say(`Game #${refusal.game} is confirmed already.`, 'You need not do anything.');
    case 'already-disputed':
      return say(
        `Game #${refusal.game} is disputed already.`,
        'A Moderator will decide; tell them what you know.',
      );
    case 'same-game':
      return say(
        `This looks like ${listed(
          refusal.games.map((game) => `game #${game}`),
          'or',
        )}, which is entered already.`,
        'If it was a second game, give the command again and press **Confirm**.',
      );
    case 'contradicts-own':
      return say(
        `Your own entry, game #${refusal.own}, says something else than game #${refusal.game}.`,
        `Withdraw game #${refusal.own} first, or press **Second game** below it if you played twice: \`/game show game:${refusal.own}\`.`,
      );
    case 'not-contradicted':
      return say(
        `No entry contradicts game #${refusal.game} any more.`,
        'You need not say anything about it.',
      );
    case 'joined-too-late':
      return say(
        `${plain(refusal.name, 32)} was not on the Leaderboard when the session of ${dayOf(refusal.date)} closed.`,
        'They can join with `/join`; games played after that count.',
      );
    case 'no-overseer':
      return say(
        `${nameOf(view, refusal.person)} cannot be named as overseer.`,
        'Name a Moderator or Justice who did not play the game.',
      );
    case 'against-oneself':
      return say('Nobody can play against themselves.', 'Choose the person you played against.');
    case 'against-a-bot':
      return say('A bot cannot be on the Leaderboard.', 'Choose a person instead.');
    case 'not-yet':
      return say(
        `The game cannot have ended at ${momentOf(refusal.playedAt, view.state.figures)}, which is still to come.`,
        'Enter it when it is over, or put the right time in `played`.',
      );
    case 'too-late':
      return say(
        `The game ended at ${momentOf(refusal.playedAt, view.state.figures)}; after ${refusal.days} days it can no longer be entered.`,
        `Enter games on the day they are played, or at most ${refusal.days} days later.`,
      );
    default:
      return refusal satisfies never;
  }
}

/** What became of a game, after "it". */
const statusWords: Record<GameStatus, string> = {
  open: 'is still waiting',
  counted: 'counts already',
  withdrawn: 'was withdrawn',
  refused: 'was refused by a Moderator',
  lapsed: 'lapsed when its session closed',
  voided: 'was voided',
};

function notOpen({ game, status }: RefusalOf<'game-not-open'>, view: ClubView): [string, string] {
  const settled = status === 'voided' || status === 'lapsed' ? '' : settledBy(view, game);
  return [
    `Game #${game} is no longer waiting: it ${statusWords[status]}.${settled}`,
    remedyOf(game, status, view),
  ];
}

/** What can be done about a game that is settled: never what would be refused. */
function remedyOf(game: number, status: GameStatus, { state }: ClubView): string {
  const { lateEntryDays } = state.figures;
  switch (status) {
    case 'withdrawn':
      return `If it was really played, you can enter it again with \`/game record\`, up to ${counted(lateEntryDays, 'day')} after it was played.`;
    case 'lapsed':
      return 'It can no longer count. Once both players have joined, they can play again at the next session.';
    case 'refused':
    case 'voided':
      return `See why with \`/game show game:${game}\`. If you think that is wrong, you can ask the Court with \`/appeal file\`.`;
    default:
      return 'If it is wrong, ask a Moderator to correct or void it.';
  }
}

const deeds: Partial<Record<EntryType, string>> = {
  'game-approved': 'approved it',
  'game-refused': 'refused it',
  'game-corrected': 'corrected it',
  'game-confirmed': 'confirmed it',
  'game-withdrawn': 'withdrew it',
};

/** Who settled it and how, so that nobody wonders whose decision stands. */
function settledBy(view: ClubView, game: number): string {
  const entry = view.entries.findLast((each) => 'game' in each && each.game === game && each.type in deeds);
  if (entry === undefined || entry.by === null) return '';
  return ` ${nameOf(view, entry.by)} ${deeds[entry.type]} ${momentOf(entry.at, view.state.figures)}.`;
}

function notYours({ game, may }: RefusalOf<'not-your-game'>, { state }: ClubView): [string, string] {
  const open = state.games[game]?.status === 'open';
  const look = `See how it stands with \`/game show game:${game}\`.`;
  switch (may) {
    case 'opponent':
      return [
        `Only the opponent can answer for game #${game}.`,
        open ? 'If you entered it and it is wrong, press **Withdraw**.' : look,
      ];
    case 'enterer':
      return [
        `Only the player who entered game #${game} can withdraw it.`,
        open ? 'If you are the opponent and it is wrong, press **Dispute**.' : look,
      ];
    case 'player':
      return [`Only the two who played game #${game} can do that.`, 'Ask one of them, or a Moderator.'];
    default:
      return may satisfies never;
  }
}
