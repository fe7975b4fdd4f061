import type { UnitOfWork } from '../house/ports.ts';
import type { Refusal, Result } from '../house/result.ts';
import type { Agreed } from '../house/room.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';
import { modifyScore } from './board/modify-score.ts';
import { isPlayer } from './book/games.ts';
import { playsOnline } from './book/online.ts';
import { voidAsChief } from './games/void-game.ts';
import { voidOnline } from './online/void-online.ts';

/** Act III.3.5: does to a score or a game what the Chief Justice asked for, as another Justice agreed to it. */
export function carryOutAgreed(
  work: UnitOfWork,
  { matter, person, chief, reason, consent }: Agreed,
): Result<unknown> {
  switch (matter.kind) {
    case 'score':
      return modifyScore(
        work,
        chief,
        { member: { text: `#${person}` }, points: matter.points, reason },
        consent,
      );
    case 'game':
      return voidAsChief(work, chief, { game: `#${matter.game}`, reason }, consent);
    case 'online':
      return voidOnline(work, chief, { game: `online ${matter.online}`, reason }, consent);
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
