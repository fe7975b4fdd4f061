import { applyAmendment } from './amendment.ts';
import { applyDiscipline, keepPenalty } from './discipline.ts';
import type { Entry, EntryOf, GameNumber, PersonNumber, Points } from './entries.ts';
import { applyLimit } from './limits.ts';
import { applyToRegister, changeDuty } from './register.ts';
import { applyRequest } from './requests.ts';
import type { Witness } from './score-move.ts';
import { countGame } from './scoring.ts';
import { adjustScore, decayScore, joinBoard, leaveBoard } from './standings.ts';
import { emptyState, type State } from './state.ts';

/** What later entries make of earlier ones: known before the first is applied. */
interface Hindsight {
  voided: ReadonlySet<number>;
  corrected: ReadonlyMap<GameNumber, Points>;
}

/**
 * What the Terms make of a ledger. The same entries give the same state, whoever asks and whenever.
 * Voided entries are passed over as though they had never happened, corrected games count with their last result.
 */
export function fold(entries: readonly Entry[], witness?: Witness): State {
  const hindsight = lookBack(entries);
  const state = emptyState();
  for (const entry of entries) apply(state, entry, hindsight, witness);
  return state;
}

const nothingLater: Hindsight = { voided: new Set(), corrected: new Map() };

/** Whether an entry changes what earlier ones meant, so that the ledger has to be folded again from its start. */
export const reachesBack = (entry: Entry): boolean =>
  correctionBy(entry) !== null || reversedBy(entry) !== null;

/** The game that an entry gives another result, in its old place, and that result. */
function correctionBy(entry: Entry): { game: GameNumber; score: Points } | null {
  if (entry.type === 'game-corrected') return entry;
  if (entry.type === 'rematch-decided' && entry.score !== null)
    return { game: entry.game, score: entry.score };
  if (entry.type !== 'penalty-issued' || entry.game === null) return null;
  const forfeit = entry.parts.find((part) => part.kind === 'forfeit');
  return forfeit === undefined ? null : { game: entry.game, score: forfeit.score };
}

/** The entry that another one undoes, as though it had never happened. */
function reversedBy(entry: Entry): number | null {
  if (entry.type === 'voided') return entry.entry;
  return entry.type === 'penalty-issued' ? entry.reverses : null;
}

/** The places of the entries that never happened, since later ones undid them. */
export const undoneIn = (entries: readonly Entry[]): ReadonlySet<number> => lookBack(entries).voided;

/** Adds to `state` an entry that follows all those it was folded from and does not reach back. */
export function extend(state: State, entry: Entry): void {
  if (reachesBack(entry)) throw new Error(`Entry ${entry.seq} reaches back: fold again`);
  apply(state, entry, nothingLater);
}

/** Reads voids and corrections from the last to the first, since a void can itself be voided. */
function lookBack(entries: readonly Entry[]): Hindsight {
  const voided = new Set<number>();
  const corrected = new Map<GameNumber, Points>();
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry === undefined || voided.has(entry.seq)) continue;
    const reversed = reversedBy(entry);
    if (reversed !== null) voided.add(reversed);
    const correction = correctionBy(entry);
    if (correction !== null && !corrected.has(correction.game))
      corrected.set(correction.game, correction.score);
  }
  return { voided, corrected };
}

function apply(state: State, entry: Entry, later: Hindsight, witness?: Witness): void {
  state.lastSeq = entry.seq;
  if (later.voided.has(entry.seq)) return applyVoided(state, entry);
  switch (entry.type) {
    case 'figures-set':
    case 'terms-published':
    case 'suggested':
    case 'suggestion-answered':
      return applyAmendment(state, entry);
    case 'office-given':
      officesOf(state, entry.person).add(entry.office);
      return changeDuty(state, entry.person, entry.at);
    case 'office-taken':
      officesOf(state, entry.person).delete(entry.office);
      return changeDuty(state, entry.person, entry.at);
    case 'joined':
      return joinBoard(state, entry, witness);
    case 'removed':
      return leaveBoard(state, entry);
    case 'banned':
    case 'ban-ended':
    case 'penalty-issued':
    case 'penalty-declared':
    case 'penalty-reminded':
    case 'monitored':
    case 'monitor-lifted':
    case 'monitor-restated':
    case 'monitor-overdue':
    case 'clock-required':
    case 'clock-waived':
      return applyDiscipline(state, entry, witness);
    case 'removal-requested':
    case 'removal-request-withdrawn':
    case 'removal-reminded':
    case 'objected':
    case 'rematch-decided':
      return applyRequest(state, entry);
    case 'limit-set':
    case 'limit-paused':
    case 'limit-resumed':
    case 'limit-ended':
      return applyLimit(state, entry);
    case 'erased':
      state.erased.add(entry.person);
      return;
    case 'adjusted':
      return adjustScore(state, entry, witness);
    case 'decayed':
      return decayScore(state, entry, witness);
    case 'session-opened':
    case 'session-closed':
    case 'session-reported':
    case 'session-cancelled':
    case 'session-restored':
    case 'checked-in':
    case 'checked-out':
    case 'register-corrected':
      return applyToRegister(state, entry);
    case 'game-recorded':
      return recordGame(state, entry, later);
    case 'game-confirmed':
    case 'game-referred':
    case 'game-withdrawn':
    case 'game-approved':
    case 'game-refused':
    case 'game-lapsed':
    case 'game-counted':
      return moveGame(state, entry, witness);
    case 'channels-chosen':
    case 'access-chosen':
    case 'staff-named':
    case 'staff-read':
    case 'file-read':
    case 'renamed':
    case 'account-linked':
    case 'chief-acted':
    case 'breach-found':
    case 'game-corrected':
    case 'voided':
      return;
    default:
      entry satisfies never;
  }
}

/** A voided entry leaves hardly a trace: a game that counted is shown as voided, a penalty keeps its number. */
function applyVoided(state: State, entry: Entry): void {
  if (entry.type === 'penalty-issued') return keepPenalty(state, entry, false);
  if (entry.type !== 'game-counted') return;
  const game = state.games[entry.game];
  if (game === undefined) return;
  game.status = 'voided';
  game.countedSeq = entry.seq;
}

function recordGame(state: State, entry: EntryOf<'game-recorded'>, later: Hindsight): void {
  state.games[entry.game] = {
    number: entry.game,
    player: entry.player,
    opponent: entry.opponent,
    score: later.corrected.get(entry.game) ?? entry.score,
    colour: entry.colour,
    playedAt: entry.playedAt,
    date: entry.date,
    online: entry.online,
    ended: entry.ended,
    enteredBy: entry.by,
    enteredAt: entry.at,
    status: 'open',
    confirmed: false,
    approval: [...entry.approval],
    recordedSeq: entry.seq,
    countedSeq: null,
    playerChange: 0,
    opponentChange: 0,
    playerBefore: null,
    opponentBefore: null,
  };
}

type GameStep = EntryOf<
  | 'game-confirmed'
  | 'game-referred'
  | 'game-withdrawn'
  | 'game-approved'
  | 'game-refused'
  | 'game-lapsed'
  | 'game-counted'
>;

/** Takes a game one step on its way; what concerns a game whose entry was voided never happened either. */
function moveGame(state: State, entry: GameStep, witness?: Witness): void {
  const game = state.games[entry.game];
  if (game === undefined) return;
  switch (entry.type) {
    case 'game-confirmed':
      game.confirmed = true;
      return;
    case 'game-referred':
      game.approval.push(entry.reason);
      return;
    case 'game-approved':
      game.approval = [];
      return;
    case 'game-withdrawn':
      game.status = 'withdrawn';
      return;
    case 'game-refused':
      game.status = 'refused';
      return;
    case 'game-lapsed':
      game.status = 'lapsed';
      return;
    case 'game-counted':
      return countGame(state, game, entry, witness);
    default:
      entry satisfies never;
  }
}

function officesOf(state: State, person: PersonNumber) {
  const offices = state.offices.get(person) ?? new Set();
  state.offices.set(person, offices);
  return offices;
}
