import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  type ActionRow,
  button,
  directButton,
  type Reply,
  row,
  type Scene,
  toAsker,
} from '../../house/words/reply.ts';
import { bareNameOf, listed, nameOf, plain, under } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber, Points } from '../../ledger/fields.ts';
import { disputeOf, type Game } from '../book/games.ts';
import { undecided } from '../games/declare-decision.ts';
import type { LadderNotice } from '../notices.ts';
import { gameOf, standingLine } from './game-card.ts';
import { gamesListed, resultLine } from './result-line.ts';

/** Act II.4.1: tells somebody who can decide a game what each player says, with buttons; or that it is decided. */
export async function renderDiffering(
  { game: number }: LadderNotice<'game-differs'>,
  { view, text }: Scene,
): Promise<Reply> {
  const game = gameOf(view, number);
  const games = undecided(view, game);
  if (games.length === 0) return decided(view, game);
  const lines = games.map((each) => entryLine(view, each));
  const dispute = disputeOf(view.entries, game);
  const why = dispute === null ? null : await text(dispute.seq, 'dispute');
  const reason = why === null ? [] : [`**${nameOf(view, game.opponent)}** disputes it: ${plain(why, 1000)}`];
  const ask = `You didn’t play it, so you can decide${under(['II.4.1'])}. Ask both players first.`;
  const what =
    '**Approve** counts it as entered, **Correct** changes the result, **Refuse** means it never counts.';
  return toAsker(['The players of a game don’t agree.', ...lines, ...reason, ask, what], {
    components: [decisionRow(view, games)],
  });
}

function decided(view: ClubView, game: Game): Reply {
  const games = [game, ...game.contradicts.map((number) => gameOf(view, number))];
  const lines = games.map((each) => `Game #${each.number}: ${standingLine(view, each)}`);
  return toAsker(['This has been decided.', ...lines]);
}

const entryLine = (view: ClubView, game: Game): string =>
  `Game #${game.number}, entered by **${nameOf(view, game.enteredBy ?? game.player)}**: ${resultLine(view, game)}`;

/** One of them can be approved; where there is but one the button need not say which. */
function decisionRow({ id }: ClubView, games: readonly Game[]): ActionRow {
  const [first] = games;
  const alone = games.length === 1;
  const approvals = games
    .slice(0, 3)
    .map(({ number }) =>
      directButton(id, alone ? 'Approve' : `Approve #${number}`, 'game-approve', [number]),
    );
  const about = first === undefined ? [] : [first.number];
  return row(
    ...approvals,
    directButton(id, 'Correct', 'game-correct', about),
    directButton(id, alone ? 'Refuse' : 'Refuse all', 'game-refuse', [...about, 'both']),
  );
}

const results = [
  [1, 'won'],
  [0.5, 'drew'],
  [0, 'lost'],
] as const satisfies readonly (readonly [Points, string])[];

/** Asks which result is right, if not the one that was entered; `club` in a direct message. */
export function renderCorrections(view: ClubView, game: Game, club: string | null): Reply {
  const who = bareNameOf(view, game.player);
  const buttons = results
    .filter(([score]) => score !== game.score)
    .map(([score, word]) => {
      const label = `${who} ${word}`;
      const args = [game.number, score];
      return club === null
        ? button(label, 'game-correct-to', args)
        : directButton(club, label, 'game-correct-to', args);
    });
  return toAsker(`Game #${game.number}: ${resultLine(view, game)}\nHow did it really end?`, {
    components: [row(...buttons)],
  });
}

/** Act II.4.1: asks whether a game was a second one, before it is entered as one. `asker` is who enters it. */
export function renderSecondQuestion(
  view: ClubView,
  numbers: readonly GameNumber[],
  asker: PersonNumber | null,
): Reply {
  const games = numbers.map((number) => gameOf(view, number));
  const { sameGameMinutes } = view.state.figures;
  const names = namesFor(view, games, asker);
  return toAsker([
    `${names.both} already have a game within ${counted(sameGameMinutes, 'minute')} of this one. **Was this a second game?**${under(['II.4.1'])}`,
    ...games.map((game) => gameLine(view, game)),
    ...(names.opponent === null ? forModerator : forPlayer(names.opponent, numbers)),
  ]);
}

/** Who played, as the asker calls them; the opponent is there only for one who played it. */
function namesFor(
  view: ClubView,
  [game]: readonly Game[],
  asker: PersonNumber | null,
): { both: string; opponent: string | null } {
  const bold = (person: PersonNumber) => `**${nameOf(view, person)}**`;
  if (game === undefined) return { both: 'They', opponent: null };
  const { player, opponent } = game;
  if (asker !== player && asker !== opponent)
    return { both: `${bold(player)} and ${bold(opponent)}`, opponent: null };
  const other = bold(asker === player ? opponent : player);
  return { both: `You and ${other}`, opponent: other };
}

const forPlayer = (opponent: string, numbers: readonly GameNumber[]): string[] => [
  `Press **Confirm** if you played twice. ${opponent} then confirms the second game, or a Moderator decides.`,
  `Press **Cancel** if it is the same game. Its buttons are in ${shownBy(numbers)}. If its result is wrong, a Moderator can correct it.`,
];

const forModerator = [
  'Press **Confirm** if they played twice. Nobody else has to confirm the second game.',
  'Press **Cancel** if it is the same game. If its result is wrong, use `/game correct`.',
];

const shownBy = (numbers: readonly GameNumber[]): string =>
  listed(
    numbers.map((number) => `\`/game show game:${number}\``),
    'or',
  );

const gameLine = (view: ClubView, game: Game): string =>
  `Game #${game.number}${enteredBy(view, game)}: ${resultLine(view, game)} ${standingLine(view, game)}`;

const enteredBy = (view: ClubView, { enteredBy: person }: Game): string =>
  person === null ? '' : `, entered by **${nameOf(view, person)}**`;

/** Act II.4.1: asks before somebody says that one of two games that differ was a second one. */
export function renderDeclareQuestion(game: Game, { view }: Scene): Reply {
  const others = gamesListed(game.contradicts);
  return toAsker(
    `Was game #${game.number} a second game, besides ${others}? Then ${nameOf(view, game.opponent)} confirms it, or a Moderator decides${under(['II.4.1'])}.`,
  );
}
