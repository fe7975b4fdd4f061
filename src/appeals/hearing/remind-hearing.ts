import { localDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { evening, eveningBefore, type ReminderKind } from '../../house/reminders/reminder.ts';
import { momentOf } from '../../house/words/text.ts';
import { type Case, dueOf, openCases } from '../book/cases.ts';
import { leadOf } from '../court.ts';
import { heardFor } from '../hearing-room/rooms.ts';
import { citationShown } from '../words/case-words.ts';
import { heardStages } from './roles.ts';

/**
 * Acts III.3.7 and III.3.9: those who are heard in a case learn that the votes on it are due, since the first one closes the
 * hearing. The ban that they appeal does not keep them from being heard.
 */
export const hearingReminder: ReminderKind = {
  kind: 'hearing',
  title: 'Hearings',
  when: `at ${evening} the day before the Court should vote on your case`,
  next: (view, wanting) =>
    hearings(view).flatMap((appeal) => {
      const until = dueOf(view.state, appeal, 'vote');
      if (until === null) return [];
      const { figures } = view.state;
      const at = eveningBefore(localDate(until, figures), figures);
      const heard = heardFor(view, appeal);
      return wanting
        .filter(({ person, since }) => heard.includes(person) && at > since)
        .map(({ person }) => ({
          ...{ person, at, until, holds: true },
          say: () =>
            `The Court should vote on ${citationShown(appeal)} by ${momentOf(until, figures)}. ` +
            'The first vote closes the hearing, and can come sooner. Tell the Court there now what it should know.',
        }));
    }),
};

/** The cases that are being heard; one that was joined to another is heard there. */
const hearings = (view: ClubView): Case[] =>
  openCases(view.state).filter(
    (appeal) => heardStages.includes(appeal.stage) && leadOf(view, appeal) === null,
  );
