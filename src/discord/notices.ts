import { officeNames } from '../../terms/administration/authority.ts';
import { renderCourtReminder, renderDigest } from '../appeals/words/docket.ts';
import { renderHearingNotice } from '../appeals/words/hearing-notices.ts';
import { hearingsBarred } from '../appeals/words/hearing-room.ts';
import { renderOpinionNotice } from '../appeals/words/opinion-notices.ts';
import { renderPetitionNotice } from '../appeals/words/petition-notices.ts';
import { shutOut } from '../appeals/words/shut-out.ts';
import { renderVotingNotice } from '../appeals/words/voting-notices.ts';
import { renderWait } from '../appeals/words/waits.ts';
import type { Message } from '../house/notices.ts';
import type { ClubView } from '../house/ports.ts';
import { renderAmendmentNotice } from '../house/words/amendment.ts';
import { renderChiefNotice } from '../house/words/chief.ts';
import { renderConsentAsked, renderStaffNamed } from '../house/words/consent.ts';
import { renderPowerUsed } from '../house/words/declarations.ts';
import { renderDisciplineNotice } from '../house/words/penalty-notices.ts';
import { renderRemovedNotice, renderRequestNews } from '../house/words/removal.ts';
import type { Reply } from '../house/words/reply.ts';
import type { Scene } from '../house/words/scene.ts';
import { renderSettingsChanged } from '../house/words/setup.ts';
import { accountsOf, cite, listed, mentionOf, nameOf } from '../house/words/text.ts';
import { renderClockNotice } from '../ladder/words/clocks/notices.ts';
import { renderDecay } from '../ladder/words/decay.ts';
import { renderDiffering } from '../ladder/words/game-differs.ts';
import { renderGameAction } from '../ladder/words/games.ts';
import { renderLimitReached } from '../ladder/words/limits.ts';
import { renderClockNews, renderMonitorNews, renderOverdue } from '../ladder/words/monitors.ts';
import { renderOnlineNotice } from '../ladder/words/online/notices.ts';
import { renderObjectedNotice, renderRematchNotice } from '../ladder/words/rematches.ts';
import { renderRound } from '../ladder/words/round.ts';
import type { GameNumber } from '../ledger/entries.ts';
import { renderUntold } from './untold.ts';

/** What the bot says by itself. */
export async function renderNotice(notice: Message, scene: Scene): Promise<Reply> {
  const { view } = scene;
  switch (notice.kind) {
    case 'office-changed':
      return officeChanged(notice, scene);
    case 'game-action':
      return renderGameAction(notice, scene);
    case 'power-used':
      return renderPowerUsed(notice, scene);
    case 'events-barred':
      return { audience: 'club', content: eventsBarred };
    case 'hearings-barred':
      return { audience: 'club', content: hearingsBarred(notice) };
    case 'shut-out':
      return { audience: 'asker', content: shutOut(notice, view) };
    case 'wearing-barred':
      return { audience: 'club', content: wearingBarred(notice, view) };
    case 'weekly-round':
      return renderRound(notice, view);
    case 'decay':
      return renderDecay(notice, scene);
    case 'removal-request':
      return renderRequestNews(notice, scene);
    case 'removed':
      return renderRemovedNotice(notice, scene);
    case 'limit-reached':
      return renderLimitReached(notice, scene);
    case 'score-modified':
    case 'voided-by-chief':
    case 'chief-acted':
    case 'breach-found':
      return renderChiefNotice(notice, scene);
    case 'consent-asked':
      return renderConsentAsked(notice, scene);
    case 'staff-named':
      return renderStaffNamed(notice, scene);
    case 'settings-changed':
      return renderSettingsChanged(notice, scene);
    case 'hearing':
      return renderHearingNotice(notice, scene);
    case 'game-differs':
      return renderDiffering(notice, scene);
    case 'game-objected':
      return renderObjectedNotice(notice, scene);
    case 'rematch-decided':
      return renderRematchNotice(notice, scene);
    case 'monitor':
      return renderMonitorNews(notice, scene);
    case 'monitor-overdue':
      return renderOverdue(notice, scene);
    case 'clock-order':
      return renderClockNews(notice, scene);
    case 'game-lapsed':
      return {
        audience: 'asker',
        content: `Game #${notice.game}, ${playersOf(notice.game, scene)}, lapsed: one of you was not on the Leaderboard in time, or is no longer (${cite(['0.12'])}). Once you both are, you can play again at the next session.`,
        pings: accountsOf(view, [notice.person]),
      };
    case 'penalty-issued':
    case 'penalty-declared':
    case 'penalty-reminder':
    case 'penalty-lapsed':
    case 'score-adjusted':
    case 'staff-banned':
    case 'staff-ban-lifted':
    case 'not-told':
    case 'messages-closed':
    case 'post-not-removed':
      return renderDisciplineNotice(notice, scene);
    case 'untold':
      return renderUntold(notice, scene);
    case 'petition':
      return renderPetitionNotice(notice, scene);
    case 'revote-called':
    case 'judged':
    case 'remand-returned':
    case 'redecided':
      return renderVotingNotice(notice, scene);
    case 'author-chosen':
    case 'opinion-published':
      return renderOpinionNotice(notice, scene);
    case 'court-reminder':
      return renderCourtReminder(notice, scene);
    case 'court-waits':
      return renderWait(notice, scene);
    case 'docket':
      return renderDigest(scene);
    case 'clock-card':
    case 'clock-over':
    case 'clock-unattended':
      return renderClockNotice(notice, scene);
    case 'online-lapsed':
    case 'online-begun':
    case 'online-board':
    case 'online-draw':
    case 'online-over':
    case 'online-ended-by-justice':
    case 'online-voided':
      return renderOnlineNotice(notice, scene);
    case 'terms-published':
    case 'suggested':
    case 'suggestion-answered':
      return renderAmendmentNotice(notice, scene);
    default:
      return notice satisfies never;
  }
}

const eventsBarred =
  'I may not make events on this server, so they do not show the coming session. ' +
  'Give my role *Create Events* and run `/setup` again; I do not ask every week.';

function wearingBarred({ roles, nicknames, people }: NoticeOf<'wearing-barred'>, view: ClubView): string {
  const who = people.map((person) => nameOf(view, person));
  const lines = [
    ...(roles ? ['I may not give roles on this server: my role lacks *Manage Roles*.'] : []),
    ...(nicknames ? ['I may not change nicknames on this server: my role lacks *Manage Nicknames*.'] : []),
    ...(who.length > 0
      ? [
          `Discord does not let me change the nickname or roles of ${listed(who)}: my role has to stand above theirs, and nobody may rename the owner.`,
        ]
      : []),
  ];
  return [
    ...lines,
    'When that is otherwise, run `/setup` with `roles` or `nicknames` again; I do not say this twice.',
  ].join('\n');
}

type NoticeOf<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>;

function officeChanged({ person, office, given, by }: NoticeOf<'office-changed'>, { view }: Scene): Reply {
  const whose = by === null || by === person ? '' : `, by decision of ${nameOf(view, by)}`;
  return {
    audience: 'club',
    content: `${mentionOf(view, person)} is ${given ? 'now' : 'no longer'} ${officeNames[office]}${whose} (${cite(['III.2'])}).`,
    pings: accountsOf(view, [person]),
  };
}

function playersOf(number: GameNumber, { view }: Scene): string {
  const game = view.state.games[number];
  return game === undefined ? '' : `${nameOf(view, game.player)} – ${nameOf(view, game.opponent)}`;
}
