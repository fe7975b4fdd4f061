import type { EntryOf } from '../../ledger/entries.ts';
import type { State } from '../../ledger/state.ts';
import { endHearing, move } from './case-steps.ts';
import type { Case, Motion } from './cases.ts';

type HearingEntry = EntryOf<
  | 'panel-seated'
  | 'recused'
  | 'counsel-named'
  | 'witness-called'
  | 'exhibit-filed'
  | 'exhibit-released'
  | 'exhibit-erased'
  | 'motion-made'
  | 'motion-voted'
  | 'motion-ruled'
>;

/** Keeps who hears a case, and what is put before them (Acts III.3.5 to III.3.7). */
export function applyHearing(state: State, known: Case, entry: HearingEntry): void {
  switch (entry.type) {
    case 'panel-seated':
      known.panel = [...entry.panel];
      known.seats = entry.panel.length;
      known.seatedAt = entry.at;
      known.despiteConflict = [...entry.despiteConflict];
      return move(known, 'seat', entry.at);
    case 'recused':
      known.panel = known.panel.filter((person) => person !== entry.person);
      known.recused.push(entry.person);
      return;
    case 'counsel-named':
      known.counsel = [
        ...known.counsel.filter(({ party }) => party !== entry.party),
        { person: entry.person, party: entry.party },
      ];
      return involve(known, entry);
    case 'witness-called':
      known.witnesses.push(entry.person);
      return involve(known, entry);
    case 'exhibit-filed': {
      const { exhibit: number, seq, at, by, sealed, sha256, size, media, raw, redacts } = entry;
      const file = { sha256, size, media, raw, redacts };
      known.exhibits[number] = { number, seq, at, by, sealed, ...file, released: false, erased: false };
      return;
    }
    case 'exhibit-released': {
      const exhibit = known.exhibits[entry.exhibit];
      if (exhibit !== undefined) exhibit.released = true;
      return;
    }
    case 'exhibit-erased': {
      const exhibit = known.exhibits[entry.exhibit];
      if (exhibit !== undefined) exhibit.erased = true;
      return;
    }
    case 'motion-made': {
      const { motion: number, seq, at, by, kind, exhibit, with: other } = entry;
      known.motions[number] = { number, seq, at, by, kind, exhibit, with: other, votes: [], granted: null };
      return;
    }
    case 'motion-voted':
      known.motions[entry.motion]?.votes.push({ person: entry.person, grant: entry.grant });
      return;
    case 'motion-ruled': {
      const motion = known.motions[entry.motion];
      if (motion !== undefined) rule(state, known, motion, entry);
      return;
    }
    default:
      entry satisfies never;
  }
}

/** Act II.8.1: from the first time on, where they are named more than once. */
function involve({ involvedSince }: Case, { person, at }: EntryOf<'counsel-named' | 'witness-called'>): void {
  if (!involvedSince.has(person)) involvedSince.set(person, at);
}

/** What a motion asks for comes about once it is granted; a dismissal is a judgement of its own. */
function rule(state: State, known: Case, motion: Motion, { granted, at }: EntryOf<'motion-ruled'>): void {
  motion.granted = granted;
  if (!granted) return;
  if (motion.kind === 'raw-evidence') known.rawOrdered = true;
  const exhibit = known.exhibits[motion.exhibit ?? 0];
  if (motion.kind === 'seal' && exhibit !== undefined) exhibit.sealed = true;
  if (motion.kind === 'summary') endHearing(known, at);
  const other = state.cases[motion.with ?? 0];
  if (motion.kind === 'join' && other !== undefined) {
    other.heardWith = known.number;
    other.panel = [...known.panel];
    other.seats = known.seats;
    other.seatedAt = at;
    move(other, 'seat', at);
  }
}
