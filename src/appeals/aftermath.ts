import { type Effect, ruleOf } from '../court-items.ts';
import type { ClubView } from '../house/ports.ts';
import { askRooms } from '../house/room.ts';
import type { Entry } from '../rule-books.ts';
import { allCases, type Case, effectsInForce } from './book/cases.ts';

/**
 * What became of something that everybody was told of. `restored`: it was undone or changed, and holds again;
 * `superseded`: the whole Court put its own decision in its place.
 */
export interface Aftermath {
  kind: 'undone' | 'changed' | 'restored' | 'lifted' | 'superseded';
  /** The case in which it came so; null where a Moderator lifted a monitor. */
  appeal: Case | null;
  /** Whether the Moderator decided so after a remand, and not the Court itself. */
  byModerator: boolean;
  /** The entry that decided it. */
  seq: number;
}

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rooms'>;

/** What became of what that entry did; null where it is as it was told. */
export function aftermathOf(view: Ledger, seq: number): Aftermath | null {
  const entry = view.entries[seq - 1];
  if (entry === undefined) return null;
  if (entry.type === 'judged' || entry.type === 'redecided') return superseded(view, entry.case, seq);
  return inCourt(view, entry) ?? ended(view, entry);
}

function isOn(view: Ledger, entry: Entry): (effect: Effect) => boolean {
  const things = view.rooms.flatMap(({ court }) => court?.touched?.(view, entry) ?? []);
  const told: readonly (string | null)[] = [`entry ${entry.seq}`, ...things];
  return (effect) => told.includes(ruleOf(effect).on(effect));
}

/** The latest case of which a decision came after it and touched it says what it is now. */
function inCourt(view: Ledger, told: Entry): Aftermath | null {
  const touches = isOn(view, told);
  const touching = allCases(view.state).flatMap((appeal) => {
    const touched = decisionsOf(appeal).filter(({ seq, effects }) => seq > told.seq && effects.some(touches));
    return touched.length === 0 ? [] : [appeal];
  });
  const appeal = touching.at(-1);
  if (appeal === undefined) return null;
  const effect = effectsInForce(appeal).find(touches);
  const by = decisionsOf(appeal).findLast(({ effects }) => effects.some((each) => each === effect));
  const latest = decisionsOf(appeal).at(-1);
  if (effect === undefined)
    return { kind: 'restored', appeal, byModerator: false, seq: latest?.seq ?? told.seq };
  return {
    kind: ruleOf(effect).leaves,
    appeal,
    byModerator: by !== undefined && by.seq === appeal.redecision?.seq,
    seq: by?.seq ?? told.seq,
  };
}

const decisionsOf = ({ judgements, redecision }: Case) =>
  [...judgements, ...(redecision === null ? [] : [redecision])].sort((one, other) => one.seq - other.seq);

function superseded({ state }: Ledger, number: number, seq: number): Aftermath | null {
  const appeal = state.cases[number];
  const later = appeal?.judgements.find(({ supersedes }) => supersedes.includes(seq));
  if (appeal === undefined || later === undefined) return null;
  return { kind: 'superseded', appeal, byModerator: false, seq: later.seq };
}

/** Whether it has ended by a Moderator's word (Act II.10.2). */
function ended(view: Ledger, entry: Entry): Aftermath | null {
  const seq = askRooms(view, ({ court }) => court?.ended?.(view, entry));
  return seq === null ? null : { kind: 'lifted', appeal: null, byModerator: true, seq };
}
