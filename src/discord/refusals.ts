import { wordHearing } from '../appeals/words/refusals/hearing.ts';
import { wordTranscript } from '../appeals/words/refusals/hearing-room.ts';
import { wordOpinion } from '../appeals/words/refusals/opinions.ts';
import { wordPetition } from '../appeals/words/refusals/petitions.ts';
import { wordVoting } from '../appeals/words/refusals/voting.ts';
import type { ClubView } from '../house/ports.ts';
import type { Invalid, Refusal } from '../house/refusals.ts';
import { wordAmendment } from '../house/words/refusals/amendment.ts';
import { wordDiscipline } from '../house/words/refusals/discipline.ts';
import { wordInvalid } from '../house/words/refusals/invalid.ts';
import { wordPeople } from '../house/words/refusals/people.ts';
import { wordRemoval } from '../house/words/refusals/removal.ts';
import type { Reply } from '../house/words/reply.ts';
import { cite } from '../house/words/text.ts';
import type { Wording } from '../house/words/wording.ts';
import { wordBreach } from '../ladder/words/refusals/breaches.ts';
import { wordClock } from '../ladder/words/refusals/clocks.ts';
import { wordGame } from '../ladder/words/refusals/games.ts';
import { wordLimit } from '../ladder/words/refusals/limits.ts';
import { wordMonitor } from '../ladder/words/refusals/monitors.ts';
import { wordOnline } from '../ladder/words/refusals/online.ts';
import { wordRematch } from '../ladder/words/refusals/rematches.ts';
import { wordSession } from '../ladder/words/refusals/sessions.ts';

/** Everything the Terms have against it, each with its Acts and what to do; for the asker alone. */
export function renderRefusals(refusals: readonly Refusal[], view: ClubView): Reply {
  const worded = refusals.map((refusal) => ({ refusal, ...wordRefusal(refusal, view) }));
  const heading = worded.length > 1 ? 'That is not possible, for these reasons:' : '';
  const lines = worded.flatMap(({ refusal, wrong, remedy }) => [`⛔ ${wrong}${citesOf(refusal)}`, remedy]);
  const closings = new Set(worded.map(({ closing }) => closing));
  return {
    audience: 'asker',
    content: [heading, ...lines, ...closings].filter((line) => line !== '').join('\n'),
  };
}

/** What was not understood; for the asker alone. */
export function renderInvalid(invalid: Invalid, view: ClubView): Reply {
  const { wrong, remedy } = wordInvalid(invalid, view);
  return { audience: 'asker', content: `❓ ${wrong}\n${remedy}` };
}

const citesOf = ({ acts }: Refusal): string => (acts.length === 0 ? '' : ` (${cite(acts)})`);

function wordRefusal(refusal: Refusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'invalid-game':
      return wordBreach(refusal, view);
    case 'own-game':
    case 'not-your-game':
    case 'game-not-open':
    case 'game-not-counted':
    case 'game-held':
    case 'game-needs-no-approval':
    case 'already-confirmed':
    case 'already-disputed':
    case 'same-game':
    case 'contradicts-own':
    case 'not-contradicted':
    case 'joined-too-late':
    case 'no-overseer':
    case 'against-oneself':
    case 'against-a-bot':
    case 'not-yet':
    case 'too-late':
      return wordGame(refusal, view);
    case 'game-forfeited':
    case 'game-judged':
    case 'objected-already':
    case 'objection-too-late':
    case 'no-rematch-online':
    case 'no-objection':
    case 'rematch-was-decided':
    case 'no-rematch-now':
      return wordRematch(refusal, view);
    case 'limit-set-already':
    case 'limit-is':
      return wordLimit(refusal);
    case 'clock-open-already':
    case 'overseer-away':
    case 'clock-minutes-ordered':
    case 'clock-is':
    case 'not-asked':
    case 'clock-entered-already':
      return wordClock(refusal);
    case 'online-full':
    case 'played-online-today':
    case 'busy-online':
    case 'consent-needed':
    case 'clock-needed':
    case 'must-join':
    case 'challenge-over':
    case 'not-challenged':
    case 'no-online-game':
    case 'online-over':
    case 'not-an-online-player':
    case 'not-to-move':
    case 'no-castling':
    case 'draw-offered-already':
    case 'no-draw-offered':
      return wordOnline(refusal, view);
    case 'not-a-member':
    case 'removal-asked-already':
    case 'no-removal-request':
    case 'not-inactive':
      return wordRemoval(refusal, view);
    case 'no-open-session':
    case 'session-already-open':
    case 'not-session-day':
    case 'session-over':
    case 'session-cancelled':
    case 'session-was-held':
    case 'session-not-held':
    case 'session-not-cancelled':
    case 'register-closed':
    case 'played-that-day':
    case 'already-present':
    case 'not-present':
      return wordSession(refusal, view);
    case 'needs-office':
    case 'needs-guild-manager':
    case 'already-a-member':
    case 'banned':
    case 'office-held':
    case 'office-not-held':
    case 'chief-passes-by-holder':
    case 'figures-are-terms':
    case 'staff-passes-by-holder':
    case 'chief-must-pass-on':
    case 'needs-staff':
    case 'clock-behind':
    case 'account-taken':
    case 'has-account':
    case 'name-taken':
    case 'has-no-account':
    case 'own-matter':
    case 'no-other-justice':
    case 'consent-waits':
      return wordPeople(refusal, view);
    case 'already-monitored':
    case 'not-monitored':
    case 'monitor-not-overdue':
    case 'overseer-needed':
      return wordMonitor(refusal, view);
    case 'not-at-this-stage':
    case 'writ-given-already':
    case 'petitioner-only':
    case 'party-only':
    case 'not-your-matter':
    case 'not-decided-yet':
    case 'not-appealable':
    case 'justice-has-conflict':
    case 'party-to-case':
      return wordPetition(refusal, view);
    case 'not-on-the-bench':
    case 'voted-already':
    case 'panel-incomplete':
    case 'may-not-decide-so':
    case 'past-remand':
    case 'not-the-decider':
    case 'part-in-case':
      return wordVoting(refusal, view);
    case 'transcript-closed':
      return wordTranscript(refusal, view);
    case 'not-judged-yet':
    case 'opinion-published':
    case 'author-chosen-by-chief':
    case 'author-chosen-already':
    case 'not-of-majority':
    case 'opinion-written-already':
    case 'opinion-not-theirs':
      return wordOpinion(refusal, view);
    case 'panel-size':
    case 'not-of-the-court':
    case 'has-conflict':
    case 'stays-on-panel':
    case 'panel-complete':
    case 'heard-with-another':
    case 'all-take-part':
    case 'recused-already':
    case 'no-recusal-after-vote':
    case 'not-in-this-case':
    case 'is-a-party':
    case 'hears-the-case':
    case 'of-the-court':
    case 'speaks-for-other':
    case 'called-already':
    case 'too-many-exhibits':
    case 'exhibit-not-for-you':
    case 'not-raw':
    case 'not-redacted':
    case 'released-already':
    case 'sealed-already':
    case 'motion-open':
    case 'motion-ruled':
    case 'motion-voted-on':
    case 'not-joined':
    case 'no-raw-evidence':
      return wordHearing(refusal, view);
    case 'needs-finding':
    case 'punished-already':
    case 'did-not-play':
    case 'lost-already':
    case 'ban-end':
    case 'penalty-void':
    case 'declared-already':
    case 'staff-only':
    case 'no-staff-ban':
      return wordDiscipline(refusal, view);
    case 'may-not-propose':
    case 'too-many-suggestions':
    case 'suggestion-answered':
      return wordAmendment(refusal);
    default:
      return refusal satisfies never;
  }
}
