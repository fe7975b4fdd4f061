import { mayJoin, nameIsFree, putOnBoard, typedName } from '../../house/offices/membership.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { enrol, whoActs } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import { done, refused } from '../../house/result.ts';

/**
 * Act II.1: puts the person who asks on the Leaderboard at the starting score, so that games that waited for them count (Act 0.12).
 * `name`: null for the one they have. Refused to Members, and to anyone removed while they are banned (Act II.7).
 */
export const joinBoard: UseCase<{ name: string | null }, HouseOutcome> = (work, actor, input) => {
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
