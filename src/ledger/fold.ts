import { applyCourt } from '../appeals/book/court.ts';
import { applyAmendment } from '../house/book/amendment.ts';
import { applyDiscipline, keepOff, keepPenalty } from '../house/book/discipline.ts';
import { applyRequest } from '../house/book/requests.ts';
import { applyClock } from '../ladder/book/clock.ts';
import { applyLimit } from '../ladder/book/limits.ts';
import { applyOnline } from '../ladder/book/online.ts';
import { applyToRegister, changeDuty } from '../ladder/book/register.ts';
import type { Witness } from '../ladder/book/score-move.ts';
import { countGame } from '../ladder/book/scoring.ts';
import { contradict, declareSecond, endContradiction } from '../ladder/book/second-games.ts';
import { adjustScore, decayScore, joinBoard, leaveBoard } from '../ladder/book/standings.ts';
import type { Entry, EntryOf, PersonNumber } from './entries.ts';
import { asDecided, endingAfter, type Hindsight, lookBack, nothingLater, reachesBack } from './hindsight.ts';
import { emptyState, type Game, type State } from './state.ts';

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

/** Adds to `state` an entry that follows all those it was folded from and does not reach back. */
export function extend(state: State, entry: Entry): void {
  if (reachesBack(entry)) throw new Error(`Entry ${entry.seq} reaches back: fold again`);
  apply(state, entry, nothingLater);
}

function apply(state: State, entry: Entry, later: Hindsight, witness?: Witness): void {
  state.lastSeq = entry.seq;
  if (entry.type === 'penalty-issued') keepOff(state, entry, later);
  if (later.voided.has(entry.seq)) return applyVoided(state, entry);
  applyEntry(state, asDecided(entry, later), later, witness);
}

function applyEntry(state: State, entry: Entry, later: Hindsight, witness?: Witness): void {
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
    case 'petitioned':
    case 'petition-withdrawn':
    case 'petition-denied':
    case 'writ-given':
    case 'panel-seated':
    case 'recused':
    case 'counsel-named':
    case 'witness-called':
    case 'exhibit-filed':
    case 'exhibit-viewed':
    case 'exhibit-released':
    case 'exhibit-erased':
    case 'motion-made':
    case 'motion-voted':
    case 'motion-ruled':
    case 'vote-cast':
    case 'revote-called':
    case 'judged':
    case 'redecided':
    case 'remand-returned':
    case 'author-chosen':
    case 'opinion-published':
    case 'en-banc-asked':
    case 'en-banc-answered':
    case 'court-reminded':
    case 'wait-told':
    case 'docket-told':
      return applyCourt(state, entry, later.superseded.has(entry.seq));
    case 'limit-set':
    case 'limit-paused':
    case 'limit-resumed':
    case 'limit-ended':
      return applyLimit(state, entry);
    case 'evidence-consented':
    case 'online-challenged':
    case 'online-accepted':
    case 'online-declined':
    case 'online-lapsed':
    case 'online-moved':
    case 'draw-offered':
    case 'draw-declined':
    case 'online-ended':
    case 'online-voided':
      return applyOnline(state, entry);
    case 'clock-opened':
    case 'clock-consented':
    case 'clock-declined':
    case 'clock-started':
    case 'clock-ended':
    case 'clock-entered':
      return applyClock(state, entry);
    case 'erased':
      state.erased.add(entry.person);
      state.consents.delete(entry.person);
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
    case 'game-declared-second':
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
    case 'papers-read':
    case 'post-removal-ordered':
    case 'file-read':
    case 'renamed':
    case 'account-linked':
    case 'chief-acted':
    case 'consent-asked':
    case 'consent-answered':
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
  const score = later.corrected.get(entry.game) ?? entry.score;
  const game: Game = {
    number: entry.game,
    player: entry.player,
    opponent: entry.opponent,
    score,
    colour: entry.colour,
    playedAt: entry.playedAt,
    date: entry.date,
    online: entry.online,
    ended: endingAfter(later, entry, score),
    enteredBy: entry.by,
    enteredAt: entry.at,
    status: 'open',
    confirmed: false,
    approval: [...entry.approval],
    besides: [...(entry.besides ?? [])],
    contradicts: [...(entry.contradicts ?? [])],
    recordedSeq: entry.seq,
    countedSeq: null,
    playerChange: 0,
    opponentChange: 0,
    playerBefore: null,
    opponentBefore: null,
  };
  state.games[entry.game] = game;
  contradict(state, game);
}

type GameStep = EntryOf<
  | 'game-declared-second'
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
    case 'game-declared-second':
      return declareSecond(state, game);
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
      return endContradiction(state, game);
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
