import type { Colour } from '../../../terms/games/moves.ts';
import type { OnlineRules } from '../../../terms/games/online.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import type { EntryOf, PersonNumber } from '../../ledger/entries.ts';
import type { OnlineGame, State } from '../../ledger/state.ts';
import type { onlineSchemas } from './online-entries.ts';

type OnlineEntry = EntryOf<keyof typeof onlineSchemas>;

/** Keeps the online games and who agreed to what is gathered of them (Acts I.9 and I.9.4). */
export function applyOnline(state: State, entry: OnlineEntry): void {
  if (entry.type === 'evidence-consented') {
    state.consents.add(entry.person);
    return;
  }
  if (entry.type === 'online-challenged') return challenge(state, entry);
  const online = state.onlineGames[entry.online];
  if (online !== undefined) advance(online, entry);
}

function challenge(state: State, entry: EntryOf<'online-challenged'>): void {
  const { online: number, white, black, minutes, at } = entry;
  state.onlineGames[number] = {
    number,
    white,
    black,
    minutes,
    challengedAt: at,
    status: 'challenged',
    beganAt: null,
    moves: [],
    offer: null,
    ended: null,
  };
}

type StepEntry = Exclude<OnlineEntry, { type: 'evidence-consented' | 'online-challenged' }>;

function advance(online: OnlineGame, entry: StepEntry): void {
  switch (entry.type) {
    case 'online-accepted':
      online.status = 'playing';
      online.beganAt = entry.at;
      return;
    case 'online-declined':
      online.status = 'declined';
      return;
    case 'online-lapsed':
      online.status = 'lapsed';
      return;
    case 'online-moved':
      return move(online, entry);
    case 'draw-offered':
      online.offer = { person: entry.person, ply: online.moves.length, open: true };
      return;
    case 'draw-declined':
      if (online.offer !== null) online.offer.open = false;
      return;
    case 'online-ended':
      online.status = 'over';
      online.ended = {
        seq: entry.seq,
        at: entry.at,
        by: entry.by,
        how: entry.how,
        score: entry.score,
        game: entry.game,
      };
      return;
    case 'online-voided':
      online.status = 'voided';
      return;
    default:
      entry satisfies never;
  }
}

/** FIDE 9.1: whoever is offered a draw declines it by moving. */
function move(online: OnlineGame, { san, at }: EntryOf<'online-moved'>): void {
  const mover = playerToMove(online);
  online.moves.push({ san, at });
  if (online.offer !== null && online.offer.person !== mover) online.offer.open = false;
}

export const colourToMove = ({ moves }: OnlineGame): Colour => (moves.length % 2 === 0 ? 'white' : 'black');

export const playerToMove = (online: OnlineGame): PersonNumber => online[colourToMove(online)];

export const opponentIn = ({ white, black }: OnlineGame, person: PersonNumber): PersonNumber =>
  person === white ? black : white;

export const playsOnline = ({ white, black }: OnlineGame, person: PersonNumber): boolean =>
  person === white || person === black;

export const allOnline = ({ onlineGames }: State): OnlineGame[] =>
  onlineGames.filter((online) => online !== undefined);

/** Act I.9.1: the online games that are going on. */
export const gamesUnderWay = (state: State): OnlineGame[] =>
  allOnline(state).filter(({ status }) => status === 'playing');

/** Act I.9.2: the local days on which a person's online games began; one that was voided was not played (Act I.9.10). */
export const daysPlayedOnline = (state: State, person: PersonNumber): LocalDate[] =>
  allOnline(state)
    .filter((online) => playsOnline(online, person) && wasPlayed(state, online))
    .flatMap(({ beganAt }) => (beganAt === null ? [] : [localDate(beganAt, figuresAt(state, beganAt))]));

function wasPlayed({ games }: State, { status, ended }: OnlineGame): boolean {
  const entered = ended === null || ended.game === null ? undefined : games[ended.game];
  return status !== 'voided' && entered?.status !== 'voided';
}

/** Act IV.2: a game goes on by the rules by which it began. */
export const rulesOf = (state: State, { beganAt, challengedAt }: OnlineGame): OnlineRules =>
  figuresAt(state, beganAt ?? challengedAt);

/** When the one to move runs out of time; null where there is no limit, or the game is not going on. */
export function timeUpAt({ status, beganAt, moves, minutes }: OnlineGame): Instant | null {
  if (status !== 'playing' || minutes === null || beganAt === null) return null;
  return (moves.at(-1)?.at ?? beganAt) + minutes * 60_000;
}

/** The online game as which a game was played, or null. */
export const onlineOf = (state: State, game: number): OnlineGame | null =>
  allOnline(state).find(({ ended }) => ended?.game === game) ?? null;
