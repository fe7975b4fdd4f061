import type { Instant } from '../../../terms/time.ts';
import type { ClubId, Clubs, ClubView, TextKind } from '../../club/ports.ts';
import type { Reply } from '../reply.ts';

/** What a renderer may look at: the club after the change, and the words kept with its entries. */
export interface Scene {
  view: ClubView;
  now: Instant;
  /** Null where there is none or it was erased. */
  text(seq: number, kind: TextKind): Promise<string | null>;
}

/** How a result is shown: the reply, and what the game's card on which a button was pressed becomes. */
export interface Rendered extends Reply {
  card?: Reply;
}

export const sceneOf = async (clubs: Clubs, club: ClubId, now: Instant): Promise<Scene> => ({
  view: await clubs.view(club),
  now,
  text: (seq, kind) => clubs.text(club, seq, kind),
});
