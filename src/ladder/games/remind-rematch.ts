import { banAt } from '../../house/book/discipline.ts';
import { evening, type ReminderKind } from '../../house/reminders/reminder.ts';
import { dayOf, nameOf } from '../../house/words/text.ts';
import { isPlayer, otherPlayer } from '../book/games.ts';
import { upcoming } from '../sessions/remind-session.ts';
import { rematchesToPlay } from './by-register.ts';

/** Act I.6: the evening before a session at which a rematch can be played; not where one of the two is banned then. */
export const rematchReminder: ReminderKind = {
  kind: 'rematch',
  title: 'Rematches',
  when: `at ${evening} the day before you can play one`,
  next: (view, wanting) =>
    rematchesToPlay(view).flatMap(([number, objection]) => {
      const game = view.state.games[number];
      if (game === undefined) return [];
      const isBanned = (at: number) =>
        [game.player, game.opponent].some((each) => banAt(view.state, each, at) !== null);
      return wanting
        .filter(({ person }) => isPlayer(game, person))
        .map(({ person, since }) => {
          const { date, opensAt, at } = upcoming(view, objection.at, since);
          return {
            ...{ person, at, until: opensAt, holds: !isBanned(opensAt) },
            say: ({ view: now }) =>
              `You can play your rematch with **${nameOf(now, otherPlayer(game, person))}** (game #${number}) ` +
              `on ${dayOf(date)}, from ${now.state.figures.opens}.`,
          };
        });
    }),
};
