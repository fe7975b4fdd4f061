import type { ClubId } from '../house/ports.ts';
import { forgetTableCard, openingCards } from '../tables/card-place.ts';
import { openingCard } from '../tables/opening/card.ts';
import { isUnderWay, tableNumbered } from '../tables/table.ts';
import { editCard } from './cards.ts';
import type { Working } from './command.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { asNoted, sceneOf } from './scene-of.ts';

/** Has the posts by which tables opened follow what becomes of them: who joins and leaves, the start, and the end. */
export function startTableCards(parts: Working): Following {
  const shown = new Map<string, string>();
  return followClubs(parts, 'posts of tables', (club) => updateTableCards(parts, club, shown));
}

async function updateTableCards(parts: Working, club: ClubId, shown: Map<string, string>): Promise<void> {
  const { clubs, clock } = parts;
  const { view } = await sceneOf(parts, club, clock());
  for (const [number, place] of openingCards(view.settings)) {
    const table = tableNumbered(view, Number(number));
    // Before the post is edited: the view goes on meanwhile, and what comes then is followed next.
    const isOver = table === null || !isUnderWay(table);
    const card = table === null ? null : { ...openingCard(view, table), pings: [] };
    const words = JSON.stringify(card);
    if (card !== null && shown.get(place) !== words) await editCard(parts, club, place, card);
    shown.set(place, words);
    if (!isOver) continue;
    await clubs.change(club, asNoted(clock()), (work) => forgetTableCard(work, Number(number)));
    shown.delete(place);
  }
}
