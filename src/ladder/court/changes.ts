import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import type { Effect } from '../../court-items.ts';
import type { Brought } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import { plain, reasonLines, signed, tidy } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';

/** A deduction for absence or idleness before the Court (Act II.6.3). */
export const broughtDeduction = (view: ClubView, seq: number): Brought => ({
  ...ofEntry(view, seq),
  words: 'a deduction for absence or idleness',
  undone: 'the deduction is excused, and its points come back',
  act: 'II.6.3',
  enBanc: true,
  answering: () => null,
  effects: ({ kind }) => (kind === 'undo' ? excuse(view, seq) : []),
  lines: async () => [`A ${plain(changeWords(view, view.entries[seq - 1]))}.`],
});

/** A score that was changed, or a game that was taken off the board, before the Court (Act III.5). */
export function broughtChange(view: ClubView, seq: number): Brought {
  const entry = view.entries[seq - 1];
  const isAdjustment = entry?.type === 'adjusted';
  const enBanc = entry !== undefined && isTechnical(entry);
  return {
    ...ofEntry(view, seq),
    words: 'a change of a score',
    undone: 'the technical modification is undone',
    ...(enBanc ? { act: 'III.5.1', enBanc } : {}),
    answering: () => entry?.by ?? null,
    hasPoints: () => isAdjustment,
    points: () => changeBy(view, seq),
    effects(relief) {
      if (relief.kind === 'undo') return [{ kind: 'void', entry: seq }];
      return relief.kind === 'points' && isAdjustment
        ? [{ kind: 'adjust', entry: seq, points: relief.points }]
        : [];
    },
    lines: async (words) => [`The ${plain(changeWords(view, entry))}.`, ...(await reasonLines(words, seq))],
  };
}

const ofEntry = (view: ClubView, seq: number) => ({
  choice: { label: () => changeWords(view, view.entries[seq - 1]) },
  involved: () => ({ decided: [view.entries[seq - 1]?.by], players: [] }),
});

/** Act III.5: whether it was done for technical reasons, so that the whole Court hears a petition against it. */
export const isTechnical = ({ acts }: Entry): boolean => acts.includes('III.5');

/** Act II.6.3: the deduction as it stands now, where it was made anew since; else the one that was appealed. */
function excuse({ state, entries }: ClubView, seq: number): Effect[] {
  const made = entries[seq - 1];
  if (made?.type !== 'decayed') return [];
  const { person, date, basis } = made;
  const entry = state.sessions.get(date)?.decays.get(person)?.get(basis) ?? seq;
  return [{ kind: 'excuse', entry, person, date, basis }];
}

/** By how many points an entry changed a score: as it says, or as it came to. */
function changeBy({ entries, rules }: ClubView, seq: number): number {
  const entry = entries[seq - 1];
  if (entry?.type === 'adjusted' && typeof entry.change !== 'string') return entry.change.points;
  let came = 0;
  rules.fold(entries, (move) => {
    if (move.kind === 'adjusted' && move.entry.seq === seq) came = move.after - move.before;
  });
  return came;
}

const bases: Readonly<Record<DecayBasis, string>> = {
  absence: 'deduction for absence',
  idle: 'deduction for playing no game',
};

/** A change of a score, in a few words; as typed, with the name tidied. */
function changeWords({ people }: ClubView, entry: Entry | undefined): string {
  if (entry?.type === 'decayed') return bases[entry.basis];
  if (entry?.type !== 'adjusted') return 'game taken off the board';
  const name = tidy(people.byNumber(entry.person)?.name ?? `#${entry.person}`, 32);
  const { change } = entry;
  return `score of ${name}: ${typeof change === 'string' ? change : signed(change.points)}`;
}
