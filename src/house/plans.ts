import { publishFigure, publishText } from './amendment/publish.ts';
import { previewFigure, previewText } from './amendment/read-wish.ts';
import { findBreach, previewBreach } from './chief/find-breach.ts';
import type { Clubs } from './clubs.ts';
import { issueBan, previewBan } from './discipline/issue-ban.ts';
import { issuePenalty, previewPenalty } from './discipline/issue-penalty.ts';
import { type OffenceWords, offenceWords, punishedFor } from './discipline/offences.ts';
import { appointOfficer, mayAppointOfficer } from './offices/appoint-officer.ts';
import { linkAccount, mayLinkAccount } from './offices/link-account.ts';
import { isToBeAsked, previewSetup, setUpClub } from './offices/set-up-club.ts';
import { asShown, type Named } from './people.ts';
import { aboutShown, plan } from './plan.ts';
import type { ClubId } from './ports.ts';
import { erasePerson, previewErasure } from './privacy/erase-person.ts';
import { previewRemoval, removeMember } from './removal/remove-member.ts';
import { renderFigureQuestion, renderTextQuestion } from './words/amendment.ts';
import { renderBreachQuestion, renderLinkQuestion, renderSuccessionQuestion } from './words/chief.ts';
import { renderBanQuestion, renderPenaltyQuestion } from './words/penalties.ts';
import { renderErasureQuestion } from './words/privacy.ts';
import { renderRemovalQuestion } from './words/removal.ts';
import { renderSetupQuestion } from './words/setup.ts';

/** Another offence may have been punished since it was asked. */
const withOffences = async <Input extends { words: OffenceWords }>(
  input: Input,
  clubs: Clubs,
  club: ClubId,
): Promise<Input> => ({ ...input, words: await offenceWords(clubs, club) });

/** As it was shown: with the number that its version was shown to have. */
const withVersion = <Wish>(wish: Wish, { version }: { version: string }) => ({ ...wish, version });

/** What the house asks about first. */
export const plans = {
  setup: plan({
    does: null,
    preview: previewSetup,
    decide: setUpClub,
    isAsked: isToBeAsked,
    words: (preview, { view }) => renderSetupQuestion(preview, view.state.figures),
  }),
  penalty: plan({
    does: 'give this penalty',
    preview: previewPenalty,
    decide: issuePenalty,
    asShown: aboutShown,
    afresh: withOffences,
    words: (preview, { view }) => renderPenaltyQuestion(preview, view),
  }),
  ban: plan({
    does: 'ban them',
    preview: previewBan,
    decide: issueBan,
    asShown: aboutShown,
    afresh: withOffences,
    words: (preview, { view }, { offence, words }) => {
      const { number } = preview.order.person;
      return renderBanQuestion(preview, offence === null ? punishedFor(view, number, words) : [], view);
    },
  }),
  removal: plan({
    does: 'take them off',
    preview: previewRemoval,
    decide: removeMember,
    asShown: aboutShown,
    words: renderRemovalQuestion,
  }),
  breach: plan({
    does: 'put it on record',
    preview: previewBreach,
    decide: findBreach,
    asShown: aboutShown,
    words: (person, { view }) => renderBreachQuestion(person, view),
  }),
  link: plan({
    does: 'link the account',
    preview: mayLinkAccount,
    decide: linkAccount,
    asShown: aboutShown,
    words: renderLinkQuestion,
  }),
  /** The office of Chief Justice goes to somebody else. */
  succession: plan({
    does: 'hand over the office',
    preview: mayAppointOfficer,
    decide: appointOfficer,
    asShown: aboutShown,
    words: renderSuccessionQuestion,
  }),
  text: plan({
    does: 'publish it',
    preview: previewText,
    decide: publishText,
    asShown: withVersion,
    words: (amendment, _, { present }) => renderTextQuestion(amendment, present),
  }),
  figure: plan({
    does: 'publish it',
    preview: previewFigure,
    decide: publishFigure,
    asShown: withVersion,
    words: (amendment, { view }) => renderFigureQuestion(amendment, view.state.figures),
  }),
  erasure: plan({
    does: 'erase the data',
    preview: (view, actor, { member }: { member: Named | null }, now) =>
      previewErasure(view, actor, member, now),
    decide: erasePerson,
    asShown: ({ member }, _, view) => ({ member: member === null ? null : asShown(view, member) }),
    words: (erasure, { view }) => renderErasureQuestion(erasure, view),
  }),
};
