import { mustHold } from '../../terms/jurisdiction/validity.ts';
import type { Instant } from '../../terms/time.ts';
import type { Entry, Office, PersonNumber } from './entries.ts';
import type { Ban, Game, Session, Standing, State } from './state.ts';

/** The person's standing, or null for one who never joined. */
export const standingAt = (state: State, person: PersonNumber): Standing | null =>
  state.standings[person] ?? null;

export const isMember = (state: State, person: PersonNumber): boolean =>
  state.standings[person]?.member ?? false;

/** Whether the person was on the board at that moment. */
export const wasMemberAt = (state: State, person: PersonNumber, at: Instant): boolean =>
  (state.standings[person]?.memberships ?? []).some(({ from, to }) => from <= at && (to === null || at < to));

/** Act 0.8: whether the person had been removed by that moment and had not rejoined. */
export function wasRemovedAt(state: State, person: PersonNumber, at: Instant): boolean {
  const started = (state.standings[person]?.memberships ?? []).filter(({ from }) => from <= at);
  const last = started.at(-1);
  return last !== undefined && last.to !== null && last.to <= at;
}

const noOffices: ReadonlySet<Office> = new Set();

export const officesHeld = (state: State, person: PersonNumber): ReadonlySet<Office> =>
  state.offices.get(person) ?? noOffices;

/** The holders of an office, by number. */
export const holders = (state: State, office: Office): PersonNumber[] =>
  [...state.offices].filter(([, offices]) => offices.has(office)).map(([person]) => person);

/** Act III.2: whether the club has a Chief Justice. */
export const hasChief = (state: State): boolean => holders(state, 'chief').length > 0;

/** Every ban that was laid on a person, over or not. */
export const bansOf = (state: State, person: PersonNumber): Ban[] =>
  state.bans.filter((ban) => ban.person === person);

/** Act 0.7: whether a ban is in force at that moment. */
export const holdsAt = ({ from, endsAt }: Pick<Ban, 'from' | 'endsAt'>, at: Instant): boolean =>
  from <= at && (endsAt === null || at <= endsAt);

/** Act 0.7: who is banned at that moment. */
export const bannedAt = (state: State, at: Instant): PersonNumber[] =>
  state.bans.filter((ban) => holdsAt(ban, at)).map(({ person }) => person);

/** Act 0.7: the ban in force at that moment that ends last, or null. */
export function banAt(state: State, person: PersonNumber, at: Instant): Ban | null {
  const inForce = bansOf(state, person).filter((ban) => holdsAt(ban, at));
  return (
    inForce.sort(
      (a, b) => (b.endsAt ?? Number.POSITIVE_INFINITY) - (a.endsAt ?? Number.POSITIVE_INFINITY),
    )[0] ?? null
  );
}

export const allGames = (state: State): Game[] => state.games.filter((game) => game !== undefined);

export const isPlayer = (game: Game, person: PersonNumber): boolean =>
  game.player === person || game.opponent === person;

/** Whether a game is off the board for good: it neither counts nor waits to. */
export const isGone = ({ status }: Game): boolean => status !== 'open' && status !== 'counted';

/** Act 0.12: whether a game has to wait for one of its players to join. */
export const isHeld = (state: State, game: Game): boolean =>
  mustHold([{ member: isMember(state, game.player) }, { member: isMember(state, game.opponent) }]);

/** Whether a session was held and is over; one closed again before it was due to begin never was (Act 0.5). */
export const wasHeld = ({ open, closedAt, opensAt }: Session): boolean =>
  !open && closedAt !== null && closedAt > opensAt;

/** The entry by which the opponent disputed a game, or null; why is kept with it. */
export const disputeOf = (entries: readonly Entry[], { number }: Game): Entry | null =>
  entries.findLast(
    (entry) => entry.type === 'game-referred' && entry.game === number && entry.reason === 'disputed',
  ) ?? null;

/** The sessions that were held and are over, in order. */
export const heldSessions = (state: State): Session[] => state.sessionOrder.filter(wasHeld);

/** How many held sessions a Member has missed in a row, by the register. */
export function missedInARow(state: State, standing: Standing): number {
  const attended = state.sessionOrder.findLastIndex(({ opensAt }) => opensAt <= standing.lastSeen);
  return state.sessionOrder.slice(attended + 1).filter(wasHeld).length;
}

/** Who is on the board, best first; equal scores in the order of their numbers. */
export const membersByScore = (state: State): Standing[] =>
  state.standings
    .filter((standing) => standing?.member === true)
    .filter((standing) => standing !== undefined)
    .sort((a, b) => b.score - a.score || a.person - b.person);
