import type { Named } from '../../../src/house/people.ts';
import type { Result } from '../../../src/house/result.ts';
import type { Game } from '../../../src/ladder/book/games.ts';
import { recordGame, type ToldGame } from '../../../src/ladder/games/record-game.ts';
import type { GameNumber, PersonNumber } from '../../../src/ledger/fields.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** A Friday at 12:40: Mo opened the session at 12:20 and is in the room; Ana and Bo are members. */
export function afternoon(day = '2026-11-20') {
  const club = aClub({ now: `${day} 12:20` });
  const mo = club.moderator('Mo');
  const ana = club.member('Ana');
  const bo = club.member('Bo');
  club.openSession(mo);
  club.at('12:40');
  return { club, mo, ana, bo };
}

/** The person as an option names them. */
export const named = (person: PersonNumber): Named => ({ text: `#${person}` });

/** A game that the player says they won, unless said otherwise. */
export const told = (opponent: Named, about: Partial<ToldGame> = {}): ToldGame => ({
  player: null,
  opponent,
  score: 1,
  colour: null,
  played: null,
  ended: null,
  pgn: null,
  ...about,
});

/** Has `by` enter a game, a second one where that is asked; fails the test when it is not taken. */
export function enters(
  club: Story,
  by: PersonNumber,
  opponent: PersonNumber,
  about: Partial<ToldGame> = {},
): GameNumber {
  const entry = told(named(opponent), about);
  const first = club.does(by, recordGame, entry);
  const result =
    asksAbout(first).length === 0 ? first : club.does(by, recordGame, second(club, entry, first));
  if (!result.ok || result.value?.kind !== 'game-recorded')
    throw new Error(`The game was not taken: ${JSON.stringify(result)}`);
  return result.value.game;
}

/** The games about which somebody is asked whether theirs was a second one. */
export const asksAbout = (result: Result<unknown>): GameNumber[] =>
  'refusals' in result
    ? result.refusals.flatMap((refusal) => (refusal.code === 'same-game' ? refusal.games : []))
    : [];

/** The entry as it is once its question is answered with Confirm: it was a second game. */
export const second = (club: Story, entry: ToldGame, asked: Result<unknown>): ToldGame => ({
  ...entry,
  second: { of: asksAbout(asked), askedAt: club.now },
});

export function game(club: Story, number: GameNumber): Game {
  const found = club.view.state.games[number];
  if (found === undefined) throw new Error(`There is no game ${number}`);
  return found;
}

/** A game that counts: entered by Mo, who does not play it. */
export const plays = (
  club: Story,
  mo: PersonNumber,
  player: PersonNumber,
  opponent: PersonNumber,
  score: ToldGame['score'] = 1,
): GameNumber => enters(club, mo, opponent, { player: named(player), score });
