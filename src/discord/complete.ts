import type { Figures } from '../../terms/figures.ts';
import { findActs, register } from '../../terms/register.ts';
import type { LocalDate } from '../../terms/time.ts';
import { dayOf } from '../../terms/words.ts';
import type { OwnTexts } from '../house/amendment/own-texts.ts';
import type { ClubView } from '../house/ports.ts';
import type { Choice } from '../house/words/reply.ts';
import { cut, tidy } from '../house/words/text.ts';
import type { Game } from '../ladder/book/games.ts';
import { gameLabels } from '../ladder/words/result-line.ts';
import type { State } from '../rule-books.ts';

/** Discord's limits: choices, and the characters of each. */
const most = 25;
export const longestChoice = 100;

/** At most 25 choices, with labels that Discord takes. */
export const choicesOf = (choices: readonly Choice[]): Choice[] =>
  choices.slice(0, most).map(({ name, value }) => ({
    name: tidy(name, longestChoice) || value,
    value: cut(value, longestChoice),
  }));

/** Those of the choices in whose label stands what was typed. */
export function fitting(choices: readonly Choice[], typed: string): Choice[] {
  const sought = typed.trim().toLowerCase();
  return choicesOf(choices.filter(({ name }) => name.toLowerCase().includes(sought)));
}

/** Days that fit what was typed, each with its weekday. */
export const completeDays = (days: readonly LocalDate[], typed: string): Choice[] =>
  fitting(
    days.map((date) => ({ name: `${date} (${dayOf(date)})`, value: date })),
    typed,
  );

/** Acts that fit what was typed, in the club's own words where it has published some. */
export const completeActs = (typed: string, figures: Figures, own?: OwnTexts): Choice[] =>
  choicesOf(
    findActs(typed, figures, own)
      .slice(0, most)
      .map((act) => ({ name: `Act ${act}: ${register[act].title}`, value: act })),
  );

/** Games that fit what was typed, by number or name: the `likely` ones first, then the latest. Values are their numbers. */
export function completeGames(
  view: ClubView,
  typed: string,
  { among = () => true, likely = () => false }: { among?: GameTest; likely?: GameTest } = {},
): Choice[] {
  const sought = typed.trim().toLowerCase();
  const [label, searched] = [gameLabels(view), gameLabels(view, (words) => words.toLowerCase())];
  const areEnough = () => groups[1].length === most && !/^\d+$/.test(sought);
  /** The very number, the likely, and the rest; the latest first. */
  const groups: [Choice[], Choice[], Choice[]] = [[], [], []];
  for (const game of latestFirst(view.state)) {
    if (areEnough()) break;
    if (!among(game)) continue;
    const isNamed = String(game.number) === sought;
    const group = groups[isNamed ? 0 : likely(game) ? 1 : 2];
    if (group.length === most) continue;
    if (isNamed || searched(game).includes(sought))
      group.push({ name: label(game), value: String(game.number) });
  }
  return choicesOf(groups.flat());
}

function* latestFirst({ games }: State): Generator<Game> {
  for (let number = games.length - 1; number > 0; number -= 1) {
    const game = games[number];
    if (game !== undefined) yield game;
  }
}

type GameTest = (game: Game) => boolean;
