import { officeNames } from '../../../../terms/administration/authority.ts';
import { holders } from '../../book/offices.ts';
import type { ClubView } from '../../ports.ts';
import { listed, momentOf, nameOf, plain } from '../text.ts';
import { type RefusalOf, say, type Wording } from '../wording.ts';

export type PeopleRefusal = RefusalOf<
  | 'needs-office'
  | 'needs-guild-manager'
  | 'already-a-member'
  | 'banned'
  | 'office-held'
  | 'office-not-held'
  | 'chief-passes-by-holder'
  | 'figures-are-terms'
  | 'staff-passes-by-holder'
  | 'chief-must-pass-on'
  | 'needs-staff'
  | 'clock-behind'
  | 'account-taken'
  | 'has-account'
  | 'name-taken'
  | 'has-no-account'
  | 'own-matter'
  | 'no-other-justice'
  | 'consent-waits'
>;

/** Why something is not for this person to do, or not to be done with that one. */
export function wordPeople(refusal: PeopleRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'needs-office':
      return say(
        `Only a ${listed(
          refusal.offices.map((office) => officeNames[office]),
          'or',
        )} can do that.`,
        holders(view.state, 'chief').length === 0
          ? 'There is nobody to ask yet: somebody who manages this server sets the club up with `/setup`.'
          : 'Ask one of them; `/terms` lists who they are.',
      );
    case 'needs-guild-manager':
      return say(
        'Only somebody who may manage this server can do that.',
        'Ask an owner or administrator of the server.',
      );
    case 'figures-are-terms':
      return say(
        'The day, times, room and time zone are part of the club’s Terms, and only the Chief Justice changes those.',
        'Ask the Chief Justice to use `/chief terms figure:`.',
      );
    case 'chief-passes-by-holder':
      return say(
        'There is a Chief Justice already, and the office passes only by its holder or the staff.',
        'Ask the Chief Justice to use `/chief appoint`.',
      );
    case 'staff-passes-by-holder':
      return say(
        'There is a member of staff already, and only they or the Chief Justice can name another.',
        'Ask one of them to use `/setup staff:`.',
      );
    case 'needs-staff':
      return say(
        'Only the member of staff can do that for somebody else.',
        'Leave `member` out for your own data, or ask the member of staff.',
      );
    case 'clock-behind':
      return say(
        `My clock is behind: it shows ${momentOf(refusal.shows, view.state.figures)}, and this club’s newest entry is from ${momentOf(refusal.newest, view.state.figures)}.`,
        'Nothing was changed, so that nothing gets a wrong time. Try again in a few minutes; if that does not help, tell the person who runs this bot.',
      );
    case 'own-matter':
      return say('Nobody uses their powers in their own matter.', insteadWords[refusal.instead ?? 'other']);
    case 'no-other-justice':
      return say(
        'This is your own matter, so another Justice has to agree, and there is none.',
        'Appoint one with `/chief appoint`. Or ask a Moderator: they can change a score with `/penalty adjust`, and void a game with `/game void`.',
      );
    case 'consent-waits':
      return say(
        'That was asked already, and has not been answered yet.',
        'Wait for the answer, or remind whoever has to give it; the question is in the club’s channel.',
      );
    default:
      return wordMember(refusal, view);
  }
}

const insteadWords = {
  other: 'Ask another Moderator or a Justice; `/terms` lists who they are.',
  present:
    'While a session is open, check in with `/present` and out with `/present leave:True`. For anything else ask another Moderator or a Justice; `/terms` lists who they are.',
  'other-staff': 'Name another member of staff with `/setup staff:`, who then decides.',
  'other-justice': 'Another Justice has to agree; `/terms` lists who they are.',
} as const;

type MemberRefusal = Extract<PeopleRefusal, { person: number }>;

function wordMember(refusal: MemberRefusal, view: ClubView): Wording {
  const name = nameOf(view, refusal.person);
  switch (refusal.code) {
    case 'already-a-member':
      return say(`${name} is on the Leaderboard already.`, 'See where with `/leaderboard`.');
    case 'banned':
      return say(
        `${name} is banned${banEnd(refusal.endsAt, view)}.`,
        'Wait until the ban is over; only the Court can end it sooner, or the member of staff where it is theirs.',
      );
    case 'office-held':
      return say(`${name} is ${officeNames[refusal.office]} already.`, 'You need not do anything.');
    case 'office-not-held':
      return say(
        `${name} is not ${officeNames[refusal.office]}.`,
        'See who holds which office with `/terms`.',
      );
    case 'account-taken':
      return say(
        `That Discord account belongs to ${name} already.`,
        'Choose another account, or the right member.',
      );
    case 'has-account':
      return say(
        `${name} has a Discord account already.`,
        'Choose a member without one, or let them use their own account.',
      );
    case 'chief-must-pass-on':
      return say(
        `${name} is Chief Justice, and the club is never without one.`,
        'The office has to be passed on with `/chief appoint` first; then give the command again.',
      );
    case 'has-no-account':
      return say(
        `${name} has no Discord account.`,
        'The Chief Justice can link one to them with `/chief link`.',
      );
    case 'name-taken':
      return say(
        `Somebody is shown as **${plain(refusal.name, 32)}** already: member #${refusal.person}.`,
        'Choose a name that tells the two apart.',
      );
    default:
      return refusal satisfies never;
  }
}

const banEnd = (endsAt: number | null, view: ClubView): string =>
  endsAt === null ? ' without an end' : ` until ${momentOf(endsAt, view.state.figures)}`;
