import type { ClubView } from '../../../house/ports.ts';
import { dayOf, nameOf, sessionOn } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';

export type SessionRefusal = RefusalOf<
  | 'no-open-session'
  | 'session-already-open'
  | 'not-session-day'
  | 'session-over'
  | 'session-cancelled'
  | 'session-was-held'
  | 'session-not-held'
  | 'session-not-cancelled'
  | 'register-closed'
  | 'played-that-day'
  | 'already-present'
  | 'not-present'
>;

/** Why something cannot be done with a session or its register. */
export function wordSession(refusal: SessionRefusal, view: ClubView): Wording {
  const next = (date: string) => `The next session is ${sessionOn(date, view.state.figures)}.`;
  switch (refusal.code) {
    case 'no-open-session':
      return say(
        'No session is open.',
        `A Moderator opens it with \`/session open\`. ${next(refusal.nextSession)}`,
      );
    case 'session-already-open':
      return say(`The session of ${dayOf(refusal.date)} is open already.`, 'Check in with `/present`.');
    case 'not-session-day':
      return say(`There is no session on ${dayOf(refusal.date)}.`, next(refusal.nextSession));
    case 'session-over':
      return say(`The session of ${dayOf(refusal.date)} is over.`, next(refusal.nextSession));
    case 'session-cancelled':
      return say(
        `The session of ${dayOf(refusal.date)} is called off.`,
        `A Moderator can put it back with \`/session cancel restore:True\`. ${next(refusal.nextSession)}`,
      );
    case 'session-was-held':
      return say(
        `The session of ${dayOf(refusal.date)} was held or is open, so it cannot be called off.`,
        'Choose a date that is still to come.',
      );
    case 'session-not-held':
      return say(`No session was held on ${dayOf(refusal.date)}.`, next(refusal.nextSession));
    case 'session-not-cancelled':
      return say(
        `The session of ${dayOf(refusal.date)} is not called off.`,
        'There is nothing to put back; see `/session status`.',
      );
    case 'register-closed':
      return say(
        `The register of ${dayOf(refusal.date)} can no longer be changed, since a later session has closed.`,
        'If somebody lost points over it, they can ask the Court.',
      );
    case 'played-that-day':
      return say(
        `${nameOf(view, refusal.person)} played a game on ${dayOf(refusal.date)} that counts, so they were there.`,
        'If the game never took place, a Moderator voids it first with `/game void`.',
      );
    case 'already-present':
      return refusal.date === null
        ? say(
            `${nameOf(view, refusal.person)} is checked in already.`,
            'To check out, use `/present leave:True`.',
          )
        : say(
            `${nameOf(view, refusal.person)} counts as present at the session of ${dayOf(refusal.date)} already.`,
            'There is nothing to put right.',
          );
    case 'not-present':
      return refusal.date === null
        ? say(`${whoever(refusal.person, view)} not checked in.`, 'To check in, use `/present`.')
        : say(
            `${subject(refusal.person, view)} absent from the session of ${dayOf(refusal.date)} already.`,
            'There is nothing to put right.',
          );
    default:
      return refusal satisfies never;
  }
}

const whoever = (person: number | null, view: ClubView): string =>
  person === null ? 'You are' : `${nameOf(view, person)} is`;

const subject = (person: number | null, view: ClubView): string =>
  person === null ? 'You count as' : `${nameOf(view, person)} counts as`;
