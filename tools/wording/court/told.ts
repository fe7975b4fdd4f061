import type { courtNotices } from '../../../src/appeals/notices.ts';
import type { courtOutcomes } from '../../../src/appeals/outcomes.ts';
import { ana, bo, day, dee, jo, kit, lee, now, seqOf } from '../club.ts';
import { changes, inCase, type Samples } from '../told.ts';

/** What commands come to. */
export const courtOutcomeSamples: Samples<typeof courtOutcomes> = {
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

/** What the bot says by itself. */
export const courtNoticeSamples: Samples<typeof courtNotices> = {
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
  'hearings-barred': [{ lacking: 'Manage Threads' }],
  'shut-out': [{ ...inCase, room: 'hearing', unseen: [bo], left: [dee] }],
};
