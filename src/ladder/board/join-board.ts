import { mayJoin, nameIsFree, putOnBoard } from '../../house/offices/membership.ts';
import type { OfficeOutcome } from '../../house/offices/outcomes.ts';
import { typedName } from '../../house/offices/typed-name.ts';
import { enrol, whoActs } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import { done, refused } from '../../house/result.ts';

/**
 * Act II.1: puts whoever asks on the Leaderboard, at the starting score. Games that waited for them are released
 * (Act 0.12). `name` is how it is to be shown; null for the display name, or for the name the club knows already. Refused to Members, and to whoever was removed while a ban on them lasts (Act II.7).
 */
export const joinBoard: UseCase<{ name: string | null }, OfficeOutcome> = (work, actor, input) => {
  const somebody = whoActs(work, actor);
  const name = input.name === null ? done(somebody.name) : typedName(work, input.name, somebody.name);
  if (!name.ok) return name;
  const taken = input.name === null ? [] : nameIsFree(work, name.value, somebody.number);
  const refusals = [...mayJoin(work, somebody, work.now), ...taken];
  if (refusals.length > 0) return refused(...refusals);
  const person = enrol(work, { ...somebody, name: name.value });
  if (name.value !== somebody.name) work.rename(person, name.value);
  const again = work.state.standings[person]?.member === false;
  return done({ kind: 'joined', person, again, games: putOnBoard(work, person, { by: person }).games });
};
