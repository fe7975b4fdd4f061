import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PhaseKind } from '../../src/position.ts';
import { type Fate, readFate } from './read-fate.ts';

/*
 * How a case is written: its number, two spaces and a title; then who has which units and owns which centres, as far as the orders do not
 * tell; then power by power each order as people write it, and after a bar what becomes of it. `Retreats` and `Adjustments` begin those
 * phases. `Under world-masters-2004:` begins the lines that a rule set decides otherwise; `[via North Sea]` is written where a rule set
 * asks for paths; `A Sweden, not ordered` is no order but a unit that something becomes of all the same.
 */

/** One order as a case has it, and what becomes of it. */
export interface Line extends Fate {
  readonly power: string;
  /** As people write it; of a unit without an order only the unit. */
  readonly order: string;
  readonly ordered: boolean;
  /** Written after the order where a rule set asks for the path of a convoy: `via North Sea`. */
  readonly path: string | null;
}

export interface PhaseOfCase {
  readonly kind: PhaseKind;
  readonly lines: readonly Line[];
}

export interface Case {
  /** As the document numbers it: `6.A.1`. */
  readonly number: string;
  readonly title: string;
  /** The rule sets that the case is for; null for all. */
  readonly only: readonly string[] | null;
  readonly map: string;
  /** What the case changes on the map. */
  readonly rivers: readonly string[];
  readonly passages: readonly (readonly [string, string])[];
  /** Units beside those that are ordered, or standing otherwise than they are ordered. */
  readonly has: readonly (readonly [power: string, unit: string])[];
  readonly owns: ReadonlyMap<string, readonly string[]>;
  /** The home centres of powers that have others than the map gives them. */
  readonly homes: ReadonlyMap<string, readonly string[]>;
  readonly phases: readonly PhaseOfCase[];
  /** The lines that some rule sets decide otherwise. */
  readonly under: readonly { readonly rules: readonly string[]; readonly phases: readonly PhaseOfCase[] }[];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
interface Draft
  extends Writable<Omit<Case, 'rivers' | 'passages' | 'has' | 'owns' | 'homes' | 'phases' | 'under'>> {
  rivers: string[];
  passages: [string, string][];
  has: [string, string][];
  owns: Map<string, string[]>;
  homes: Map<string, string[]>;
  phases: PhaseDraft[];
  under: { rules: string[]; phases: PhaseDraft[] }[];
}
interface PhaseDraft {
  kind: PhaseKind;
  lines: Line[];
}

/** Where the lines that are being read go to. */
interface Place {
  readonly draft: Draft;
  phases: PhaseDraft[];
  power: string | null;
}

const folder = join(import.meta.dirname, 'cases');

/** All cases of all chapters, in their order. Throws at a line that it does not understand. */
export const readAllCases = (): readonly Case[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readCases(readFileSync(join(folder, file), 'utf8')));

/** The cases of a chapter. */
export function readCases(text: string): readonly Case[] {
  const cases: Draft[] = [];
  let place: Place | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (line.startsWith(' ')) {
      if (place === undefined || !readLine(line.trim(), place))
        throw new Error(`Line ${index + 1} is not understood: ${line}`);
      continue;
    }
    const draft = newCase(line, index);
    cases.push(draft);
    place = { draft, phases: draft.phases, power: null };
  }
  return cases;
}

function newCase(line: string, index: number): Draft {
  const [number, title, ...more] = line.split('  ');
  if (number === undefined || title === undefined || more.length > 0)
    throw new Error(`Line ${index + 1} is no number and title: ${line}`);
  const empty = {
    rivers: [],
    passages: [],
    has: [],
    owns: new Map(),
    homes: new Map(),
    phases: [],
    under: [],
  };
  return { number, title, only: null, map: 'standard', ...empty };
}

type Understanding = readonly [RegExp, (words: readonly string[], place: Place) => void];

const understandings: readonly Understanding[] = [
  [/^(.+?) *\| (.+)$/, ([order = '', fate = ''], place) => addLine(order, fate, place)],
  [/^(Retreats|Adjustments)$/, ([word], place) => addPhase(word === 'Retreats' ? 'R' : 'A', place)],
  [/^Under (.+):$/, ([rules = ''], place) => addUnder(rules, place)],
  [/^Only under (.+)$/, ([rules = ''], { draft }) => (draft.only = listed(rules))],
  [/^Map (\w+)$/, ([map = ''], { draft }) => (draft.map = map)],
  [/^Rivers (.+)$/, ([rivers = ''], { draft }) => draft.rivers.push(...listed(rivers))],
  [
    /^Fleets pass between (.+) and (.+)$/,
    ([one = '', other = ''], { draft }) => draft.passages.push([one, other]),
  ],
  [
    /^(\w+) has (.+)$/,
    ([power = '', units = ''], { draft }) => {
      for (const unit of listed(units)) draft.has.push([power, unit]);
    },
  ],
  [/^(\w+) owns (.+)$/, ([power = '', places = ''], { draft }) => draft.owns.set(power, listed(places))],
  [
    /^(\w+) is at home in (.+)$/,
    ([power = '', places = ''], { draft }) => draft.homes.set(power, listed(places)),
  ],
  [
    /^(\w+)$/,
    ([power = ''], place) => {
      place.power = power;
    },
  ],
];

function readLine(line: string, place: Place): boolean {
  for (const [pattern, understand] of understandings) {
    const found = pattern.exec(line);
    if (found === null) continue;
    understand(found.slice(1), place);
    return true;
  }
  return false;
}

const listed = (words: string): string[] => words.split(', ');

function addPhase(kind: PhaseKind, place: Place): PhaseDraft {
  const phase = { kind, lines: [] };
  place.phases.push(phase);
  place.power = null;
  return phase;
}

function addUnder(rules: string, place: Place): void {
  place.phases = [];
  place.power = null;
  place.draft.under.push({ rules: listed(rules), phases: place.phases });
}

function addLine(written: string, fate: string, place: Place): void {
  const phase = place.phases.at(-1) ?? addFirst(place);
  const [, order = written, path = null] = /^(.+) \[(via .+)\]$/.exec(written) ?? [];
  const [, unit] = /^(.+), not ordered$/.exec(order) ?? [];
  if (place.power === null) throw new Error(`Nobody orders ${written}`);
  phase.lines.push({
    power: place.power,
    order: unit ?? order,
    ordered: unit === undefined,
    path,
    ...readFate(fate),
  });
}

/** A case begins with movement if it does not say otherwise; what a rule set decides otherwise, with the phase that the case begins with. */
function addFirst(place: Place): PhaseDraft {
  const kind = place.phases === place.draft.phases ? 'M' : (place.draft.phases[0]?.kind ?? 'M');
  const { power } = place;
  const phase = addPhase(kind, place);
  place.power = power;
  return phase;
}
