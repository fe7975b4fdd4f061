import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import { forgetGameCard } from '../club/games/note-card.ts';
import type { ClubId, ClubView } from '../club/ports.ts';
import type { Services } from './command.ts';
import { editCard } from './edit-card.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { cardReply } from './render/games.ts';
import type { Reply } from './reply.ts';

interface CardParts extends Services {
  client: Client<true>;
  clock: () => Instant;
  log: Logger;
}

/**
 * Has the cards of games that wait follow what becomes of the games, whoever decides it and wherever: a game that a
 * student joined for counts, and its card must not go on asking them to join.
 */
export function startGameCards(parts: CardParts): Following {
  const { clubs, log } = parts;
  const shown = new Map<string, string>();
  const met = new Set<ClubId>();
  const follow = (club: ClubId) => bringUpToDate(parts, club, shown, met);
  return followClubs({ clubs, log, what: 'cards of games', follow });
}

/** A card that was posted since the club was met says what it should; of others only Discord knows. */
async function bringUpToDate(
  parts: CardParts,
  club: ClubId,
  shown: Map<string, string>,
  met: Set<ClubId>,
): Promise<void> {
  const { clubs, clock } = parts;
  const view = await clubs.view(club);
  for (const [game, place] of Object.entries(view.settings.gameCards)) {
    const card = cardOf(view, Number(game));
    const words = JSON.stringify(card);
    const settled = view.state.games[Number(game)]?.status !== 'open';
    const isNew = met.has(club) && !shown.has(place) && !settled;
    if (card !== null && !isNew && shown.get(place) !== words) await editCard(parts, club, place, card);
    shown.set(place, words);
    if (!settled) continue;
    shown.delete(place);
    await clubs.change(club, { interaction: null, now: clock(), clock: null }, (work) =>
      forgetGameCard(work, game),
    );
  }
  met.add(club);
}

/** Nobody is called again by a card that has changed. */
function cardOf(view: ClubView, number: number): Reply | null {
  const game = view.state.games[number];
  return game === undefined ? null : { ...cardReply(view, game), pings: [] };
}
