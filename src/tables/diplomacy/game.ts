import {
  adjudicate,
  type OrderSheet,
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
import { type AbbreviationLists, abbreviationsOf } from './abbreviations/lists.ts';
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
  /** Where they were given with those of an earlier phase: whether those were final. Null where they were given in their own. */
  beforehand: { final: boolean } | null;
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
  /** Whether they were given with those of an earlier phase. */
  beforehand: boolean;
  /** Who gave them. */
  by: PersonNumber | null;
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
  /** Orders for phases that may follow, by the phase: they stand there unless others are given then (WM D.II(5), MJ B.III(5)). */
  later: Map<string, Map<Power, Draft>>;
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
  /** Since when players are to be heard of who gave no orders, by power. */
  unheard: Map<Power, Instant>;
  /** In which movement phases somebody stood in for each player. */
  stoodIn: Map<PersonNumber, Set<string>>;
  /** Those who have won; where the game ended with its last year, those with most centres. */
  winners: readonly Power[];
  /** The last year of the game, if it ended with that; null while it goes on, or where it ended otherwise. */
  endedIn: number | null;
  /** When a phase so far was last put right, and which; null where none was. */
  putRight: { phase: string; at: Instant } | null;
}

/** Where a game begins (BT14). */
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
    later: new Map(),
    final: new Set(),
    changes: new Map(),
    linksEnded: new Map(),
    openSince: new Map(),
    markedAt: null,
    published: new Map(),
    history: [],
    missed: new Map(),
    unheard: new Map(),
    stoodIn: new Map(),
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
  filed: AbbreviationLists = new Map(),
): void {
  const { position: before, published: orders } = game;
  const turn = adjudicate(before, sheetsOf(orders, filed), diplomacy);
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
  game.drafts = ordersGivenBefore(game, powersToOrder(turn.position, diplomacy.map));
  game.final = new Set();
  game.changes = new Map();
  game.markedAt = null;
  game.published = new Map();
}

/** The orders of each power as the referee reads them: with the abbreviations of who gave them. */
const sheetsOf = (
  orders: ReadonlyMap<Power, Published>,
  filed: AbbreviationLists,
): ReadonlyMap<Power, OrderSheet> =>
  new Map(
    [...orders].map(([power, { lines, beforehand, by }]) => [
      power,
      { orders: lines, beforehand, ...abbreviationsOf(filed, by) },
    ]),
  );

/** The orders that were given beforehand for the phase that begins, of the powers that have something to order. Those for phases that did not come lapse, and no others stay (WM D.II(4), MJ B.III(4)). */
function ordersGivenBefore(game: DiplomacyGame, powers: readonly Power[]): Map<Power, Draft> {
  const { later, final, position } = game;
  for (const [seat, draft] of [...later.values()].flatMap((drafts) => [...drafts]))
    if (final.has(seat)) draft.beforehand = { final: true };
  const phase = writePhase(position.phase);
  const standing = [...(later.get(phase) ?? [])].filter(([power]) => powers.includes(power));
  if (position.phase.kind === 'M') later.clear();
  else later.delete(phase);
  return new Map(standing);
}

/** A seat gives orders for a phase that may follow; null to take them back. */
export function setLater(
  { later }: DiplomacyGame,
  seat: Power,
  { phase, draft }: { phase: string; draft: Draft | null },
): void {
  const drafts = later.get(phase) ?? new Map<Power, Draft>();
  if (draft === null) drafts.delete(seat);
  else drafts.set(seat, draft);
  later.set(phase, drafts);
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
