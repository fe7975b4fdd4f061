import type { houseNotices } from '../../../src/house/notices.ts';
import type { houseOutcomes } from '../../../src/house/outcomes.ts';
import { ana, bo, cleo, dayBefore, dee, jo, mo, now, sam, seqOf, waited } from '../club.ts';
import { change, changes, type Samples } from '../told.ts';

const consents = ['consent', 'wish', 'tables', 'no-tables'].map((what) => ({ consent: seqOf(what) }));

/** What commands come to. */
export const houseOutcomeSamples: Samples<typeof houseOutcomes> = {
  'terms-published': [{ publication: seqOf('publication') }, { publication: seqOf('text') }],
  'suggestion-taken': [{ suggestion: 1 }],
  'suggestion-answered': [{ suggestion: 1 }],
  'message-reported': [1, 2].map((told) => ({ report: seqOf('report'), told })),
  'score-modified': [{ ...change, entry: seqOf('adjustment') }],
  'chief-acted': [{ by: cleo, entry: seqOf('deed') }],
  'breach-found': [
    { person: bo, offices: [] },
    { person: bo, offices: ['moderator', 'justice'] },
  ],
  'consent-asked': consents,
  'consent-answered': [
    { consent: seqOf('consent'), given: true },
    { consent: seqOf('wish'), given: false },
  ],
  'penalty-issued': [
    { penalty: 1, changes },
    { penalty: 1, changes: [] },
  ],
  'penalty-declared': [
    { penalty: 1, way: 'discussion' },
    { penalty: 1, way: 'email' },
  ],
  'score-adjusted': [{ ...change, entry: seqOf('adjustment') }],
  'staff-banned': [{ person: dee, ban: seqOf('ban') }],
  'staff-ban-lifted': [{ person: dee }],
  'post-removal-ordered': [{ channel: '11', message: '21' }],
  'club-set-up': [
    { first: true, changed: ['discussion'], closed: [] },
    { first: false, changed: [], closed: ['11'], court: { unseen: true, lacking: ['Manage Threads'] } },
    { first: false, changed: ['staff'], asked: seqOf('consent') },
    { first: false, changed: [], tablesAsked: seqOf('tables') },
  ],
  joined: [
    { person: ana, again: false, games: [] },
    { person: ana, again: true, games: [1] },
  ],
  'member-added': [{ person: dee }],
  'member-renamed': [{ person: dee }],
  'office-given': [{ person: mo, office: 'moderator' }],
  'office-taken': [{ person: mo, office: 'moderator' }],
  'account-linked': [{ person: ana }],
  'file-read': [{ person: ana }],
  erased: [
    { person: ana, recognisable: false },
    { person: ana, recognisable: true },
    { person: 2, recognisable: true, removedFrom: [1, 2] },
  ],
  'record-read': [{ person: ana, reader: mo }],
  'reminders-chosen': [{ person: ana }, { person: bo }, { person: dee }],
  'removal-requested': [{ person: ana }],
  'removal-request-withdrawn': [{ person: ana }],
  removed: [
    { person: ana, basis: 'request', games: [] },
    { person: ana, basis: 'inactive', games: [1, 2] },
  ],
};

/** What the bot says by itself. */
export const houseNoticeSamples: Samples<typeof houseNotices> = {
  'penalty-issued': [
    { penalty: 1, person: bo, change },
    { penalty: 1, person: bo, change: null },
    { penalty: 2, person: dee, change: null },
  ],
  'staff-banned': [{ person: dee, ban: seqOf('ban') }],
  'staff-ban-lifted': [{ person: dee }],
  removed: [
    { person: ana, basis: 'request' },
    { person: ana, basis: 'inactive' },
  ],
  'terms-published': [{ publication: seqOf('publication') }, { publication: seqOf('text') }],
  suggested: [{ suggestion: 1 }, { suggestion: 2 }],
  'suggestion-answered': [{ suggestion: 1, person: ana }],
  'office-changed': [
    { person: mo, office: 'moderator', given: true, by: cleo },
    { person: mo, office: 'moderator', given: false, by: null },
  ],
  'power-used': [{ entry: seqOf('opening') }],
  'post-removal': [{ channel: '11', message: '21', by: sam }],
  'post-not-removed': [{ channel: '11', message: '21' }],
  'wearing-barred': [{ roles: true, nicknames: true, people: [ana] }],
  'removal-request': [
    { person: ana, news: 'asked', due: now },
    { person: ana, news: 'withdrawn', due: now },
    { person: ana, news: 'reminder', due: null },
    { person: ana, news: 'overdue', due: now },
  ],
  'score-modified': [
    { ...change, by: cleo, entry: seqOf('adjustment') },
    { ...change, by: cleo, entry: seqOf('adjustment'), consent: jo },
  ],
  'consent-asked': consents,
  'staff-named': [
    { person: sam, by: cleo, consent: jo, before: mo },
    { person: sam, by: null, consent: null, before: null },
  ],
  'tables-chosen': [
    { tables: true, bans: null, by: mo, consent: cleo },
    { tables: false, bans: false, by: cleo, consent: null },
    { tables: null, bans: true, by: cleo, consent: null },
  ],
  'settings-changed': [{ by: cleo, changed: ['discussion', 'site'] }],
  'chief-acted': [{ by: cleo, entry: seqOf('deed') }],
  'breach-found': [{ entry: seqOf('breach') }],
  'penalty-declared': [{ penalty: 1 }],
  'message-reported': [{ report: seqOf('report'), person: mo }],
  'penalty-reminder': [{ penalty: 1 }],
  'penalty-lapsed': [{ penalty: 1 }],
  'score-adjusted': [{ ...change, by: mo, entry: seqOf('adjustment') }],
  'not-told': [
    { person: bo, penalty: 1 },
    { person: dee, penalty: null },
  ],
  'messages-closed': [{ person: ana }],
  reminder: [
    { person: bo, at: dayBefore },
    { person: jo, at: waited },
  ],
  'reminders-ended': [{ person: ana }],
};
