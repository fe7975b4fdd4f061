import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { ClockGame } from '../book/clock.ts';
import { numberOf } from '../games/whose.ts';
import type { ClockOutcome } from './outcomes.ts';
import { mayNotOversee } from './oversee.ts';
import { clockNumbered, stageOf } from './stage.ts';

/**
 * Act I.7.2: a player agrees to the clock. For players without an account, whoever watches over the game says that they do.
 * Refused to everybody else, and once nobody is asked any more.
 */
export function consentToClock(
  work: UnitOfWork,
  actor: Actor,
  input: { clock: string },
): Result<ClockOutcome> {
  const asked = whoAnswers(work, actor, input.clock);
  if (!asked.ok) return asked;
  const { clock, people } = asked.value;
  for (const person of people)
    work.append(
      { type: 'clock-consented', clock: clock.number, person },
      { by: numberOf(work, actor), acts: ['I.7.2'] },
    );
  return done({ kind: 'clock-consented', clock: clock.number });
}

/** Act I.7.2: a player does not agree, so that there is no clock. Refused as `consentToClock` is. */
export function declineClock(work: UnitOfWork, actor: Actor, input: { clock: string }): Result<ClockOutcome> {
  const asked = whoAnswers(work, actor, input.clock);
  if (!asked.ok) return asked;
  const { number } = asked.value.clock;
  work.append({ type: 'clock-declined', clock: number }, { by: numberOf(work, actor), acts: ['I.7.2'] });
  return done({ kind: 'clock-declined', clock: number });
}

/** The clock, and for whom somebody answers. */
function whoAnswers(
  view: ClubView,
  actor: Actor,
  typed: string,
): Result<{ clock: ClockGame; people: PersonNumber[] }> {
  const found = clockNumbered(view, typed);
  if (!found.ok) return found;
  const clock = found.value;
  const stage = stageOf(view, clock);
  if (stage !== 'asking') return refused({ code: 'clock-is', clock: clock.number, stage, acts: ['I.7.2'] });
  const people = answeredFor(view, actor, clock);
  return people.length > 0
    ? done({ clock, people })
    : refused({ code: 'not-asked', clock: clock.number, acts: ['I.7.2'] });
}

function answeredFor(view: ClubView, actor: Actor, { asked, white, black }: ClockGame): PersonNumber[] {
  const own = numberOf(view, actor);
  if (own !== null && asked.includes(own)) return [own];
  if (mayNotOversee(view, actor, [white, black]).length > 0) return [];
  return asked.filter((person) => view.people.byNumber(person)?.account == null);
}
