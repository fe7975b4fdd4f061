import { renderHearing } from '../appeals/words/hearing.ts';
import { renderOpinion } from '../appeals/words/opinions.ts';
import { renderPetition } from '../appeals/words/petitions.ts';
import { renderVoting } from '../appeals/words/voting.ts';
import type { Outcome } from '../house/outcomes.ts';
import { renderAmendment } from '../house/words/amendment.ts';
import { renderChief } from '../house/words/chief.ts';
import { renderConsent } from '../house/words/consent.ts';
import { renderOffice } from '../house/words/offices.ts';
import { renderDiscipline } from '../house/words/penalties.ts';
import { renderPrivacy } from '../house/words/privacy.ts';
import { renderRecord } from '../house/words/record.ts';
import { renderRemoval } from '../house/words/removal.ts';
import type { Rendered, Scene } from '../house/words/scene.ts';
import { renderClock } from '../ladder/words/clocks/outcomes.ts';
import { gameOf } from '../ladder/words/game-card.ts';
import { renderGamePage } from '../ladder/words/game-page.ts';
import { renderGame } from '../ladder/words/games.ts';
import { renderLimit } from '../ladder/words/limits.ts';
import { renderMonitor } from '../ladder/words/monitors.ts';
import { renderOnline } from '../ladder/words/online/outcomes.ts';
import { renderSession } from '../ladder/words/sessions.ts';

/** What a change came to, in words; who sees it is part of the reply. */
export async function renderOutcome(outcome: Outcome, scene: Scene): Promise<Rendered> {
  switch (outcome.kind) {
    case 'game-recorded':
    case 'game-confirmed':
    case 'game-declared-second':
    case 'game-disputed':
    case 'game-withdrawn':
    case 'game-approved':
    case 'game-refused':
    case 'game-corrected':
    case 'game-voided':
    case 'game-adjudicated':
    case 'game-objected':
    case 'rematch-decided':
      return renderGame(outcome, scene);
    case 'staff-read':
      return renderGamePage(gameOf(scene.view, outcome.game), scene, { mayReadDispute: true });
    case 'session-opened':
    case 'session-closed':
    case 'session-cancelled':
    case 'register-marked':
    case 'checked-in':
    case 'checked-out':
      return renderSession(outcome, scene);
    case 'club-set-up':
    case 'joined':
    case 'member-added':
    case 'member-renamed':
    case 'office-given':
    case 'office-taken':
    case 'account-linked':
      return renderOffice(outcome, scene);
    case 'limit-set':
    case 'limit-paused':
    case 'limit-resumed':
    case 'limit-stopped':
      return renderLimit(outcome, scene);
    case 'score-modified':
    case 'chief-acted':
    case 'breach-found':
      return renderChief(outcome, scene);
    case 'removal-requested':
    case 'removal-request-withdrawn':
    case 'removed':
      return renderRemoval(outcome, scene);
    case 'record-read':
      return renderRecord(outcome, null, scene);
    case 'monitor-set':
    case 'monitor-lifted':
    case 'monitor-restated':
    case 'clock-required':
    case 'clock-waived':
      return renderMonitor(outcome, scene);
    case 'terms-published':
    case 'suggestion-taken':
    case 'suggestion-answered':
      return renderAmendment(outcome, scene);
    case 'file-read':
    case 'erased':
      return renderPrivacy(outcome, scene);
    case 'penalty-issued':
    case 'penalty-declared':
    case 'score-adjusted':
    case 'staff-banned':
    case 'staff-ban-lifted':
    case 'post-removal-ordered':
      return renderDiscipline(outcome, scene);
    case 'petition-filed':
    case 'en-banc-asked':
    case 'petition-withdrawn':
    case 'writ-given':
    case 'petition-denied':
    case 'en-banc-answered':
      return renderPetition(outcome, scene);
    case 'author-chosen':
    case 'opinion-written':
      return renderOpinion(outcome, scene);
    case 'vote-cast':
    case 'redecided':
      return renderVoting(outcome, scene);
    case 'panel-seated':
    case 'recused':
    case 'counsel-named':
    case 'witness-called':
    case 'exhibit-filed':
    case 'exhibit-released':
    case 'exhibit-viewed':
    case 'motion-made':
    case 'motion-voted':
      return renderHearing(outcome, scene);
    case 'clock-opened':
    case 'clock-consented':
    case 'clock-declined':
    case 'clock-started':
    case 'clock-paused':
    case 'clock-resumed':
    case 'clock-ended':
    case 'clock-entered':
      return renderClock(outcome, scene);
    case 'online-challenged':
    case 'online-accepted':
    case 'online-declined':
    case 'online-moved':
    case 'draw-offered':
    case 'draw-declined':
    case 'online-ended':
    case 'online-voided':
      return renderOnline(outcome, scene);
    case 'consent-asked':
    case 'consent-answered':
      return renderConsent(outcome, scene);
    case 'settled':
      return { audience: 'asker', content: 'What was due is done.' };
    default:
      return outcome satisfies never;
  }
}
