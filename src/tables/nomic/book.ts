import { z } from 'zod';
import {
  advance,
  begin,
  dayOf,
  type Game,
  initialRules,
  play,
  type RuleSet,
  readRules,
  withDays,
} from '../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import { aside } from '../../ledger/fields.ts';
import type { TableState } from '../book/table.ts';
import { kind } from '../book/world.ts';
import { calledNow } from './care/references.ts';
import { kept, keptDeed } from './deed.ts';
import { nameToken, nomicPeople } from './names.ts';
import { nomicDays } from './seats.ts';

/** A game of Nomic at a table. */
export interface NomicPlay {
  game: Game;
  /** Which of `game.told` came with an entry of the book: from there, and up to there. */
  tellings: Map<number, { from: number; to: number }>;
  /** The messages that were typed by hand and have counted. */
  messages: Set<string>;
  /** When the gamemaster last put something right; null for never. */
  putRightAt: Instant | null;
}

interface Nomic {
  /** The game; null before the start, and at tables of other games. */
  nomic: NomicPlay | null;
  /** The rule set of a file with which the game is to begin; null for the project's own. */
  nomicRules: object | null;
}

export const empty = (): Nomic => ({ nomic: null, nomicRules: null });

/** The game goes on by an entry, and is over with it perhaps. */
function goOn(state: TableState, { seq, at }: { seq: number; at: Instant }, on: (game: Game) => Game): void {
  const { nomic } = state;
  if (nomic === null || state.status !== 'playing') return;
  const from = nomic.game.told.length;
  nomic.game = on(nomic.game);
  nomic.tellings.set(seq, { from, to: nomic.game.told.length });
  if (nomic.game.over === null) return;
  state.status = 'over';
  state.endedBy = { seq, at };
}

export const kinds = [
  /** The rule set of a file, in its own format, with which the game is to begin. */
  kind('nomic-rules-loaded', z.object({ rules: z.record(z.string(), z.json()) }), {
    title: 'A rule set was loaded at a table',
    apply: (state, { rules }) => {
      state.nomicRules = rules;
    },
  }),
  /**
   * A player did something; `message` is the one in which it was typed by hand, and `named` the entries that made what it names. What
   * the engine makes of it is told.
   */
  kind(
    'nomic-deed',
    z.object({
      ...{ seat: z.string(), message: z.string().nullable(), deed: keptDeed },
      named: z.record(z.string(), aside).exactOptional(),
    }),
    {
      title: 'Did something in a game of Nomic',
      apply: (state, { seq, at, seat, message, deed, named = {} }) => {
        const { nomic } = state;
        if (nomic === null) return;
        if (message !== null) nomic.messages.add(message);
        const does = calledNow(nomic, kept(deed), named);
        goOn(state, { seq, at }, (game) => play(game, { at, by: seat, ...does }));
      },
      // The same message is not to count again.
      applyUndone: ({ nomic }, { message }) => {
        if (message !== null) nomic?.messages.add(message);
      },
    },
  ),
  /** A moment at which something fell due by itself: the time to dispute or for opinions, or a day. */
  kind('nomic-time-came', z.object({ what: z.enum(['time over', 'day over']) }), {
    title: 'Time brought something about in a game of Nomic',
    apply: (state, { seq, at }) => goOn(state, { seq, at }, (game) => advance(game, at)),
  }),
];

const days = nomicDays.map(({ player, day }) => ({ name: nameToken(player), day }));

/** The rules with which a game begins: whose day is which is written into them, as seats. */
export const openingRules = (loaded: object | null, at: Instant): RuleSet =>
  loaded === null ? initialRules(days, dayOf(at)) : withDays(loadedRules(loaded), days);

const read = new WeakMap<object, RuleSet>();

/** The rule set of a file as the book keeps it. Read once, however often the book is folded: it can be large. */
export function loadedRules(loaded: object): RuleSet {
  const rules = read.get(loaded) ?? readRules(loaded).rules;
  read.set(loaded, rules);
  return rules;
}

/** What a game of Nomic makes of the entries that every table has. */
export const also = {
  'seats-drawn': (state: TableState, { at }: { at: Instant }) => {
    if (state.about?.game !== 'nomic') return;
    const rules = openingRules(state.nomicRules, at);
    const game = begin({ at, rules, people: nomicPeople, days: nomicDays });
    state.nomic = { game, tellings: new Map(), messages: new Set(), putRightAt: null };
  },
  /** Something was put right: what had fallen due by then comes about at once, as of its own moment, so that nothing falls due in the past. */
  'entry-undone': (state: TableState, { seq, at }: { seq: number; at: Instant }) => {
    if (state.nomic === null) return;
    state.nomic.putRightAt = at;
    goOn(state, { seq, at }, (game) => advance(game, Math.max(game.now, at)));
  },
};
