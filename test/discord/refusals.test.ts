import { describe, expect, test } from 'vitest';
import { renderInvalid, renderRefusals } from '../../src/discord/outcomes.ts';
import type { Invalid, Refusal, RefusalCode } from '../../src/house/result.ts';
import type { tableProblems, tableRefusals } from '../../src/tables/words/refusals.ts';
import { obstacles } from '../../terms/court/appealable.ts';
import { conflictKinds } from '../../terms/court/conflicts.ts';
import type { Breach } from '../../terms/jurisdiction/validity.ts';
import { aClub } from '../support/a-club.ts';

const club = aClub({ now: '2026-11-20 13:20' });
const hostile = '@everyone <@123> `x` https://evil.example';
const person = club.member(hostile);
const other = club.member('Bo');
club.write({
  type: 'petitioned',
  case: 1,
  year: 2026,
  ordinal: 1,
  petitioner: person,
  respondent: other,
  subject: { kind: 'other' },
  enBanc: false,
});
const date = '2026-11-20';
const nextSession = '2026-11-27';
const instant = club.now;

const breaches: { [Code in Breach['code']]: Extract<Breach, { code: Code }> } = {
  'not-the-day': { act: '0.5', code: 'not-the-day', date: '2026-11-19' },
  holiday: { act: '0.5', code: 'holiday', date },
  'too-early': { act: '0.5', code: 'too-early', opensAt: instant },
  'too-late': { act: '0.5', code: 'too-late', closesAt: instant },
  'no-moderator': { act: '0.6', code: 'no-moderator' },
  banned: { act: '0.7', code: 'banned', person, endsAt: 'never' },
  removed: { act: '0.8', code: 'removed', person },
};

club.write({ type: 'online-challenged', online: 1, white: person, black: other, minutes: null });

type OfClub = Exclude<RefusalCode, keyof typeof tableRefusals>;
const refusals: { [Code in OfClub]: Extract<Refusal, { code: Code }> } = {
  'invalid-game': {
    code: 'invalid-game',
    breach: breaches.removed,
    nextSession,
    sessionEnd: null,
    register: 'correctable',
    acts: ['0.8'],
  },
  'clock-open-already': { code: 'clock-open-already', clock: 1, name: hostile, acts: ['I.7'] },
  'overseer-away': { code: 'overseer-away', acts: ['I.7.1'] },
  'clock-minutes-ordered': { code: 'clock-minutes-ordered', name: hostile, minutes: 5, acts: ['II.11'] },
  'clock-is': { code: 'clock-is', clock: 1, stage: 'asking', acts: ['I.7.2'] },
  'not-asked': { code: 'not-asked', clock: 1, acts: ['I.7.2'] },
  'clock-entered-already': { code: 'clock-entered-already', clock: 1, game: 1, acts: ['II.4'] },
  'online-full': { code: 'online-full', limit: 1, online: 1, acts: ['I.9.1'] },
  'played-online-today': { code: 'played-online-today', person, limit: 1, acts: ['I.9.2'] },
  'busy-online': { code: 'busy-online', person, online: 1, playing: true, acts: ['I.9.1'] },
  'consent-needed': { code: 'consent-needed', acts: ['I.9.4'] },
  'clock-needed': { code: 'clock-needed', person, acts: ['II.11'] },
  'must-join': { code: 'must-join', name: hostile, acts: ['0.12'] },
  'challenge-over': { code: 'challenge-over', online: 1, status: 'lapsed', acts: ['I.9'] },
  'not-challenged': { code: 'not-challenged', online: 1, person, acts: ['I.9'] },
  'no-online-game': { code: 'no-online-game', acts: ['I.9'] },
  'online-over': { code: 'online-over', online: 1, acts: ['I.9'] },
  'not-an-online-player': { code: 'not-an-online-player', online: 1, acts: ['I.9'] },
  'not-to-move': { code: 'not-to-move', online: 1, colour: 'white', acts: ['I.1'] },
  'no-castling': { code: 'no-castling', acts: ['I.9.11'] },
  'draw-offered-already': { code: 'draw-offered-already', online: 1, acts: ['I.1'] },
  'no-draw-offered': { code: 'no-draw-offered', online: 1, acts: ['I.1'] },
  'needs-office': { code: 'needs-office', offices: ['moderator', 'justice'], acts: ['III.2'] },
  'needs-guild-manager': { code: 'needs-guild-manager', acts: ['0.14'] },
  'already-a-member': { code: 'already-a-member', person, acts: ['II.1'] },
  banned: { code: 'banned', person, endsAt: instant, acts: ['II.9'] },
  'no-other-justice': { code: 'no-other-justice', acts: ['III.3.5'] },
  'tables-played': { code: 'tables-played', played: 3, acts: [] },
  'consent-waits': { code: 'consent-waits', consent: 1, acts: ['III.6'] },
  'own-game': { code: 'own-game', game: 12, acts: ['III.3.5'] },
  'not-your-game': { code: 'not-your-game', game: 12, may: 'opponent', acts: ['II.4'] },
  'game-not-open': { code: 'game-not-open', game: 12, status: 'counted', acts: ['II.4'] },
  'game-not-counted': { code: 'game-not-counted', game: 12, status: 'voided', acts: ['II.3'] },
  'game-held': { code: 'game-held', game: 12, waitingFor: [person], acts: ['0.12'] },
  'game-needs-no-approval': { code: 'game-needs-no-approval', game: 12, acts: ['II.4'] },
  'already-confirmed': { code: 'already-confirmed', game: 12, acts: ['II.4'] },
  'form-used': { code: 'form-used', game: 12, acts: ['II.4.1'] },
  'same-game': { code: 'same-game', games: [12, 13], acts: ['II.4.1'] },
  'contradicts-own': { code: 'contradicts-own', game: 12, own: 13, acts: ['II.4.1'] },
  'not-contradicted': { code: 'not-contradicted', game: 12, acts: ['II.4.1'] },
  'already-disputed': { code: 'already-disputed', game: 12, acts: ['II.4'] },
  'joined-too-late': { code: 'joined-too-late', name: hostile, date, acts: ['0.12'] },
  'panel-size': { code: 'panel-size', case: 1, size: 3, acts: ['III.3.3'] },
  'not-of-the-court': { code: 'not-of-the-court', person, acts: ['III.3.2'] },
  'has-conflict': { code: 'has-conflict', case: 1, person, kinds: [...conflictKinds], acts: ['III.3.5'] },
  'stays-on-panel': { code: 'stays-on-panel', case: 1, person, acts: ['III.3.7'] },
  'panel-complete': { code: 'panel-complete', case: 1, due: instant, acts: ['III.3.7'] },
  'heard-with-another': { code: 'heard-with-another', case: 1, with: 1, acts: ['III.3.7'] },
  'all-take-part': { code: 'all-take-part', case: 1, acts: ['III.3.5.3'] },
  'recused-already': { code: 'recused-already', case: 1, acts: ['III.3.5'] },
  'no-recusal-after-vote': { code: 'no-recusal-after-vote', case: 1, acts: ['III.3.5'] },
  'not-in-this-case': {
    code: 'not-in-this-case',
    case: 1,
    may: ['party', 'counsel', 'bench'],
    acts: ['III.3'],
  },
  'is-a-party': { code: 'is-a-party', case: 1, name: hostile, acts: ['III.3.5'] },
  'of-the-court': { code: 'of-the-court', case: 1, name: hostile, acts: ['III.3.5'] },
  'hears-the-case': { code: 'hears-the-case', case: 1, name: hostile, acts: ['III.3.5'] },
  'speaks-for-other': { code: 'speaks-for-other', case: 1, name: hostile, acts: ['III.3.5'] },
  'called-already': { code: 'called-already', case: 1, name: hostile, acts: ['III.3'] },
  'too-many-exhibits': { code: 'too-many-exhibits', case: 1, limit: 25, acts: ['III.3'] },
  'exhibit-not-for-you': {
    code: 'exhibit-not-for-you',
    case: 1,
    exhibit: 2,
    secrecy: 'raw',
    acts: ['I.9.5', 'I.9.9'],
  },
  'not-raw': { code: 'not-raw', case: 1, exhibit: 2, acts: ['I.9.5'] },
  'not-redacted': { code: 'not-redacted', case: 1, exhibit: 2, acts: ['I.9.5'] },
  'released-already': { code: 'released-already', case: 1, exhibit: 2, acts: ['I.9.5'] },
  'sealed-already': { code: 'sealed-already', case: 1, exhibit: 2, acts: ['III.3'] },
  'motion-open': { code: 'motion-open', case: 1, motion: 2, acts: ['III.3'] },
  'motion-ruled': { code: 'motion-ruled', case: 1, motion: 2, granted: true, acts: ['III.3.3'] },
  'motion-voted-on': { code: 'motion-voted-on', case: 1, motion: 2, acts: ['III.3.3'] },
  'not-joined': { code: 'not-joined', case: 1, with: 1, why: 'not-now', acts: ['III.3.7'] },
  'no-raw-evidence': { code: 'no-raw-evidence', case: 1, ordered: false, acts: ['I.9.9'] },
  'needs-finding': { code: 'needs-finding', because: 'loss', acts: ['III.2.3'] },
  'punished-already': {
    code: 'punished-already',
    penalty: 3,
    game: 12,
    case: null,
    lapsed: false,
    acts: ['III.2.2'],
  },
  'did-not-play': { code: 'did-not-play', game: 12, name: hostile, acts: ['II.4.1'] },
  'lost-already': { code: 'lost-already', game: 12, name: hostile, acts: ['I.2.1'] },
  'ban-end': {
    code: 'ban-end',
    until: date,
    problems: ['not-a-session-day', 'not-ahead'],
    days: [nextSession],
    acts: ['II.9.2'],
  },
  'penalty-void': { code: 'penalty-void', penalty: 3, acts: ['III.2.4.2'] },
  'declared-already': { code: 'declared-already', penalty: 3, way: 'email', on: date, acts: ['III.2.4'] },
  'staff-only': { code: 'staff-only', acts: ['III.6'] },
  'no-staff-ban': { code: 'no-staff-ban', person, acts: ['III.6.1'] },
  'no-overseer': { code: 'no-overseer', person, acts: ['III.3.5'] },
  'session-not-held': { code: 'session-not-held', date, nextSession, acts: ['0.5'] },
  'against-oneself': { code: 'against-oneself', acts: ['II.4'] },
  'against-a-bot': { code: 'against-a-bot', acts: ['0.9'] },
  'not-yet': { code: 'not-yet', playedAt: instant, acts: ['II.4'] },
  'too-late': { code: 'too-late', playedAt: instant, days: 7, acts: ['II.4'] },
  'old-session-post': { code: 'old-session-post', post: null, nextSession, acts: ['0.5'] },
  'no-open-session': { code: 'no-open-session', nextSession, acts: ['0.5'] },
  'session-already-open': { code: 'session-already-open', date, acts: ['0.5'] },
  'not-session-day': { code: 'not-session-day', date, nextSession, acts: ['0.5'] },
  'session-over': { code: 'session-over', date, nextSession, acts: ['0.5'] },
  'session-cancelled': { code: 'session-cancelled', date, nextSession, acts: ['0.5'] },
  'session-was-held': { code: 'session-was-held', date, acts: ['0.5'] },
  'session-not-cancelled': { code: 'session-not-cancelled', date, acts: ['0.5'] },
  'register-closed': { code: 'register-closed', date, acts: ['0.9'] },
  'played-that-day': { code: 'played-that-day', person, date, acts: ['0.9'] },
  'already-present': { code: 'already-present', person, date, acts: ['0.9'] },
  'not-present': { code: 'not-present', person, date: null, acts: ['0.9'] },
  'may-not-propose': { code: 'may-not-propose', acts: ['IV.5'] },
  'reported-already': { code: 'reported-already', acts: ['III.2'] },
  'too-many-reports': { code: 'too-many-reports', limit: 5, again: instant, acts: ['III.2'] },
  'nobody-to-tell': { code: 'nobody-to-tell', acts: ['III.2'] },
  'too-many-suggestions': { code: 'too-many-suggestions', limit: 5, acts: ['IV.4'] },
  'suggestion-answered': { code: 'suggestion-answered', suggestion: 3, accepted: false, acts: ['IV.4'] },
  'office-held': { code: 'office-held', person, office: 'moderator', acts: ['III.2'] },
  'office-not-held': { code: 'office-not-held', person, office: 'justice', acts: ['III.2'] },
  'chief-passes-by-holder': { code: 'chief-passes-by-holder', acts: ['III.2'] },
  'figures-are-terms': { code: 'figures-are-terms', acts: ['IV.1'] },
  'staff-passes-by-holder': { code: 'staff-passes-by-holder', acts: ['III.6'] },
  'chief-must-pass-on': { code: 'chief-must-pass-on', person, acts: ['III.2'] },
  'needs-staff': { code: 'needs-staff', acts: ['0.14'] },
  'clock-behind': { code: 'clock-behind', shows: instant, newest: instant + 3600_000, acts: [] },
  'account-taken': { code: 'account-taken', person, acts: ['0.9'] },
  'has-account': { code: 'has-account', person, acts: ['0.9'] },
  'name-taken': { code: 'name-taken', person, name: hostile, acts: ['0.9'] },
  'has-no-account': { code: 'has-no-account', person, acts: ['0.9'] },
  'not-a-member': { code: 'not-a-member', person, acts: ['II.8'] },
  'removal-asked-already': { code: 'removal-asked-already', due: instant, acts: ['II.8'] },
  'no-removal-request': { code: 'no-removal-request', person, acts: ['II.8'] },
  'not-inactive': { code: 'not-inactive', person, sessions: 6, absences: 0, games: 3, acts: ['II.7'] },
  'objected-already': { code: 'objected-already', game: 12, by: person, acts: ['I.6'] },
  'game-judged': { code: 'game-judged', game: 12, case: 1, acts: ['II.4', 'III.3.8'] },
  'game-forfeited': { code: 'game-forfeited', game: 12, penalty: 3, acts: ['I.6', 'I.2.1'] },
  'objection-too-late': { code: 'objection-too-late', game: 12, date, acts: ['I.6'] },
  'no-rematch-online': { code: 'no-rematch-online', game: 12, acts: ['I.6', 'I.9.7'] },
  'no-objection': { code: 'no-objection', game: 12, acts: ['I.6'] },
  'rematch-was-decided': { code: 'rematch-was-decided', game: 12, outcome: 'drew', acts: ['I.6'] },
  'moves-closed': { code: 'moves-closed', game: 12, why: 'late', acts: ['II.4'] },
  'moves-there': { code: 'moves-there', game: 12, by: person, acts: ['II.4'] },
  'limit-set-already': { code: 'limit-set-already', limit: 3, name: hostile, acts: ['I.8'] },
  'limit-is': { code: 'limit-is', limit: 3, state: 'paused', acts: ['I.8.1'] },
  'no-rematch-now': { code: 'no-rematch-now', game: 12, nextSession, acts: ['I.6'] },
  'own-matter': { code: 'own-matter', acts: ['III.3.5'] },
  'already-monitored': { code: 'already-monitored', person, acts: ['II.10'] },
  'not-monitored': { code: 'not-monitored', person, acts: ['II.10.2'] },
  'monitor-not-overdue': { code: 'monitor-not-overdue', person, acts: ['II.10.5'] },
  'overseer-needed': { code: 'overseer-needed', game: 7, monitored: [person], acts: ['II.10.3'] },
  'not-at-this-stage': { code: 'not-at-this-stage', case: 1, stage: 'filed', acts: ['III.3.6'] },
  'writ-given-already': { code: 'writ-given-already', case: 1, acts: ['III.3.6'] },
  'not-judged-yet': { code: 'not-judged-yet', case: 1, acts: ['III.3.10'] },
  'opinion-published': { code: 'opinion-published', case: 1, acts: ['III.3.10'] },
  'author-chosen-by-chief': { code: 'author-chosen-by-chief', case: 1, acts: ['III.3.10'] },
  'author-chosen-already': { code: 'author-chosen-already', case: 1, person, acts: ['III.3.10'] },
  'not-of-majority': { code: 'not-of-majority', case: 1, person, acts: ['III.3.10'] },
  'opinion-written-already': {
    code: 'opinion-written-already',
    case: 1,
    opinion: 'dissent',
    acts: ['III.3.10'],
  },
  'opinion-not-theirs': {
    code: 'opinion-not-theirs',
    case: 1,
    opinion: 'majority',
    author: person,
    acts: ['III.3.10'],
  },
  'not-on-the-bench': { code: 'not-on-the-bench', case: 1, acts: ['III.3.3'] },
  'voted-already': { code: 'voted-already', case: 1, acts: ['III.3.3'] },
  'panel-incomplete': { code: 'panel-incomplete', case: 1, places: 1, acts: ['III.3.3', 'III.3.7'] },
  'may-not-decide-so': {
    code: 'may-not-decide-so',
    case: 1,
    problem: 'not-ahead',
    days: [date],
    acts: ['II.9.2'],
  },
  'past-remand': { code: 'past-remand', case: 1, problem: 'not-that-end', acts: ['II.9.4'] },
  'not-the-decider': { code: 'not-the-decider', case: 1, person, acts: ['III.3.8'] },
  'part-in-case': { code: 'part-in-case', case: 1, acts: ['III.3.5', 'III.3.8'] },
  'transcript-closed': { code: 'transcript-closed', case: 1, acts: ['III.3'] },
  'party-only': { code: 'party-only', case: 1, acts: ['III.3.9'] },
  'not-your-matter': { code: 'not-your-matter', acts: ['III.3'] },
  'not-decided-yet': { code: 'not-decided-yet', game: 12, acts: ['III.3'] },
  'not-appealable': { code: 'not-appealable', obstacle: 'open', case: 1, until: null, acts: ['III.3.6'] },
  'justice-has-conflict': {
    code: 'justice-has-conflict',
    case: 1,
    conflicts: [...conflictKinds],
    acts: ['III.3.5'],
  },
  'party-to-case': { code: 'party-to-case', case: 1, person, acts: ['II.8'] },
  'petitioner-only': { code: 'petitioner-only', case: 1, acts: ['III.3'] },
};

const option = 'played';
type NotUnderstood = Exclude<Invalid['problem'], keyof typeof tableProblems>;
const invalids: { [Problem in NotUnderstood]: Extract<Invalid, { problem: Problem }> } = {
  move: { problem: 'move', text: hostile, detail: { code: 'not-a-move' } },
  'no-such-game': { problem: 'no-such-game', text: hostile },
  'has-left': { problem: 'has-left', text: hostile },
  'days-turned-round': { problem: 'days-turned-round' },
  'whose-result': { problem: 'whose-result' },
  'no-such-person': { problem: 'no-such-person', text: hostile },
  'several-people': { problem: 'several-people', text: hostile, people: [1, 2] },
  'not-a-post': { problem: 'not-a-post', text: hostile },
  'was-here-before': { problem: 'was-here-before', text: hostile, people: [1] },
  'no-such-item': { problem: 'no-such-item', against: 'ban', text: hostile },
  'which-case': { problem: 'which-case' },
  'which-item': { problem: 'which-item', against: 'deduction' },
  'no-such-case': { problem: 'no-such-case', text: hostile },
  'no-such-penalty': { problem: 'no-such-penalty', text: hostile },
  'no-such-offence': { problem: 'no-such-offence', text: hostile },
  'goes-with': { problem: 'goes-with', option: 'points', kind: 'deduction', missing: true },
  'kind-twice': { problem: 'kind-twice' },
  'option-with': { problem: 'option-with', option, with: 'relief: replace', missing: true },
  'day-is-past': { problem: 'day-is-past', option },
  'holding-of-the-court': { problem: 'holding-of-the-court' },
  'too-many-acts': { problem: 'too-many-acts', limit: 5 },
  'changed-meanwhile': { problem: 'changed-meanwhile' },
  'named-twice': { problem: 'named-twice', person },
  'no-such-exhibit': { problem: 'no-such-exhibit', text: hostile },
  'no-such-motion': { problem: 'no-such-motion', text: hostile },
  'file-lost': { problem: 'file-lost', name: hostile },
  'file-too-large': { problem: 'file-too-large', name: hostile, limit: 8 * 1024 * 1024 },
  'file-kind': { problem: 'file-kind', name: hostile, kinds: ['png', 'pdf'] },
  'file-not-so': { problem: 'file-not-so', name: hostile },
  'no-such-act': { problem: 'no-such-act', text: hostile },
  'no-such-figure': { problem: 'no-such-figure', text: hostile },
  'not-a-figure': { problem: 'not-a-figure', text: hostile, title: 'lowest score', expects: 'a number' },
  'figures-contradict': { problem: 'figures-contradict', contradiction: 'start-below-floor' },
  'not-a-version': { problem: 'not-a-version', text: hostile },
  'version-not-later': { problem: 'version-not-later', text: '2.3', current: '2.4' },
  'no-such-suggestion': { problem: 'no-such-suggestion', text: hostile },
  'words-erased': { problem: 'words-erased', suggestion: 3 },
  'not-a-moment': { problem: 'not-a-moment', option, text: hostile },
  'not-a-date': { problem: 'not-a-date', option, text: hostile },
  'not-a-time': { problem: 'not-a-time', option, text: hostile },
  'not-a-timezone': { problem: 'not-a-timezone', text: hostile },
  'closes-before-opens': { problem: 'closes-before-opens' },
  empty: { problem: 'empty', option },
  'too-long': { problem: 'too-long', option, length: 5000, limit: 1000 },
  'one-of': { problem: 'one-of', options: ['member', 'game'] },
  'name-unusable': { problem: 'name-unusable', text: hostile },
  position: { problem: 'position', option, detail: { code: 'not-a-position' } },
  'game-score': {
    problem: 'game-score',
    option,
    detail: { code: 'players-disagree', white: hostile, black: hostile },
  },
  'nothing-kept': { problem: 'nothing-kept', recognisable: true },
  'tables-off': { problem: 'tables-off' },
  'nothing-to-change': { problem: 'nothing-to-change' },
  'ending-contradicts': { problem: 'ending-contradicts', ended: 'stalemate', makes: 'draw' },
  lapsed: { problem: 'lapsed' },
};

/** Every message of this kind, whatever it says. */
function expectGoodManners(content: string): void {
  const [first = '', ...rest] = content.replace(/\n-# .*$/, '').split('\n');
  expect(first).toMatch(/[.!?’)]$/);
  expect(rest.join('\n'), 'says what to do').toMatch(/\w.+\.$/);
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content, 'mentions nobody').not.toMatch(/@(?!\u200B)|(?<!\\)<(?!t:\d+:[tF]>)/);
  expect(content).not.toMatch(/undefined|null|NaN|\[object/);
}

const said = (...all: Refusal[]) => renderRefusals(all, club.view).content ?? '';

describe('a refusal cites its Acts and says what to do', () => {
  test.each(Object.entries(refusals))('%s', (_, refusal) => {
    const content = said(refusal);
    expectGoodManners(content);
    for (const act of refusal.acts) expect(content).toContain(`Act ${act}`);
  });
});

describe('Act II.7: somebody who cannot be removed', () => {
  test.each([
    [0, 'has missed nothing: no session was held after they joined.'],
    [6, 'missed none of the last six sessions, and played three games in that time.'],
  ])('after %i sessions', (sessions, words) => {
    expect(said({ ...refusals['not-inactive'], sessions })).toContain(words);
  });
});

test('Act III.2.2: a second penalty for what the Court undid names the case', () => {
  const content = said({ ...refusals['punished-already'], case: 1, acts: ['III.2.2', 'III.3.8'] });
  expectGoodManners(content);
  expect(content).toContain('The Court cancelled penalty #3 for that, in \\[2026\\] CoA 1');
});

describe('what cannot be appealed', () => {
  test.each(obstacles)('%s', (obstacle) => {
    for (const about of [1, null])
      expectGoodManners(said({ ...refusals['not-appealable'], obstacle, case: about, until: date }));
  });
});

describe('a game that does not count says why, and when the next session is', () => {
  test.each(Object.values(breaches).map((breach) => [`Act ${breach.act}: ${breach.code}`, breach] as const))(
    '%s',
    (_, breach) => {
      const content = said({ ...refusals['invalid-game'], breach, acts: [breach.act] });
      expectGoodManners(content);
      expect(content).toContain(`Act ${breach.act}`);
      if (breach.code !== 'banned') expect(content).toContain('Friday 27 November 2026');
    },
  );

  test.each(['open', 'correctable'] as const)(
    'Act III.3.5: while the register is %s, nobody is advised to mark themselves',
    (register) => {
      const breach = breaches['no-moderator'];
      const content = said({ ...refusals['invalid-game'], breach, register, acts: ['0.6'] });
      expect(content).toMatch(/ask another Moderator or a Justice to use `\/session mark`/i);
    },
  );

  test('just after the close it offers to say when the game ended', () => {
    const late = { ...refusals['invalid-game'], breach: breaches['too-late'] };
    expect(said({ ...late, sessionEnd: instant })).toContain('`played: 13:20`');
    expect(said({ ...late, sessionEnd: null })).not.toContain('`played: 13:20`');
  });

  test('all reasons are given, each with its Act', () => {
    const content = said(
      { ...refusals['invalid-game'], breach: breaches['no-moderator'], acts: ['0.6'] },
      { ...refusals['invalid-game'], breach: breaches.banned, acts: ['0.7'] },
      refusals['invalid-game'],
    );
    expect(content.match(/Act [\d.]+/g)).toEqual(['Act 0.6', 'Act 0.7', 'Act 0.8']);
  });
});

test.each(['opponent', 'enterer', 'player'] as const)('a game that only the %s can act on', (may) => {
  expectGoodManners(said({ ...refusals['not-your-game'], may }));
});

const chess: Readonly<Record<string, string>> = {
  move: 'Act I.1',
  position: 'Act I.5',
  'game-score': 'Act I.1',
  'ending-contradicts': 'Act I.1',
};

describe('what was not understood says how to put it, and cites an Act for chess alone', () => {
  test.each(Object.entries(invalids))('%s', (problem, invalid) => {
    const { content = '', audience } = renderInvalid(invalid, club.view);
    expectGoodManners(content);
    expect(content.match(/^-# (Act .*)$/m)?.[1]).toBe(chess[problem]);
    expect(audience).toBe('asker');
  });
});
