import type { ClubView } from '../../house/ports.ts';
import { entryAfter, stateAfter } from '../../house/score-changes.ts';
import type { Body, Entry, EntryType, State } from '../../rule-books.ts';
import { allGames } from '../book/games.ts';
import { baselessDeductions } from '../decay/square-decay.ts';

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rules'>;

/**
 * Act II.6: the deductions that fall with a game which the Court brings back to the board. `without`: the decision with none of
 * its effects, where that changes anything.
 */
export function fallenDeductions(view: Ledger, without: Body | null, decision: Body): number[] {
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
