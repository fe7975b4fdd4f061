import fc from 'fast-check';
import { opinionKinds } from '../../../src/appeals/book/court-entries.ts';
import { at } from './a-case.ts';
import { isOpen, type ModelClub } from './a-club.ts';
import {
  type Attempt,
  type Ballot,
  everybody,
  items,
  plainRemand,
  type Relief,
  type Remand,
} from './facts.ts';
import { may } from './may.ts';

/** What somebody tries; who, about which case and whom, is settled when they do. */
export interface Deed {
  move: Move;
  who: number;
  whom: number;
  case: number;
  nth: number;
  ballot: Ballot;
  yes: boolean;
  /** Whether it is tried by somebody who may, if there is anybody. */
  aims: boolean;
}

const relief: fc.Arbitrary<Relief> = fc.oneof(
  fc.constant<Relief>({ kind: 'undo' }),
  fc.constantFrom(0, 20, -10).map((points): Relief => ({ kind: 'points', points })),
  fc
    .constantFrom('2026-11-27', '2026-12-04', '2026-12-18', '2026-12-05')
    .map((until): Relief => ({ kind: 'until', until })),
  fc.constantFrom(0.5 as const, 1 as const).map((result): Relief => ({ kind: 'result', result })),
);

const remand: fc.Arbitrary<Remand> = fc.record({
  kind: fc.constant('remand' as const),
  lift: fc.boolean(),
  until: fc.option(fc.constantFrom('2026-12-04', '2026-12-18', '2026-12-05'), { freq: 1 }),
  points: fc.option(fc.constantFrom(20, 60, -10), { freq: 1 }),
});

const ballot: fc.Arbitrary<Ballot> = fc.record({
  decision: fc.oneof(
    { weight: 1, arbitrary: fc.constant('uphold' as const) },
    { weight: 1, arbitrary: remand },
    { weight: 3, arbitrary: relief },
  ),
  bar: fc.option(fc.constantFrom('2026-11-23', '2026-12-02'), { freq: 3 }),
});

const weights = {
  vote: 8,
  seat: 5,
  ask: 4,
  grant: 4,
  redecide: 4,
  file: 1,
  opinion: 3,
  rule: 4,
  motion: 4,
  exhibit: 3,
  author: 2,
  counsel: 2,
  witness: 2,
  look: 2,
  recuse: 2,
  withdraw: 1,
  deny: 1,
} as const satisfies Record<Attempt['move'], number>;

type Move = Attempt['move'];

const isMove = (name: string): name is Move => name in weights;

const moves: fc.Arbitrary<Move> = fc.oneof(
  ...Object.entries(weights).flatMap(([move, weight]) =>
    isMove(move) ? [{ weight, arbitrary: fc.constant(move) }] : [],
  ),
);

export const deeds: fc.Arbitrary<Deed> = fc.record({
  move: moves,
  who: fc.nat(9),
  whom: fc.integer({ min: 1, max: 9 }),
  case: fc.nat(5),
  nth: fc.nat(99),
  ballot,
  yes: fc.boolean(),
  aims: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

/** By what a case goes on, where nothing else can be done. */
const onward: readonly Move[] = ['vote', 'seat', 'grant', 'redecide', 'ask', 'opinion'];

/**
 * What is tried then: anything by anybody; or, where the deed aims at that, something that may be done, of its own kind
 * if it can be.
 */
export function attemptOf(club: ModelClub, deed: Deed): Attempt {
  const from = deed.nth % onward.length;
  const instead = [...onward.slice(from), ...onward.slice(0, from)];
  const kinds: readonly Move[] = deed.aims ? [deed.move, ...instead, 'file'] : [];
  for (const move of kinds) {
    const allowed = tries(club, { ...deed, move }).filter((attempt) => may(club, attempt));
    const chosen = allowed[(deed.who * 7 + deed.nth) % Math.max(1, allowed.length)];
    if (chosen !== undefined) return chosen;
  }
  const any = tries(club, deed);
  const chosen = any[deed.nth % any.length];
  if (chosen === undefined) throw new Error('Nobody can try anything');
  return chosen;
}

/** The same by everybody in the cases of the day; or by one of them in any one. */
function tries(club: ModelClub, deed: Deed): Attempt[] {
  const any = (deed.case % Math.max(1, club.cases.length)) + 1;
  const open = club.cases.filter((known) => isOpen(known) || at(known, 'judged', 'published', 'final'));
  const cases = [any, ...open.slice(0, mostAtOnce).map(({ number }) => number)];
  const places = deed.aims
    ? cases.flatMap((number) => everybody.map((who) => ({ who, case: number })))
    : [{ who: deed.who, case: any }];
  return places.flatMap((place) => triedBy(club, deed, place));
}

/** How many cases are gone on with at a time. */
const mostAtOnce = 2;

interface Place {
  who: number;
  case: number;
}

function triedBy(club: ModelClub, deed: Deed, place: Place): Attempt[] {
  const { move, whom, nth, yes, aims } = deed;
  switch (move) {
    case 'file':
      return aims
        ? items.map((item) => ({ ...place, move, item }))
        : [{ ...place, move, item: items[nth % items.length] ?? 'other' }];
    case 'withdraw':
    case 'grant':
    case 'deny':
    case 'recuse':
    case 'ask':
      return [{ ...place, move }];
    case 'seat':
      return panels(club, deed).map((panel) => ({ ...place, move, panel }));
    case 'vote':
      return ballots(club, deed, place.case).map((ballot) => ({ ...place, move, ballot }));
    case 'redecide':
      return [{ ...place, move, decision: redecisionOf(deed) }];
    case 'author':
      return [{ ...place, move, whom: yes ? null : whom }];
    case 'opinion':
      return [{ ...place, move, kind: opinionKinds[nth % 3] ?? 'majority' }];
    default:
      return triedInHearing(deed, move, place);
  }
}

type InHearing = 'counsel' | 'witness' | 'exhibit' | 'look' | 'motion' | 'rule';

function triedInHearing({ whom, nth, yes }: Deed, move: InHearing, place: Place): Attempt[] {
  switch (move) {
    case 'counsel':
    case 'witness':
      return [{ ...place, move, whom }];
    case 'exhibit':
      return [{ ...place, move, words: `No. ${nth % 3}`, sealed: yes }];
    case 'look':
      return [{ ...place, move, exhibit: (nth % 2) + 1 }];
    case 'motion':
      return [{ ...place, move, kind: motions[nth % motions.length] ?? 'seal', exhibit: (whom % 2) + 1 }];
    case 'rule':
      return [1, 2, 3].map((motion) => ({ ...place, move, motion, grant: yes }));
    default:
      return move satisfies never;
  }
}

const motions = ['dismiss', 'summary', 'seal', 'seal'] as const;

const redecisionOf = ({ ballot: { decision }, yes }: Deed): 'keep' | 'withdraw' | Relief => {
  if (typeof decision !== 'string' && decision.kind !== 'remand') return decision;
  return yes ? 'keep' : 'withdraw';
};

/** As the others do, or by their own mind; among what can be voted for, where the deed aims at that. */
function ballots(club: ModelClub, { ballot: own, aims, yes }: Deed, number: number): Ballot[] {
  const [others] = club.case(number)?.rounds.at(-1)?.votes.values() ?? [];
  if (!aims) return [own];
  if (yes && others !== undefined) return [others];
  return [own, ...remands(own), { decision: { kind: 'undo' }, bar: null }];
}

/** To send it back with nothing left open, or with something that may fit. */
const remands = ({ decision }: Ballot): Ballot[] => [
  { decision: plainRemand, bar: null },
  ...(typeof decision !== 'string' && decision.kind === 'until'
    ? [{ decision: { ...plainRemand, lift: true, until: decision.until }, bar: null }]
    : []),
];

/** Everybody of the Court in all ways, or somebody else among them. */
function panels({ court }: ModelClub, { whom, aims, nth }: Deed): number[][] {
  if (!aims) return [[...court.slice(0, (nth % 3) + 1), whom]];
  return subsets(court, Math.min(3, court.length));
}

function subsets(people: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return people.flatMap((first, place) =>
    subsets(people.slice(place + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
