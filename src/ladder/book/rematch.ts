import { z } from 'zod';
import type { Instant, LocalDate } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { correct } from '../../house/book/hindsight.ts';
import { kind } from '../../house/book/kind.ts';
import { game, type PersonNumber, person, points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from './games.ts';
import { provePresence, type Session, sessionOn, wasHeld } from './register.ts';

/** How the rematch of Act I.6 went, seen from the petitioner; `neither` where nobody came to play it. */
export const rematchOutcomes = [
  'won',
  'drew',
  'lost',
  'petitioner-absent',
  'opponent-absent',
  'neither',
] as const;

export type RematchOutcome = (typeof rematchOutcomes)[number];

/** Act I.6: an objection to a game's ending, and what its rematch came to. */
export interface Objection {
  seq: number;
  at: Instant;
  person: PersonNumber;
  decided: { outcome: RematchOutcome; seq: number } | null;
}

const decided = z.object({
  game,
  outcome: z.enum(rematchOutcomes),
  score: points.nullable(),
  untimed: z.boolean(),
});

const rematches: Record<RematchOutcome, string> = {
  won: 'won by the player who objected',
  drew: 'drawn',
  lost: 'lost by the player who objected',
  'petitioner-absent': 'not played by the player who objected',
  'opponent-absent': 'not played by the other player',
  neither: 'played by nobody',
};

/** Objections to how games ended, and their rematches (Act I.6). */
export const rematchKinds = [
  /** A player objects to how a game ended (Act I.6). */
  kind('objected', z.object({ game, person }), {
    title: 'An objection to how a game ended',
    apply: ({ objections }, { seq, at, person, game }) => {
      objections.set(game, { seq, at, person, decided: null });
    },
    line: ({ person, game }, { name }) => `${name(person)} objected to how game #${game} ended`,
  }),
  /** By the person who watched it. `score` is the game's from now on, as its `player` sees it; null if the first one stays (Act I.6). */
  kind('rematch-decided', decided, {
    title: 'A rematch was decided',
    apply: (state, entry) => decide(state, entry),
    // A rematch that nobody played leaves how the game ended.
    lookBack: (later, { game, score, outcome }) => {
      if (score !== null) correct(later, game, { score, replaced: replacesFirst(outcome) });
    },
    line: ({ game, outcome }) => `the rematch of game #${game} was ${rematches[outcome]}`,
  }),
];

type Decided = z.output<typeof decided> & { seq: number; at: Instant };

/** Acts 0.9 and I.6: a rematch that was played, of a game that counts, shows that both were there that day. */
function decide(state: State, { game: number, outcome, seq, at }: Decided): void {
  const objection = state.objections.get(number);
  if (objection !== undefined) objection.decided = { outcome, seq };
  const game = state.games[number];
  const session = sessionOn(state, at);
  if (session === undefined || game?.status !== 'counted' || !isRematchPlayed(outcome)) return;
  const players = [game.player, game.opponent].map((person) => state.standings[person]);
  provePresence(
    session,
    players.filter((standing) => standing !== undefined),
  );
}

const isHeldOrOpen = (session: Session): boolean => session.open || wasHeld(session);

/** Act I.6: when objecting to a game ends, which is when the session after its own closes; null while that is to come. */
export function objectionEnds({ sessionOrder }: State, game: Game): { date: LocalDate; at: Instant } | null {
  const next = sessionOrder.find((session) => session.date > game.date && wasHeld(session));
  return next === undefined || next.closedAt === null ? null : { date: next.date, at: next.closedAt };
}

/**
 * Act I.6: the sessions for a rematch so far: those held that begin after the objection, as many as the Act said then (Act
 * IV.2).
 */
export const rematchSessions = (state: State, objection: Objection): Session[] =>
  state.sessionOrder
    .filter((session) => session.opensAt > objection.at && isHeldOrOpen(session))
    .slice(0, howMany(state, objection));

const howMany = (state: State, { at }: Objection): number => figuresAt(state, at).rematchSessions;

/** Act I.6: the session with which the time for a rematch ends, once it is over; null before. */
export function lastForRematch(state: State, objection: Objection): Session | null {
  const last = rematchSessions(state, objection)[howMany(state, objection) - 1];
  return last === undefined || last.open ? null : last;
}

/** Act I.6: whether both players came, so that there was a game. */
export const isRematchPlayed = (outcome: RematchOutcome): boolean =>
  outcome === 'won' || outcome === 'drew' || outcome === 'lost';

/** Act I.6: whether what came of a rematch takes the place of the first result. */
export const replacesFirst = (outcome: RematchOutcome): boolean =>
  isRematchPlayed(outcome) || outcome === 'opponent-absent';
