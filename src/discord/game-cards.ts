import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import type { Reply } from '../house/words/reply.ts';
import type { Scene } from '../house/words/scene.ts';
import { undecided } from '../ladder/games/decide.ts';
import { type CardKey, cardKeyOf, forgetGameCard } from '../ladder/games/note-card.ts';
import { renderDiffering } from '../ladder/words/game-differs.ts';
import { cardReply } from '../ladder/words/games.ts';
import type { Services } from './command.ts';
import { editCard, editTold } from './edit-card.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { sceneOf } from './scene-of.ts';

interface CardParts extends Services {
  client: Client<true>;
  clock: () => Instant;
  log: Logger;
}

/**
 * Has the messages about games that wait follow what becomes of the games, whoever decides it and wherever: a game that a
 * student joined for counts, and its card must not go on asking them to join; and a Moderator is not asked to settle what is
 * settled.
 */
export function startGameCards(parts: CardParts): Following {
  const { clubs, log } = parts;
  const shown = new Map<string, string>();
  const met = new Set<ClubId>();
  const follow = (club: ClubId) => bringUpToDate(parts, club, shown, met);
  return followClubs({ clubs, log, what: 'cards of games', follow });
}

/** A message that was posted since the club was met says what it should; of others only Discord knows. */
async function bringUpToDate(
  parts: CardParts,
  club: ClubId,
  shown: Map<string, string>,
  met: Set<ClubId>,
): Promise<void> {
  const { clubs, clock } = parts;
  const scene = await sceneOf(parts, club, clock());
  for (const [name, place] of Object.entries(scene.view.settings.gameCards)) {
    const key = cardKeyOf(name);
    const card = await messageAbout(key, scene);
    const words = JSON.stringify(card);
    const settled = isSettled(key, scene);
    const isNew = met.has(club) && !shown.has(place) && !settled;
    if (card !== null && !isNew && shown.get(place) !== words) await edit(parts, scene, { key, place, card });
    shown.set(place, words);
    if (!settled) continue;
    shown.delete(place);
    await clubs.change(club, { interaction: null, now: clock(), clock: null }, (work) =>
      forgetGameCard(work, key),
    );
  }
  met.add(club);
}

/** Whether nothing will change on the message any more. */
function isSettled({ game: number, person }: CardKey, { view }: Scene): boolean {
  const game = view.state.games[number];
  if (game === undefined) return true;
  return person === null ? game.status !== 'open' : undecided(view, game).length === 0;
}

/** What the message says by now. Nobody is called again by one that has changed. */
async function messageAbout({ game: number, person }: CardKey, scene: Scene): Promise<Reply | null> {
  const game = scene.view.state.games[number];
  if (game === undefined) return null;
  return person === null
    ? { ...cardReply(scene.view, game), pings: [] }
    : renderDiffering({ kind: 'game-differs', game: number, person }, scene);
}

async function edit(
  parts: CardParts,
  { view }: Scene,
  { key, place, card }: { key: CardKey; place: string; card: Reply },
): Promise<void> {
  if (key.person === null) return editCard(parts, view.id, place, card);
  const account = view.people.byNumber(key.person)?.account ?? null;
  if (account !== null) await editTold(parts, account, place, card);
}
