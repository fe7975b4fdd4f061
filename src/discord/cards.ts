import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Client, SendableChannels } from 'discord.js';
import { aftermathLine, withAftermath } from '../appeals/words/aftermath.ts';
import type { ClubId } from '../house/ports.ts';
import type { Reply, Scene } from '../house/words/reply.ts';
import { undecided } from '../ladder/games/declare-decision.ts';
import { type CardKey, cardKeyOf, forgetGameCard } from '../ladder/games/note-card.ts';
import { clockCard, clockGame } from '../ladder/words/clocks/card.ts';
import { renderDiffering } from '../ladder/words/game-differs.ts';
import { cardReply } from '../ladder/words/games.ts';
import type { Working } from './command.ts';
import { isDeleted, isForGood, isGone, isMalformed } from './errors.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { channelOf } from './permissions.ts';
import type { PostedCards } from './posted-cards.ts';
import { toEdit } from './reply.ts';
import { asNoted, sceneOf } from './scene-of.ts';

/** Has the cards of chess clocks follow what happens to them on the site and by themselves. */
export function startClockCards(parts: Working): Following {
  const shown = new Map<string, string>();
  const following = followClubs(parts, 'cards of chess clocks', (club) =>
    updateClockCards(parts, club, shown),
  );
  const deaf = parts.clubs.onPress(following.wake);
  return {
    wake: following.wake,
    async stop() {
      deaf();
      await following.stop();
    },
  };
}

async function updateClockCards(parts: Working, club: ClubId, shown: Map<string, string>): Promise<void> {
  const scene = await sceneOf(parts, club, parts.clock());
  for (const [clock, place] of Object.entries(scene.view.settings.clockCards)) {
    const card = cardOfClock(scene, Number(clock));
    const words = JSON.stringify(card);
    if (shown.get(place) === words) continue;
    await editCard(parts, club, place, card);
    shown.set(place, words);
  }
}

const cardOfClock = (scene: Scene, clock: number): Reply => ({
  ...clockCard(scene, clockGame(scene.view, clock)),
  pings: [],
});

interface GameCardParts extends Working {
  gameCards: PostedCards;
}

/** Has the messages about games that wait follow what becomes of them, so that nobody is asked about what is settled. */
export const startGameCards = (parts: GameCardParts): Following =>
  followClubs(parts, 'cards of games', (club) => updateGameCards(parts, club));

/** Edits those that do not say what they should. Answers go between one and the next. Returns for how long it looked at them, in milliseconds. */
async function updateGameCards(parts: GameCardParts, club: ClubId): Promise<number> {
  const { clubs, clock, gameCards } = parts;
  const scene = await sceneOf(parts, club, clock());
  let spent = 0;
  for (const [name, place] of Object.entries(scene.view.settings.gameCards)) {
    await othersFirst();
    const begun = performance.now();
    const key = cardKeyOf(name);
    // Before the card, and not after it: the view goes on while Discord takes the edit, and what comes then is followed next.
    const settled = isSettled(key, scene);
    const card = await messageAbout(key, scene);
    const isRight = gameCards.says(place, card);
    spent += performance.now() - begun;
    if (!isRight) {
      if (card !== null) await editGameCard(parts, scene, { key, place, card });
      gameCards.note(place, card);
    }
    if (!settled) continue;
    await clubs.change(club, asNoted(clock()), (work) => forgetGameCard(work, key));
    gameCards.forget(place);
  }
  return spent;
}

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

async function editGameCard(
  parts: Working,
  { view }: Scene,
  { key, place, card }: { key: CardKey; place: string; card: Reply },
): Promise<void> {
  if (key.person === null) {
    await editCard(parts, view.id, place, card);
    return;
  }
  const account = view.people.byNumber(key.person)?.account ?? null;
  if (account !== null) await change(parts, () => parts.client.users.createDM(account), place, card);
}

/** Has the posts that told everybody of something say at their top what became of it. */
export function startToldPosts(parts: Working): Following {
  const shown = new Map<string, string>();
  return followClubs(parts, 'posts of what was decided', (club) => keepTrue(parts, club, shown));
}

async function keepTrue({ client, clubs }: Working, club: ClubId, shown: Map<string, string>): Promise<void> {
  const view = await clubs.view(club);
  for (const [entry, place] of Object.entries(view.settings.toldPosts)) {
    const line = aftermathLine(view, Number(entry));
    if (line === null || shown.get(place) === line) continue;
    await edit(client, club, place, line);
    shown.set(place, line);
  }
}

/** A post that is not there any more is let be, and nobody is called again by one that has changed. */
async function edit(client: Client<true>, club: ClubId, place: string, line: string): Promise<void> {
  const [id = '', number = ''] = place.split('/');
  try {
    const channel = await channelOf(client, club, id);
    const message = await channel?.messages.fetch({ message: number, cache: false });
    if (message === undefined) return;
    const content = withAftermath(message.content, line);
    if (content !== message.content) await message.edit({ content, allowedMentions: { parse: [] } });
  } catch (error) {
    if (!isForGood(error)) throw error;
  }
}

/** Changes a card at `channel/message`, unless Discord never takes it. Returns whether the card is still there. */
export const editCard = (parts: Working, club: ClubId, place: string, card: Reply): Promise<boolean> =>
  change(parts, (id) => channelOf(parts.client, club, id), place, card);

async function change(
  { log }: Working,
  find: (channel: string) => Promise<SendableChannels | null>,
  place: string,
  card: Reply,
): Promise<boolean> {
  const [id = '', message = ''] = place.split('/');
  try {
    const channel = await find(id);
    await channel?.messages.edit(message, toEdit(card));
    return channel !== null;
  } catch (err) {
    if (!isForGood(err)) throw err;
    if (isMalformed(err)) log.error({ err, place }, 'Discord finds fault with a card');
    return !isGone(err) && !isDeleted(err);
  }
}
