import type { Case } from '../../../src/appeals/book/cases.ts';
import type { JudgementOutcome, Relief } from '../../../src/appeals/book/court-entries.ts';
import { caseOf, itemChoice } from '../../../src/appeals/words/case-words.ts';
import { afterRemand, decisionWords } from '../../../src/appeals/words/decision-words.ts';
import type { Subject, SubjectOf } from '../../../src/court-items.ts';
import { broughtIn, courtItem, neverTaken } from '../../../src/house/brought.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import type { Scene } from '../../../src/house/words/reply.ts';
import { neverTaken as untaken } from '../../../terms/court/appealable.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { capital } from '../../../terms/words.ts';
import { namesIn } from '../../names-in.ts';
import { nextDay, now, seqOf } from '../club.ts';
import { inGroup, type Message, type Said } from '../message.ts';

/** One of each kind of thing that a petition can be against. */
const subjects: { readonly [Kind in Subject['kind']]: SubjectOf<Kind> } = {
  penalty: { kind: 'penalty', penalty: 1 },
  ban: { kind: 'ban', penalty: 2 },
  monitor: { kind: 'monitor', monitor: seqOf('monitor') },
  game: { kind: 'game', game: 1 },
  deduction: { kind: 'deduction', entry: seqOf('decay') },
  technical: { kind: 'technical', entry: seqOf('adjustment') },
  ruling: { kind: 'ruling', table: 2, ruling: 1 },
  other: { kind: 'other' },
};

/** What the Court can decide in place of what it overturns; the second of points is none. */
export const reliefs: { readonly [Kind in Relief['kind']]: readonly Extract<Relief, { kind: Kind }>[] } = {
  undo: [{ kind: 'undo' }],
  until: [{ kind: 'until', until: nextDay, endsAt: now + 604_800_000 }],
  points: [1, 5, 0].map((points) => ({ kind: 'points', points })),
  result: ([1, 0.5, 0] as const).map((score) => ({ kind: 'result', score })),
};

/** What a judgement can come to. */
const outcomes: {
  readonly [Kind in JudgementOutcome['kind']]: readonly Extract<JudgementOutcome, { kind: Kind }>[];
} = {
  uphold: [{ kind: 'uphold' }],
  overturn: Object.values(reliefs).flatMap((each) =>
    each.map((relief) => ({ kind: 'overturn' as const, relief })),
  ),
  remand: [{ kind: 'remand' }, { kind: 'remand', open: { lift: true, until: nextDay, points: 5 } }],
  stands: [{ kind: 'stands' }],
  dismissed: [{ kind: 'dismissed' }],
};

/** What the Court calls what is brought before it, what it does to that, and what it never takes. */
export async function itemWords({ view, text, textIn }: Scene): Promise<Message[]> {
  const named = await Promise.all(
    namesIn(subjects).map((kind) => wordsOf(subjects[kind], { view, text, textIn })),
  );
  return [
    ...inGroup('The Court', 'What is brought before it', [...named.flat(), ...offered(view)]),
    ...inGroup(
      'The Court',
      'What it never takes',
      untaken.map((what) => {
        const { called, why } = neverTaken(view, what);
        return { code: what, text: [capital(called), why.wrong, why.remedy].join('\n') };
      }),
    ),
    ...inGroup(
      'The Court',
      'What it decides',
      namesIn(subjects).flatMap((kind) => decided(kind, view)),
    ),
  ];
}

async function wordsOf(subject: Subject, words: Pick<Scene, 'view' | 'text' | 'textIn'>): Promise<Said[]> {
  const { called, heard, undone } = courtItem(words.view, subject.kind);
  const brought = broughtIn(words.view, subject);
  const lines = await brought.lines(words, true);
  return [
    { code: `${subject.kind}, as it is called`, text: `There is no ${called}.` },
    { code: `${subject.kind}, as it is named`, text: subjectNames[subject.kind] },
    { code: `${subject.kind}, as it is heard`, text: `The Court is asked to look at ${heard}.` },
    { code: `${subject.kind}, overturned`, text: `The Court overturns: ${undone}.` },
    { code: `${subject.kind}, in words`, text: brought.words },
    { code: `${subject.kind}, undone`, text: brought.undone },
    ...(lines.length === 0
      ? []
      : [{ code: `${subject.kind}, to those who hear it`, text: lines.join('\n') }]),
  ];
}

/** What is offered to anyone who petitions, in a list of choices. */
const offered = (view: ClubView): Said[] =>
  view.rooms.flatMap(({ court }) =>
    Object.entries(court?.items ?? {}).flatMap(([kind, items]) =>
      items(view, now)
        .slice(0, 2)
        .map((item) => ({ code: `${kind}, to choose`, text: itemChoice(view, item).name })),
    ),
  );

/** Each judgement on a kind of thing: “the Court decides to …”. */
function decided(kind: Subject['kind'], view: ClubView): Said[] {
  const appeal: Case = { ...caseOf(view, 1), subject: subjects[kind], judgements: [], redecision: null };
  const seq = Number.POSITIVE_INFINITY;
  const each = Object.values(outcomes).flat();
  const said = each.map((outcome) => ({
    code: `${kind}, ${outcome.kind}`,
    text: [
      `The Court decides to ${decisionWords({ outcome, seq }, appeal, view)}.`,
      ...afterRemand(outcome, appeal, view),
    ].join(' '),
  }));
  return [...new Map(said.map((one) => [one.text, one])).values()];
}
