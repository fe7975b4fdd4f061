import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { done } from '../../src/house/result.ts';
import type { Scene } from '../../src/house/words/reply.ts';
import type { LadderClubs } from '../../src/ladder/ports.ts';
import { rooms as roomsOfClub } from '../../src/rooms.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import { hearings, siteUrl } from './asking.ts';
import { club, fill, now } from './club.ts';
import { itemWords } from './court/items.ts';
import { explanationWords } from './ladder/explanations.ts';
import { lookupWords } from './lookups.ts';
import { type Message, rooms } from './message.ts';
import { postWords } from './posts.ts';
import { programWords } from './programs.ts';
import { questionWords } from './questions.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { siteWords } from './site.ts';
import { sourceWords, unshown } from './sources.ts';
import { surfaceWords } from './surface.ts';
import { toldWords } from './told-words.ts';
import { tryoutWords } from './tryout.ts';

/** All that people read, with sample values: room by room, and in each of them kind by kind. The same whenever it is called. */
export async function catalogue(): Promise<Message[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-and-gavel-wording-'));
  const database = await openDatabase(`file:${join(folder, 'club.db')}`);
  try {
    return sorted(await wordsOf(new PrismaClubs(database, () => {}, roomsOfClub)));
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

async function wordsOf(clubs: LadderClubs): Promise<Message[]> {
  const scene = await sceneOfSamples(clubs);
  const messages = [
    ...(await toldWords(scene)),
    ...refusalWords(scene.view),
    ...(await questionWords(scene)),
    ...(await explanationWords(scene)),
    ...recordWords(scene.view),
    ...(await itemWords(scene)),
    ...surfaceWords(),
    ...(await lookupWords({ clubs, hearings, siteUrl })),
    ...(await postWords(scene)),
    ...(await siteWords(clubs)),
    ...tryoutWords(),
    ...programWords(scene.view),
    ...sourceWords(),
  ];
  return [...messages, ...unshown(messages)];
}

/** The club of the samples, in which all that they speak of has happened. */
export async function sceneOfSamples(clubs: LadderClubs): Promise<Scene> {
  await clubs.change(club, { interaction: null, now }, (work) => {
    fill(work);
    return done(null);
  });
  const scene = await sceneOf({ clubs, siteUrl }, club, now);
  // The address has a code in it that is another one in each database.
  return { ...scene, recordAddress: () => `${siteUrl}/records/…` };
}

/** Receipts of secrets are made by chance: another one each time. */
const withoutReceipts = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{64}\b/g, '…')
    .replace(/(Receipt \*\*)[0-9a-f]{8}/g, '$1…')
    .replace(/(made of `)[\w-]{22}/g, '$1…');

/** By room; what is said in one place stays in its order, and what two samples come to alike stands once. */
function sorted(messages: readonly Message[]): Message[] {
  const each = new Map(
    messages.map((message) => [JSON.stringify(message), { ...message, text: withoutReceipts(message.text) }]),
  );
  return rooms.flatMap((room) => [...each.values()].filter((message) => message.room === room));
}
