import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { allGames, type Game } from '../../../src/ladder/book/games.ts';
import { confirmGame, disputeGame, withdrawGame } from '../../../src/ladder/games/answer-game.ts';
import { openObjections } from '../../../src/ladder/games/by-register.ts';
import { approveGame, correctGame } from '../../../src/ladder/games/decide-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { objectGame, overseenOutcomes, rematchGame } from '../../../src/ladder/games/rematch-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { checkIn } from '../../../src/ladder/sessions/check-in.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { named, told } from '../games/afternoon.ts';
import { type ClubOfTheYear, cast, moderators } from './club-of-the-year.ts';
import type { Random } from './random.ts';

/** What people do in and around a session. */
export type Deed = (club: ClubOfTheYear, random: Random) => Promise<void>;

const reason = 'They said so';
const scores = [1, 0.5, 0] as const;

export const opens: Deed = async (club, random) => {
  await club.does(random.of(moderators), openSession, undefined);
};

/** Some come who do not play, one of them perhaps nobody's Member yet. */
export const comesIn: Deed = async (club, random) => {
  for (const person of random.some(5, await club.members()))
    await club.does(person, checkIn, { moderating: false });
};

export const plays: Deed = async (club, random) => {
  for (let game = 0; game < 3; game++) {
    const [player = cast.mo, opponent = cast.mo] = random.some(2, await club.members());
    const about = { player: named(player), score: random.of(scores) ?? 1 };
    await club.does(cast.mo, recordGame, told(named(opponent), about));
  }
};

/** Players enter games themselves: some are answered one way or another, some never. */
export const entersOwn: Deed = async (club, random) => {
  for (const answer of random.some(3, [confirmGame, withdrawGame, null, null, 'disputed'] as const)) {
    const [player, opponent = cast.mo] = random.some(2, await club.members());
    if (!(await club.does(player, recordGame, told(named(opponent), { score: random.of(scores) ?? 1 }))))
      continue;
    const game = `${(await club.view()).state.games.length - 1}`;
    if (answer === 'disputed') await club.does(opponent, disputeGame, { game, why: reason });
    else if (answer !== null) await club.does(answer === confirmGame ? opponent : player, answer, { game });
  }
};

/** Act 0.12: somebody plays who has not joined, and joins in time or does not. */
export const guestPlays: Deed = async (club, random) => {
  const { people, state } = await club.view();
  const guests = people.all().filter(({ number }) => state.standings[number]?.member !== true);
  const [guest] = random.some(1, guests);
  const [player] = random.some(1, await club.members());
  if (guest === undefined) return;
  await club.does(player, recordGame, told(named(guest.number), { score: 1 }));
  if (random.chance(50)) await club.does(guest.number, joinBoard, { name: null });
};

export const closesEarly: Deed = (club) => club.does(cast.mo, closeSession, undefined).then(() => {});

export const oversees: Deed = async (club, random) => {
  for (const [game] of openObjections(await club.view()))
    if (random.chance(50))
      await club.does(cast.mo, rematchGame, {
        game: `${game}`,
        outcome: random.of(overseenOutcomes) ?? 'won',
        untimed: false,
      });
};

async function someGame(
  club: ClubOfTheYear,
  random: Random,
  status: Game['status'],
): Promise<Game | undefined> {
  const games = allGames((await club.view()).state).filter((game) => game.status === status);
  return random.of(games.slice(-12));
}

/** Saturday: what was forgotten, and what somebody looks at twice. */
export const afterwards: Deed = async (club, random) => {
  await registers(club, random);
  const open = await someGame(club, random, 'open');
  const overseer = random.chance(50) ? named(cast.mo) : null;
  if (open !== undefined && random.chance(70))
    await club.does(random.of(moderators), approveGame, { game: `${open.number}`, overseer });
  const counted = await someGame(club, random, 'counted');
  if (counted === undefined) return;
  const game = `${counted.number}`;
  const lot = random.below(100);
  if (lot < 15) await club.does(cast.mo, voidGame, { game, reason });
  else if (lot < 30) await club.does(cast.mo, correctGame, { game, score: 0.5, reason });
  else if (lot < 75) await club.does(counted.opponent, objectGame, { game });
};

async function registers(club: ClubOfTheYear, random: Random): Promise<void> {
  const [player = cast.mo, opponent = cast.mo, ...marked] = random.some(4, await club.members());
  const last = (await club.view()).state.sessionOrder.at(-1)?.date ?? '2026-09-04';
  const late = told(named(opponent), { played: `${last} 12:59` });
  if (random.chance(50)) await club.does(player, recordGame, late);
  for (const person of marked) {
    const mark = { member: named(person), present: random.chance(70), date: last, reason };
    if (random.chance(60)) await club.does(cast.mia, markRegister, mark);
  }
}
