import { type Instant, type LocalDate, nextSessionDate, sessionWindow } from '../../../terms/time.ts';
import { banAt } from '../../house/book/discipline.ts';
import type { ClubView } from '../../house/ports.ts';
import { evening, eveningBefore, type ReminderKind } from '../../house/reminders/reminder.ts';
import { sessionOn } from '../../house/words/text.ts';

/** A session that is to come, and when people are reminded of it. */
export interface Upcoming {
  date: LocalDate;
  opensAt: Instant;
  at: Instant;
}

/** The first session, not cancelled, that opens after one moment and is told of after the other (Act 0.5). */
export function upcoming({ state }: ClubView, opensAfter: Instant, toldAfter: Instant): Upcoming {
  const { figures, cancelled } = state;
  let date = nextSessionDate(Math.max(opensAfter, toldAfter), figures, cancelled);
  for (;;) {
    const { opensAt, closesAt } = sessionWindow(date, figures);
    const at = eveningBefore(date, figures);
    if (opensAt > opensAfter && at > toldAfter) return { date, opensAt, at };
    date = nextSessionDate(closesAt, figures, cancelled);
  }
}

/** The evening before a session: nobody is reminded who is banned then (Act 0.7). */
export const sessionReminder: ReminderKind = {
  kind: 'session',
  title: 'Sessions',
  when: `at ${evening} the day before`,
  next(view, wanting) {
    const sessions = new Map<Instant, Upcoming>();
    return wanting.map(({ person, since }) => {
      const session = sessions.get(since) ?? upcoming(view, since, since);
      sessions.set(since, session);
      const { date, opensAt, at } = session;
      return {
        ...{ person, at, until: opensAt },
        holds: banAt(view.state, person, opensAt) === null,
        say: ({ view: { state } }) => `The next session is on ${sessionOn(date, state.figures)}.`,
      };
    });
  },
};
