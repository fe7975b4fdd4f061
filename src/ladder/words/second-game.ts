import type { ClubView } from '../../house/ports.ts';
import type { Reply } from '../../house/words/reply.ts';
import { cite, listed, nameOf } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { gameOf, standingLine } from './game-card.ts';
import { resultLine } from './result-line.ts';

/** Act II.4.1: asks whether a game was a second one, before it is entered as one. `asker` is who enters it. */
export function renderSecondQuestion(
  view: ClubView,
  numbers: readonly GameNumber[],
  asker: PersonNumber | null,
): Reply {
  const games = numbers.map((number) => gameOf(view, number));
  const { sameGameMinutes } = view.state.figures;
  const names = namesFor(view, games, asker);
  return {
    audience: 'asker',
    content: [
      `${names.both} already have a game within ${sameGameMinutes} minutes of this one. **Was this a second game?** (${cite(['II.4.1'])})`,
      ...games.map((game) => gameLine(view, game)),
      ...(names.opponent === null ? forModerator : forPlayer(names.opponent, numbers)),
    ].join('\n'),
  };
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
  `Press **Confirm** if you played twice: ${opponent} then has to confirm the second game, or a Moderator decides.`,
  `Press **Cancel** if it is the same game. Its buttons are in ${shownBy(numbers)}; if its result is wrong, a Moderator can correct it.`,
];

const forModerator = [
  'Press **Confirm** if they played twice. Nobody else has to confirm your entry.',
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

/** Act II.4.1: what it means to say that one of two entries that differ was a second game. */
export function renderDeclareQuestion(view: ClubView, game: Game): Reply {
  const others = listed(game.contradicts.map((number) => `game #${number}`));
  return {
    audience: 'asker',
    content: `Was game #${game.number} a second game, besides ${others}? Then ${nameOf(view, game.opponent)} has to confirm it, or a Moderator decides (${cite(['II.4.1'])}).`,
  };
}
