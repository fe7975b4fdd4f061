import { type Office, officeNames } from '../../../../terms/administration/authority.ts';
import type { Instant } from '../../../../terms/time.ts';
import { inWords } from '../../../../terms/words.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { holders } from '../../book/offices.ts';
import type { ClubView } from '../../ports.ts';
import { banEndOf, listed, nameOf, oneOf, plain, say, type Worded, whenOf } from '../text.ts';

interface OfPerson {
  person: PersonNumber;
}

/** Why something is not for this person to do, or not to be done with that one. */
export const peopleRefusals = {
  'needs-office': ({ offices }: { offices: readonly Office[] }, view) => ({
    wrong: `Only ${listed(offices.map(oneOf), 'or')} can do that.`,
    remedy:
      holders(view.state, 'chief').length === 0
        ? 'There is nobody to ask yet. Someone who manages this server has to set up the club with `/setup`.'
        : whomToAsk(offices, view),
  }),
  'needs-guild-manager': () => ({
    wrong: 'Only someone who can manage this server can do that.',
    remedy: 'Ask an owner or administrator of the server.',
  }),
  'figures-are-terms': () => ({
    wrong:
      'The day, times, room and time zone are part of the club’s Terms. Only the Chief Justice can change them.',
    remedy: 'Ask the Chief Justice to use `/chief terms figure:`.',
  }),
  'chief-passes-by-holder': () => ({
    wrong: 'There is already a Chief Justice. Only they or the member of staff can pass the office on.',
    remedy: 'Ask the Chief Justice to use `/chief appoint`.',
  }),
  'staff-passes-by-holder': () => ({
    wrong: 'There is already a member of staff. Only they or the Chief Justice can name another.',
    remedy: 'Ask one of them to use `/setup staff:`.',
  }),
  'needs-staff': () => ({
    wrong: 'Only the member of staff can do that for somebody else.',
    remedy: 'Leave `member` out for your own data, or ask the member of staff.',
  }),
  'clock-behind': ({ shows, newest }: { shows: Instant; newest: Instant }) => ({
    wrong: `My clock is behind: it shows ${whenOf(shows)}. This club’s newest entry is from ${whenOf(newest)}.`,
    remedy:
      'I changed nothing, so that nothing gets a wrong time. Try again in a few minutes. If that doesn’t help, tell the person who runs this bot.',
  }),
  /** The person who acts is the person it is about. `instead`: what they can do, where that is not to ask another Moderator. */
  'own-matter': ({ instead }: { instead?: 'present' | 'other-staff' | 'other-justice' }) =>
    say('You can’t decide this yourself, because it is about you.', insteadWords[instead ?? 'other']),
  'no-other-justice': () => ({
    wrong: 'This is about you, so another Justice has to agree, and there is none.',
    remedy:
      'Appoint one with `/chief appoint`. Or ask a Moderator, who can change a score with `/penalty adjust` and cancel a game with `/game void`.',
  }),
  'consent-waits': (_: { consent: number }) => ({
    wrong: 'That has been asked, and nobody has answered yet.',
    remedy:
      'Wait for the answer, or remind the person who has to give it. The question is in the club’s channel.',
  }),
  'tables-played': ({ played }: { played: number }) => ({
    wrong: `You can’t turn tables off while ${played === 1 ? 'one is' : `${inWords(played)} are`} still open or being played.`,
    remedy: 'Wait until they are over, or ask their GMs to end them with `/table abandon`.',
  }),
  'already-a-member': ({ person }: OfPerson, view) =>
    say(`${nameOf(view, person)} is already on the Leaderboard.`, 'See where with `/leaderboard`.'),
  banned: ({ person, endsAt }: OfPerson & { endsAt: Instant | null }, view) => ({
    wrong: `${nameOf(view, person)} is banned ${banEndOf(endsAt, view.state.figures)}.`,
    remedy: `${endsAt === null ? 'A ban without an end lasts until it is lifted.' : 'Wait until the ban is over.'} Only the Court can end it sooner, or the member of staff if it is their ban.`,
  }),
  'office-held': ({ person, office }: OfPerson & { office: Office }, view) =>
    say(`${nameOf(view, person)} is already ${oneOf(office)}.`, 'You don’t need to do anything.'),
  'office-not-held': ({ person, office }: OfPerson & { office: Office }, view) => ({
    wrong: `${nameOf(view, person)} is not ${oneOf(office)}.`,
    remedy: 'See who holds which office with `/terms`.',
  }),
  'account-taken': ({ person }: OfPerson, view) => ({
    wrong: `That Discord account already belongs to ${nameOf(view, person)}.`,
    remedy: 'Choose another account, or the right member.',
  }),
  'has-account': ({ person }: OfPerson, view) => ({
    wrong: `${nameOf(view, person)} already has a Discord account.`,
    remedy: 'Choose a member without one, or let them use their own account.',
  }),
  'chief-must-pass-on': ({ person }: OfPerson, view) => ({
    wrong: `${nameOf(view, person)} is Chief Justice, and the club always needs one.`,
    remedy: 'Pass the office on with `/chief appoint` first, then use the command again.',
  }),
  'has-no-account': ({ person }: OfPerson, view) => ({
    wrong: `${nameOf(view, person)} has no Discord account.`,
    remedy: 'The Chief Justice can link one to them with `/chief link`.',
  }),
  'name-taken': ({ person, name }: OfPerson & { name: string }) => ({
    wrong: `Member #${person} is already shown as **${plain(name, 32)}**.`,
    remedy: 'Choose a name that tells the two apart.',
  }),
} satisfies Worded;

/** Up to three who can do it, by name, and where the others are named. */
function whomToAsk(offices: readonly Office[], view: ClubView): string {
  const people = [...new Set(offices.flatMap((office) => holders(view.state, office)))].slice(0, 3);
  if (people.length === 0) return 'Ask the Chief Justice to appoint somebody.';
  const names = people.map((person) => nameOf(view, person));
  const titles = offices.filter((office) => office !== 'chief').map((office) => `${officeNames[office]}s`);
  const others = titles.length === 0 ? '' : ` \`/terms\` lists all ${listed(titles)}.`;
  return `Ask ${listed(names, 'or')}.${others}`;
}

const insteadWords = {
  other: 'Ask another Moderator or a Justice. `/terms` lists them all.',
  present:
    'While a session is open, check in with `/present` and out with `/present leave:True`. For anything else, ask another Moderator or a Justice. `/terms` lists them all.',
  'other-staff': 'Name another member of staff with `/setup staff:`. They can then decide.',
  'other-justice': 'Another Justice has to agree. `/terms` lists all Justices.',
} as const;
