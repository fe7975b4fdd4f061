import type { UseCase } from '../../../house/plan.ts';
import { done, type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { diplomacyRules } from '../../rule-sets/rule-set.ts';
import { by, type Meant } from '../../table.ts';
import { personActing } from '../../who.ts';
import { type Offer, offersFor, type Subject, subjectsOf } from './choices.ts';
import { keepOrders } from './give-orders.ts';
import { cannotChange, findOwnGame, newOrderer, type OwnGame, ownOrders } from './own-orders.ts';
import { type OrderRead, readOrders, subjectOf } from './read-orders.ts';

export interface ChosenOrder extends Meant {
  /** Which unit, build or disband it is for, as `choices.ts` calls it. */
  subject: string;
  /** The order, canonically written, among those that are offered; null to take back the one that is there. */
  order: string | null;
  /** The phase that the player saw when they chose. */
  phase: string;
}

/** A player chooses one order of those that are possible (Club 2.4). Whatever is not offered now is refused. */
export const chooseOrder: UseCase<ChosenOrder, TableOutcome<'orders-given'>> = (work, actor, input) => {
  const found = findOwnGame(work, actor, input, input.phase);
  if (!found.ok) return found;
  const own = found.value;
  const refusals = cannotChange(work, own);
  if (refusals.length > 0) return refused(...refusals);
  const orders = ownOrders(work, own);
  const subjects = subjectsOf(own, orders);
  const subject = offered(own, subjects, input);
  if (!subject.ok) return subject;
  const chosen = withChosen(own, orders, subject.value, input.order);
  return done(keepOrders(work, own, chosen, { person: personActing(work, actor), choosing: true }));
};

/** What is ordered, if that order is among those that it can be given. */
function offered(
  own: OwnGame,
  subjects: readonly Subject[],
  { subject: id, order }: ChosenOrder,
): Result<Subject> {
  const subject = subjects.find((each) => each.id === id);
  const isOffered = ({ written }: Offer): boolean => written === order;
  if (subject !== undefined && (order === null || offersFor(own, subject, subjects).some(isOffered)))
    return done(subject);
  const { rules, number: table } = own.table;
  return refused({ code: 'not-offered', table, ...by(rules, 'illegal-orders') });
}

/** The orders with one in the place of what the subject was ordered before, or at their end. */
function withChosen(
  own: OwnGame,
  orders: readonly OrderRead[],
  subject: Subject,
  written: string | null,
): OrderRead[] {
  const rules = diplomacyRules(own.table.rules);
  const now = written === null ? [] : readOrders(own.game, rules, newOrderer(own), written);
  const isBefore = (each: OrderRead): boolean =>
    subject.unit === null ? each === subject.order : subjectOf(each) === subject.id;
  const place = orders.findIndex(isBefore);
  const others = orders.filter((each) => !isBefore(each));
  return place < 0 ? [...others, ...now] : others.toSpliced(place, 0, ...now);
}
