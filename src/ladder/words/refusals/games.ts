import type { Instant, LocalDate } from '../../../../terms/time.ts';
import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  cited,
  dayOf,
  listed,
  momentOf,
  nameOf,
  plain,
  say,
  sessionOn,
  type Worded,
  type Wording,
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
        ? 'You would be deciding on a game that you played.'
        : `You played game #${game}, so you cannot decide on it.`,
    remedy: 'Ask a Moderator or Justice who did not play it.',
  }),
  'not-your-game': notYours,
  'game-not-open': notOpen,
  'game-not-counted': ({ game, status }: OfGame & { status: GameStatus }) => ({
    wrong: `Game #${game} does not count: it ${statusWords[status]}.`,
    remedy:
      status === 'open'
        ? 'Its opponent can dispute it, and a Moderator can refuse it with `/game refuse`.'
        : `There is nothing to undo. Look at it with \`/game show game:${game}\`.`,
  }),
  'game-held': ({ game, waitingFor }: OfGame & { waitingFor: PersonNumber[] }, view) => ({
    wrong: `Game #${game} is held until ${listed(waitingFor.map((person) => nameOf(view, person)))} joins the Leaderboard.`,
    remedy:
      'They can join with `/join`, or a Moderator can add them with `/member add`, before the session closes.',
  }),
  'game-needs-no-approval': ({ game }: OfGame) => ({
    wrong: `Game #${game} needs no Moderator: it waits for the opponent.`,
    remedy: 'The opponent presses **Confirm** below the game, or **Dispute** if it is wrong.',
  }),
  /** It still waits for a Moderator or for somebody to join; one that counts is `game-not-open`. */
  'already-confirmed': ({ game }: OfGame) =>
    say(`Game #${game} is confirmed already.`, 'You need not do anything.'),
  'already-disputed': ({ game }: OfGame) =>
    say(`Game #${game} is disputed already.`, 'A Moderator will decide; tell them what you know.'),
  /** It may be one of those games of the same two people. */
  'same-game': ({ games }: { games: GameNumber[] }) => ({
    wrong: `This looks like ${gamesListed(games, 'or')}, which is entered already.`,
    remedy: 'If it was a second game, give the command again and press **Confirm**.',
  }),
  /** Whoever would confirm or approve it has said something else in that game. */
  'contradicts-own': ({ game, own }: OfGame & { own: GameNumber }) => ({
    wrong: `Your own entry, game #${own}, says something else than game #${game}.`,
    remedy: `Withdraw game #${own} first, or press **Second game** below it if you played twice: \`/game show game:${own}\`.`,
  }),
  'not-contradicted': ({ game }: OfGame) =>
    say(`No entry contradicts game #${game} any more.`, 'You need not say anything about it.'),
  'joined-too-late': ({ name, date }: { name: string; date: LocalDate }) => ({
    wrong: `${plain(name, 32)} was not on the Leaderboard when the session of ${dayOf(date)} closed.`,
    remedy: 'They can join with `/join`; games played after that count.',
  }),
  'no-overseer': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `${nameOf(view, person)} cannot be named as overseer.`,
    remedy: 'Name a Moderator or Justice who did not play the game.',
  }),
  'against-oneself': say('Nobody can play against themselves.', 'Choose the person you played against.'),
  'against-a-bot': say('A bot cannot be on the Leaderboard.', 'Choose a person instead.'),
  'not-yet': ({ playedAt }: { playedAt: Instant }, view) => ({
    wrong: `The game cannot have ended at ${momentOf(playedAt, view.state.figures)}, which is still to come.`,
    remedy: 'Enter it when it is over, or put the right time in `played`.',
  }),
  'too-late': ({ playedAt, days }: { playedAt: Instant; days: number }, view) => ({
    wrong: `The game ended at ${momentOf(playedAt, view.state.figures)}; after ${days} days it can no longer be entered.`,
    remedy: `Enter games on the day they are played, or at most ${days} days later.`,
  }),
  'not-decided-yet': ({ game }: OfGame) => ({
    wrong: `Nothing is decided about game #${game} yet.`,
    remedy: 'See what it waits for with `/game show`; you can ask the Court once it counts, or was refused.',
  }),
} satisfies Worded;

/** What became of a game, after "it". */
const statusWords: Record<GameStatus, string> = {
  open: 'is still waiting',
  counted: 'counts already',
  withdrawn: 'was withdrawn',
  refused: 'was refused by a Moderator',
  lapsed: 'lapsed when its session closed',
  voided: 'was voided',
};

function notOpen({ game, status }: OfGame & { status: GameStatus }, view: ClubView): Wording {
  const settled = status === 'voided' || status === 'lapsed' ? '' : settledBy(view, game);
  return say(
    `Game #${game} is no longer waiting: it ${statusWords[status]}.${settled}`,
    remedyOf(game, status, view),
  );
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

function notYours(
  { game, may }: OfGame & { may: 'opponent' | 'enterer' | 'player' },
  { state }: ClubView,
): Wording {
  const open = state.games[game]?.status === 'open';
  const look = `See how it stands with \`/game show game:${game}\`.`;
  switch (may) {
    case 'opponent':
      return say(
        `Only the opponent can answer for game #${game}.`,
        open ? 'If you entered it and it is wrong, press **Withdraw**.' : look,
      );
    case 'enterer':
      return say(
        `Only the player who entered game #${game} can withdraw it.`,
        open ? 'If you are the opponent and it is wrong, press **Dispute**.' : look,
      );
    case 'player':
      return say(`Only the two who played game #${game} can do that.`, 'Ask one of them, or a Moderator.');
    default:
      return may satisfies never;
  }
}

type OfPerson = { person: PersonNumber };
/** Why something cannot be done with a monitor, or with a game that was played under one. */
export const monitorRefusals = {
  'already-monitored': ({ person }: OfPerson, view) => ({
    wrong: `${nameOf(view, person)} is monitored already.`,
    remedy: 'See why with `/monitor list`. There is one monitor at a time.',
  }),
  'not-monitored': ({ person }: OfPerson, view) =>
    say(`${nameOf(view, person)} is not monitored.`, 'See who is with `/monitor list`.'),
  'monitor-not-overdue': ({ person }: OfPerson, view) => ({
    wrong: `The monitor on ${nameOf(view, person)} has not lasted past the next session yet.`,
    remedy: 'The suspicion is stated again after that. If it is gone, use `/monitor lift`.',
  }),
  /** `monitored`: the players for whom somebody had to watch the game. */
  'overseer-needed': ({ game, monitored }: { game: GameNumber; monitored: PersonNumber[] }, view) => ({
    wrong: `${listed(monitored.map((person) => nameOf(view, person)))} was monitored when game #${game} was played, so a Moderator has to have watched it.`,
    remedy:
      'Name the one who watched all or part of it in `overseer`. If nobody did, refuse it with `/game refuse`.',
  }),
} satisfies Worded;

/** Why the result of a game stays, nobody can object to it, or nothing can be said of its rematch. */
export const rematchRefusals = {
  /** `penalty` is the one by which a player forfeits it. */
  'game-forfeited': ({ game, penalty }: OfGame & { penalty: PenaltyNumber }) => ({
    wrong: `Game #${game} is forfeited by penalty #${penalty}, and keeps that result for as long as the penalty stands.`,
    remedy: 'Whoever thinks that the penalty is wrong may ask the Court to end it with `/appeal file`.',
  }),
  'game-judged': ({ game, case: judged }: OfGame & { case: CaseNumber }, view) => ({
    wrong: `The Court has judged game #${game} in ${cited(view, judged)}, and only the Court can change that.`,
    remedy: 'A party of that case may ask for the whole Court with `/appeal enbanc`.',
  }),
  'objected-already': ({ game, by }: OfGame & { by: PersonNumber }, view) => ({
    wrong: `${nameOf(view, by)} has objected to game #${game} already, and there is one rematch at most.`,
    remedy: `See how it stands with \`/game show game:${game}\`.`,
  }),
  'objection-too-late': ({ game, date }: OfGame & { date: LocalDate }) => ({
    wrong: `Game #${game} can no longer be objected to, since the session of ${dayOf(date)} has closed.`,
    remedy: 'If the result is wrong, ask a Moderator to look at it.',
  }),
  'no-rematch-online': ({ game }: OfGame) => ({
    wrong: `Game #${game} was played online, and rematches are for games over the board.`,
    remedy: 'If it ended wrongly, take it to the Court with `/appeal file`.',
  }),
  'no-objection': ({ game }: OfGame) => ({
    wrong: `Nobody has objected to game #${game}, so there is no rematch.`,
    remedy: `One of its players objects with \`/game object game:${game}\`.`,
  }),
  'rematch-was-decided': ({ game }: OfGame & { outcome: RematchOutcome }) => ({
    wrong: `The rematch of game #${game} is decided, and that is final.`,
    remedy: `See how it stands with \`/game show game:${game}\`.`,
  }),
  'no-rematch-now': ({ game, nextSession }: OfGame & { nextSession: LocalDate }, view) => ({
    wrong: `The rematch of game #${game} is for a session that begins after the objection, and said on its day.`,
    remedy: `The next such session is ${sessionOn(nextSession, view.state.figures)}.`,
  }),
} satisfies Worded;
