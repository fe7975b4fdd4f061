import { declarationDue } from '../../../terms/administration/declaration.ts';
import { remindersOf } from '../../../terms/administration/reminders.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import type { Witness } from '../../ladder/book/score-move.ts';
import { setScore, standingOf } from '../../ladder/book/standings.ts';
import type { EntryOf, GameNumber, PenaltyPart } from '../../ledger/entries.ts';
import type { Hindsight } from '../../ledger/hindsight.ts';
import type { Penalty, State } from '../../ledger/state.ts';

type DisciplineEntry = EntryOf<
  | 'banned'
  | 'ban-ended'
  | 'penalty-issued'
  | 'penalty-declared'
  | 'penalty-reminded'
  | 'monitored'
  | 'monitor-lifted'
  | 'monitor-restated'
  | 'monitor-overdue'
  | 'clock-required'
  | 'clock-waived'
>;

/** Keeps what Moderators, the Chief Justice and the staff order against people (Acts I.2, II.5, II.9 to II.11, III.6). */
export function applyDiscipline(state: State, entry: DisciplineEntry, witness?: Witness): void {
  switch (entry.type) {
    case 'banned': {
      const { seq, person, at: from, endsAt } = entry;
      state.bans.push({ seq, person, from, endsAt, penalty: null });
      return;
    }
    case 'ban-ended':
      return endBan(state, entry);
    case 'penalty-issued':
      return issue(state, entry, witness);
    case 'penalty-declared':
    case 'penalty-reminded':
      return follow(state, entry);
    case 'monitored':
    case 'monitor-lifted':
    case 'monitor-restated':
    case 'monitor-overdue':
      return monitor(state, entry);
    case 'clock-required':
    case 'clock-waived':
      return orderClock(state, entry);
    default:
      entry satisfies never;
  }
}

/** Act III.6: it held until then, and holds no more. */
function endBan(state: State, { ban, at }: EntryOf<'ban-ended'>): void {
  const known = state.bans.find(({ seq }) => seq === ban);
  if (known !== undefined) known.endsAt = at - 1;
}

function issue(state: State, entry: EntryOf<'penalty-issued'>, witness?: Witness): void {
  keepPenalty(state, entry, true);
  if (entry.fraud) refuseOpen(state, entry.game);
  for (const part of entry.parts) carryOut(state, entry, part, witness);
}

/** Act II.5: an invented game that does not count yet is kept from it, for as long as the penalty stands. */
function refuseOpen(state: State, number: GameNumber | null): void {
  const game = number === null ? undefined : state.games[number];
  if (game?.status === 'open') game.status = 'refused';
}

/** Takes a penalty down, one that was undone as well: its number and its offence are taken for good. */
export function keepPenalty(state: State, entry: EntryOf<'penalty-issued'>, stands: boolean): void {
  const { penalty: number, seq, at, by, person, offence, game, fraud, ground, parts, finding } = entry;
  const about: Penalty = {
    number,
    seq,
    at,
    by,
    person,
    offence,
    game,
    fraud,
    ground,
    parts,
    finding,
    stands,
    declared: null,
    declareBy: declarationDue(at, state.figures),
    reminders: remindersOf(at, state.figures),
    reminded: [],
  };
  state.penalties[number] = about;
}

/**
 * Act II.6: a ban that was undone, or is another since, kept its Member from playing until then; the judgement gives
 * the time back to nobody.
 */
export function keepOff(
  state: State,
  { seq, at: from, person, penalty, parts }: EntryOf<'penalty-issued'>,
  { undoneAt, replacedAt }: Hindsight,
): void {
  const ban = parts.find((part) => part.kind === 'ban');
  const undone = undoneAt.get(seq) ?? replacedAt.get(penalty);
  if (ban === undefined || undone === undefined) return;
  state.keptOff.push({ person, from, endsAt: Math.min(undone, ban.endsAt ?? undone) });
}

/** What a forfeit and a reversal do to the game, the fold knows before it begins. */
function carryOut(
  state: State,
  entry: EntryOf<'penalty-issued'>,
  part: PenaltyPart,
  witness?: Witness,
): void {
  switch (part.kind) {
    case 'deduction':
    case 'halve':
    case 'reset':
      return penalise(state, entry, part, witness);
    case 'ban': {
      const { seq, person, at: from, penalty } = entry;
      state.bans.push({ seq, person, from, endsAt: part.endsAt, penalty });
      return;
    }
    case 'warning':
    case 'time':
    case 'forfeit':
      return;
    default:
      part satisfies never;
  }
}

/** Acts II.2 and II.5: a score is never pushed under the floor. */
function penalise(
  state: State,
  entry: EntryOf<'penalty-issued'>,
  part: Extract<PenaltyPart, { kind: 'deduction' | 'halve' | 'reset' }>,
  witness?: Witness,
): void {
  const standing = standingOf(state, entry.person);
  const before = standing.score;
  const change = part.kind === 'deduction' ? { points: -part.points } : part.kind;
  setScore(state, standing, { at: entry.at, score: adjusted(before, change, state.figures) });
  witness?.({ kind: 'penalised', entry, part, person: entry.person, before, after: standing.score });
}

/** What concerns a penalty that the ledger does not know never happened either. */
function follow(state: State, entry: EntryOf<'penalty-declared' | 'penalty-reminded'>): void {
  const penalty = state.penalties[entry.penalty];
  if (penalty === undefined) return;
  if (entry.type === 'penalty-reminded') penalty.reminded.push(entry.day);
  else penalty.declared = { way: entry.way, on: entry.on };
}

type MonitorEntry = EntryOf<'monitored' | 'monitor-lifted' | 'monitor-restated' | 'monitor-overdue'>;

function monitor(state: State, entry: MonitorEntry): void {
  if (entry.type === 'monitored') {
    const { seq, person, at, by } = entry;
    state.monitors.push({ seq, person, at, by, liftedAt: null, statedAt: at, overdue: null });
    return;
  }
  const known = state.monitors.find(({ seq }) => seq === entry.monitor);
  if (known === undefined) return;
  if (entry.type === 'monitor-lifted') known.liftedAt = entry.at;
  else if (entry.type === 'monitor-restated') known.statedAt = entry.at;
  else known.overdue = entry.date;
}

/** Act II.11: an order takes the place of the one before it. */
function orderClock(state: State, entry: EntryOf<'clock-required' | 'clock-waived'>): void {
  const { seq, person, at } = entry;
  const earlier = state.clockOrders.find((order) => order.person === person && order.to === null);
  if (earlier !== undefined) earlier.to = at;
  if (entry.type === 'clock-required')
    state.clockOrders.push({ seq, person, minutes: entry.minutes, from: at, to: null });
}
