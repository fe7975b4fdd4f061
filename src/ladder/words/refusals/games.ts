import type { Instant, LocalDate } from '../../../../terms/time.ts';
import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  cited,
  dayOf,
  listed,
  nameOf,
  plain,
  say,
  sessionOn,
  type Worded,
  type Wording,
  whenOf,
} from '../../../house/words/text.ts';
import type { CaseNumber, GameNumber, PenaltyNumber, PersonNumber } from '../../../ledger/fields.ts';
import type { EntryType } from '../../../rule-books.ts';
import type { GameStatus } from '../../book/games.ts';
import type { RematchOutcome } from '../../book/rematch.ts';
import { gamesListed } from '../result-line.ts';

interface OfGame {
  game: GameNumber;
}

/** What is said of games and makes no sense. */
export const gameProblems = {
  'days-turned-round': () =>
    say('The day in `from` comes after the day in `to`.', 'Put the earlier day in `from`.'),
  'whose-result': () =>
    say('I don’t know whose result that is.', 'Choose a player in `member`, or leave `result` out.'),
} satisfies Worded;

/** Why something cannot be done with a game. */
export const gameRefusals = {
  'own-game': ({ game }: { game: GameNumber | null }) => ({
    wrong:
      game === null
        ? 'You played this game, so you can’t decide on it.'
        : `You played game #${game}, so you can’t decide on it.`,
    remedy: 'Ask a Moderator or Justice who didn’t play it.',
  }),
  'not-your-game': notYours,
  'game-not-open': notOpen,
  'game-not-counted': ({ game, status }: OfGame & { status: GameStatus }) => ({
    wrong: `Game #${game} doesn’t count: it ${statusWords[status]}.`,
    remedy:
      status === 'open'
        ? 'The opponent can dispute it, and a Moderator can refuse it with `/game refuse`.'
        : `There is nothing to undo. Look at it with \`/game show game:${game}\`.`,
  }),
  'game-held': ({ game, waitingFor }: OfGame & { waitingFor: PersonNumber[] }, view) => ({
    wrong: `Game #${game} can’t count until ${listed(waitingFor.map((person) => nameOf(view, person)))} ${waitingFor.length === 1 ? 'joins' : 'join'} the Leaderboard.`,
    remedy: 'Use `/join` before the session closes, or ask a Moderator to use `/member add`.',
  }),
  'game-needs-no-approval': ({ game }: OfGame) => ({
    wrong: `Game #${game} needs no Moderator. It is waiting for the opponent.`,
    remedy: 'The opponent presses **Confirm** below the game, or **Dispute** if it is wrong.',
  }),
  /** It still waits for a Moderator or for somebody to join; one that counts is `game-not-open`. */
  'already-confirmed': ({ game }: OfGame) =>
    say(`Game #${game} is confirmed already.`, 'There is nothing left for you to do.'),
  'already-disputed': ({ game }: OfGame) =>
    say(`Game #${game} is disputed already.`, 'A Moderator will decide. Tell them what happened.'),
  /** It may be one of those games of the same two people. */
  'same-game': ({ games }: { games: GameNumber[] }) => ({
    wrong: `This looks like ${gamesListed(games, 'or')}, which is already entered.`,
    remedy: 'If you played twice, use the command again and press **Confirm**.',
  }),
  /** The form of the session's post has entered that game. */
  'form-used': ({ game }: OfGame) => ({
    wrong: `You have entered game #${game} with this form already.`,
    remedy: 'For another game, press **Record a game** again.',
  }),
  /** The person who would confirm or approve it has entered something else in that game. */
  'contradicts-own': ({ own }: OfGame & { own: GameNumber }) => ({
    wrong: `You entered a different result in game #${own}.`,
    remedy: `Withdraw game #${own} first: \`/game show game:${own}\`. If you played twice, press **Second game** there.`,
  }),
  'not-contradicted': ({ game }: OfGame) =>
    say(`No other game contradicts game #${game} any more.`, 'There is nothing left for you to do.'),
  'joined-too-late': ({ name, date }: { name: string; date: LocalDate }) => ({
    wrong: `${plain(name, 32)} was not on the Leaderboard when the session of ${dayOf(date)} closed.`,
    remedy: 'They can join with `/join`. Games played after that count.',
  }),
  'no-overseer': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `${nameOf(view, person)} can’t be the one who watched this game.`,
    remedy: 'Name a Moderator or Justice who didn’t play it.',
  }),
  'against-oneself': say('You can’t play against yourself.', 'Choose the person you played.'),
  'against-a-bot': say('A bot can’t be on the Leaderboard.', 'Choose a person instead.'),
  'not-yet': ({ playedAt }: { playedAt: Instant }) => ({
    wrong: `The game can’t have ended at ${whenOf(playedAt)}. That is still to come.`,
    remedy: 'Enter it when it is over, or correct the time in `played`.',
  }),
  'too-late': ({ playedAt, days }: { playedAt: Instant; days: number }) => ({
    wrong: `The game ended at ${whenOf(playedAt)}. That is more than ${counted(days, 'day')} ago.`,
    remedy: `Enter a game on the day you play it, or at most ${counted(days, 'day')} later.`,
  }),
  'not-decided-yet': ({ game }: OfGame) => ({
    wrong: `Nothing is decided about game #${game} yet.`,
    remedy:
      'See what it is waiting for with `/game show`. Once it counts or is refused, you can ask the Court.',
  }),
} satisfies Worded;

/** What became of a game, after "it". */
const statusWords: Record<GameStatus, string> = {
  open: 'is still waiting',
  counted: 'counts already',
  withdrawn: 'was withdrawn',
  refused: 'was refused by a Moderator',
  lapsed: 'expired when its session closed',
  voided: 'was cancelled',
};

function notOpen({ game, status }: OfGame & { status: GameStatus }, view: ClubView): Wording {
  const decided = status === 'voided' || status === 'lapsed' ? '' : decidedBy(view, game);
  return say(
    `Game #${game} is no longer waiting: it ${statusWords[status]}.${decided}`,
    remedyOf(game, status, view),
  );
}

/** What can be done about a game that is decided: never what would be refused. */
function remedyOf(game: number, status: GameStatus, { state }: ClubView): string {
  const { lateEntryDays } = state.figures;
  switch (status) {
    case 'withdrawn':
      return `Did you play it after all? Enter it again with \`/game record\`, at most ${counted(lateEntryDays, 'day')} after the game.`;
    case 'lapsed':
      return 'It can no longer count. Once both players have joined, play again at the next session.';
    case 'refused':
    case 'voided':
      return `See why with \`/game show game:${game}\`. Is that wrong? Ask the Court with \`/appeal file\`.`;
    default:
      return 'If it is wrong, ask a Moderator to correct or cancel it.';
  }
}

const deeds: Partial<Record<EntryType, string>> = {
  'game-approved': 'approved it',
  'game-refused': 'refused it',
  'game-corrected': 'corrected it',
  'game-confirmed': 'confirmed it',
  'game-withdrawn': 'withdrew it',
};

/** Who decided it and how, so that nobody has to wonder. */
function decidedBy(view: ClubView, game: number): string {
  const entry = view.entries.findLast((each) => 'game' in each && each.game === game && each.type in deeds);
  if (entry === undefined || entry.by === null) return '';
  return ` ${nameOf(view, entry.by)} ${deeds[entry.type]} ${whenOf(entry.at)}.`;
}

function notYours(
  { game, may }: OfGame & { may: 'opponent' | 'enterer' | 'player' },
  { state }: ClubView,
): Wording {
  const open = state.games[game]?.status === 'open';
  const look = `See what became of it with \`/game show game:${game}\`.`;
  switch (may) {
    case 'opponent':
      return say(
        `Only the opponent can answer for game #${game}.`,
        open ? 'Did you enter it, and is it wrong? Press **Withdraw**.' : look,
      );
    case 'enterer':
      return say(
        `Only the player who entered game #${game} can withdraw it.`,
        open ? 'Are you the opponent, and is it wrong? Press **Dispute**.' : look,
      );
    case 'player':
      return say(`Only the two who played game #${game} can do that.`, 'Ask one of them or a Moderator.');
    default:
      return may satisfies never;
  }
}

type OfPerson = { person: PersonNumber };
/** Why something cannot be done with a monitor, or with a game that was played under one. */
export const monitorRefusals = {
  'already-monitored': ({ person }: OfPerson, view) => ({
    wrong: `${nameOf(view, person)} is monitored already.`,
    remedy: 'See why with `/monitor list`. Nobody is monitored twice at once.',
  }),
  'not-monitored': ({ person }: OfPerson, view) =>
    say(`${nameOf(view, person)} is not monitored.`, 'See who is with `/monitor list`.'),
  'monitor-not-overdue': ({ person }: OfPerson, view) => ({
    wrong: `The monitor on ${nameOf(view, person)} doesn’t have to be restated yet.`,
    remedy: 'Restate the suspicion after the next session. If none is left, use `/monitor lift`.',
  }),
  /** `monitored`: the players for whom somebody had to watch the game. */
  'overseer-needed': ({ game, monitored }: { game: GameNumber; monitored: PersonNumber[] }, view) => ({
    wrong: `${listed(monitored.map((person) => nameOf(view, person)))} ${monitored.length === 1 ? 'was' : 'were'} monitored in game #${game}, so a Moderator must have watched it.`,
    remedy: 'In `overseer`, name the Moderator who watched it. If nobody did, use `/game refuse`.',
  }),
} satisfies Worded;

/** Why the result of a game stays, nobody can object to it, or nothing can be said of its rematch. */
export const rematchRefusals = {
  /** `penalty` is the one by which a player forfeits it. */
  'game-forfeited': ({ game, penalty }: OfGame & { penalty: PenaltyNumber }) => ({
    wrong: `Penalty #${penalty} decided game #${game}. The result stays as long as the penalty does.`,
    remedy: 'Is the penalty wrong? Ask the Court with `/appeal file`.',
  }),
  'game-judged': ({ game, case: judged }: OfGame & { case: CaseNumber }, view) => ({
    wrong: `The Court has judged game #${game} in ${cited(view, judged)}. Only the Court can change that.`,
    remedy: 'A party to that case can ask for the whole Court with `/appeal enbanc`.',
  }),
  'objected-already': ({ game, by }: OfGame & { by: PersonNumber }, view) => ({
    wrong: `${nameOf(view, by)} has objected to game #${game} already. There is only one rematch.`,
    remedy: `See when it is played with \`/game show game:${game}\`.`,
  }),
  'objection-too-late': ({ game, date }: OfGame & { date: LocalDate }) => ({
    wrong: `It is too late to object to game #${game}: the session of ${dayOf(date)} has closed.`,
    remedy: 'Is the result wrong? Ask a Moderator to check it.',
  }),
  'no-rematch-online': ({ game }: OfGame) => ({
    wrong: `Game #${game} was played online. Rematches are only for games over the board.`,
    remedy: 'Did it end wrongly? Ask the Court with `/appeal file`.',
  }),
  'no-objection': ({ game }: OfGame) => ({
    wrong: `Nobody has objected to game #${game}, so there is no rematch.`,
    remedy: `One of its players objects with \`/game object game:${game}\`.`,
  }),
  'rematch-was-decided': ({ game }: OfGame & { outcome: RematchOutcome }) => ({
    wrong: `The rematch of game #${game} is decided. That is final.`,
    remedy: `See the result with \`/game show game:${game}\`.`,
  }),
  'no-rematch-now': ({ game, nextSession }: OfGame & { nextSession: LocalDate }, view) => ({
    wrong: `The rematch of game #${game} is played at a later session, and entered that day.`,
    remedy: `The next one is ${sessionOn(nextSession, view.state.figures)}.`,
  }),
} satisfies Worded;
