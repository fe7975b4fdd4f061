import type { houseProblems, houseRefusals } from '../../../src/house/words/refusals/house.ts';
import { offices } from '../../../terms/administration/authority.ts';
import { declarationWays } from '../../../terms/administration/declaration.ts';
import type { Contradiction } from '../../../terms/amendment/limits.ts';
import type { BanEndProblem } from '../../../terms/leaderboard/bans.ts';
import { ana, bo, cleo, day, dee, mo, nextDay, now, sam } from '../club.ts';
import { everyOne, type FieldSamples, once } from '../worded.ts';

const ofBo = [{ person: bo }];
const said = [{ text: 'Bob' }];
const option = 'played';
const punished = { penalty: 1, game: null, case: null, lapsed: false };

/** Whatever the house refuses. */
export const houseRefusalSamples: FieldSamples<typeof houseRefusals> = {
  'may-not-propose': once,
  'too-many-suggestions': [{ limit: 5 }],
  'reported-already': once,
  'too-many-reports': [{ limit: 5, again: now + 600_000 }],
  'nobody-to-tell': once,
  'suggestion-answered': [
    { suggestion: 1, accepted: true },
    { suggestion: 1, accepted: false },
  ],
  'needs-finding': everyOne<'kind' | 'loss' | 'adjustment'>({ kind: true, loss: true, adjustment: true }).map(
    (because) => ({ because }),
  ),
  'punished-already': [
    punished,
    { ...punished, game: 1 },
    { ...punished, case: 1 },
    { ...punished, lapsed: true },
  ],
  'did-not-play': [{ game: 1, name: 'Dee' }],
  'lost-already': [{ game: 1, name: 'Bo' }],
  'ban-end': everyOne<BanEndProblem>({ 'not-a-session-day': true, 'not-ahead': true })
    .map((problem) => [problem])
    .concat([['not-a-session-day', 'not-ahead']])
    .map((problems) => ({ until: '2026-11-19', problems, days: [nextDay, '2026-12-04'] })),
  'penalty-void': [{ penalty: 1 }],
  'declared-already': declarationWays.map((way) => ({ penalty: 1, way, on: day })),
  'staff-only': once,
  'no-staff-ban': [{ person: dee }],
  'needs-office': [
    ...offices.map((office) => ({ offices: [office] })),
    { offices: ['moderator', 'justice'] },
    { offices },
  ],
  'needs-guild-manager': once,
  'figures-are-terms': once,
  'chief-passes-by-holder': once,
  'staff-passes-by-holder': once,
  'needs-staff': once,
  'clock-behind': [{ shows: now, newest: now + 3_600_000 }],
  'own-matter': [{}, { instead: 'present' }, { instead: 'other-staff' }, { instead: 'other-justice' }],
  'no-other-justice': once,
  'consent-waits': [{ consent: 1 }],
  'tables-played': [{ played: 1 }, { played: 3 }],
  'already-a-member': ofBo,
  banned: [
    { person: dee, endsAt: null },
    { person: dee, endsAt: now + 604_800_000 },
  ],
  'office-held': offices.map((office) => ({ person: mo, office })),
  'office-not-held': offices.map((office) => ({ person: bo, office })),
  'account-taken': ofBo,
  'has-account': ofBo,
  'chief-must-pass-on': [{ person: cleo }],
  'has-no-account': [{ person: dee }],
  'name-taken': [{ person: bo, name: 'Bo' }],
  'not-a-member': [{ person: null }, { person: sam }],
  'removal-asked-already': [{ due: now + 604_800_000 }, { due: null }],
  'no-removal-request': ofBo,
  'not-inactive': [
    { person: ana, sessions: 0, absences: 0, games: 0 },
    { person: ana, sessions: 1, absences: 0, games: 1 },
    { person: ana, sessions: 6, absences: 2, games: 3 },
  ],
};

/** Whatever the house does not understand. */
export const houseProblemSamples: FieldSamples<typeof houseProblems> = {
  'no-such-person': said,
  'has-left': said,
  'several-people': [{ text: 'Bo', people: [ana, bo] }],
  'was-here-before': [{ text: 'Bo', people: [bo] }],
  'not-a-post': said,
  'no-such-act': [{ text: 'VII.1' }],
  'one-of': [{ options: ['member', 'game'] }],
  'name-unusable': [{ text: '\u200B' }],
  'tables-off': once,
  'nothing-to-change': once,
  'nothing-kept': [{ recognisable: false }, { recognisable: true }],
  'closes-before-opens': once,
  lapsed: once,
  'not-a-moment': [{ text: 'noon', option }],
  'not-a-date': [{ text: 'Friday', option: 'date' }],
  'not-a-time': [{ text: 'noon', option: 'opens' }],
  'not-a-timezone': [{ text: 'London' }],
  empty: [{ option: 'reason' }],
  'too-long': [{ option: 'reason', length: 5000, limit: 1000 }],
  'no-such-figure': [{ text: 'luck' }],
  'not-a-figure': [{ text: 'many', title: 'lowest score', expects: 'a whole number from 0 to 1000' }],
  'figures-contradict': everyOne<Contradiction>({
    'closes-before-opens': true,
    'start-below-floor': true,
    'more-absences-than-sessions': true,
    'reminder-after-deadline': true,
  }).map((contradiction) => ({ contradiction })),
  'not-a-version': [{ text: 'two' }],
  'version-not-later': [{ text: '2.3', current: '2.4' }],
  'no-such-suggestion': [{ text: '12' }],
  'words-erased': [{ suggestion: 1 }],
  'no-such-penalty': [{ text: '12' }],
  'no-such-offence': [{ text: '12' }],
  'goes-with': [
    { option: 'points', kind: 'deduction', missing: true },
    { option: 'points', kind: 'deduction', missing: false },
  ],
  'kind-twice': once,
  'day-is-past': [{ option: 'until' }],
  'changed-meanwhile': once,
  'file-lost': [{ name: 'scoresheet.png' }],
  'file-too-large': [
    { name: 'scoresheet.png', limit: 8 * 1024 * 1024 },
    { name: 'opinion.md', limit: 65_536 },
  ],
  'file-kind': [{ name: 'scoresheet.xyz', kinds: ['png', 'pdf', 'txt'] }],
  'file-not-so': [{ name: 'scoresheet.png' }],
};
