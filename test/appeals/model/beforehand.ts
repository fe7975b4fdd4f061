import type { PenaltyPart, Points } from '../../../src/ledger/fields.ts';
import { banUntil } from './a-club.ts';
import { ana, bo, cy, dayOf, endOf, jo, kim, lee, mia, mo, morgan } from './facts.ts';
import type { Written } from './world.ts';

/** What was done before anybody goes to the Court: the matters of the model among it. */
export const beforehand = (now: number): Written[] => [...people, ...played(now), ...decided(now)];

const people: Written[] = [
  { type: 'office-given', person: morgan, office: 'chief' },
  ...[jo, kim, lee].map((person) => ({ type: 'office-given', person, office: 'justice' }) as const),
  ...[mia, mo].map((person) => ({ type: 'office-given', person, office: 'moderator' }) as const),
  ...[ana, bo, cy].flatMap((person): Written[] => [
    { type: 'joined', person },
    { type: 'adjusted', person, change: { points: 300 }, by: mia, restsOn: 'II.3' },
  ]),
];

/** A game that counts at once. */
export const aGame = (
  game: number,
  player: number,
  opponent: number,
  { score, playedAt }: { score: Points; playedAt: number },
): Written[] => [
  {
    type: 'game-recorded',
    game,
    player,
    opponent,
    score,
    colour: null,
    playedAt,
    date: dayOf(playedAt),
    online: false,
    ended: null,
    approval: [],
    by: player,
  },
  { type: 'game-counted', game },
];

const played = (playedAt: number): Written[] => [
  ...aGame(1, ana, bo, { score: 1, playedAt }),
  ...aGame(2, bo, cy, { score: 1, playedAt }),
  ...aGame(3, ana, cy, { score: 1, playedAt }),
];

/** The place of the entry by which game 2 counts, which the fraud reverses. */
export const secondCounts = people.length + 4;

const banned: PenaltyPart = { kind: 'ban', until: banUntil, endsAt: endOf(banUntil) };

const decided = (now: number): Written[] => [
  ...penalty(1, { by: mia, person: ana, parts: [{ kind: 'deduction', points: 50 }] }, now),
  ...penalty(
    2,
    { by: mo, person: bo, parts: [{ kind: 'halve' }], fraud: { game: 2, reverses: secondCounts } },
    now,
  ),
  ...penalty(3, { by: mia, person: cy, parts: [banned] }, now),
  { type: 'game-corrected', game: 3, score: 0, by: mo, restsOn: 'I.1' },
  { type: 'monitored', person: ana, by: mo, restsOn: 'II.10' },
  { type: 'adjusted', person: bo, change: { points: -30 }, by: morgan, restsOn: 'III.5' },
];

interface Issued {
  by: number;
  person: number;
  parts: PenaltyPart[];
  /** An invented game, and the entry by which it counted. */
  fraud?: { game: number; reverses: number };
}

function penalty(number: number, { by, person, parts, fraud }: Issued, now: number): Written[] {
  return [
    {
      type: 'penalty-issued',
      penalty: number,
      person,
      offence: number,
      game: fraud?.game ?? null,
      fraud: fraud !== undefined,
      ground: null,
      parts,
      finding: 'intent',
      reverses: fraud?.reverses ?? null,
      by,
      restsOn: 'I.2.1',
    },
    {
      type: 'penalty-declared',
      penalty: number,
      way: 'discussion',
      on: dayOf(now),
      by,
      restsOn: 'III.2.4.1',
    },
  ];
}
