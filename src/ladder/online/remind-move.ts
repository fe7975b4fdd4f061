import type { ReminderKind } from '../../house/reminders/reminder.ts';
import type { Scene } from '../../house/words/reply.ts';
import { nameOf, whenOf } from '../../house/words/text.ts';
import { gamesUnderWay, type OnlineGame, opponentIn, playerToMove, timeUpAt } from '../book/online.ts';

const hours = 8;

/** A game in which moves have to come quicker needs no reminder: its players are there. */
const slowEnough = 60;

/** Once for each move of an online game (Act I.9) that waits: after some hours, or half of the time for it. */
export const moveReminder: ReminderKind = {
  kind: 'move',
  title: 'Your move',
  when: `when an online game has waited ${hours} hours for you`,
  next: (view, wanting) =>
    gamesUnderWay(view.state).flatMap((game) => {
      const { minutes, beganAt, moves } = game;
      if (beganAt === null || (minutes ?? slowEnough) < slowEnough) return [];
      const wait = Math.min(hours * 60, (minutes ?? Number.POSITIVE_INFINITY) / 2);
      const at = (moves.at(-1)?.at ?? beganAt) + wait * 60_000;
      const until = timeUpAt(game) ?? Number.POSITIVE_INFINITY;
      return wanting
        .filter(({ person, since }) => person === playerToMove(game) && at > since)
        .map(({ person }) => ({
          person,
          at,
          until,
          holds: true,
          say: (scene) => words(game, person, scene),
        }));
    }),
};

function words(game: OnlineGame, person: number, { view }: Scene): string {
  const { number } = game;
  const thread = view.settings.onlineThreads[number];
  const where = thread === undefined ? 'Use `/online move`.' : `Play it in <#${thread}>.`;
  const timeUp = timeUpAt(game);
  const time = timeUp === null ? '' : ` You have until ${whenOf(timeUp)}.`;
  return `It’s your move against **${nameOf(view, opponentIn(game, person))}** in online game ${number}.${time} ${where}`;
}
