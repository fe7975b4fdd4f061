import type { Actor, Answer, OptionToSend } from '../playground/driver.ts';
import type { Cast, Name } from './cast.ts';
import { holiday, momentAt, type RunningClock } from './clock.ts';
import { type PastFriday, type PastGame, pastFridays } from './games.ts';

/** Where the days before are played. */
export interface Backstage {
  clock: RunningClock;
  cast: Cast;
  /** At the keyboard of this person, in #games. */
  as(name: Name): Actor;
  /** Waits until all that was set off has happened. */
  quiet(): Promise<void>;
}

/**
 * Plays the days before through Discord: a club is set up, officers are appointed, people join and play on two
 * Fridays. Leaves it on the third, shortly before its session.
 */
export async function playPrologue(backstage: Backstage): Promise<void> {
  await goTo(backstage, '2026-11-09', '12:10');
  await setUp(backstage);
  for (const friday of pastFridays) await play(backstage, friday);
  await goTo(backstage, '2026-11-27', '12:25');
}

/** Nothing may be under way when the clock moves: what was done is to be dated by when it was done. */
async function goTo({ clock, quiet }: Backstage, date: string, time: string): Promise<void> {
  await quiet();
  clock.moveTo(momentAt(date, time));
}

async function setUp({ as, cast }: Backstage): Promise<void> {
  const { morgan, mia, max, jo, kim, lee, teacher } = cast;
  await run(as('teacher'), 'setup', { chief: morgan, staff: teacher, site: 'public' });
  for (const member of [mia, max]) await run(as('morgan'), 'chief appoint', { member, office: 'moderator' });
  for (const member of [jo, kim, lee])
    await run(as('morgan'), 'chief appoint', { member, office: 'justice' });
  for (const name of ['mia', 'max', 'jo', 'kim', 'ana', 'bo', 'cy', 'dee'] as const)
    await run(as(name), 'join');
  await run(as('mia'), 'session cancel', { date: holiday, reason: 'The Christmas holidays' });
}

async function play(backstage: Backstage, { date, moderator, present, games }: PastFriday): Promise<void> {
  const { as } = backstage;
  await goTo(backstage, date, '12:28');
  await run(as(moderator), 'session open');
  await goTo(backstage, date, '12:30');
  for (const name of present) await run(as(name), 'present');
  for (const game of games) await enter(backstage, date, game);
  await goTo(backstage, date, '13:09');
  await run(as(moderator), 'session close');
}

async function enter(backstage: Backstage, date: string, game: PastGame): Promise<void> {
  const { as, cast } = backstage;
  const { at, white, black, result, ended, pgn } = game;
  await goTo(backstage, date, at);
  const told = { opponent: cast[black], result, ended, pgn, colour: 'white' };
  const card = await run(as(white), 'game record', told);
  demandAnswer('Confirm', await as(black).press(card, 'Confirm'));
}

async function run(
  actor: Actor,
  command: string,
  options: Record<string, OptionToSend> = {},
): Promise<Answer> {
  return demandAnswer(`/${command}`, await actor.run(command, options));
}

function demandAnswer(deed: string, answer: Answer): Answer {
  if (answer.kind === 'message') return answer;
  throw new Error(`${deed} was not answered: ${answer.text}`);
}
