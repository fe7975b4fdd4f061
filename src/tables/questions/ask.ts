import type { Actor } from '../../house/people.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import {
  allOf,
  done,
  ifGiven,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
} from '../../house/result.ts';
import { readWords, typedNumber } from '../../house/texts.ts';
import { directorOf } from '../officers/directing.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Ruling } from '../rulings/book.ts';
import { type AppealInput, holds, readPoint, rulingNumbered } from '../rulings/find-ruling.ts';
import type { RulingInput } from '../rulings/make-ruling.ts';
import { by, findTable, type Table, writeAt } from '../table.ts';
import { holdsOffice, personActing, seatPlayedBy } from '../who.ts';
import type { Question, Stage, Subject } from './book.ts';
import { dueAt, tellWaitedFor } from './move.ts';
import { sittingOn } from './sitting.ts';

/** The longest reason, in characters. */
const longest = 1_000;

/**
 * A player or the gamemaster brings a ruling to the director (WM D.I(2), MJ B.II(2)). Where the director has decided on it, or made it,
 * it goes to the committee; what the committee decided stays.
 */
export const appealToDirector: UseCase<AppealInput & { reason: string }, TableOutcome<'question-asked'>> = (
  work,
  actor,
  input,
) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const person = personActing(work, actor);
  const seat = seatPlayedBy(table, person)?.id ?? null;
  if (seat === null && !holdsOffice(table, person, 'gm'))
    return refused({ code: 'not-at-table', table: table.number, ...by(table.rules, 'appeals') });
  const ruling = findNamed(table, input.ruling);
  if (!ruling.ok) return ruling;
  const refusals = mayNotAsk(table, ruling.value);
  if (refusals.length > 0) return refused(...refusals);
  const reason = readWords(input.reason, 'reason', longest);
  if (!reason.ok) return reason;
  const about = { kind: 'appeal', ruling: ruling.value.number } as const;
  return done(
    ask(work, actor, table, { about, seat, stage: firstStage(table, ruling.value), text: reason.value }),
  );
};

function findNamed(table: Table, text: string): Result<Ruling> {
  const named = typedNumber(text.replace(/^\s*ruling\s+/i, '').replace(/:/, ' '));
  const ruling = named === undefined ? null : rulingNumbered(table, named);
  return ruling === null ? notUnderstood({ problem: 'no-such-ruling', text }) : done(ruling);
}

const onRuling = ({ state: { questions } }: Table, ruling: number): Question[] =>
  questions.filter(({ about }) => about.kind === 'appeal' && about.ruling === ruling);

function mayNotAsk(table: Table, ruling: Ruling): Refusal[] {
  const { number, rules } = table;
  const about = { table: number, ruling: ruling.number };
  const asked = onRuling(table, ruling.number);
  const open = asked.find(({ stage }) => stage !== 'closed');
  if (ruling.withdrawn) return [{ code: 'ruling-fallen', ...about, case: null, ...by(rules, 'appeals') }];
  if (open !== undefined)
    return [{ code: 'question-open', ...about, question: open.number, ...by(rules, 'appeals') }];
  if (asked.some(({ decidedBy }) => decidedBy === 'committee'))
    return [{ code: 'committee-decided', ...about, ...by(rules, 'appeals') }];
  return holds(ruling) || asked.length > 0
    ? []
    : [{ code: 'ruling-fallen', ...about, case: ruling.overturnedIn, ...by(rules, 'appeals') }];
}

/** Whom a question comes to first: the committee where the director has decided on it, or made the ruling. */
const firstStage = (table: Table, ruling: Ruling): Stage =>
  onRuling(table, ruling.number).length > 0 || (ruling.by !== null && ruling.by === directorOf(table))
    ? 'committee'
    : 'director';

/** The committee or the director proposes a change of the rules, on which the committee votes (WM A.7, MJ A.7). */
export const proposeChange: UseCase<RulingInput, TableOutcome<'question-asked'>> = (work, actor, input) => {
  const found = findTable(work, input);
  if (!found.ok) return found;
  const table = found.value;
  const refusals = mayNotChange(work, actor, table);
  if (refusals.length > 0) return refused(...refusals);
  const read = allOf(
    readWords(input.text, 'text', longest),
    ifGiven(input.point, (typed) => readPoint(table.rules, typed)),
  );
  if (!read.ok) return read;
  const [text, point] = read.value;
  return done(
    ask(work, actor, table, { about: { kind: 'change', point }, seat: null, stage: 'committee', text }),
  );
};

function mayNotChange(view: ClubView, actor: Actor, table: Table): Refusal[] {
  const { number, rules } = table;
  if (rules.figures.committee === null)
    return [{ code: 'no-committee', table: number, ...by(rules, 'rulings') }];
  const person = personActing(view, actor);
  const sits =
    person !== null && sittingOn(table, { about: { kind: 'change', point: null } }).includes(person);
  return sits || (person !== null && person === directorOf(table))
    ? []
    : [{ code: 'sits-not', table: number, ...by(rules, 'rule-changes') }];
}

interface Asking {
  about: Subject;
  seat: string | null;
  stage: Stage;
  text: string;
}

function ask(
  work: UnitOfWork,
  actor: Actor,
  table: Table,
  { about, seat, stage, text }: Asking,
): TableOutcome<'question-asked'> {
  const question = table.state.questions.length + 1;
  const body = { type: 'question-asked', question, about, seat, stage, due: dueAt(work, table) } as const;
  const entry = writeAt(work, table, body, personActing(work, actor), { reason: text });
  const told = { table: table.number, question };
  work.announce({ kind: 'question-told', ...told, entry }, { to: 'table', table: table.number });
  tellWaitedFor(work, table.number, question);
  return { kind: 'question-asked', ...told };
}
