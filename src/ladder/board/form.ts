import type { PersonNumber, Points } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { allGames } from '../book/games.ts';
import { flipped } from '../book/scoring.ts';

/** What somebody's latest games brought them, five at most, the newest last; in the order in which the games came to count. */
export type Form = readonly Points[];

const most = 5;

/** The forms of each state, and up to which entry. */
const forms = new WeakMap<State, { lastSeq: number; form: ReadonlyMap<PersonNumber, Form> }>();

/** A person's form; empty for one of whom no game counts. */
export const formOf = (state: State, person: PersonNumber): Form => formsIn(state).get(person) ?? [];

function formsIn(state: State): ReadonlyMap<PersonNumber, Form> {
  const latest = forms.get(state);
  if (latest?.lastSeq === state.lastSeq) return latest.form;
  const form = readForms(state);
  forms.set(state, { lastSeq: state.lastSeq, form });
  return form;
}

function readForms(state: State): ReadonlyMap<PersonNumber, Form> {
  const found = new Map<PersonNumber, Points[]>();
  const add = (person: PersonNumber, points: Points) => {
    const own = found.get(person) ?? [];
    if (own.length < most) found.set(person, [points, ...own]);
  };
  const counted = allGames(state).filter(({ status }) => status === 'counted');
  for (const game of counted.sort((one, other) => (other.countedSeq ?? 0) - (one.countedSeq ?? 0))) {
    add(game.player, game.score);
    add(game.opponent, flipped(game.score));
  }
  return found;
}
