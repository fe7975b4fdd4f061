import type { ClubView } from '../../../house/ports.ts';
import type { Reply } from '../../../house/words/reply.ts';
import type { OnlineGame } from '../../book/online.ts';
import { gameLog } from '../../online/game-log.ts';
import { onlinePgn } from '../../online/pgn.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An online game's moves for a chess program, and all that was logged of it. */
export const renderPgn = (view: ClubView, online: OnlineGame): Reply => ({
  audience: 'asker',
  content: `The moves of online game ${online.number} with the time that each took, and all that was logged of it.`,
  files: [
    { name: `online-game-${online.number}.pgn`, bytes: bytesOf(onlinePgn(view, online)) },
    { name: `online-game-${online.number}-log.txt`, bytes: bytesOf(`${gameLog(view, online)}\n`) },
  ],
});
