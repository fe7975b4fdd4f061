import fc from 'fast-check';
import type { Effect } from '../../src/appeals/book/court-entries.ts';
import type { PenaltyPart, Points } from '../../src/ledger/fields.ts';
import type { Body, Entry } from '../../src/rule-books.ts';
import { type Deed, deeds, ledgerOf, Scribe } from './ledgers.ts';

const steps = [
  'petition',
  'writ',
  'chief-writ',
  'deny',
  'withdraw',
  'seat',
  'recuse',
  'summary',
  'join',
  'vote',
  'revote',
  'judge',
  'judge-en-banc',
  'remand',
  'redecide',
  'return',
  'publish',
  'ask',
  'accept',
  'decline',
  'play',
  'undo',
] as const;

/** What somebody does before the Court, whether or not it can be done then. `nth` picks what it is about. */
export interface CourtDeed {
  do: (typeof steps)[number];
  nth: number;
  person: number;
  score: Points;
  points: number;
}

const courtDeed: fc.Arbitrary<CourtDeed> = fc.record({
  do: fc.constantFrom(...steps),
  nth: fc.nat(60),
  person: fc.integer({ min: 1, max: 6 }),
  score: fc.constantFrom<Points>(1, 0.5, 0),
  points: fc.integer({ min: -100, max: 100 }),
});

/** Any afternoons of a small club, and what was done before its Court after them. */
export const courtDays = fc.record({ before: deeds, court: fc.array(courtDeed, { maxLength: 40 }) });

/** The ledger of those days. Not every entry could be written there by a use case: the fold has to bear all of them. */
export function courtLedgerOf({ before, court }: { before: Deed[]; court: CourtDeed[] }): Entry[] {
  const scribe = scribeAfter(ledgerOf(before));
  for (const deed of court) for (const body of bodiesOf(scribe, deed)) scribe.write(body);
  return scribe.entries;
}

/** Goes on with a ledger. */
export function scribeAfter(entries: readonly Entry[]): Scribe {
  const scribe = new Scribe();
  scribe.entries.push(...entries);
  scribe.games = entries.filter(({ type }) => type === 'game-recorded').length;
  scribe.at = entries.at(-1)?.at ?? scribe.at;
  return scribe;
}

/** A petition, as the first of its case. */
export const petition = (about: Partial<Extract<Body, { type: 'petitioned' }>> = {}): Body => ({
  type: 'petitioned',
  case: 1,
  year: 2026,
  ordinal: about.case ?? 1,
  petitioner: 1,
  respondent: 2,
  subject: { kind: 'other' },
  enBanc: false,
  ...about,
});

/** A judgement that does that to the board. */
export const judgement = (
  effects: Effect[],
  about: Partial<Extract<Body, { type: 'judged' }>> = {},
): Body => ({
  type: 'judged',
  case: 1,
  enBanc: false,
  outcome: effects.length === 0 ? { kind: 'uphold' } : { kind: 'overturn', relief: { kind: 'undo' } },
  bar: null,
  effects,
  supersedes: [],
  majority: [4, 5],
  silent: [],
  ...about,
});

export const ballot = (person: number, about: Partial<Extract<Body, { type: 'vote-cast' }>> = {}): Body => ({
  type: 'vote-cast',
  case: 1,
  person,
  decision: { kind: 'uphold' },
  bar: null,
  ...about,
});

const newParts = ({ points }: CourtDeed): PenaltyPart[] =>
  points > 0 ? [{ kind: 'deduction', points }] : [{ kind: 'warning' }];

/** All that a judgement could do to what is in the ledger. */
export function possibleEffects(entries: readonly Entry[], deed: CourtDeed): Effect[] {
  return entries.flatMap((entry): Effect[] => {
    switch (entry.type) {
      case 'penalty-issued':
        return [
          { kind: 'void', entry: entry.seq },
          { kind: 'penalty', penalty: entry.penalty, parts: newParts(deed) },
        ];
      case 'game-counted':
        return [
          { kind: 'void', entry: entry.seq },
          { kind: 'game', game: entry.game, score: deed.score },
        ];
      case 'adjusted':
        return [
          { kind: 'void', entry: entry.seq },
          { kind: 'adjust', entry: entry.seq, points: deed.points },
        ];
      case 'decayed': {
        const { seq, person, date, basis } = entry;
        return [{ kind: 'excuse', entry: seq, person, date, basis }];
      }
      case 'monitored':
        return [{ kind: 'lift', monitor: entry.seq }];
      case 'game-corrected':
      case 'rematch-decided':
      case 'voided':
        return [{ kind: 'void', entry: entry.seq }];
      default:
        return [];
    }
  });
}

/** Two of them, or fewer; often none. */
function someEffects(entries: readonly Entry[], deed: CourtDeed): Effect[] {
  if (deed.points % 2 === 0) return [];
  const possible = possibleEffects(entries, deed);
  return [possible[deed.nth % (possible.length + 1)], possible[deed.points + 100]].filter(
    (effect) => effect !== undefined,
  );
}

function bodiesOf(scribe: Scribe, deed: CourtDeed): Body[] {
  const { entries } = scribe;
  const { nth, person, score } = deed;
  const cases = entries.filter(({ type }) => type === 'petitioned').length;
  const number = (nth % Math.max(cases, 1)) + 1;
  const about = { case: number };
  switch (deed.do) {
    case 'petition':
      return [petition({ case: cases + 1, petitioner: person, enBanc: nth % 3 === 0 })];
    case 'writ':
    case 'chief-writ':
      return [{ type: 'writ-given', ...about, person, chief: deed.do === 'chief-writ' }];
    case 'deny':
      return [{ type: 'petition-denied', ...about }];
    case 'withdraw':
      return [{ type: 'petition-withdrawn', ...about }];
    case 'seat':
      return [{ type: 'panel-seated', ...about, panel: [4, 5, 6], despiteConflict: [] }];
    case 'recuse':
      return [{ type: 'recused', ...about, person }];
    case 'summary':
    case 'join':
      return motion(number, deed.do, (person % Math.max(cases, 1)) + 1);
    case 'vote':
      return [ballot(person, { ...about, decision: { kind: nth % 2 === 0 ? 'uphold' : 'remand' } })];
    case 'revote':
      return [{ type: 'revote-called', ...about }];
    case 'judge':
      return [judgement(someEffects(entries, deed), about)];
    case 'judge-en-banc': {
      const supersedes = decisionsIn(entries, number);
      return [judgement(someEffects(entries, deed), { ...about, enBanc: true, supersedes })];
    }
    case 'remand':
      return [judgement([], { ...about, outcome: { kind: 'remand' } })];
    case 'redecide':
      return [{ type: 'redecided', ...about, redecision: 'replaced', effects: someEffects(entries, deed) }];
    case 'return':
      return [{ type: 'remand-returned', ...about }];
    case 'publish':
      return [opinion(number, nth, person)];
    case 'ask':
      return [{ type: 'en-banc-asked', ...about, person }];
    case 'accept':
    case 'decline':
      return [{ type: 'en-banc-answered', ...about, accepted: deed.do === 'accept' }];
    case 'play':
      scribe.game(person, (person % 6) + 1, score);
      return [];
    case 'undo':
      return entries.length === 0 ? [] : [{ type: 'voided', entry: (nth % entries.length) + 1 }];
    default:
      return deed.do satisfies never;
  }
}

/** What a judgement of all the Court in a case takes the place of. */
const decisionsIn = (entries: readonly Entry[], number: number): number[] =>
  entries
    .filter(({ type }) => type === 'judged' || type === 'redecided')
    .filter((entry) => 'case' in entry && entry.case === number)
    .map(({ seq }) => seq);

const motion = (number: number, kind: 'summary' | 'join', other: number): Body[] => [
  {
    type: 'motion-made',
    case: number,
    motion: 1,
    kind,
    exhibit: null,
    with: kind === 'join' ? other : null,
  },
  { type: 'motion-ruled', case: number, motion: 1, granted: true },
];

/** A majority's opinion, of the panel or of all the Court. */
export const opinion = (number: number, nth: number, author: number, enBanc = nth % 2 === 0): Body => ({
  type: 'opinion-published',
  case: number,
  opinion: nth + 1,
  kind: 'majority',
  author,
  enBanc,
  holds: [],
});
