import type { LocalDate } from '../../../../terms/time.ts';
import type { PostNamed } from '../../../house/outcomes.ts';
import type { ClubView } from '../../../house/ports.ts';
import { postLink } from '../../../house/words/penalty-words.ts';
import { dayOf, nameOf, say, sessionOn, type Worded } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';

interface OfDay {
  date: LocalDate;
}

interface Next {
  nextSession: LocalDate;
}

/** Why something cannot be done with a session or its register. */
export const sessionRefusals = {
  'no-open-session': ({ nextSession }: Next, view) =>
    say('No session is open.', `A Moderator opens it with \`/session open\`. ${next(nextSession, view)}`),
  /** `post`: the newest one of the session that is open, where it is known. */
  'old-session-post': ({ post, nextSession }: { post: PostNamed | null } & Next, view) => ({
    wrong: 'This post is no longer the newest one.',
    remedy:
      post === null
        ? `Use the commands instead, such as \`/present\`. ${next(nextSession, view)}`
        : `Use the buttons of the newest post: ${postLink(view.id, post)}`,
  }),
  'session-already-open': ({ date }: OfDay) =>
    say(`The session of ${dayOf(date)} is open already.`, 'Check in with `/present`.'),
  'not-session-day': ({ date, nextSession }: OfDay & Next, view) =>
    say(`There is no session on ${dayOf(date)}.`, next(nextSession, view)),
  'session-over': ({ date, nextSession }: OfDay & Next, view) =>
    say(`The session of ${dayOf(date)} is over.`, next(nextSession, view)),
  'session-cancelled': ({ date, nextSession }: OfDay & Next, view) => ({
    wrong: `The session of ${dayOf(date)} is cancelled.`,
    remedy: `A Moderator can bring it back with \`/session cancel restore:True\`. ${next(nextSession, view)}`,
  }),
  'session-was-held': ({ date }: OfDay) => ({
    wrong: `The session of ${dayOf(date)} is open or over, so it can’t be cancelled.`,
    remedy: 'Choose a later date.',
  }),
  'session-not-held': ({ date, nextSession }: OfDay & Next, view) =>
    say(`No session was held on ${dayOf(date)}.`, next(nextSession, view)),
  'session-not-cancelled': ({ date }: OfDay) => ({
    wrong: `The session of ${dayOf(date)} is not cancelled.`,
    remedy: 'There is nothing to bring back. See `/session status`.',
  }),
  'register-closed': ({ date }: OfDay) => ({
    wrong: `The register of ${dayOf(date)} can no longer be changed: a later session has closed.`,
    remedy: 'Did it cost somebody points? They can ask the Court with `/appeal file`.',
  }),
  'played-that-day': ({ person, date }: OfDay & { person: PersonNumber }, view) => ({
    wrong: `${nameOf(view, person)} played a game on ${dayOf(date)} that counts, so they were there.`,
    remedy: 'Did they never play it? A Moderator first cancels that game with `/game void`.',
  }),
  /** `date`: at a session that is over. */
  'already-present': ({ person, date }: { person: PersonNumber; date: LocalDate | null }, view) =>
    date === null
      ? say(`${nameOf(view, person)} is checked in already.`, 'To check out, use `/present leave:True`.')
      : say(
          `${nameOf(view, person)} counts as present at the session of ${dayOf(date)} already.`,
          'There is nothing to correct.',
        ),
  'not-present': ({ person, date }: { person: PersonNumber | null; date: LocalDate | null }, view) =>
    date === null
      ? say(`${named(person, view)} not checked in.`, 'To check in, use `/present`.')
      : say(
          `${subject(person, view)} absent from the session of ${dayOf(date)} already.`,
          'There is nothing to correct.',
        ),
} satisfies Worded;

const next = (date: LocalDate, view: ClubView): string =>
  `The next session is ${sessionOn(date, view.state.figures)}.`;

const named = (person: number | null, view: ClubView): string =>
  person === null ? 'You are' : `${nameOf(view, person)} is`;

const subject = (person: number | null, view: ClubView): string =>
  person === null ? 'You count as' : `${nameOf(view, person)} counts as`;
