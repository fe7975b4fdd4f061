import type { HouseNotice, houseNotices } from '../notices.ts';
import { amendmentNews } from './amendment.ts';
import { chiefNews } from './chief.ts';
import { renderConsentAsked, renderStaffNamed } from './consent.ts';
import { renderPowerUsed } from './declarations.ts';
import { disciplineNews } from './penalty-notices.ts';
import { reminderNews } from './reminders.ts';
import { renderRemovedNotice, renderRequestNews } from './removal.ts';
import { type NoticeWords, type Reply, type Scene, toClub } from './reply.ts';
import { reportNews } from './reports.ts';
import { renderSettingsChanged } from './setup.ts';
import { renderTablesChosen } from './tables.ts';
import { accountsOf, listed, mentionOf, nameOf, oneOf, under } from './text.ts';

/** What the bot says by itself of what every club has. */
export const houseNews: NoticeWords<Omit<typeof houseNotices, 'post-removal'>> = {
  ...amendmentNews,
  ...chiefNews,
  ...disciplineNews,
  ...reminderNews,
  ...reportNews,
  'office-changed': officeChanged,
  'power-used': renderPowerUsed,
  'wearing-barred': wearingBarred,
  'removal-request': renderRequestNews,
  removed: renderRemovedNotice,
  'consent-asked': renderConsentAsked,
  'staff-named': renderStaffNamed,
  'settings-changed': renderSettingsChanged,
  'tables-chosen': renderTablesChosen,
};

function wearingBarred(notice: HouseNotice<'wearing-barred'>, { view }: Scene): Reply {
  const { roles, nicknames, people } = notice;
  const who = people.map((person) => nameOf(view, person));
  return toClub([
    roles && 'I can’t give roles on this server: my role needs *Manage Roles*.',
    nicknames && 'I can’t change nicknames on this server: my role needs *Manage Nicknames*.',
    who.length > 0 &&
      `Discord won’t let me change the nickname or roles of ${listed(who)}. My role has to be above theirs, and nobody can rename the owner.`,
    'Once that is mended, run `/setup` with `roles` or `nicknames` again. I won’t repeat this message.',
  ]);
}

function officeChanged({ person, office, given, by }: HouseNotice<'office-changed'>, { view }: Scene): Reply {
  const whose = by === null || by === person ? '' : `, by decision of ${nameOf(view, by)}`;
  const said = `${mentionOf(view, person)} is ${given ? 'now' : 'no longer'} ${oneOf(office)}${whose}${under(['III.2'])}.`;
  return toClub(said, { pings: accountsOf(view, [person]) });
}
