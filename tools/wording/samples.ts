import { joined, partsOf } from '../../src/house/chapters.ts';
import type { Kinds, Told } from '../../src/house/told.ts';
import * as ladderChapters from '../../src/ladder/chapters.ts';
import type { NoticeTarget, notices, outcomes } from '../../src/told.ts';
import { ana, bo, cleo, day, dee, jo, kit, lee, mo, now, sam, seqOf } from './club.ts';

/** Of each kind some samples, without the name of the kind. */
type Samples<All extends Kinds> = {
  readonly [Kind in keyof All]: readonly Omit<Told<All, Kind>, 'kind'>[];
};

const change = { person: ana, before: 100, after: 90 };
const changes = [change];
const absence = { person: ana, date: day, basis: 'absence' } as const;
const deducted = { ...absence, inARow: 2, points: 15, before: 105, after: 90 };
const reckoning = {
  ...{ person: ana, date: day, made: [deducted], undone: [absence], warned: ['idle' as const] },
  ...{ before: 105, after: 90 },
};
const closed = { date: day, counted: [1], lapsed: [], referred: [2] };
const inCase = { case: 1 };

/** What is kept with interactions, as it has been since the release that first kept it. */
export const outcomeSamples: Samples<typeof outcomes> = {
  ...joined(partsOf(ladderChapters, 'outcomeSamples')),
  'terms-published': [{ publication: seqOf('publication') }],
  'suggestion-taken': [{ suggestion: 1 }],
  'suggestion-answered': [{ suggestion: 1 }],
  'score-modified': [{ ...change, entry: seqOf('adjustment') }],
  'chief-acted': [{ by: cleo, entry: seqOf('deed') }],
  'breach-found': [
    { person: bo, offices: [] },
    { person: bo, offices: ['moderator', 'justice'] },
  ],
  'consent-asked': [{ consent: seqOf('consent') }, { consent: seqOf('wish') }],
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
    { first: false, changed: [], closed: ['11'], court: { unseen: true, lacking: ['ManageThreads'] } },
    { first: false, changed: ['staff'], asked: seqOf('consent') },
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
  ],
  'record-read': [{ person: ana, reader: mo }],
  'removal-requested': [{ person: ana }],
  'removal-request-withdrawn': [{ person: ana }],
  removed: [
    { person: ana, basis: 'request', games: [] },
    { person: ana, basis: 'inactive', games: [1, 2] },
  ],
  'clock-opened': [{ clock: 1 }],
  'clock-consented': [{ clock: 1 }],
  'clock-declined': [{ clock: 1 }],
  'clock-started': [{ clock: 1 }],
  'clock-paused': [{ clock: 1 }],
  'clock-resumed': [{ clock: 1 }],
  'clock-ended': [{ clock: 1 }],
  'clock-entered': [{ clock: 1, game: 1 }],
  'staff-read': [{ game: 1 }],
  'game-recorded': [
    { game: 1, counts: true, held: false },
    { game: 2, counts: false, held: true },
  ],
  'game-confirmed': [
    { game: 1, counts: true },
    { game: 2, counts: false, entered: true },
  ],
  'game-declared-second': [{ game: 2 }],
  'game-disputed': [{ game: 2 }],
  'game-withdrawn': [{ game: 2 }],
  'game-approved': [{ game: 1 }],
  'game-refused': [{ game: 2 }],
  'game-corrected': [
    { game: 1, changes },
    { game: 1, changes: [], counts: true },
  ],
  'game-voided': [{ game: 1, changes }],
  'game-adjudicated': [{ game: 1, counts: true }],
  'game-objected': [{ game: 1 }],
  'rematch-decided': [{ game: 1, outcome: 'won', changes }],
  'limit-set': [{ limit: seqOf('limit') }],
  'limit-paused': [{ limit: seqOf('limit') }],
  'limit-resumed': [{ limit: seqOf('limit') }],
  'limit-stopped': [{ limit: seqOf('limit') }],
  'monitor-set': [{ person: ana }],
  'monitor-lifted': [{ person: ana }],
  'monitor-restated': [{ person: ana }],
  'clock-required': [
    { person: ana, minutes: 10 },
    { person: ana, minutes: null },
  ],
  'clock-waived': [{ person: ana }],
  'online-challenged': [{ online: 2 }],
  'online-accepted': [{ online: 1 }],
  'online-declined': [
    { online: 2, by: bo },
    { online: 2, by: ana },
  ],
  'online-moved': [
    { online: 1, ply: 1, there: true },
    { online: 1, ply: 1, there: false },
  ],
  'draw-offered': [
    { online: 1, by: ana, there: true },
    { online: 1, by: ana, there: false },
  ],
  'draw-declined': [
    { online: 1, by: bo, there: true },
    { online: 1, by: bo, there: false },
  ],
  'online-ended': [
    { online: 3, there: true },
    { online: 3, there: false },
  ],
  'online-voided': [{ online: 1 }],
  'session-opened': [{ date: day }],
  'session-closed': [closed, { ...closed, decayed: [deducted] }],
  'session-cancelled': [
    { date: day, restored: false },
    { date: day, restored: true },
  ],
  'register-marked': [
    { person: ana, date: day, present: true },
    { person: ana, date: day, present: false, reckoning },
  ],
  'checked-in': [
    { person: ana, date: day, moderating: false },
    { person: mo, date: day, moderating: true },
  ],
  'checked-out': [{ person: ana, date: day }],
  'panel-seated': [inCase],
  recused: [{ ...inCase, person: kit }],
  'counsel-named': [{ ...inCase, person: dee }],
  'witness-called': [{ ...inCase, person: ana }],
  'exhibit-filed': [
    { ...inCase, exhibit: 1 },
    { ...inCase, exhibit: 1, secrecy: 'open' },
    { ...inCase, exhibit: 1, secrecy: 'sealed' },
    { ...inCase, exhibit: 1, secrecy: 'raw' },
    { ...inCase, exhibit: 1, secrecy: 'redacted' },
  ],
  'exhibit-released': [{ ...inCase, exhibit: 1 }],
  'exhibit-viewed': [{ ...inCase, exhibit: 1 }],
  'motion-made': [{ ...inCase, motion: 1, motionKind: 'seal' }],
  'motion-voted': [
    { ...inCase, motion: 1, motionKind: 'seal', granted: null },
    { ...inCase, motion: 1, motionKind: 'seal', granted: true },
    { ...inCase, motion: 1, motionKind: 'seal', granted: false },
  ],
  'author-chosen': [{ ...inCase, person: jo }],
  'opinion-written': [
    { ...inCase, opinion: 'majority', published: true },
    { ...inCase, opinion: 'dissent', published: false },
  ],
  'petition-filed': [inCase, { ...inCase, onPaper: false }, { ...inCase, onPaper: true }],
  'en-banc-asked': [inCase],
  'petition-withdrawn': [inCase],
  'writ-given': [
    { ...inCase, granted: true },
    { ...inCase, granted: false },
  ],
  'petition-denied': [inCase],
  'en-banc-answered': [
    { ...inCase, accepted: true },
    { ...inCase, accepted: false },
  ],
  'vote-cast': [
    { ...inCase, round: 'waiting', waitingFor: [lee, kit] },
    { ...inCase, round: 'revote', waitingFor: [] },
    { ...inCase, round: 'judged', waitingFor: [] },
  ],
  redecided: [{ case: 2, redecision: 'kept', changes: [] }],
};

const toAll = { ...inCase, person: null };
const hearings = ['panel', 'counsel', 'witness', 'exhibit', 'motion', 'ruling', 'vote'];

/** What waits to be posted. */
export const noticeSamples: Samples<typeof notices> = {
  ...joined(partsOf(ladderChapters, 'noticeSamples')),
  'penalty-issued': [
    { penalty: 1, person: bo, change },
    { penalty: 1, person: bo, change: null },
  ],
  'staff-banned': [{ person: dee, ban: seqOf('ban') }],
  'staff-ban-lifted': [{ person: dee }],
  removed: [
    { person: ana, basis: 'request' },
    { person: ana, basis: 'inactive' },
  ],
  'terms-published': [{ publication: seqOf('publication') }],
  suggested: [{ suggestion: 1 }],
  'suggestion-answered': [{ suggestion: 1, person: ana }],
  'office-changed': [
    { person: mo, office: 'moderator', given: true, by: cleo },
    { person: mo, office: 'moderator', given: false, by: null },
  ],
  'game-action': [
    { action: 'corrected', game: 1, by: mo, entry: seqOf('adjustment') },
    { action: 'approved', game: 1, by: mo, entry: seqOf('opening'), waited: ['late', 'disputed'] },
    { action: 'adjudicated', game: 1, by: mo, entry: seqOf('opening'), captured: { white: 9, black: 3 } },
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
  'voided-by-chief': [
    { game: 1, by: cleo, entry: seqOf('adjustment') },
    { game: 1, by: cleo, entry: seqOf('adjustment'), consent: jo },
  ],
  'consent-asked': [{ consent: seqOf('consent') }, { consent: seqOf('wish') }],
  'staff-named': [
    { person: sam, by: cleo, consent: jo, before: mo },
    { person: sam, by: null, consent: null, before: null },
  ],
  'settings-changed': [{ by: cleo, changed: ['discussion', 'site'] }],
  'chief-acted': [{ by: cleo, entry: seqOf('deed') }],
  'breach-found': [{ entry: seqOf('breach') }],
  'penalty-declared': [{ penalty: 1 }],
  'penalty-reminder': [{ penalty: 1 }],
  'penalty-lapsed': [{ penalty: 1 }],
  'score-adjusted': [{ ...change, by: mo, entry: seqOf('adjustment') }],
  'not-told': [
    { person: bo, penalty: 1 },
    { person: dee, penalty: null },
  ],
  'messages-closed': [{ person: ana }],
  decay: [reckoning],
  'game-lapsed': [{ game: 1, person: ana }],
  'game-objected': [{ game: 1, by: bo }],
  'session-event': [{ date: day }],
  'events-barred': [{}],
  'weekly-round': [
    {
      ...{ ...closed, games: [1], decayed: [deducted], warned: 1, rematches: [1], monitors: [ana] },
      ...{ board: [{ person: ana, rank: 1, rankBefore: 2, score: 120, change: 20 }], requests: 1 },
      ...{ undeclared: [{ penalty: 1, declareBy: now }], next: '2026-11-27' },
    },
  ],
  'limit-reached': [{ limit: seqOf('limit') }],
  'game-differs': [{ game: 2, person: mo }],
  'rematch-decided': [
    { game: 1, outcome: 'won', by: mo },
    { game: 1, outcome: 'opponent-absent', by: null },
  ],
  monitor: (['set', 'lifted', 'restated'] as const).flatMap((step) =>
    (['club', 'member'] as const).map((told) => ({
      ...{ step, told, person: ana, by: mo, entry: seqOf('monitor') },
    })),
  ),
  'monitor-overdue': [
    { person: ana, date: day, officer: null },
    { person: ana, date: day, officer: mo },
  ],
  'clock-order': [null, { minutes: null }, { minutes: 10 }].flatMap((order) =>
    (['club', 'member'] as const).map((told) => ({ told, person: ana, by: cleo, order })),
  ),
  'clock-card': [{ clock: 1 }],
  'clock-over': [{ clock: 1 }],
  'clock-unattended': [{ clock: 1 }],
  'online-lapsed': [{ online: 2 }],
  'online-begun': [{ online: 1 }],
  'online-board': [{ online: 1, ply: 1 }],
  'online-draw': [
    { online: 1, by: ana, news: 'offered' },
    { online: 1, by: bo, news: 'declined' },
  ],
  'online-over': [{ online: 3 }],
  'online-ended-by-justice': [{ online: 1, by: jo, entry: seqOf('adjustment') }],
  'online-voided': [{ online: 1, by: cleo, entry: seqOf('adjustment'), consent: jo }],
  'revote-called': [{ ...toAll, round: 0 }],
  judged: [
    { ...toAll, judged: seqOf('judgement'), changes },
    { ...toAll, judged: seqOf('judgement'), changes, place: 'discussion' },
    { ...inCase, person: bo, judged: seqOf('judgement'), changes },
    { ...toAll, case: 2, judged: seqOf('remand'), changes: [] },
  ],
  'remand-returned': [{ ...toAll, case: 2 }],
  redecided: [{ ...toAll, case: 2, redecided: seqOf('redecision'), changes: [] }],
  petition: (
    ['filed', 'seconded', 'granted', 'denied', 'withdrawn', 'en-banc-asked', 'en-banc-accepted'] as const
  ).flatMap((step) => [null, bo].map((person) => ({ ...inCase, step, person, entry: seqOf('petition') }))),
  'author-chosen': [{ ...inCase, person: jo }],
  'opinion-published': [{ ...inCase, opinion: seqOf('opinion') }],
  'court-reminder': (['opinion', 'vote', 'redecision'] as const).map((duty) => ({
    ...{ ...inCase, duty, person: jo },
  })),
  'court-waits': (['writ', 'panel', 'place', 'answer'] as const).map((awaited) => ({
    ...{ ...inCase, awaited, since: now },
  })),
  docket: [{ date: day }],
  hearing: [
    ...hearings.flatMap((name) => [null, bo].map((person) => ({ ...inCase, entry: seqOf(name), person }))),
    { case: 2, entry: seqOf('recusal'), person: null },
  ],
  'hearings-barred': [{ lacking: 'ManageThreads' }],
  'shut-out': [{ ...inCase, room: 'hearing', unseen: [bo], left: [dee] }],
  untold: [
    { person: bo, instead: { kind: 'penalty-issued', penalty: 1, person: bo, change } },
    { person: dee, instead: { kind: 'staff-banned', person: dee, ban: seqOf('ban') } },
    { person: dee, instead: { kind: 'staff-ban-lifted', person: dee } },
    { person: ana, instead: { kind: 'decay', ...reckoning } },
    { person: ana, instead: { kind: 'removed', person: ana, basis: 'request' } },
    { person: ana, instead: { kind: 'game-lapsed', game: 1, person: ana } },
    { person: ana, instead: { kind: 'game-objected', game: 1, by: bo } },
  ],
};

/** Where notices go. */
export const targetSamples: readonly NoticeTarget[] = [
  { to: 'discussion' },
  { to: 'games' },
  { to: 'court' },
  { to: 'channel', channel: '11' },
  { to: 'person', person: ana },
  { to: 'online', online: 1 },
  { to: 'events' },
  { to: 'case', case: 1 },
];

/** The samples with the name of their kind, as they are kept. */
export const told = (samples: Readonly<Record<string, readonly object[]>>): { kind: string }[] =>
  Object.entries(samples).flatMap(([kind, each]) => each.map((about) => ({ kind, ...about })));
