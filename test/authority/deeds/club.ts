import { staffBan } from '../../../src/house/discipline/staff-ban.ts';
import { modifyScore } from '../../../src/ladder/board/modify-score.ts';
import { idsOf } from '../forge.ts';
import { type Club, did, scenes, session, watched, wrote } from '../scenes/club.ts';
import { penalised, remanded } from '../scenes/court.ts';
import { counted } from '../scenes/games.ts';
import { type Deed, onPerson, press, run, submit } from './deed.ts';

const reason = 'Because.';
/** The day on which everything is tried. */
const day = '2026-11-20';

const monitored = wrote('referee', (is) => ({ type: 'monitored', person: is('player') }));
const warning = { kind: 'warning', offence: 'Humming', reason };
/** It has outlasted a session that was held. */
const monitoredLong = scenes(
  ({ story }) => {
    story.at('2026-11-12 12:00');
  },
  monitored,
  ({ story, is }) => {
    story.at('2026-11-13 12:30').openSession(is('referee'));
    story.at('2026-11-13 13:10').write({ type: 'session-closed', date: '2026-11-13' });
  },
);
const suggested = wrote('player', () => ({ type: 'suggested', suggestion: 1, act: null }));
const leaving = wrote('player', (is) => ({ type: 'removal-requested', person: is('player') }));
const bannedByStaff = did('staff', staffBan, { member: { text: 'Pia' }, until: null, reason });

/** The Chief Justice wants to change their own score, to which another Justice has to agree. */
const ownScoreAsked = did('chief', modifyScore, { member: { text: 'Morgan' }, points: 5, reason });
const staffProposed = wrote(
  'other',
  (is) => ({ type: 'consent-asked', person: is('other'), matter: { kind: 'staff' } }),
  ['III.6'],
);
const tablesAsked = wrote(
  'other',
  (is) => ({
    type: 'consent-asked',
    person: is('other'),
    matter: { kind: 'tables', tables: true, bans: null },
  }),
  ['III.4'],
);
const consentOf = ({ view }: Club['story']): number =>
  view.entries.findLast(({ type }) => type === 'consent-asked')?.seq ?? 0;

/** What is tried, by what the table calls it. */
export const clubDeeds: Record<string, Deed> = {
  '/setup': run('setup'),
  '/setup, tables': run('setup', { tables: true }),
  '/setup, another room': run('setup', { room: '101' }),
  '/setup, another Chief Justice': run('setup', (of) => ({ chief: of('other') })),
  '/setup, another member of staff': run('setup', (of) => ({ staff: of('other') })),
  '/join': run('join'),
  '/leave': run('leave'),
  '/present': run('present', {}, { after: session }),
  '/present, as Moderator': run('present', { moderating: true }, { after: session }),
  'menu Report to a Moderator': {
    ...press(''),
    fields: { why: reason },
    tries: (hands) => hands.onMessage('Report to a Moderator'),
  },
  'form message-report': {
    ...press(''),
    tries: ({ submit: sends, of }) =>
      sends(`message-report:123456789012345678:${of('other').id}`, { why: reason }),
  },
  '/club': run('club', {}, { after: counted }),
  'button club-page': press('club-page:1', counted),
  '/session open': run('session open'),
  '/session close': run('session close', {}, { after: session }),
  '/session status': run('session status', {}, { after: session }),
  'button session-present': press(`session-present:${day}`, session),
  'button session-close': press(`session-close:${day}`, session),
  'button session-record': press(`session-record:${day}`, watched),
  'button session-names': press(`session-names:${day}:0:1`, watched),
  'button session-opponent': press(({ is }) => `session-opponent:${day}:0:${is('other')}`, watched),
  'button session-result': press(({ is }) => `session-result:${day}:0:${is('other')}:1`, session),
  '/session mark': run('session mark', (of) => ({ member: of('other'), present: true }), { after: session }),
  '/session cancel': run('session cancel', { date: '2026-11-27', reason }),
  '/leaderboard': run('leaderboard', { all: true }),
  '/leaderboard, pinned': run('leaderboard', { pin: true }),
  'button board-page': press('board-page:all:1'),
  '/profile': run('profile', (of) => ({ member: of('other') })),
  'menu Profile': onPerson('Profile', 'other'),
  '/explain': run('explain', (of) => ({ member: of('player') }), { after: counted }),
  'button explain-page': press(({ is }) => `explain-page:${is('player')}:1`, counted),
  '/preview': run('preview', (of) => ({ opponent: of('other') })),
  'menu Preview': onPerson('Preview', 'other'),
  '/pairings': run('pairings', {}, { after: watched }),
  '/terms': run('terms', { act: '0.5' }),
  'button terms-page': press('terms-page:0.5:1'),
  '/suggest': run('suggest', { text: 'Longer lunches.' }),
  '/suggest, a finished text': run('suggest', { text: 'At lunch.', act: '0.5' }),
  '/remind': run('remind'),
  'button remind': press(({ story }) => `remind@${story.id}:session:on`),
  '/privacy export': run('privacy export'),
  '/privacy export, of somebody else': run('privacy export', { member: 'Tom' }),
  '/privacy delete': run('privacy delete'),
  '/privacy delete, of somebody else': run('privacy delete', { member: 'Tom' }),
  '/member add': run('member add', { name: 'Una' }),
  '/member rename': run('member rename', { member: 'Tom', name: 'Thomas' }),
  '/record': run('record', (of) => ({ member: of('other') })),
  'button record-page': press(({ is }) => `record-page:${is('other')}:1`),
  '/monitor set': run('monitor set', (of) => ({ member: of('other'), suspicion: reason })),
  '/monitor lift': run('monitor lift', (of) => ({ member: of('player'), reason }), { after: monitored }),
  '/monitor restate': run('monitor restate', (of) => ({ member: of('player'), suspicion: reason }), {
    after: monitoredLong,
  }),
  '/monitor list': run('monitor list', {}, { after: monitored }),
  'button monitor-page': press('monitor-page:1', monitored),
  '/penalty issue': run('penalty issue', (of) => ({
    ...{ member: of('player'), kind: 'deduction', points: 5, reason, offence: 'Humming' },
  })),
  'menu Penalise': onPerson('Penalise', 'player', { fields: warning }),
  'form penalise': {
    ...press('', counted),
    tries: ({ submit: sends, of }) => sends(`penalise:${of('player').id}:Pia`, { ...warning, figure: '1' }),
  },
  '/penalty fraud': run(
    'penalty fraud',
    (of) => ({ member: of('player'), game: '1', reason, finding: 'intent' }),
    { after: counted },
  ),
  '/penalty adjust': run('penalty adjust', (of) => ({ member: of('player'), points: 5, reason })),
  '/penalty declare': run('penalty declare', { penalty: '1' }, { after: penalised }),
  '/penalty redecide': run(
    'penalty redecide',
    { case: '2026/1', decision: 'withdraw', reason },
    { after: remanded },
  ),
  '/penalty list': run('penalty list', {}, { after: penalised }),
  '/penalty list, of somebody else': run('penalty list', (of) => ({ member: of('other') }), {
    after: penalised,
  }),
  '/penalty list, of the player': run('penalty list', (of) => ({ member: of('player') }), {
    after: penalised,
  }),
  'button penalty-page': press(({ is }) => `penalty-page:${is('player')}:1`, penalised),
  '/ban issue': run('ban issue', (of) => ({
    ...{ member: of('player'), until: '2026-12-04', ground: 'serious', reason, finding: 'intent' },
  })),
  '/ban list': run('ban list'),
  'button ban-page': press('ban-page:1'),
  '/chief appoint': run('chief appoint', (of) => ({ office: 'moderator', member: of('other') })),
  '/chief appoint, a Chief Justice': run('chief appoint', (of) => ({ office: 'chief', member: of('other') })),
  '/chief dismiss': run('chief dismiss', (of) => ({ office: 'moderator', member: of('referee') })),
  '/chief remove': run('chief remove', (of) => ({ basis: 'request', member: of('player') }), {
    after: leaving,
  }),
  '/chief link': run('chief link', (of) => ({ user: of('newcomer'), member: 'Tom' })),
  '/chief clock': run('chief clock', (of) => ({ on: true, member: of('player') })),
  '/chief modify': run('chief modify', (of) => ({ points: 5, reason, member: of('player') })),
  '/chief void': run('chief void', { game: '1', reason }, { after: counted }),
  '/chief act': run('chief act', { reason }),
  'button consent-give': press(({ story }) => `consent-give:${consentOf(story)}`, ownScoreAsked),
  'button consent-give, for the member of staff': press(
    ({ story }) => `consent-give:${consentOf(story)}`,
    staffProposed,
  ),
  'button consent-give, for tables': press(({ story }) => `consent-give:${consentOf(story)}`, tablesAsked),
  'button consent-refuse': press(({ story }) => `consent-refuse:${consentOf(story)}`, ownScoreAsked),
  '/chief breach': run('chief breach', (of) => ({ reason, member: of('referee') })),
  '/chief terms': run('chief terms', {}, { after: suggested }),
  '/chief terms, another text': run('chief terms', { act: '0.5' }, { fields: { text: 'At lunch.' } }),
  '/chief terms, another figure': run('chief terms', { figure: 'idleDeduction', value: '7' }),
  '/chief terms, answering': run('chief terms', { suggestion: '1', accept: false }, { after: suggested }),
  'form terms-text': submit('terms-text:0.5:', { text: 'At lunch.' }),
  '/staff ban': run('staff ban', (of) => ({ reason, member: of('player') })),
  '/staff lift': run('staff lift', (of) => ({ member: of('player') }), { after: bannedByStaff }),
  '/staff remove-post': {
    ...run('staff remove-post'),
    tries: ({ run: gives }, { story }) =>
      gives('staff remove-post', { link: `https://discord.com/channels/${story.id}/2/3`, reason }),
  },
  'button question': {
    ...press('question', counted),
    tries: async ({ another, press: presses }) => {
      const question = await another('referee').run('game void', { game: '1', reason });
      return presses(idsOf(question)[0] ?? '');
    },
  },
};
