import { z } from 'zod';
import type { Colour } from '../../../terms/games/moves.ts';
import { lawEndings, type OnlineRules } from '../../../terms/games/online.ts';
import { type Instant, type LocalDate, localDate } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { kind, on, setting } from '../../house/book/kind.ts';
import type { Envelope } from '../../ledger/entry.ts';
import { game, online, type PersonNumber, person, points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';

/** How an online game comes to its end; `barred` where a player was banned or removed while it was played. */
const onlineEndings = [...lawEndings, 'resignation', 'agreement', 'time', 'justice', 'barred'] as const;

export type OnlineEnding = (typeof onlineEndings)[number];

/** Act I.9: a challenge to a game in Discord, and the game. */
export interface OnlineGame extends Omit<z.output<typeof challenge>, 'online'> {
  number: number;
  challengedAt: Instant;
  status: 'challenged' | 'declined' | 'lapsed' | 'playing' | 'over' | 'voided';
  beganAt: Instant | null;
  /** In the notation of chess, and when each was made. */
  moves: { san: string; at: Instant }[];
  /** The latest offer of a draw, after how many moves it was made, and whether it stands. */
  offer: { person: PersonNumber; ply: number; open: boolean } | null;
  /** `score` is White's; `game` is what it was entered as. */
  ended: (Pick<Envelope, 'seq' | 'at' | 'by'> & Omit<z.output<typeof ended>, 'online'>) | null;
}

const ofOnline = z.object({ online });
const challenge = z.object({
  online,
  white: person,
  black: person,
  /** For each move; null where there is no limit. */
  minutes: z.int().positive().nullable(),
});
/** `score` is White's, null where nobody has any; `game` is what it was entered as, null where it does not count. */
const ended = z.object({
  online,
  how: z.enum(onlineEndings),
  score: points.nullable(),
  game: game.nullable(),
});

const named = ({ onlineGames }: State, { online }: { online: number }) => onlineGames[online];
const inGame = on(named);
const setOnline = setting(named);

/** What happens in online games (Act I.9), each by its own number. */
export const onlineKinds = [
  /** Somebody agrees to what is gathered of online games (Act I.9.4). */
  kind('evidence-consented', z.object({ person }), {
    title: 'Agreed to what is kept of online games',
    apply: ({ consents }, { person }) => {
      consents.add(person);
    },
  }),
  /** The challenger has White. */
  kind('online-challenged', challenge, {
    title: 'A challenge to an online game',
    begins: 'online',
    apply: ({ onlineGames }, { online: number, white, black, minutes, at: challengedAt }) => {
      const nothingYet = { beganAt: null, moves: [], offer: null, ended: null };
      const asked = { number, white, black, minutes, challengedAt };
      onlineGames[number] = { ...asked, status: 'challenged', ...nothingYet };
    },
  }),
  kind('online-accepted', ofOnline, {
    title: 'A challenge was accepted',
    apply: setOnline(({ at }) => ({ status: 'playing', beganAt: at })),
  }),
  /** By the one who was challenged, or taken back by the challenger. */
  kind('online-declined', ofOnline, {
    title: 'A challenge was declined',
    apply: setOnline(() => ({ status: 'declined' })),
  }),
  kind('online-lapsed', ofOnline, {
    title: 'A challenge expired',
    apply: setOnline(() => ({ status: 'lapsed' })),
  }),
  /** In the notation of chess: `Nf3`. */
  kind('online-moved', z.object({ online, san: z.string().min(2).max(10) }), {
    title: 'A move in an online game',
    apply: inGame((online, entry) => move(online, entry)),
  }),
  kind('draw-offered', z.object({ online, person }), {
    title: 'A draw was offered',
    apply: setOnline(({ person }, { moves }) => ({ offer: { person, ply: moves.length, open: true } })),
  }),
  kind('draw-declined', ofOnline, {
    title: 'A draw was declined',
    apply: inGame(({ offer }) => {
      if (offer !== null) offer.open = false;
    }),
  }),
  kind('online-ended', ended, {
    title: 'An online game ended',
    apply: setOnline(({ seq, at, by, how, score, game }) => ({
      status: 'over',
      ended: { seq, at, by, how, score, game },
    })),
  }),
  /** The Chief Justice cancels it; it counts as not played (Act I.9.10). */
  kind('online-voided', ofOnline, {
    title: 'An online game was cancelled',
    apply: setOnline(() => ({ status: 'voided' })),
  }),
];

/** FIDE 9.1: a player who is offered a draw declines it by moving. */
function move(online: OnlineGame, { san, at }: { san: string; at: Instant }): void {
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

/** Act I.9.2: the local days on which a person's online games began; a cancelled one does not count (Act I.9.10). */
export const daysPlayedOnline = (state: State, person: PersonNumber): LocalDate[] =>
  allOnline(state)
    .filter((online) => playsOnline(online, person) && wasPlayed(state, online))
    .flatMap(({ beganAt }) => (beganAt === null ? [] : [localDate(beganAt, figuresAt(state, beganAt))]));

const wasPlayed = (state: State, online: OnlineGame): boolean =>
  online.status !== 'voided' && enteredAs(state, online)?.status !== 'voided';

/** The game as which an online game was entered, where it is over and was. */
export const enteredAs = ({ games }: State, { ended }: OnlineGame): Game | undefined =>
  ended === null || ended.game === null ? undefined : games[ended.game];

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
