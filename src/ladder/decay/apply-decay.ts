import { type DecayBasis, warnedAtClose } from '../../../terms/leaderboard/decay.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { scoreOf } from '../../house/book/members.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Close, closesFrom, runsAt } from '../book/decay.ts';
import { figuresAtClose } from '../book/session-figures.ts';
import type { Deducted, Reckoning } from '../outcomes.ts';
import { deduct, duesAt, tellMember, undo } from './square-decay.ts';

/**
 * Act II.6: takes the points that the session of that day costs, once it is closed, and has Members told and warned; none for
 * one that was never held. Returns what was taken.
 */
export function applyDecay(work: UnitOfWork, date: LocalDate): Deducted[] {
  const close = closeOf(work, date);
  if (close === undefined) return [];
  const earlier = earlierClose(work, date);
  const members = work.state.standings.filter((standing) => standing?.member === true);
  return members
    .filter((standing) => standing !== undefined)
    .flatMap(({ person }) => {
      const reckoning = reckon(work, close, person);
      tellMember(work, earlier === undefined ? reckoning : unheard(reckoning, earlier));
      return reckoning.made;
    });
}

/** Takes back what the close of that day's session cost, since the session goes on. */
export function undoDecay(work: UnitOfWork, date: LocalDate): void {
  for (const made of work.state.sessions.get(date)?.decays.values() ?? [])
    for (const [basis, entry] of made) undo(work, basis, entry);
}

const closeOf = ({ state }: UnitOfWork, date: LocalDate): Close | undefined =>
  closesFrom(state, date).find(({ session }) => session.date === date);

function reckon(work: UnitOfWork, close: Close, person: PersonNumber): Reckoning {
  const { session } = close;
  const runs = runsAt(close, person);
  const before = scoreOf(work.state, person);
  const made = duesAt(close, person, runs).map((due) => deduct(work, due));
  const warned = warnedAtClose(runs, figuresAtClose(session));
  return { person, date: session.date, made, undone: [], warned, before, after: scoreOf(work.state, person) };
}

/** The close of that day's session before it was opened again, as it was; undefined when it was not. */
function earlierClose({ entries, rules }: UnitOfWork, date: LocalDate): Close | undefined {
  const openings = entries.filter((entry) => entry.type === 'session-opened' && entry.date === date);
  const [again] = openings.slice(1).reverse();
  if (again === undefined) return undefined;
  return closesFrom(rules.fold(entries.filter(({ seq }) => seq < again.seq)), date)[0];
}

/** What a Member was not told at the earlier close: each is told once a session, and of what came out otherwise. */
function unheard(reckoning: Reckoning, earlier: Close): Reckoning {
  const { person, date, made, warned } = reckoning;
  const { session } = earlier;
  const heard: DecayBasis[] = [...(session.decays.get(person)?.keys() ?? [])];
  const heardOf = warnedAtClose(runsAt(earlier, person), figuresAtClose(session));
  return {
    ...reckoning,
    made: made.filter(({ basis }) => !heard.includes(basis)),
    undone: heard
      .filter((basis) => !made.some((each) => each.basis === basis))
      .map((basis) => ({ person, date, basis })),
    warned: warned.filter((basis) => !heardOf.includes(basis)),
  };
}
