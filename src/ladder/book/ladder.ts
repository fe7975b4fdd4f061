import type { Figures } from '../../../terms/figures.ts';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import type { PenaltyIssued } from '../../house/book/discipline.ts';
import { joined, partsOf, type Slices } from '../../house/chapters.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Moment } from '../../ledger/kind.ts';
import type { Club, State } from '../../rule-books.ts';
import * as chapters from '../chapters.ts';
import { type ClockGame, clockKinds } from './clock.ts';
import { type Game, gameKinds } from './games.ts';
import { type ClockOrder, type Monitor, monitorKinds } from './monitors.ts';
import { type OnlineGame, onlineKinds } from './online.ts';
import { changeDuty, type Session, sessionKinds } from './register.ts';
import { type Objection, rematchKinds } from './rematch.ts';
import { changeSession } from './session-figures.ts';
import { payPenalty, type Standing, standingKinds } from './standings.ts';

/** What the ledger says of the chess ladder. */
export interface Ladder extends Slices<typeof chapters> {
  /** By person number; holes where nobody joined. */
  standings: (Standing | undefined)[];
  /** By game number; place 0 is empty. */
  games: (Game | undefined)[];
  sessions: Map<LocalDate, Session>;
  /** The sessions in the order of their dates. */
  sessionOrder: Session[];
  cancelled: Set<LocalDate>;
  /** In the order in which they were placed, lifted ones too. */
  monitors: Monitor[];
  /** In the order in which they were given, ended ones too. */
  clockOrders: ClockOrder[];
  objections: Map<GameNumber, Objection>;
  /** By their own number; place 0 is empty. */
  clocks: (ClockGame | undefined)[];
  /** By their own number; place 0 is empty. */
  onlineGames: (OnlineGame | undefined)[];
  /** Who agreed to what is gathered of online games (Act I.9.4). */
  consents: Set<PersonNumber>;
}

export const emptyLadder = (): Ladder => ({
  standings: [],
  games: [],
  sessions: new Map(),
  sessionOrder: [],
  cancelled: new Set(),
  monitors: [],
  clockOrders: [],
  objections: new Map(),
  ...joined(partsOf(chapters, 'empty').map((empty) => empty())),
  clocks: [],
  onlineGames: [],
  consents: new Set(),
});

/** What later entries make of scores. */
export interface LadderHindsight {
  /** By how many points they came to be adjusted, by the place of the entry (Act III.3.8). */
  adjusted: Map<number, number>;
}

type OfPerson = { person: PersonNumber; at: Instant };
type Published = { at: Instant; figures: Partial<Figures> | null; atOnce?: true | undefined };

/** Sessions, games over the board and online, clocks, and what they make of scores. */
export const ladderBook = {
  kinds: [
    ...standingKinds,
    ...sessionKinds,
    ...gameKinds,
    ...rematchKinds,
    ...monitorKinds,
    ...clockKinds,
    ...onlineKinds,
    ...partsOf(chapters, 'kinds').flat(),
  ],
  also: {
    'office-given': (state: State, { person, at }: OfPerson) => changeDuty(state, person, at),
    'office-taken': (state: State, { person, at }: OfPerson) => changeDuty(state, person, at),
    'penalty-issued': (state: State, entry: PenaltyIssued, { later, witness }: Moment<Club>) => {
      if (entry.fraud) refuseOpen(state, entry.game);
      payPenalty(state, entry, later, witness);
    },
    'terms-published': (state: State, { at, figures, atOnce }: Published) => {
      if (figures !== null && atOnce) changeSession(state, { at, figures });
    },
    erased: ({ consents }: State, { person }: OfPerson) => {
      consents.delete(person);
    },
  },
};

/** Act II.5: an invented game that does not count yet is kept from it, for as long as the penalty stands. */
function refuseOpen({ games }: State, number: GameNumber | null): void {
  const game = number === null ? undefined : games[number];
  if (game?.status === 'open') game.status = 'refused';
}
