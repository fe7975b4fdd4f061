import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { type Refusal, type Result, understood } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { tableRules } from '../rule-sets/named.ts';
import { citePoint, type DiplomacyTableRules } from '../rule-sets/rule-set.ts';
import type { AboutTournament } from './book/sign-up.ts';
import {
  type TournamentBody,
  type TournamentBook,
  type TournamentState,
  tournamentBooks,
} from './book/tournament.ts';
import { formatOf } from './format.ts';

/** A tournament by its number, which is that of its book. */
export type TournamentNumber = number;

/** A tournament of the club as it is now. */
export interface Tournament {
  number: TournamentNumber;
  book: TournamentBook;
  state: TournamentState;
  about: AboutTournament;
  rules: DiplomacyTableRules;
}

/** All tournaments of a club, the first first. */
export const tournamentsOf = ({ books }: Pick<ClubView, 'books'>): Tournament[] =>
  [...books.values()].flatMap((book) => (book.goesBy(tournamentBooks) ? (asTournament(book) ?? []) : []));

/** The tournament of that number; null where there is none. */
export function tournamentNumbered(
  { books }: Pick<ClubView, 'books'>,
  number: TournamentNumber,
): Tournament | null {
  const book = books.get(number);
  return book?.goesBy(tournamentBooks) === true ? asTournament(book) : null;
}

/** The same. Throws where there is none: for what is told of a tournament that was there. */
export function theTournament(view: Pick<ClubView, 'books'>, number: TournamentNumber): Tournament {
  const tournament = tournamentNumbered(view, number);
  if (tournament === null) throw new Error(`There is no tournament ${number}`);
  return tournament;
}

function asTournament(book: TournamentBook): Tournament | null {
  const { state, number } = book;
  const { about } = state;
  return about === null ? null : { number, book, state, about, rules: tableRules[about.rules] };
}

/** Whether a tournament is open for players or being played. */
export const isOn = ({ state: { status } }: Tournament): boolean => status === 'open' || status === 'playing';

/** The tournament that a command means. */
export interface MeantTournament {
  /** What was typed: a number, `#2` or a name; null where nothing was. */
  tournament: string | null;
}

/** What was typed, else the only tournament that goes on, else the latest. */
export function findTournament(view: ClubView, { tournament: typed }: MeantTournament): Result<Tournament> {
  const all = tournamentsOf(view).reverse();
  if (typed !== null)
    return understood(tournamentTyped(all, typed), { problem: 'no-such-tournament', text: typed });
  const [only, another] = all.filter(isOn);
  return understood(another === undefined ? (only ?? all[0]) : undefined, { problem: 'which-tournament' });
}

function tournamentTyped(all: readonly Tournament[], typed: string): Tournament | undefined {
  const text = typed.trim().toLowerCase();
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? [];
  if (digits !== undefined) return all.find(({ number }) => number === Number(digits));
  const named = all.filter(({ about }) => about.name.toLowerCase() === text);
  return named.find(isOn) ?? named[0];
}

/** Writes in the book of a tournament, as of now. Returns the place of the entry there. */
export const writeIn = (
  work: UnitOfWork,
  { book }: Pick<Tournament, 'book'>,
  body: TournamentBody,
  by: PersonNumber | null,
): number => work.appendTo(book, body, { by, acts: [] });

/** What a refusal rests on: points of a tournament's rules, as they are cited. */
export const byPoints = (rules: DiplomacyTableRules, ...points: readonly string[]) => ({
  acts: [],
  points: points.map((point) => citePoint(rules, point)),
});

/** What a refusal rests on that has to do with who signs up. */
export const bySignUp = ({ rules, about }: Tournament) =>
  byPoints(rules, formatOf(about.rules).points.signUp);

/** None, or the refusal where a tournament is no longer open for players. */
export const needsOpen = (tournament: Tournament): Refusal[] =>
  tournament.state.status === 'open'
    ? []
    : [{ code: 'sign-up-over', tournament: tournament.number, ...bySignUp(tournament) }];
