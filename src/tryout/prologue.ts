import { type Backstage, confirm, goTo, pressConfirm, run } from './backstage.ts';
import { pastCases } from './cases.ts';
import { holiday, openingDay } from './clock.ts';
import { goToCourt } from './court.ts';
import { type PastFriday, type PastGame, pastFridays } from './games.ts';
import { openTable } from './table.ts';

/**
 * Plays the days before through Discord: a club is set up, officers are appointed, people join and play on two
 * Fridays, and after each somebody goes to the Court. Seven of them sit down to a game of Diplomacy. Leaves the club on the
 * third Friday, when its session can begin.
 */
export async function playPrologue(backstage: Backstage): Promise<void> {
  await goTo(backstage, '2026-11-09', '12:10');
  await setUp(backstage);
  for (const friday of pastFridays) {
    await play(backstage, friday);
    for (const each of pastCases) if (each.on === friday.date) await goToCourt(backstage, each);
  }
  await goTo(backstage, openingDay, '12:20');
  await openTable(backstage);
  await goTo(backstage, openingDay, '12:31');
}

async function setUp({ as, cast }: Backstage): Promise<void> {
  const { morgan, mia, max, jo, kim, lee, teacher } = cast;
  await confirm(as('teacher'), 'setup', { chief: morgan, staff: teacher, site: 'public', tables: true });
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
  await pressConfirm(as(black), await run(as(white), 'game record', told));
}
