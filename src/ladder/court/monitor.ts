import type { Brought } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import { nameOf, plain } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';

/** A monitor before the Court (Act II.10.6). */
export const broughtMonitor = (view: ClubView, seq: number): Brought => ({
  words: 'a monitor',
  choice: { label: () => 'monitor' },
  undone: 'the monitor is lifted',
  act: 'II.10.6',
  answering: () => view.entries[seq - 1]?.by ?? null,
  involved: () => ({
    decided: view.entries.filter((entry) => monitorIn(entry) === seq).map(({ by }) => by),
    players: [],
  }),
  effects: ({ kind }) => (kind === 'undo' ? [{ kind: 'lift', monitor: seq }] : []),
  async lines({ text }) {
    const entry = view.entries[seq - 1];
    if (entry?.type !== 'monitored') return [];
    const by = entry.by === null ? '' : ` by ${nameOf(view, entry.by)}`;
    const suspicion = await text(seq, 'suspicion');
    return [
      `A monitor on ${nameOf(view, entry.person)}${by}.`,
      ...(suspicion === null ? [] : [`Suspicion: ${plain(suspicion, 1000)}`]),
    ];
  },
});

/** The monitor that an entry sets or states anew; null for any other entry. */
function monitorIn(entry: Entry): number | null {
  if (entry.type === 'monitored') return entry.seq;
  return entry.type === 'monitor-restated' ? entry.monitor : null;
}

/** Act II.10.2: the entry by which a Moderator lifted the monitor of that entry, or null. */
export function monitorEnded(
  { state, entries }: Pick<ClubView, 'state' | 'entries'>,
  entry: Entry,
): number | null {
  const monitor = monitorIn(entry);
  const isOver = state.monitors.some(({ seq, liftedAt }) => seq === monitor && liftedAt !== null);
  if (!isOver) return null;
  return entries.find((each) => each.type === 'monitor-lifted' && each.monitor === monitor)?.seq ?? null;
}
