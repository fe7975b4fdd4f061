import { type CourtItems, type Item, itemAt } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import { entryAfter, stateAfter } from '../../house/score-changes.ts';
import { say } from '../../house/words/text.ts';
import type { Body, Entry, EntryType, State } from '../../rule-books.ts';
import { allGames, type Game } from '../book/games.ts';
import { baselessDeductions } from '../decay/square-decay.ts';
import {
  broughtChange,
  broughtDeduction,
  broughtGame,
  broughtMonitor,
  isTechnical,
  monitorEnded,
} from './brought.ts';

/** What of the ladder can be brought before the Court. */
export const ladderItems: CourtItems = {
  items: {
    monitor: ({ state }) =>
      state.monitors.map(({ seq, person, at, liftedAt }) => ({
        ...itemAt({ seq, at }, person),
        what: 'monitor',
        subject: { kind: 'monitor', monitor: seq },
        stands: liftedAt === null,
      })),
    game: ({ state }) => allGames(state).map(gameItem),
    deduction: (view) => view.entries.flatMap((entry) => deductionItems(view, entry)),
    technical: modificationItems,
    other: ({ entries }) => entries.flatMap((entry) => clockItems(entry, 'clock')),
  },
  kinds: {
    monitor: {
      called: 'monitor',
      heard: 'a monitor',
      undone: 'the monitor is lifted',
      brought: (view, { monitor }) => broughtMonitor(view, monitor),
    },
    game: {
      called: 'game',
      heard: 'what became of a game',
      undone: 'what was done to the game is undone',
      brought: (view, { game }, filed) => broughtGame(view, game, filed),
    },
    deduction: {
      called: 'deduction for absence or not playing',
      heard: 'points taken for missing sessions',
      undone: 'the points are given back',
      brought: (view, { entry }) => broughtDeduction(view, entry),
    },
    technical: {
      called: 'change of a score',
      heard: 'a change of a score',
      undone: 'the change is undone',
      isChange: true,
      brought: (view, { entry }) => broughtChange(view, entry),
    },
  },
  never: {
    'clock-order': {
      called: 'order to play with a clock',
      why: say(
        'An order to play with a chess clock cannot be taken to the Court.',
        'Only the Chief Justice can end it: ask them.',
      ),
    },
  },
  touched,
  ended: monitorEnded,
  fallen: fallenDeductions,
};

/** A game that was taken back, or never came to count, was decided by nobody. */
const gameItem = ({ number, player, opponent, status, playedAt }: Game): Item => ({
  key: String(number),
  what: 'game',
  subject: { kind: 'game', game: number },
  concerned: [player, opponent],
  stands: status !== 'withdrawn' && status !== 'lapsed',
  at: playedAt,
});

function deductionItems({ state }: ClubView, entry: Entry): Item[] {
  if (entry.type !== 'decayed') return [];
  const { seq, person, date, basis } = entry;
  const stands = state.sessions.get(date)?.decays.get(person)?.get(basis) === seq;
  return [
    { ...itemAt(entry, person), what: 'deduction', subject: { kind: 'deduction', entry: seq }, stands },
  ];
}

/** Acts II.3 and III.5: scores that were changed, and games that the Chief Justice took off the board; and Act II.11. */
function modificationItems({ entries, rules }: ClubView): Item[] {
  const undone = rules.undoneIn(entries);
  return entries.flatMap((entry): Item[] => {
    if (entry.type === 'clock-required') return clockItems(entry, String(entry.seq));
    const technical = isTechnical(entry);
    if (entry.type !== 'adjusted' && !(technical && entry.type === 'voided')) return [];
    const { seq, at } = entry;
    const concerned = technical || entry.type === 'voided' ? null : [entry.person];
    const subject = { kind: 'technical', entry: seq } as const;
    return [{ key: String(seq), what: 'technical', subject, concerned, stands: !undone.has(seq), at }];
  });
}

/** Act II.11.3: orders to play with a clock, which are named so or by their place. */
function clockItems(entry: Entry, key: string): Item[] {
  if (entry.type !== 'clock-required') return [];
  return [{ ...itemAt(entry, entry.person), key, what: 'clock-order', subject: null, stands: true }];
}

/** The game that an entry is about, with the entry by which it counts, or the monitor that was stated again. */
function touched({ entries, state }: Pick<ClubView, 'entries' | 'state'>, entry: Entry): string[] {
  switch (entry.type) {
    case 'penalty-issued':
      return [];
    case 'monitor-restated':
      return [`entry ${entry.monitor}`];
    case 'voided': {
      const counted = entries[entry.entry - 1];
      return counted?.type === 'game-counted' ? [`game ${counted.game}`] : [];
    }
    default: {
      if (!('game' in entry) || typeof entry.game !== 'number') return [];
      const counted = state.games[entry.game]?.countedSeq ?? null;
      return [`game ${entry.game}`, ...(counted === null ? [] : [`entry ${counted}`])];
    }
  }
}

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rules'>;

/**
 * Act II.6: the deductions that fall with a game which the Court brings back to the board. `without`: the decision with none of
 * its effects, where that changes anything.
 */
function fallenDeductions(view: Ledger, without: Body | null, decision: Body): number[] {
  if (!mayBringBack(view, without, decision)) return [];
  const after = stateAfter(view, decision);
  const before = without === null ? [view.state] : [view.state, stateAfter(view, without)];
  const baseless = gamesBack(before, after).flatMap(({ player, opponent, date }) =>
    [player, opponent].flatMap((person) => baselessDeductions(after, person, date)),
  );
  return [...new Set(baseless)];
}

/** The entries that put a game where it is. */
const steps: ReadonlySet<EntryType> = new Set([
  'game-recorded',
  'game-withdrawn',
  'game-refused',
  'game-lapsed',
  'game-counted',
]);

/** Whether it undoes a step of a game, or restores one, now or without its effects: no other game can come back. */
function mayBringBack({ entries, state, rules }: Ledger, without: Body | null, decision: Body): boolean {
  const undoneWith = (next: Body) => rules.undoneIn([...entries, entryAfter(state, next)]);
  const after = undoneWith(decision);
  const before = without === null ? [] : [undoneWith(without)];
  return [rules.undoneIn(entries), ...before].some((undone) =>
    [...onlyIn(undone, after), ...onlyIn(after, undone)].some((seq) => isStep(entries[seq - 1])),
  );
}

const onlyIn = (some: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...some].filter((seq) => !others.has(seq));

const isStep = (entry: Entry | undefined): boolean => entry !== undefined && steps.has(entry.type);

/** The games that count after it, and would not otherwise, be it now or without its effects. */
const gamesBack = (before: readonly State[], after: State) =>
  allGames(after).filter(
    ({ number, status }) =>
      status === 'counted' && before.some(({ games }) => games[number]?.status !== 'counted'),
  );
