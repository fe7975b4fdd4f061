import { z } from 'zod';
import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { hidden } from '../../house/secrets.ts';
import { entry, instant } from '../../ledger/fields.ts';
import { keepLatest, undo } from '../../ledger/hindsight.ts';
import type { Moment } from '../../ledger/kind.ts';
import { rulesOfTurn } from '../birthday/turn.ts';
import type { TableState } from '../book/table.ts';
import { kind, type TableWorld } from '../book/world.ts';
import { publishPress } from '../press/book.ts';
import { tableRules } from '../rule-sets/named.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { playerOf } from '../seats/book.ts';
import {
  beginAgain,
  type DiplomacyGame,
  firstPosition,
  newGame,
  noteChange,
  notePutRight,
  phaseEnds,
  playPhase,
  setLater,
} from './game.ts';
import { lastYearOf } from './last-year.ts';

interface Play {
  /** The game of Diplomacy; null before the start, and at tables of other games. */
  diplomacy: DiplomacyGame | null;
}

export const empty = (): Play => ({ diplomacy: null });

const ofPhase = z.object({ seat: z.string(), phase: z.string() });
/** Orders for a phase that may follow. */
const forLater = z.object({ phase: z.string(), orders: hidden.nullable() });
const lines = z.array(z.string());
const said = z.literal(true).optional();

/** The game, if it is at that phase; else null, since an earlier phase was put right and came out otherwise. */
function gameAt({ diplomacy }: TableState, { phase }: { phase: string }): DiplomacyGame | null {
  return diplomacy !== null && writePhase(diplomacy.position.phase) === phase ? diplomacy : null;
}

/** Whether the phase that is played then begins again, with its full time. */
export const again = z.boolean();

/** After something was put right: the phase that the game is in begins now, if it is to, as though the bot had never held it. */
function goOnAfter(
  { diplomacy: game, held, status }: TableState,
  { again, at }: { again: boolean; at: Instant },
): void {
  if (!again || game === null || status !== 'playing') return;
  beginAgain(game, at);
  held.delete(writePhase(game.position.phase));
}

/** Who plays a power and gave no orders in the phase that has just ended is to be heard of; who gave some was. */
function noteUnheard({ seats }: TableState, { history, unheard }: DiplomacyGame): void {
  const last = history.at(-1);
  for (const power of last?.orders.keys() ?? []) unheard.delete(power);
  for (const power of last?.silent ?? []) {
    const seat = seats.get(power);
    const isPlayed = seat !== undefined && playerOf(seat) !== null;
    if (last !== undefined && isPlayed && !unheard.has(power)) unheard.set(power, last.publishedAt);
  }
}

/** For whom somebody stood in when a movement phase ended. */
function noteStandIns({ seats }: TableState, { stoodIn }: DiplomacyGame, { phase }: PhaseEntry): void {
  if (!phase.endsWith('M')) return;
  for (const { holder, standIn } of seats.values())
    if (holder !== null && standIn !== null)
      stoodIn.set(holder, new Set([...(stoodIn.get(holder) ?? []), phase]));
}

function notePhaseUndone(state: TableState, entry: PhaseEntry, { later }: Moment<TableWorld>): void {
  const game = gameAt(state, entry);
  if (game !== null) notePutRight(game, later.undoneAt.get(entry.seq) ?? entry.at);
}

interface PhaseEntry {
  phase: string;
  seq: number;
  at: Instant;
}

export const kinds = [
  /**
   * What a seat orders in a phase, in place of what it ordered before. `none`: it has no orders then. `later`: what it orders beforehand for
   * phases that may follow, where that is changed; null where it is taken back. `onSite`: they came from the player's own page.
   */
  kind(
    'orders-given',
    ofPhase.extend({ orders: hidden, none: said, onSite: said, later: z.array(forLater).optional() }),
    {
      title: 'Orders were given at a table',
      apply: (state, { seat, orders, none = false, onSite = false, later = [], seq, at, by, ...of }) => {
        const game = gameAt(state, of);
        if (game === null) return;
        noteChange(game, seat);
        game.unheard.delete(seat);
        game.final.delete(seat);
        const given = { seq, at, by, onSite, askedAgain: false };
        if (none) game.drafts.delete(seat);
        else game.drafts.set(seat, { ...given, orders, beforehand: null });
        for (const { phase, orders } of later) {
          const draft = orders === null ? null : { ...given, orders, beforehand: { final: false } };
          setLater(game, seat, { phase, draft });
        }
      },
    },
  ),
  kind('orders-final', ofPhase.extend({ final: z.boolean() }), {
    title: 'Orders at a table were marked final, or not any more',
    apply: (state, { seat, final, at, ...of }) => {
      const game = gameAt(state, of);
      if (game === null) return;
      noteChange(game, seat);
      game.markedAt = at;
      game.unheard.delete(seat);
      if (final) game.final.add(seat);
      else game.final.delete(seat);
    },
  }),
  /**
   * At the end of a phase everybody may read what a seat ordered; `digest` is on its receipt, and made of `salt` and the lines.
   * `beforehand`: it was given with the orders of an earlier phase.
   */
  kind(
    'orders-published',
    ofPhase.extend({ lines, salt: z.string(), digest: z.string(), receivedAt: instant, beforehand: said }),
    {
      title: 'Orders at a table were published',
      apply: (state, entry, { later }) => {
        const { seat, seq, salt, digest, receivedAt, by, beforehand = false } = entry;
        const game = gameAt(state, entry);
        const right = later.corrected.get(seq);
        if (game === null) return;
        const lines = right?.lines ?? entry.lines;
        const putRight = right !== undefined;
        game.published.set(seat, { lines, seq, salt, digest, receivedAt, putRight, beforehand, by });
        if (right !== undefined) notePutRight(game, right.at);
      },
      applyUndone: notePhaseUndone,
    },
  ),
  /** A player ends the links to their page that were given before: somebody else may have one. */
  kind('orders-links-ended', ofPhase, {
    title: 'Links to a page for orders at a table were ended',
    apply: ({ diplomacy: game }, { seat }) => {
      if (game === null) return;
      noteChange(game, seat);
      game.linksEnded.set(seat, (game.linksEnded.get(seat) ?? 0) + 1);
    },
  }),
  /** A player who gave no orders says that they still play. */
  kind('player-heard', z.object({ seat: z.string() }), {
    title: 'Said that they still play at a table',
    apply: ({ diplomacy: game }, { seat }) => {
      game?.unheard.delete(seat);
    },
  }),
  /** Players are asked for orders again that the bot cannot open. Those are kept: the key may come back before the deadline. */
  kind('orders-asked-again', z.object({ phase: z.string(), seats: z.array(z.string()) }), {
    title: 'Orders at a table could not be opened, and were asked for again',
    apply: (state, { seats, ...of }) => {
      for (const seat of seats) {
        const draft = gameAt(state, of)?.drafts.get(seat);
        if (draft !== undefined) draft.askedAgain = true;
      }
    },
  }),
  /** Orders that the bot cannot open: the club was moved without the key by which they were hidden. They are asked for again. */
  kind('orders-lost', z.object({ phase: z.string(), seats: z.array(z.string()) }), {
    title: 'Orders at a table were lost',
    apply: (state, { seats, ...of }) => {
      const game = gameAt(state, of);
      for (const seat of seats) {
        game?.drafts.delete(seat);
        game?.final.delete(seat);
      }
    },
  }),
  /**
   * A phase ends. Where the game is not at that phase, since an earlier one was put right, it does nothing. `publishedAt` is when the
   * results came after an outage: the next phase begins then, so that nobody misses it.
   */
  kind(
    'phase-adjudicated',
    z.object({ phase: z.string(), how: z.enum(phaseEnds), publishedAt: instant.optional() }),
    {
      title: 'A phase at a table was adjudicated',
      apply: (state, entry) => {
        publishPress(state, entry);
        const game = gameAt(state, entry);
        if (game === null || state.about === null || state.status !== 'playing') return;
        const rules = rulesOfTurn(state, entry);
        playPhase(game, rules, { ...entry, lastYear: lastYearOf(rules, state) }, state.abbreviations);
        if (rules.figures.contact !== null) noteUnheard(state, game);
        noteStandIns(state, game, entry);
        // Club 6.1: the game is over once somebody has won, or its last year is over (WM B.3, MJ A.10); where the end is announced, it waits
        // for that (BT3, BT16).
        if (game.winners.length === 0 || rules.figures.endAnnounced !== null) return;
        state.status = 'over';
        state.endedBy = { seq: entry.seq, at: entry.at };
      },
      applyUndone: (state, entry, moment) => {
        publishPress(state, entry);
        notePhaseUndone(state, entry, moment);
      },
    },
  ),
  /** The gamemaster puts right what a seat was taken to have ordered; what followed is played again. */
  kind('orders-corrected', z.object({ entry, lines, again }), {
    title: 'Orders at a table were put right',
    lookBack: ({ corrected }, { entry, lines, at }) => {
      keepLatest(corrected, entry, { lines, at });
    },
    apply: goOnAfter,
  }),
  /** The gamemaster takes the game back to the beginning of a phase: these entries never happened. */
  kind('game-taken-back', z.object({ phase: z.string(), entries: z.array(entry), again }), {
    title: 'A game at a table was taken back to an earlier phase',
    lookBack: (later, { entries, at }) => {
      for (const each of entries) undo(later, each, at);
    },
    apply: goOnAfter,
  }),
];

/** A seat that nobody plays any more is waited for no longer than a day. */
function noteFewer({ diplomacy, seats }: TableState, { seat: id, at }: { seat: string; at: number }): void {
  if (diplomacy === null) return;
  diplomacy.markedAt = at;
  diplomacy.unheard.delete(id);
  const seat = seats.get(id);
  if (seat !== undefined && playerOf(seat) === null) diplomacy.openSince.set(id, at);
  else diplomacy.openSince.delete(id);
}

/** What a game of Diplomacy makes of the entries that every table has. */
export const also = {
  'entry-undone': goOnAfter,
  'seats-drawn': (state: TableState, { at }: { at: number }) => {
    if (state.about?.game !== 'diplomacy') return;
    state.diplomacy = newGame(firstPosition(diplomacyRules(tableRules[state.about.rules])), at);
  },
  'seat-opened': noteFewer,
  'seat-returned': noteFewer,
  'seat-replaced': ({ diplomacy }: TableState, { seat }: { seat: string }) => {
    diplomacy?.missed.delete(seat);
    diplomacy?.unheard.delete(seat);
    diplomacy?.openSince.delete(seat);
  },
};
