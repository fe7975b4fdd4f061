import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import type { Reply } from '../house/words/reply.ts';
import type { Scene } from '../house/words/scene.ts';
import { clockCard, clockGame } from '../ladder/words/clocks/card.ts';
import type { Services } from './command.ts';
import { editCard } from './edit-card.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { sceneOf } from './scene-of.ts';

interface CardParts extends Services {
  client: Client<true>;
  clock: () => Instant;
  log: Logger;
}

/** Has the cards of chess clocks follow what happens to them on the site and by themselves. */
export function startClockCards(parts: CardParts): Following {
  const { clubs, log } = parts;
  const shown = new Map<string, string>();
  const follow = (club: ClubId) => bringUpToDate(parts, club, shown);
  const following = followClubs({ clubs, log, what: 'cards of chess clocks', follow });
  const deaf = clubs.onPress(following.wake);
  return {
    wake: following.wake,
    async stop() {
      deaf();
      await following.stop();
    },
  };
}

/** Edits the cards that say something else by now. */
async function bringUpToDate(parts: CardParts, club: ClubId, shown: Map<string, string>): Promise<void> {
  const scene = await sceneOf(parts, club, parts.clock());
  for (const [clock, place] of Object.entries(scene.view.settings.clockCards)) {
    const card = cardOf(scene, Number(clock));
    const words = JSON.stringify(card);
    if (shown.get(place) === words) continue;
    await editCard(parts, club, place, card);
    shown.set(place, words);
  }
}

/** Nobody is called again by a card that has changed. */
const cardOf = (scene: Scene, clock: number): Reply => ({
  ...clockCard(scene, clockGame(scene.view, clock)),
  pings: [],
});
