import type { Figures } from '../../terms/figures.ts';
import { findActs, register } from '../../terms/register.ts';
import type { OwnTexts } from '../club/amendment/own-texts.ts';
import type { Person } from '../club/people.ts';
import type { ClubView } from '../club/ports.ts';
import { isErased } from '../club/who.ts';
import type { PersonNumber } from '../ledger/entries.ts';
import type { Game } from '../ledger/state.ts';
import { allGames, isHeld, isMember } from '../ledger/views.ts';
import type { Choice } from './command.ts';
import { cut, shortDayOf, tidy } from './render/text.ts';

/** Discord's limits: choices, and the characters of each. */
const most = 25;
export const longestChoice = 100;

/** At most 25 choices, with labels that Discord takes. */
export const choicesOf = (choices: readonly Choice[]): Choice[] =>
  choices.slice(0, most).map(({ name, value }) => ({
    name: tidy(name, longestChoice) || value,
    value: cut(value, longestChoice),
  }));

/** Acts that fit what was typed, in the club's own words where it has published some. */
export const completeActs = (typed: string, figures: Figures, own?: OwnTexts): Choice[] =>
  choicesOf(
    findActs(typed, figures, own)
      .slice(0, most)
      .map((act) => ({ name: `Act ${act}: ${register[act].title}`, value: act })),
  );

/**
 * People whose name or number begins with what was typed, then those with it anywhere; members before others.
 * The value is the number as `#12`, which is shown too where two bear one name.
 */
export function completeMembers(
  view: ClubView,
  typed: string,
  among: (person: Person) => boolean = () => true,
): Choice[] {
  const sought = typed.trim().toLowerCase();
  const people = view.people.all().filter((person) => !isErased(view, person));
  const rankOf = ({ name, number }: Person): number => {
    const at = `#${number}` === sought ? 0 : name.toLowerCase().indexOf(sought);
    if (at < 0) return Number.POSITIVE_INFINITY;
    return (at > 0 ? 2 : 0) + (isMember(view.state, number) ? 0 : 1);
  };
  const found = people
    .filter(among)
    .map((person) => ({ person, rank: rankOf(person) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank || one.person.name.localeCompare(other.person.name));
  return choicesOf(
    found.slice(0, most).map(({ person: { name, number } }) => ({
      name: isShared(people, name) ? `${name} (#${number})` : name,
      value: `#${number}`,
    })),
  );
}

const isShared = (people: readonly { name: string }[], name: string): boolean =>
  people.filter((other) => other.name.toLowerCase() === name.toLowerCase()).length > 1;

/**
 * Games that fit what was typed, by number or name: those that `likely` picks out first, then the latest.
 * The value is the game's number.
 */
export function completeGames(
  view: ClubView,
  typed: string,
  { among = () => true, likely = () => false }: { among?: GameTest; likely?: GameTest } = {},
): Choice[] {
  const sought = typed.trim().toLowerCase();
  const found = allGames(view.state)
    .filter((game) => among(game))
    .map((game) => ({ game, label: gameLabel(view, game) }))
    .filter(({ game, label }) => String(game.number) === sought || label.toLowerCase().includes(sought))
    .sort((one, other) => rank(one.game, likely, sought) - rank(other.game, likely, sought));
  return choicesOf(
    found.slice(0, most).map(({ game, label }) => ({ name: label, value: String(game.number) })),
  );
}

type GameTest = (game: Game) => boolean;

/** Smaller is likelier: the very number, then the likely, then the latest. */
function rank(game: Game, likely: GameTest, sought: string): number {
  const group = String(game.number) === sought ? 0 : likely(game) ? 1 : 2;
  return group * 1e9 - game.number;
}

/** `#12 Ana – Bo, Ana won, 20 Nov, counted` */
export function gameLabel(view: ClubView, game: Game): string {
  const name = (person: PersonNumber) => tidy(view.people.byNumber(person)?.name ?? `#${person}`, 32);
  const [player, opponent] = [name(game.player), name(game.opponent)];
  const result = game.score === 0.5 ? 'drawn' : `${game.score === 1 ? player : opponent} won`;
  return `#${game.number} ${player} – ${opponent}, ${result}, ${shortDayOf(game.date)}, ${statusOf(view, game)}`;
}

const statusOf = (view: ClubView, game: Game): string => {
  if (game.status !== 'open') return game.status;
  return isHeld(view.state, game) ? 'held' : 'waiting';
};
