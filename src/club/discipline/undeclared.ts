import type { Penalty } from '../../ledger/state.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import type { DueThing } from '../settle/due-thing.ts';
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
  tellIssuer(work, penalty, 'penalty-reminder');
}

const lapseOf = (penalty: Penalty): DueThing => ({
  at: penalty.declareBy,
  name: `the lapse of penalty ${penalty.number}`,
  carryOut: (work) => lapse(work, penalty),
});

/** Act III.2.4.2: as though it had never been; whoever issued it, whoever had it and the club are told. */
function lapse(work: UnitOfWork, penalty: Penalty): void {
  const { seq, number, person } = penalty;
  work.append({ type: 'voided', entry: seq }, { by: null, acts: ['III.2.4.2'] });
  tellIssuer(work, penalty, 'penalty-lapsed');
  if (hasAccount(work, person))
    work.announce({ kind: 'penalty-lapsed', penalty: number }, { to: 'person', person });
  work.announce({ kind: 'penalty-lapsed', penalty: number }, { to: 'discussion' });
}

function tellIssuer(
  work: UnitOfWork,
  { number, by }: Penalty,
  kind: 'penalty-reminder' | 'penalty-lapsed',
): void {
  if (by === null || !hasAccount(work, by)) return;
  work.announce({ kind, penalty: number }, { to: 'person', person: by });
}

const hasAccount = ({ people }: ClubView, person: number): boolean =>
  people.byNumber(person)?.account != null;
