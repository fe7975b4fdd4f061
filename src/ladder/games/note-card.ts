import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { withPlace } from '../../house/told-posts.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';

/** So many messages are known: more than there are at once about games that wait, or clocks that may still change. */
const most = { games: 100, clocks: 20 };

/** Which message about a game: the card that the club sees, or what a person was told who can settle it. */
export interface CardKey {
  game: GameNumber;
  person: PersonNumber | null;
}

type Place = Parameters<typeof withPlace>[2];

const written = ({ game, person }: CardKey): string => (person === null ? `${game}` : `${game}/${person}`);

/** The message that the settings keep under this name. */
export function cardKeyOf(name: string): CardKey {
  const [game, person] = name.split('/').map(Number);
  return { game: game ?? 0, person: person ?? null };
}

/** Keeps where a message about a game is, so that it can follow what becomes of the game, or already became. */
export function noteGameCard(work: UnitOfWork, key: CardKey, place: Place): Result<null> {
  work.saveSettings({ gameCards: withPlace(work.settings.gameCards, written(key), place, most.games) });
  return done(null);
}

/** Forgets where a message is on which nothing changes any more. */
export function forgetGameCard(work: UnitOfWork, key: CardKey): Result<null> {
  const { [written(key)]: place, ...others } = work.settings.gameCards;
  if (place !== undefined) work.saveSettings({ gameCards: others });
  return done(null);
}

/** Keeps where the card of a chess clock is. */
export function noteCard(work: UnitOfWork, clock: number, place: Place): Result<null> {
  const clockCards = withPlace(work.settings.clockCards, clock, place, most.clocks);
  work.saveSettings({ clockCards });
  return done(null);
}
