import { opinionKinds } from '../../../src/appeals/book/court-entries.ts';
import { secrecies } from '../../../src/appeals/book/exhibit-views.ts';
import type { courtProblems, courtRefusals } from '../../../src/appeals/words/refusals/court.ts';
import type { HearingRole, NoJoin } from '../../../src/appeals/words/refusals/hearing.ts';
import { againsts } from '../../../terms/court/against.ts';
import { obstacles } from '../../../terms/court/appealable.ts';
import { conflictKinds } from '../../../terms/court/conflicts.ts';
import type { DecisionProblem } from '../../../terms/court/relief.ts';
import type { RemandProblem } from '../../../terms/court/remand.ts';
import { stages } from '../../../terms/court/stages.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { endOfLocalDay } from '../../../terms/time.ts';
import { ana, bo, jo, mo, nextDay } from '../club.ts';
import { inCase } from '../told.ts';
import { everyOne, type FieldSamples, once } from '../worded.ts';

const inIt = [inCase];
const named = [{ ...inCase, name: 'Dee' }];
const ofJustice = [{ ...inCase, person: jo }];
const ofExhibit = [{ ...inCase, exhibit: 1 }];
const ofMotion = [{ ...inCase, motion: 1 }];
const roles = everyOne<HearingRole>({ party: true, counsel: true, bench: true });

/** Whatever the Court refuses. */
export const courtRefusalSamples: FieldSamples<typeof courtRefusals> = {
  'not-of-the-court': [{ person: bo }],
  'panel-size': [1, 3].map((size) => ({ ...inCase, size })),
  'has-conflict': [...conflictKinds.map((kind) => [kind]), [...conflictKinds]].map((kinds) => ({
    ...{ ...inCase, person: jo, kinds },
  })),
  'stays-on-panel': ofJustice,
  'panel-complete': [null, endOfLocalDay(nextDay, defaultFigures)].map((due) => ({ ...inCase, due })),
  'heard-with-another': [{ ...inCase, with: 2 }],
  'all-take-part': inIt,
  'recused-already': inIt,
  'no-recusal-after-vote': inIt,
  'not-in-this-case': [...roles.map((role) => [role]), roles].map((may) => ({ ...inCase, may })),
  'is-a-party': named,
  'hears-the-case': named,
  'of-the-court': named,
  'speaks-for-other': named,
  'called-already': named,
  'too-many-exhibits': [{ ...inCase, limit: 25 }],
  'exhibit-not-for-you': secrecies.map((secrecy) => ({ ...inCase, exhibit: 1, secrecy })),
  'not-raw': ofExhibit,
  'not-redacted': ofExhibit,
  'released-already': ofExhibit,
  'motion-open': ofMotion,
  'motion-ruled': [true, false].map((granted) => ({ ...inCase, motion: 1, granted })),
  'motion-voted-on': ofMotion,
  'not-joined': everyOne<NoJoin>({
    ...{ same: true, joined: true, 'whole-court': true, 'not-now': true, conflict: true },
  }).map((why) => ({ ...inCase, with: 2, why })),
  'no-raw-evidence': [true, false].map((ordered) => ({ ...inCase, ordered })),
  'sealed-already': ofExhibit,
  'transcript-closed': inIt,
  'not-judged-yet': inIt,
  'opinion-published': inIt,
  'author-chosen-by-chief': inIt,
  'author-chosen-already': ofJustice,
  'not-of-majority': ofJustice,
  'opinion-written-already': opinionKinds.map((opinion) => ({ ...inCase, opinion })),
  'opinion-not-theirs': opinionKinds.flatMap((opinion) =>
    [null, jo].map((author) => ({ ...inCase, opinion, author })),
  ),
  'not-your-matter': once,
  'not-at-this-stage': stages.map((stage) => ({ ...inCase, stage })),
  'writ-given-already': inIt,
  'petitioner-only': inIt,
  'party-only': inIt,
  'justice-has-conflict': [...conflictKinds.map((kind) => [kind]), [...conflictKinds]].map((conflicts) => ({
    ...{ ...inCase, conflicts },
  })),
  'party-to-case': [{ ...inCase, person: bo }],
  'not-appealable': obstacles.map((obstacle) => ({ obstacle, case: 1, until: nextDay })),
  'not-on-the-bench': inIt,
  'voted-already': inIt,
  'panel-incomplete': [1, 2].map((places) => ({ ...inCase, places })),
  'may-not-decide-so': everyOne<DecisionProblem>({
    'not-a-session-day': true,
    'not-ahead': true,
    'no-ban': true,
    'same-end': true,
    'not-shorter': true,
    'not-longer': true,
    'no-points': true,
    'points-below-none': true,
    'no-game': true,
    'nobody-to-remand-to': true,
    'remand-en-banc': true,
    'conditions-without-remand': true,
    'bar-without-ban': true,
    'bar-not-ahead': true,
  }).map((problem) => ({ ...inCase, problem, days: [nextDay, '2026-12-04'] })),
  'past-remand': everyOne<RemandProblem>({
    'kept-too-long': true,
    'kept-too-much': true,
    'not-to-lift': true,
    'not-that-end': true,
    'too-many-points': true,
  }).map((problem) => ({ ...inCase, problem })),
  'not-the-decider': [{ ...inCase, person: mo }],
  'part-in-case': inIt,
};

/** Whatever the Court does not understand. */
export const courtProblemSamples: FieldSamples<typeof courtProblems> = {
  'named-twice': [{ person: ana }],
  'no-such-exhibit': [{ text: '99' }],
  'no-such-motion': [{ text: '99' }],
  'holding-of-the-court': once,
  'too-many-acts': [{ limit: 5 }],
  'no-such-item': againsts.flatMap((against) => ['', '99'].map((text) => ({ against, text }))),
  'which-item': againsts.map((against) => ({ against })),
  'which-case': once,
  'no-such-case': [{ text: '99' }],
  'option-with': [true, false].map((missing) => ({ option: 'until', with: 'relief: shorten', missing })),
};
