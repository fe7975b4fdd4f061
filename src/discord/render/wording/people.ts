import { officeNames } from '../../../../terms/administration/authority.ts';
import type { ClubView } from '../../../club/ports.ts';
import { holders } from '../../../ledger/views.ts';
import { listed, momentOf, nameOf, plain } from '../text.ts';
import { type RefusalOf, say, type Wording } from './wording.ts';

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
        'There is a member of staff already, and only they can name another.',
        'Ask the member of staff to use `/setup`.',
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
      return say(
        'Nobody uses a Moderator’s power in their own matter.',
        'Ask another Moderator or a Justice; `/terms` lists who they are.',
      );
    default:
      return wordMember(refusal, view);
  }
}

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
