import { endingWords } from '../../../terms/games/endings.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { listed } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { bareNameOf, nameOf, shortDayOf } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { asNamed, whiteFirst } from '../board/white-first.ts';
import type { Game, GameStatus } from '../book/games.ts';

/** `**Ana** (White) – **Bo** (Black)` */
export const whiteAndBlack = (view: ClubView, { white, black }: Record<Colour, PersonNumber>): string =>
  `**${nameOf(view, white)}** (White) – **${nameOf(view, black)}** (Black)`;

/** `Ana – Bo`, White first */
export const playersOf = (view: ClubView, game: Pick<Game, 'player' | 'opponent' | 'colour'>): string =>
  whiteFirst(game)
    .map((person) => nameOf(view, person))
    .join(' – ');

/** The same; nobody where there is no such game. */
export function playersIn(view: ClubView, number: GameNumber): string {
  const game = view.state.games[number];
  return game === undefined ? '' : playersOf(view, game);
}

/** Act III.3.5: the Justice who agreed, where it was the Chief Justice's own game. */
export const alsoAgreed = (consent: PersonNumber | undefined, view: ClubView): string =>
  consent === undefined ? '' : ` ${nameOf(view, consent)} agreed.`;

/** `game #3 and game #5` */
export const gamesListed = (games: readonly GameNumber[], last: 'and' | 'or' = 'and'): string =>
  listed(
    games.map((game) => `game #${game}`),
    last,
  );

export const colourNames: Record<Colour, string> = { white: 'White', black: 'Black' };

export const verbs = { 1: 'won against', 0.5: 'drew with', 0: 'lost to' } as const;

type Shown = Pick<Game, 'player' | 'opponent' | 'score' | 'colour' | 'ended'>;

/** `**Ana** (White) won against **Bo** (Black) by checkmate` */
export function resultLine(view: ClubView, game: Shown): string {
  const { score, colour, ended } = game;
  const [first, second] = whiteFirst(game);
  const [white, black] = colour === null ? ['', ''] : [' (White)', ' (Black)'];
  const how = ended === null ? null : endingWords[ended];
  const verb = verbs[asNamed(game, score)];
  const result = `**${nameOf(view, first)}**${white} ${verb} **${nameOf(view, second)}**${black}`;
  return `${[result, how].filter((part) => part !== null).join(', ')}.`;
}

/** `#12 Ana – Bo, Ana won, 20 Nov, counted` */
export const gameLabel = (view: ClubView, game: Game): string => gameLabels(view)(game);

/** What games are called in choices. Names and days are worded once, for however many games; `as` alters them. */
export function gameLabels(view: ClubView, as = (words: string) => words): (game: Game) => string {
  const name = once((person: PersonNumber) => as(bareNameOf(view, person)));
  const day = once((date: LocalDate) => as(shortDayOf(date)));
  return (game) => {
    const [first, second] = whiteFirst(game);
    const result =
      game.score === 0.5 ? 'drawn' : `${name(game.score === 1 ? game.player : game.opponent)} won`;
    return `#${game.number} ${name(first)} – ${name(second)}, ${result}, ${day(game.date)}, ${statusNames[game.status]}`;
  };
}

/** The same function, asked once for each value. */
function once<In, Out>(ask: (value: In) => Out): (value: In) => Out {
  const answers = new Map<In, Out>();
  return (value) => {
    const before = answers.get(value);
    if (before !== undefined) return before;
    const answer = ask(value);
    answers.set(value, answer);
    return answer;
  };
}

/** What became of a game, in a word; the same word everywhere. */
export const statusNames: Record<GameStatus, string> = {
  open: 'waiting',
  counted: 'counted',
  withdrawn: 'withdrawn',
  refused: 'refused',
  lapsed: 'expired',
  voided: 'cancelled',
};
