import { isMember } from '../house/book/members.ts';
import { isErased, type Person, whoActs } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import type { Choice } from '../house/words/reply.ts';
import type { Game } from '../ladder/book/games.ts';
import { isCheckedIn, openSessionOf } from '../ladder/book/register.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { CompletionRequest } from './command.ts';
import { choicesOf } from './complete.ts';
import { personKnown } from './person-named.ts';

/** Which people are meant, by who asks and what they have filled in so far. */
export type Which = (view: ClubView, request: CompletionRequest) => (person: Person) => boolean;

/** Whom an option for a person suggests. */
export interface Whom {
  /** Nobody else is suggested; left out, everybody is. */
  among?: Which;
  /** They come before everybody else. */
  first?: Which;
}

/**
 * People whose name has in it what was typed. Those with just that name come first, then the likeliest: those present, those
 * the asker played with lately, Members, others. Values are `#12`, so that a new name changes nothing.
 */
export function completePeople(
  view: ClubView,
  request: CompletionRequest,
  { among = everybody, first = nobody }: Whom = {},
): Choice[] {
  const known = view.people.all().filter((person) => !isErased(view, person));
  const isAmong = among(view, request);
  const fits = fitting(view, request.focused.value);
  const likelihood = likelihoodOf(view, request, first(view, request));
  const found = known
    .filter((person) => fits(person) > 0 && isAmong(person))
    .map((person) => ({ person, rank: [fits(person), ...likelihood(person)] }))
    .sort((one, other) => byRank(one.rank, other.rank) || one.person.name.localeCompare(other.person.name));
  const label = labelsAmong(known);
  return choicesOf(
    found.map(({ person }) => person).map((person) => ({ name: label(person), value: `#${person.number}` })),
  );
}

const everybody: Which = () => () => true;
const nobody: Which = () => () => false;

/** How well somebody fits what was typed, larger is better: 0 is not at all, 2 is just them. */
function fitting(view: ClubView, typed: string): (person: Person) => number {
  const named = personKnown(view, typed);
  const sought = ('text' in named ? named.text : typed).trim().replace(/^@/, '').toLowerCase();
  return ({ name, number }) => {
    const lower = name.toLowerCase();
    if (sought !== '' && (lower === sought || `#${number}` === sought)) return 2;
    return lower.includes(sought) ? 1 : 0;
  };
}

/** How likely it is that somebody is meant: figures of which the first that differs decides, and the larger is likelier. */
function likelihoodOf(
  view: ClubView,
  { actor }: CompletionRequest,
  isFirst: (person: Person) => boolean,
): (person: Person) => number[] {
  const session = openSessionOf(view.state);
  const played = playedWith(view, whoActs(view, actor).number);
  return (person) => {
    const { number } = person;
    return [
      Number(isFirst(person)),
      Number(session !== undefined && isCheckedIn(session, number)),
      played.get(number) ?? 0,
      Number(isMember(view.state, number)),
      view.state.standings[number]?.lastSeen ?? 0,
    ];
  };
}

/** Those whom somebody played with last, each with the number of their latest game. */
function playedWith({ state }: ClubView, asker: PersonNumber | null): Map<PersonNumber, number> {
  const latest = new Map<PersonNumber, number>();
  if (asker === null) return latest;
  for (let number = state.games.length - 1; number > 0 && latest.size < mostPlayedWith; number -= 1) {
    const game = state.games[number];
    const other = game === undefined ? null : otherIn(game, asker);
    if (other !== null && !latest.has(other)) latest.set(other, number);
  }
  return latest;
}

/** No more than are suggested. */
const mostPlayedWith = 25;

const otherIn = ({ player, opponent }: Game, person: PersonNumber): PersonNumber | null =>
  player === person ? opponent : opponent === person ? player : null;

function byRank(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, place) => figure !== other[place]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** A name, and a number with it where somebody else has the same name. */
function labelsAmong(people: readonly Person[]): (person: Person) => string {
  const bearers = new Map<string, number>();
  for (const { name } of people) bearers.set(name.toLowerCase(), (bearers.get(name.toLowerCase()) ?? 0) + 1);
  return ({ name, number }) => ((bearers.get(name.toLowerCase()) ?? 0) > 1 ? `${name} (#${number})` : name);
}
