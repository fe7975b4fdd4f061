import type { Figures } from '../../terms/figures.ts';
import { findActs, register } from '../../terms/register.ts';
import type { LocalDate } from '../../terms/time.ts';
import type { OwnTexts } from '../club/amendment/own-texts.ts';
import type { Person } from '../club/people.ts';
import type { ClubView } from '../club/ports.ts';
import { isErased } from '../club/who.ts';
import type { PersonNumber } from '../ledger/entries.ts';
import type { Game, State } from '../ledger/state.ts';
import { isHeld, isMember } from '../ledger/views.ts';
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
  const [label, searched] = [labelling(view), labelling(view, (words) => words.toLowerCase())];
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

/** `#12 Ana – Bo, Ana won, 20 Nov, counted` */
export const gameLabel = (view: ClubView, game: Game): string => labelling(view)(game);

/** What games are called in choices. Names and days are worded once, for however many games; `as` alters them. */
function labelling(view: ClubView, as = (words: string) => words): (game: Game) => string {
  const name = once((person: PersonNumber) =>
    as(tidy(view.people.byNumber(person)?.name ?? `#${person}`, 32)),
  );
  const day = once((date: LocalDate) => as(shortDayOf(date)));
  return (game) => {
    const [player, opponent] = [name(game.player), name(game.opponent)];
    const result = game.score === 0.5 ? 'drawn' : `${game.score === 1 ? player : opponent} won`;
    return `#${game.number} ${player} – ${opponent}, ${result}, ${day(game.date)}, ${statusOf(view, game)}`;
  };
}

/** The same function, asked once for each value. */
function once<In, Out>(ask: (value: In) => Out): (value: In) => Out {
  const known = new Map<In, Out>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const answer = ask(value);
    known.set(value, answer);
    return answer;
  };
}

const statusOf = (view: ClubView, game: Game): string => {
  if (game.status !== 'open') return game.status;
  return isHeld(view.state, game) ? 'held' : 'waiting';
};
