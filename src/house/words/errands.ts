import { consentEnds } from '../../../terms/administration/consent.ts';
import type { Instant } from '../../../terms/time.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { openSuggestions } from '../book/amendment.ts';
import { officesHeld } from '../book/offices.ts';
import { type Consent, isWaiting } from '../consent/consents.ts';
import { awaitsDeclaration } from '../discipline/declare-penalty.ts';
import { allPenalties } from '../discipline/find-penalty.ts';
import type { ClubView } from '../ports.ts';
import { removalTermOf } from '../removal/requests-due.ts';
import type { Errand } from '../room.ts';
import { whoGoesOn } from '../tell.ts';
import { consentAnswers, whoCanAnswer, wish } from './consent.ts';
import { nameOf } from './text.ts';

/** What waits for an officer: penalties to announce, wishes to agree to, and for the Chief Justice suggestions and requests. */
export const houseErrands = (view: ClubView, person: PersonNumber, now: Instant): Errand[] => [
  ...toAnnounce(view, person),
  ...toAgree(view, person, now),
  ...(officesHeld(view.state, person).has('chief') ? [...suggested(view), ...removals(view)] : []),
];

/** Act III.2.4: what is not announced by the end of its last day is cancelled. */
const toAnnounce = (view: ClubView, person: PersonNumber): Errand[] =>
  allPenalties(view.state)
    .filter((penalty) => awaitsDeclaration(penalty) && whoGoesOn(view, penalty).includes(person))
    .map(({ number, person: penalised, at, declareBy }) => ({
      what: `Announce penalty #${number} for **${nameOf(view, penalised)}**, or it is cancelled.`,
      since: at,
      due: declareBy,
      how: [`/penalty declare penalty:${number}`],
    }));

/** Acts III.3.5 and III.6: what another officer asks this one to agree to. */
const toAgree = (view: ClubView, person: PersonNumber, now: Instant): Errand[] =>
  view.entries
    .filter((entry): entry is Consent => entry.type === 'consent-asked' && isWaiting(view, entry, now))
    .filter((asked) => whoCanAnswer(view, asked).includes(person))
    .map((asked) => ({
      what: wish(asked, view),
      since: asked.at,
      due: consentEnds(asked.at, view.state.figures),
      buttons: consentAnswers(asked.seq),
    }));

/** Act IV.4 */
const suggested = (view: ClubView): Errand[] =>
  openSuggestions(view.state).map(({ number, by, at }) => ({
    what: `**${by === null ? 'Somebody' : nameOf(view, by)}** suggests a change of the Terms. Accept it or decline it.`,
    since: at,
    due: null,
    how: [`/chief terms suggestion:${number}`],
  }));

/** Act II.8 */
const removals = (view: ClubView): Errand[] =>
  [...view.state.removalRequests].map(([person, { at }]) => ({
    what: `**${nameOf(view, person)}** asks to be taken off the Leaderboard.`,
    since: at,
    due: removalTermOf(view, person)?.due ?? null,
    how: ['/chief remove basis:request'],
  }));
