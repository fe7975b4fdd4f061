import type { ClubView } from '../house/ports.ts';
import type { GameNumber, PenaltyNumber } from '../ledger/fields.ts';
import type { Entry } from '../rule-books.ts';
import { allCases, effectsInForce } from './book/case-views.ts';
import type { Case } from './book/cases.ts';
import type { Effect } from './book/court-entries.ts';

/**
 * What became of something that everybody was told of. `undone`: it does not stand any more; `changed`: it is something
 * else; `restored`: it was undone or changed, and stands again; `lifted`: a monitor is over; `superseded`: a judgement, or a
 * Moderator's new decision, in whose place the whole Court put its own.
 */
export interface Aftermath {
  kind: 'undone' | 'changed' | 'restored' | 'lifted' | 'superseded';
  /** The case in which it came so; null where a Moderator lifted a monitor. */
  known: Case | null;
  /** Whether the Moderator decided so after a remand, and not the Court itself. */
  byModerator: boolean;
  /** The entry that decided it. */
  seq: number;
}

type Ledger = Pick<ClubView, 'state' | 'entries'>;

/** What became of what that entry did; null where it is as it was told. */
export function aftermathOf(view: Ledger, seq: number): Aftermath | null {
  const entry = view.entries[seq - 1];
  if (entry === undefined) return null;
  if (entry.type === 'judged' || entry.type === 'redecided') return superseded(view, entry.case, seq);
  return inCourt(view, targetOf(view, entry)) ?? lifted(view, entry);
}

/** What effects of the Court can be on. */
interface Target {
  seq: number;
  /** The entry by which the game counts that came of it; null where there is none. */
  counted: number | null;
  penalty: PenaltyNumber | null;
  game: GameNumber | null;
  monitor: number | null;
}

function targetOf({ entries, state }: Ledger, entry: Entry): Target {
  const { seq } = entry;
  const none = { seq, counted: null, penalty: null, game: null, monitor: null };
  switch (entry.type) {
    case 'penalty-issued':
      return { ...none, penalty: entry.penalty };
    case 'monitored':
      return { ...none, monitor: seq };
    case 'monitor-restated':
      return { ...none, monitor: entry.monitor };
    case 'voided': {
      const counted = entries[entry.entry - 1];
      return { ...none, game: counted?.type === 'game-counted' ? counted.game : null };
    }
    default: {
      const game = 'game' in entry && typeof entry.game === 'number' ? entry.game : null;
      return { ...none, game, counted: state.games[game ?? 0]?.countedSeq ?? null };
    }
  }
}

const isOn =
  ({ seq, counted, penalty, game, monitor }: Target) =>
  (effect: Effect): boolean => {
    switch (effect.kind) {
      case 'void':
        return effect.entry === seq || effect.entry === counted;
      case 'adjust':
      case 'excuse':
        return effect.entry === seq;
      case 'penalty':
        return effect.penalty === penalty;
      case 'game':
        return effect.game === game;
      case 'lift':
        return effect.monitor === monitor;
      default:
        return effect satisfies never;
    }
  };

/** The latest case of which a decision came after it and touched it says what it is now. */
function inCourt({ state }: Ledger, target: Target): Aftermath | null {
  const touching = allCases(state).flatMap((known) => {
    const touched = decisionsOf(known).filter(
      ({ seq, effects }) => seq > target.seq && effects.some(isOn(target)),
    );
    return touched.length === 0 ? [] : [known];
  });
  const known = touching.at(-1);
  if (known === undefined) return null;
  const effect = effectsInForce(known).find(isOn(target));
  const by = decisionsOf(known).findLast(({ effects }) => effects.some((each) => each === effect));
  const latest = decisionsOf(known).at(-1);
  if (effect === undefined)
    return { kind: 'restored', known, byModerator: false, seq: latest?.seq ?? target.seq };
  return {
    kind: effect.kind === 'void' ? 'undone' : effect.kind === 'lift' ? 'lifted' : 'changed',
    known,
    byModerator: by !== undefined && by.seq === known.redecision?.seq,
    seq: by?.seq ?? target.seq,
  };
}

/** The judgements of a case and the Moderator's decision after a remand, in order. */
const decisionsOf = ({ judgements, redecision }: Case) =>
  [...judgements, ...(redecision === null ? [] : [redecision])].sort((one, other) => one.seq - other.seq);

function superseded({ state }: Ledger, number: number, seq: number): Aftermath | null {
  const known = state.cases[number];
  const later = known?.judgements.find(({ supersedes }) => supersedes.includes(seq));
  if (known === undefined || later === undefined) return null;
  return { kind: 'superseded', known, byModerator: false, seq: later.seq };
}

/** Act II.10.2: a Moderator lifted it. */
function lifted({ state, entries }: Ledger, entry: Entry): Aftermath | null {
  if (entry.type !== 'monitored' && entry.type !== 'monitor-restated') return null;
  const monitor = entry.type === 'monitored' ? entry.seq : entry.monitor;
  const by = entries.find((each) => each.type === 'monitor-lifted' && each.monitor === monitor);
  const isOver = state.monitors.some((each) => each.seq === monitor && each.liftedAt !== null);
  if (by === undefined || !isOver) return null;
  return { kind: 'lifted', known: null, byModerator: true, seq: by.seq };
}
