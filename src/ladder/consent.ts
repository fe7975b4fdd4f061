import type { UnitOfWork } from '../house/ports.ts';
import type { Refusal } from '../house/refusals.ts';
import type { Result } from '../house/result.ts';
import type { Agreed } from '../house/room.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import { modifyWithConsent } from './board/modify-score.ts';
import { isPlayer } from './book/games.ts';
import { playsOnline } from './book/online.ts';
import { voidWithConsent } from './games/void-as-chief.ts';
import { voidOnlineWithConsent } from './online/void-online.ts';

/** Act III.3.5: does to a score or a game what the Chief Justice asked for, as another Justice agreed to it. */
export function carryOutAgreed(
  work: UnitOfWork,
  { matter, person, chief, reason, consent }: Agreed,
): Result<unknown> {
  switch (matter.kind) {
    case 'score':
      return modifyWithConsent(
        work,
        chief,
        { member: { text: `#${person}` }, points: matter.points, reason },
        consent,
      );
    case 'game':
      return voidWithConsent(work, chief, { game: `#${matter.game}`, reason }, consent);
    case 'online':
      return voidOnlineWithConsent(work, chief, { game: `online ${matter.online}`, reason }, consent);
    default:
      return matter satisfies never;
  }
}

/** Act III.3.5: a Justice who played the game has as much to do with it as the Chief Justice. */
export function ownGame(state: State, matter: Agreed['matter'], justice: PersonNumber): Refusal[] {
  const game = matter.kind === 'game' ? state.games[matter.game] : undefined;
  const online = matter.kind === 'online' ? state.onlineGames[matter.online] : undefined;
  const plays =
    (game !== undefined && isPlayer(game, justice)) || (online !== undefined && playsOnline(online, justice));
  return plays ? [{ code: 'own-game', game: game?.number ?? null, acts: ['III.3.5'] }] : [];
}
