import { linkRow, type Reply, type Scene, toAsker } from '../../house/words/reply.ts';
import { whenOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';
import { movesLinkLifetime, movesPath } from '../moves/moves-link.ts';

/** Where the person who asks enters the moves of a game, for their eyes alone. */
export function renderMovesLink(
  { number }: Game,
  person: PersonNumber | null,
  { clubs, view, now, siteUrl }: Scene,
): Reply {
  if (person === null) throw new Error('A link for nobody');
  const until = now + movesLinkLifetime;
  const url = `${siteUrl}${movesPath(clubs, { club: view.id, game: number, person, until })}`;
  const rows = linkRow('Open the board', url);
  return toAsker(
    [
      `Play the moves of game #${number} on the board, then save them.`,
      `The link is for you alone. It works until ${whenOf(until)}.`,
      rows.length === 0 && url,
    ],
    { components: rows },
  );
}
