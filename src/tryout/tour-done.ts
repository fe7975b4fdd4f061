import { InteractionType } from 'discord-api-types/v10';
import type { Playground } from '../../packages/playground/src/index.ts';
import { isMember as belongs } from '../house/book/members.ts';
import type { ClubView } from '../house/ports.ts';
import { allGames, type Game, isPlayer } from '../ladder/book/games.ts';
import { openSessionOf, type Session } from '../ladder/book/register.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import { tablesOf } from '../tables/table.ts';
import type { Cast, Name } from './cast.ts';
import { momentAt, openingDay } from './clock.ts';

/** What the club is like after all that visitors did, and what they asked of the bot. */
export interface Seen {
  view: ClubView;
  cast: Cast;
  asked: Playground['interactions'];
}

type IsDone = (seen: Seen) => boolean;

/** A session was opened since visitors came. */
export const sessionWasOpened: IsDone = (seen) => sessionsSince(seen).length > 0;

/** There was a session since visitors came, and it is over. */
export const sessionIsOver: IsDone = (seen) => sessionWasOpened(seen) && !openSessionOf(seen.view.state);

/** This person is on the Leaderboard. */
export const isMember =
  (name: Name): IsDone =>
  (seen) => {
    const person = personIn(seen, name);
    return person !== null && belongs(seen.view.state, person);
  };

/** This person checked in to a session since visitors came. */
export const cameToSession =
  (name: Name): IsDone =>
  (seen) => {
    const person = personIn(seen, name);
    return person !== null && sessionsSince(seen).some(({ stays }) => stays.has(person));
  };

/** A game of these two was recorded, whatever came of it. */
export const played =
  (one: Name, other: Name): IsDone =>
  (seen) =>
    gamesOf(seen, one, other).length > 0;

/** A game of these two counts, or did. */
export const gameCounts =
  (one: Name, other: Name): IsDone =>
  (seen) =>
    gamesOf(seen, one, other).some(({ countedSeq }) => countedSeq !== null);

/** A game of these two was taken off the board. */
export const gameWasVoided =
  (one: Name, other: Name): IsDone =>
  (seen) =>
    gamesOf(seen, one, other).some(({ status }) => status === 'voided');

/** Anyone gave this command, and the bot has answered. */
export const ran =
  (command: string): IsDone =>
  (seen) =>
    answered(seen).some((each) => each.command === command);

/** This person tried to record a game after the session, by command, button or form. */
export const cameTooLate =
  (name: Name): IsDone =>
  (seen) => {
    const bell = sessionsSince(seen).at(-1)?.closesAt;
    if (bell === undefined || !sessionIsOver(seen)) return false;
    return answered(seen)
      .filter(({ user, openedAt }) => user === seen.cast[name] && openedAt > bell)
      .some(({ command }) => command === undefined || command === 'game record');
  };

/** This person gave orders at a table. */
export const gaveOrders =
  (name: Name): IsDone =>
  (seen) => {
    const person = personIn(seen, name);
    const entries = tablesOf(seen.view).flatMap(({ book }) => book.entries);
    return person !== null && entries.some(({ type, by }) => type === 'orders-given' && by === person);
  };

/** A phase of a table is over. */
export const phaseWasPlayed: IsDone = ({ view }) =>
  tablesOf(view).some(({ state }) => (state.diplomacy?.history.length ?? 0) > 0);

const sessionsSince = ({ view }: Seen): Session[] =>
  [...view.state.sessions.values()].filter(({ date }) => date >= openingDay);

const personIn = ({ view, cast }: Seen, name: Name): PersonNumber | null =>
  view.people.byAccount(cast[name].id)?.number ?? null;

function gamesOf(seen: Seen, one: Name, other: Name): Game[] {
  const [first, second] = [personIn(seen, one), personIn(seen, other)];
  if (first === null || second === null) return [];
  return allGames(seen.view.state).filter(
    (game) => game.enteredAt >= visitorsCame && isPlayer(game, first) && isPlayer(game, second),
  );
}

const visitorsCame = momentAt(openingDay, '00:00');

const answered = ({ asked }: Seen): Playground['interactions'][number][] =>
  asked.filter(
    ({ type, progress, openedAt }) =>
      type !== InteractionType.ApplicationCommandAutocomplete &&
      (progress === 'answered' || progress === 'pending') &&
      openedAt >= visitorsCame,
  );
