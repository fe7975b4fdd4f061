import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { kind } from '../../house/book/kind.ts';
import { aside, caseNumber, type PersonNumber, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { endHearing, inCase, move } from './case-steps.ts';
import type { Case, Motion } from './cases.ts';
import { exhibitFiled, motionMade, number } from './court-entries.ts';

const ofCase = z.object({ case: caseNumber });
const ofExhibit = ofCase.extend({ exhibit: number });

/** Who hears a case, and what is put before them (Acts III.3.5 to III.3.7). */
export const hearingKinds = [
  /** The Chief Justice chooses who hears it, or who hears it from here on (Acts III.3.5 and III.3.7). */
  kind('panel-seated', ofCase.extend({ panel: z.array(person), despiteConflict: z.array(person) }), {
    title: 'A panel was seated',
    apply: inCase((appeal, entry) => {
      appeal.panel = [...entry.panel];
      appeal.seats = entry.panel.length;
      appeal.seatedAt = entry.at;
      appeal.despiteConflict = [...entry.despiteConflict];
      move(appeal, 'seat', entry.at);
    }),
  }),
  /** A Justice does not sit, by their own word (Act III.3.5). */
  kind('recused', ofCase.extend({ person }), {
    title: 'A Justice stepped aside',
    apply: inCase((appeal, entry) => {
      appeal.panel = appeal.panel.filter((person) => person !== entry.person);
      appeal.recused.push(entry.person);
    }),
  }),
  kind('counsel-named', ofCase.extend({ person, party: person }), {
    title: 'Counsel was named',
    apply: inCase((appeal, entry) => {
      const { person, party } = entry;
      appeal.counsel = [...appeal.counsel.filter((each) => each.party !== party), { person, party }];
      involve(appeal, entry);
    }),
  }),
  kind('witness-called', ofCase.extend({ person }), {
    title: 'A witness was called',
    apply: inCase((appeal, entry) => {
      appeal.witnesses.push(entry.person);
      involve(appeal, entry);
    }),
  }),
  kind('exhibit-filed', exhibitFiled, {
    title: 'An exhibit was filed',
    apply: inCase(({ exhibits }, entry) => {
      const number = entry.exhibit;
      exhibits[number] = { ...entry, number, released: false, erased: false };
    }),
  }),
  /** The Chief Justice shows a redacted copy to Moderators and Justices (Act I.9.5). */
  kind('exhibit-released', ofExhibit, {
    title: 'An exhibit was released',
    apply: inCase(({ exhibits }, entry) => {
      const exhibit = exhibits[entry.exhibit];
      if (exhibit !== undefined) exhibit.released = true;
    }),
  }),
  /** Somebody looked at a sealed exhibit, or the staff at any. */
  kind('exhibit-viewed', z.object({ case: aside, exhibit: number, person }), {
    title: 'An exhibit was looked at',
  }),
  /** The file of an exhibit was erased, as the person who filed it had their data erased (Act 0.13). */
  kind('exhibit-erased', ofExhibit, {
    title: 'An exhibit was erased',
    apply: inCase(({ exhibits }, entry) => {
      const exhibit = exhibits[entry.exhibit];
      if (exhibit !== undefined) exhibit.erased = true;
    }),
  }),
  kind('motion-made', motionMade, {
    title: 'A motion',
    apply: inCase(({ motions }, entry) => {
      const number = entry.motion;
      motions[number] = { ...entry, number, votes: [], granted: null };
    }),
  }),
  kind('motion-voted', z.object({ case: aside, motion: number, person, grant: z.boolean() }), {
    title: 'A vote on a motion',
    apply: inCase(({ motions }, entry) => motions[entry.motion]?.votes.push(entry)),
  }),
  /** The motion is decided, by majority of those who hear the case. */
  kind('motion-ruled', ofCase.extend({ motion: number, granted: z.boolean() }), {
    title: 'A motion was decided',
    apply: inCase((appeal, entry, state) => {
      const motion = appeal.motions[entry.motion];
      if (motion !== undefined) rule(state, appeal, motion, entry.granted, entry.at);
    }),
  }),
];

/** Act II.8.1: from the first time on, where they are named more than once. */
function involve({ involvedSince }: Case, { person, at }: { person: PersonNumber; at: Instant }): void {
  if (!involvedSince.has(person)) involvedSince.set(person, at);
}

/** What a motion asks for comes about once it is granted; a dismissal is a judgement of its own. */
function rule(state: State, appeal: Case, motion: Motion, granted: boolean, at: Instant): void {
  motion.granted = granted;
  if (!granted) return;
  if (motion.kind === 'raw-evidence') appeal.rawOrdered = true;
  const exhibit = appeal.exhibits[motion.exhibit ?? 0];
  if (motion.kind === 'seal' && exhibit !== undefined) exhibit.sealed = true;
  if (motion.kind === 'summary') endHearing(appeal, at);
  const other = state.cases[motion.with ?? 0];
  if (motion.kind === 'join' && other !== undefined) {
    other.heardWith = appeal.number;
    other.panel = [...appeal.panel];
    other.seats = appeal.seats;
    other.seatedAt = at;
    move(other, 'seat', at);
  }
}
