import { type Named, whichPerson } from '../../../house/people.ts';
import type { UseCase } from '../../../house/plan.ts';
import { refused } from '../../../house/result.ts';
import { readReason } from '../../../house/texts.ts';
import { by, type Meant } from '../../table.ts';
import { seatPlayedBy } from '../../who.ts';
import { findOwnNomic, nomicGameAt } from '../find-nomic.ts';
import { withoutMarks } from '../names.ts';
import { act, type NomicDone } from './act.ts';

export interface PointsInput extends Meant {
  member: Named;
  change: number;
  reason: string;
}

/** A player announces a change of points in place of what was announced last: theirs, or another player’s (R209, E6). */
export const announcePoints: UseCase<PointsInput, NomicDone> = (work, actor, input) => {
  const own = findOwnNomic(work, actor, input);
  if (!own.ok) return own;
  const { table } = own.value;
  const person = whichPerson(work, input.member);
  if (!person.ok) return person;
  const { number } = person.value;
  const seat = seatPlayedBy(table, number);
  if (seat === null)
    return refused({
      ...{ code: 'plays-not-here', table: table.number, person: number },
      ...by(table.rules, 'acting'),
    });
  const reason = readReason(withoutMarks(input.reason));
  if (!reason.ok) return reason;
  const game = nomicGameAt(table, work.now);
  const last = game.points.findLast(({ player }) => player === seat.id)?.change ?? 0;
  const total = (game.totals.get(seat.id) ?? 0) - last + input.change;
  const deed = { is: 'announced', player: seat.id, total, change: input.change } as const;
  return act(work, actor, own.value, deed, { texts: { reason: reason.value } });
};
