import type { Penalty } from '../book/discipline.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { DueThing } from '../room.ts';
import { tell, whoGoesOn } from '../tell.ts';
import { awaitsDeclaration } from './declare-penalty.ts';
import { allPenalties } from './find-penalty.ts';

/** Act III.2.4: whoever issued a penalty is reminded to declare it; undeclared at the end of its last day, it is void. */
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
