import { z } from 'zod';
import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import { hidden } from '../../house/secrets.ts';
import { entry, instant } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';
import { tableRules } from '../rule-sets/named.ts';
import { type DiplomacyGame, firstPosition, newGame, phaseEnds, playPhase } from './game.ts';

interface Play {
  /** The game of Diplomacy; null before the start, and at tables of other games. */
  diplomacy: DiplomacyGame | null;
}

export const empty = (): Play => ({ diplomacy: null });

const ofPhase = z.object({ seat: z.string(), phase: z.string() });
const lines = z.array(z.string());

/** The game, if it is at that phase; else null, since an earlier phase was put right and came out otherwise. */
function gameAt({ diplomacy }: TableState, { phase }: { phase: string }): DiplomacyGame | null {
  return diplomacy !== null && writePhase(diplomacy.position.phase) === phase ? diplomacy : null;
}

export const kinds = [
  /** What a seat orders in a phase, in place of what it ordered before. */
  kind('orders-given', ofPhase.extend({ orders: hidden }), {
    title: 'Orders were given at a table',
    apply: (state, { seat, orders, seq, at, by, ...of }) => {
      const game = gameAt(state, of);
      game?.drafts.set(seat, { orders, seq, at, by });
      game?.final.delete(seat);
    },
  }),
  kind('orders-final', ofPhase.extend({ final: z.boolean() }), {
    title: 'Orders at a table were marked final, or not any more',
    apply: (state, { seat, final, at, ...of }) => {
      const game = gameAt(state, of);
      if (game === null) return;
      game.markedAt = at;
      if (final) game.final.add(seat);
      else game.final.delete(seat);
    },
  }),
  /** At the end of a phase everybody may read what a seat ordered; `digest` is on its receipt, and made of `salt` and the lines. */
  kind(
    'orders-published',
    ofPhase.extend({ lines, salt: z.string(), digest: z.string(), receivedAt: instant }),
    {
      title: 'Orders at a table were published',
      apply: (state, entry, { later }) => {
        const { seat, seq, salt, digest, receivedAt } = entry;
        const lines = later.corrected.get(seq) ?? entry.lines;
        gameAt(state, entry)?.published.set(seat, { lines, seq, salt, digest, receivedAt });
      },
    },
  ),
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
        const game = gameAt(state, entry);
        if (game === null || state.about === null || state.status !== 'playing') return;
        playPhase(game, tableRules[state.about.rules], entry);
        if (game.winners.length === 0) return;
        state.status = 'over';
        state.endedBy = { seq: entry.seq, at: entry.at };
      },
    },
  ),
  /** The gamemaster puts right what a seat was taken to have ordered; what followed is played again. */
  kind('orders-corrected', z.object({ entry, lines }), {
    title: 'Orders at a table were put right',
    lookBack: ({ corrected }, { entry, lines }) => {
      if (!corrected.has(entry)) corrected.set(entry, lines);
    },
  }),
];

/** A seat that nobody plays any more is not waited for. */
function noteFewer({ diplomacy }: TableState, { at }: { at: number }): void {
  if (diplomacy !== null) diplomacy.markedAt = at;
}

/** What a game of Diplomacy makes of the entries that every table has. */
export const also = {
  'seats-drawn': (state: TableState, { at }: { at: number }) => {
    if (state.about?.game !== 'diplomacy') return;
    state.diplomacy = newGame(firstPosition(tableRules[state.about.rules]), at);
  },
  'seat-opened': noteFewer,
  'seat-returned': noteFewer,
  'seat-replaced': ({ diplomacy }: TableState, { seat }: { seat: string }) => {
    diplomacy?.missed.delete(seat);
  },
};
