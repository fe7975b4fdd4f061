import {
  adjudicate,
  type Position,
  type Power,
  readPosition,
  type Told,
  writePhase,
  writeUnit,
} from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Hidden } from '../../house/secrets.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { DiplomacyTableRules } from '../rule-sets/rule-set.ts';
import { powersToOrder } from './needs.ts';
import { isCounted } from './years.ts';

/** Orders that a seat has given for a phase: nobody may read them yet. The latest count. */
export interface Draft {
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  orders: Hidden;
  /** Whether they came from the player's own page. */
  onSite: boolean;
  /** Whether the player was asked for them again, since they could not be opened. */
  askedAgain: boolean;
}

/** Orders of a seat as everybody may read them. */
export interface Published {
  seq: number;
  /** As they were written, or as they were put right. */
  lines: readonly string[];
  /** When they arrived, and the code on their receipt. */
  receivedAt: Instant;
  digest: string;
  salt: string;
  /** Whether the gamemaster put the lines right since. */
  putRight: boolean;
}

/** How a phase came to its end. */
export const phaseEnds = ['deadline', 'final', 'gm'] as const;
export type PhaseEnd = (typeof phaseEnds)[number];

/** A phase that was played. */
export interface PhasePlayed {
  phase: string;
  /** The entry that ended it, and when. */
  seq: number;
  at: Instant;
  /** When everybody could know of it. */
  publishedAt: Instant;
  how: PhaseEnd;
  before: Position;
  orders: ReadonlyMap<Power, Published>;
  told: readonly Told[];
  after: Position;
  /** The powers that had something to order and gave nothing. */
  silent: readonly Power[];
  /** When this phase or an earlier one was put right after it had ended; null where none was. */
  putRightAt: Instant | null;
  /** Whether it was this one that was put right last. */
  putRightHere: boolean;
}

/** A game of Diplomacy as far as it has come. */
export interface DiplomacyGame {
  position: Position;
  phaseBegunAt: Instant;
  drafts: Map<Power, Draft>;
  final: Set<Power>;
  /** How often each seat changed its orders in this phase, or marked them final or not. */
  changes: Map<Power, number>;
  /** How often each seat ended the links to its page that were given before. */
  linksEnded: Map<Power, number>;
  /** Since when seats are open. */
  openSince: Map<Power, Instant>;
  /** When the phase last came closer to everybody's orders being final: one marked theirs, or a seat became open. */
  markedAt: Instant | null;
  /** Orders that are published for the phase that is about to end. */
  published: Map<Power, Published>;
  history: PhasePlayed[];
  /** Movement phases in a row without orders, by power. */
  missed: Map<Power, number>;
  /** Those who have won; where the game ended with its last year, those with most centres. */
  winners: readonly Power[];
  /** The last year of the game, if it ended with that; null while it goes on, or where it ended otherwise. */
  endedIn: number | null;
  /** When a phase so far was last put right, and which; null where none was. */
  putRight: { phase: string; at: Instant } | null;
}

/** Where a game begins. */
export const firstPosition = ({ diplomacy: { map }, begins: phase }: DiplomacyTableRules): Position =>
  readPosition(
    {
      phase,
      units: [...map.powers].flatMap(([power, { starts }]) =>
        starts.map((unit) => writeUnit({ power, ...unit })),
      ),
      centres: Object.fromEntries([...map.powers].map(([power, { homes }]) => [power, [...homes]])),
    },
    map,
  );

export const newGame = (position: Position, at: Instant): DiplomacyGame => ({
  position,
  phaseBegunAt: at,
  ...{
    drafts: new Map(),
    final: new Set(),
    changes: new Map(),
    linksEnded: new Map(),
    openSince: new Map(),
    markedAt: null,
    published: new Map(),
    history: [],
    missed: new Map(),
    winners: [],
    endedIn: null,
    putRight: null,
  },
});

/** The entry that ends a phase. */
interface PhaseEnding {
  seq: number;
  at: Instant;
  how: PhaseEnd;
  /** The year after whose Fall the game ends; null where nothing but a victory ends it. */
  lastYear?: number | null;
  /** When the results came, where that was later than they were due. */
  publishedAt?: Instant | undefined;
}

/**
 * Ends the phase by the orders that were published. The next one begins when everybody may know of it. No position is made in any other
 * way, so that no two units share a space, and no power keeps a unit too many (WM D.VIII(2) and D.VIII(3), MJ B.IX(2) and B.IX(3)).
 */
export function playPhase(
  game: DiplomacyGame,
  { diplomacy }: DiplomacyTableRules,
  { seq, at, how, publishedAt = at, lastYear = null }: PhaseEnding,
): void {
  const { position: before, published: orders } = game;
  const written = new Map([...orders].map(([power, { lines }]) => [power, lines]));
  const turn = adjudicate(before, written, diplomacy);
  const silent = powersToOrder(before, diplomacy.map).filter((power) => !orders.has(power));
  if (before.phase.kind === 'M') noteMissed(game, silent, powersToOrder(before, diplomacy.map));
  const phase = writePhase(before.phase);
  const { putRight } = game;
  const putRightAt = putRight !== null && at <= putRight.at ? putRight.at : null;
  const putRightHere = putRightAt !== null && putRight?.phase === phase;
  const { told, position: after } = turn;
  const puts = { putRightAt, putRightHere };
  const played = { phase, seq, at, publishedAt, how, before, orders, told, after, silent, ...puts };
  game.history.push(played);
  game.position = turn.position;
  game.winners = turn.winners;
  if (turn.winners.length === 0) endWithYear(game, played, lastYear);
  game.phaseBegunAt = publishedAt;
  game.drafts = new Map();
  game.final = new Set();
  game.changes = new Map();
  game.markedAt = null;
  game.published = new Map();
}

/** The game ends once the centres of its last year are counted: those with most of them are first (WM B.3, MJ A.10). */
function endWithYear(game: DiplomacyGame, played: PhasePlayed, lastYear: number | null): void {
  const { year } = played.before.phase;
  if (lastYear === null || year < lastYear || !isCounted(played)) return;
  game.endedIn = year;
  const counts = [...played.after.centres].map(([power, { length }]) => ({ power, length }));
  const most = Math.max(...counts.map(({ length }) => length));
  game.winners = counts.filter(({ length }) => length === most).map(({ power }) => power);
}

/** A seat changed its orders, or whether they are final. */
export function noteChange({ changes }: DiplomacyGame, seat: Power): void {
  changes.set(seat, (changes.get(seat) ?? 0) + 1);
}

/** The phase begins again, with its full time: what follows an earlier one that was put right. Nobody's orders are final then. */
export function beginAgain(game: DiplomacyGame, at: Instant): void {
  game.phaseBegunAt = at;
  game.final = new Set();
  game.markedAt = null;
}

/** The phase that the game is in was put right at that moment. */
export function notePutRight(game: DiplomacyGame, at: Instant): void {
  const phase = writePhase(game.position.phase);
  if (game.putRight === null || at >= game.putRight.at) game.putRight = { phase, at };
}

function noteMissed({ missed }: DiplomacyGame, silent: readonly Power[], all: readonly Power[]): void {
  for (const power of all) missed.set(power, silent.includes(power) ? (missed.get(power) ?? 0) + 1 : 0);
}
