import type { DeclarationWay } from '../../../terms/administration/declaration.ts';
import { localDate } from '../../../terms/time.ts';
import type { PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, needsModerator, whoActs } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result, refused, unlessRefused } from '../result.ts';
import type { DueThing } from '../room.ts';
import { tell, whoGoesOn } from '../tell.ts';
import { allPenalties, findPenalty } from './find-penalty.ts';

/**
 * Act III.2.4: a Moderator other than the one penalised tells the public of a penalty, in #discussion or by email. Refused
 * if it is cancelled, or declared already.
 */
export function declarePenalty(
  work: UnitOfWork,
  actor: Actor,
  input: { penalty: string; way: DeclarationWay },
): Result<HouseOutcome> {
  const found = unlessRefused(needsModerator(work, actor), findPenalty(work.state, input.penalty));
  if (!found.ok) return found;
  const refusals = mayNotDeclare(work, actor, found.value);
  if (refusals.length > 0) return refused(...refusals);
  const { number: penalty } = found.value;
  declare(work, penalty, input.way, enrol(work, whoActs(work, actor)));
  return done({ kind: 'penalty-declared', penalty, way: input.way });
}

function mayNotDeclare(view: ClubView, actor: Actor, penalty: Penalty): Refusal[] {
  const { number, person, stands, declared } = penalty;
  if (whoActs(view, actor).number === person) return [{ code: 'own-matter', acts: ['III.3.5'] }];
  if (!stands) return [{ code: 'penalty-void', acts: ['III.2.4.2'], penalty: number }];
  if (declared === null) return [];
  return [{ code: 'declared-already', acts: ['III.2.4'], penalty: number, ...declared }];
}

/** Whether the public still has to be told of a penalty. */
export const awaitsDeclaration = ({ stands, declared }: Penalty): boolean => stands && declared === null;

/** Act III.2.4.1: takes down that the public is told of a penalty today; in #discussion the bot tells it itself. */
export function declare(
  work: UnitOfWork,
  penalty: PenaltyNumber,
  way: DeclarationWay,
  by: PersonNumber,
): void {
  const on = localDate(work.now, work.state.figures);
  work.append({ type: 'penalty-declared', penalty, way, on }, { by, acts: ['III.2.4.1'] });
  if (way === 'discussion') work.announce({ kind: 'penalty-declared', penalty }, { to: 'discussion' });
}

/** Act III.2.4: the person who issued a penalty is reminded to declare it; undeclared at the end of its last day, it is void. */
export const undeclared = ({ state }: ClubView): DueThing[] =>
  allPenalties(state)
    .filter(awaitsDeclaration)
    .flatMap((penalty) => [...remindersFor(penalty), lapseOf(penalty)]);

const remindersFor = (penalty: Penalty): DueThing[] =>
  penalty.reminders
    .filter(({ day, at }) => at < penalty.declareBy && !penalty.reminded.includes(day))
    .map(({ day, at }) => ({
      at,
      name: `reminder ${day} of penalty ${penalty.number}`,
      carryOut: (work) => remind(work, penalty, day),
    }));

function remind(work: UnitOfWork, penalty: Penalty, day: number): void {
  const { number } = penalty;
  work.append({ type: 'penalty-reminded', penalty: number, day }, { by: null, acts: ['III.2.4'] });
  for (const officer of whoGoesOn(work, penalty))
    tell(work, { kind: 'penalty-reminder', penalty: number }, officer);
}

const lapseOf = (penalty: Penalty): DueThing => ({
  at: penalty.declareBy,
  name: `the lapse of penalty ${penalty.number}`,
  carryOut: (work) => lapse(work, penalty),
});

/** Act III.2.4.2: undoes it and tells those concerned. Its game shows who was there and played (Act II.6). */
function lapse(work: UnitOfWork, { seq, number, person, by, fraud, game }: Penalty): void {
  work.append({ type: 'voided', entry: seq }, { by: null, acts: ['III.2.4.2'] });
  if (fraud && game !== null) for (const room of work.rooms) room.squareAgain?.(work, game);
  const lapsed = { kind: 'penalty-lapsed', penalty: number } as const;
  if (by !== null) tell(work, lapsed, by);
  tell(work, lapsed, person);
  work.announce(lapsed, { to: 'discussion' });
}
