import { onTestFinished } from 'vitest';
import type { Answer, ReadMessage } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from './club-on-playground.ts';

/** A Monday afternoon without a session: Ana, Bo, Cy and Dee are Members, Jude is a Justice. */
export async function aMonday() {
  const club = await ClubOnPlayground.open('2026-11-23 16:00');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy', 'dee');
  const jude = club.person('Jude');
  await people.morgan.as.run('chief appoint', { member: jude, office: 'justice' });
  return { club, ...people, jude };
}

/** Agrees to what is recorded, where that is asked. */
const agreeing = async (who: Person, asked: Answer): Promise<Answer> =>
  asked.buttons.some((label) => label.startsWith('Confirm')) ? who.as.press(asked, 'Confirm') : asked;

/** Challenges somebody, agreeing where that is asked. */
export const challenges = async (who: Person, opponent: Person, options: Record<string, number> = {}) =>
  agreeing(who, await who.as.run('online challenge', { opponent, ...options }));

/** The latest challenge that can be answered, as somebody sees it. */
export const challengeSeen = (who: Person): Promise<ReadMessage> =>
  who.as.waitForMessage(
    'games',
    ({ text, buttons }) => text.includes('challenges you') && buttons.includes('Accept'),
  );

/** A game that has begun between those two; the id of its thread, once its first board is there. */
export async function begins(
  white: Person,
  black: Person,
  options: Record<string, number> = {},
): Promise<string> {
  const before = (await threadsSeen(white)).length;
  await challenges(white, black, options);
  await agreeing(black, await black.as.press(await challengeSeen(black), 'Accept'));
  return threadSeen(white, before + 1);
}

const seconds = 30;

/** The thread of the n-th online game, once its first board is there. */
export async function threadSeen(who: Person, nth = 1): Promise<string> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; ) {
    const thread = (await threadsSeen(who))[nth - 1];
    if (thread !== undefined && (await who.as.messages(thread)).some(isBoard)) return thread;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No thread of online game ${nth} was opened`);
}

/** The threads of online games, by their ids, in the order of the games. */
export async function threadsSeen(who: Person): Promise<string[]> {
  const numberOf = (name: string) => Number(/^Online game (\d+):/.exec(name)?.[1]);
  const threads = (await who.as.channels()).filter(({ name }) => numberOf(name) > 0);
  return threads.sort((one, other) => numberOf(one.name) - numberOf(other.name)).map(({ id }) => id);
}

const isBoard = ({ text }: ReadMessage): boolean => text.includes('is to move');

/** The latest board in a thread that can be played on, once there is one, or one later than that on which a move was made. */
export async function boardIn(who: Person, thread: string, moved?: ReadMessage): Promise<ReadMessage> {
  const isLater = ({ buttons, id }: ReadMessage) =>
    buttons.includes('Resign') && BigInt(id) > BigInt(moved?.id ?? 0);
  const found = await who.as.waitForMessage(thread, isLater);
  return (await who.as.messages(thread)).findLast(isLater) ?? found;
}

/** Plays the moves in turn, typed in the thread. Returns the last answer. */
export async function play(thread: string, white: Person, black: Person, line: string): Promise<Answer> {
  const answers: Answer[] = [];
  for (const [ply, move] of line.split(' ').entries())
    answers.push(await (ply % 2 === 0 ? white : black).as.in(thread).run('online move', { move }));
  const last = answers.at(-1);
  if (last === undefined) throw new Error('No moves were played');
  return last;
}
