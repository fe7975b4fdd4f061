import { type ConflictKind, conflictsOf, type Involved } from '../../terms/court/conflicts.ts';
import type { ClubView } from '../house/ports.ts';
import type { GameNumber, PersonNumber } from '../ledger/fields.ts';
import type { Entry } from '../rule-books.ts';
import type { Case } from './book/cases.ts';
import type { Subject } from './book/court-entries.ts';
import { partiesOf } from './court.ts';

type Ledger = Pick<ClubView, 'state' | 'entries'>;

/** Act III.3.5: the conflicts that a Justice has in any of those cases, each kind once. */
export const conflictsIn = (view: Ledger, cases: readonly Case[], justice: PersonNumber): ConflictKind[] => [
  ...new Set(cases.flatMap((known) => conflictsOf(involvedIn(view, known), justice))),
];

/** Act III.3.5: who had what to do with a case. */
export function involvedIn(view: Ledger, known: Case): Involved {
  const game = gameOf(view, known.subject);
  const played = game === null ? undefined : view.state.games[game];
  const players = played === undefined ? [] : [played.player, played.opponent];
  const acted = [...actedOn(view, known.subject), ...(game === null ? [] : moderatorsOf(view.entries, game))];
  return {
    party: partiesOf(known),
    counsel: known.counsel.map(({ person }) => person),
    witness: known.witnesses,
    moderator: acted.filter((person) => !players.includes(person)),
    player: players,
    recused: known.recused,
  };
}

/** The game that a case is about, or that the penalty in it was issued for. */
function gameOf({ state }: Ledger, subject: Subject): GameNumber | null {
  if (subject.kind === 'game') return subject.game;
  return 'penalty' in subject ? (state.penalties[subject.penalty]?.game ?? null) : null;
}

/** Whose act it is: by whom the penalty was issued, the monitor set or stated anew, the score modified. */
function actedOn({ state, entries }: Ledger, subject: Subject): PersonNumber[] {
  switch (subject.kind) {
    case 'penalty':
    case 'ban':
      return known([state.penalties[subject.penalty]?.by]);
    case 'monitor':
      return known(
        entries
          .filter((entry) => entry.seq === subject.monitor || isRestating(entry, subject.monitor))
          .map(({ by }) => by),
      );
    case 'deduction':
    case 'technical':
      return known([entries[subject.entry - 1]?.by]);
    case 'game':
    case 'other':
      return [];
    default:
      return subject satisfies never;
  }
}

const isRestating = (entry: Entry, monitor: number): boolean =>
  entry.type === 'monitor-restated' && entry.monitor === monitor;

/** Whoever decided something about a game, or oversaw it. */
function moderatorsOf(entries: readonly Entry[], game: GameNumber): PersonNumber[] {
  const own = entries.filter((entry) => 'game' in entry && entry.game === game);
  const places = new Set(own.map(({ seq }) => seq));
  const voids = entries.filter((entry) => entry.type === 'voided' && places.has(entry.entry));
  const overseers = own.map((entry) => (entry.type === 'game-approved' ? entry.overseer : null));
  return known([...[...own, ...voids].map(({ by }) => by), ...overseers]);
}

const known = (people: readonly (PersonNumber | null | undefined)[]): PersonNumber[] =>
  people.filter((person) => person !== null && person !== undefined);
