import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Refusal, refused } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { PressKind } from '../rule-sets/rule-set.ts';
import { by, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import { authorOf, hideAuthor } from './authors.ts';
import type { PressGiven } from './book.ts';

/** The longest press, in characters. */
export const pressLimit = 2000;

type PressInput = Meant & { kind: PressKind; text: string; as: string | null };

/**
 * A player writes press, which is published with the results of the phase or the end of the game (Club 4.1): white press under their power; of grey press
 * nobody learns whose it is, not even the gamemaster. Nobody writes as somebody else (Club 4.3).
 */
export const givePress: UseCase<PressInput, TableOutcome> = (work, actor, input) => {
  const found = findTableWith(work, input, 'press');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'press');
  if (!seat.ok) return seat;
  const phase = phaseOf(table);
  const { id } = seat.value;
  const person = personActing(work, actor);
  const refusals = mayNotPress(work, table, { ...input, seat: id });
  if (refusals.length > 0) return refused(...refusals);
  const press = readWords(input.text, 'text', pressLimit);
  if (!press.ok) return press;
  if (phase === null || person === null) return refused(notPlayed(table));
  const isNamed = input.kind === 'white';
  const author = isNamed ? null : hideAuthor(work, table.number, { seat: id, person });
  const body = { kind: input.kind, phase, seat: isNamed ? id : null, as: null, author };
  writeAt(work, table, { type: 'press-given', ...body }, isNamed ? person : null, { press: press.value });
  return done({ kind: 'press-given', table: table.number, phase, press: input.kind });
};

function mayNotPress(
  view: ClubView,
  table: Table,
  { kind, as, seat }: Pick<PressInput, 'kind' | 'as'> & { seat: string },
): Refusal[] {
  const { rules, number } = table;
  const { press: allowed, pressWaiting: most } = rules.figures;
  const waiting = waitingPress(table).filter((press) => authorOf(view, number, press)?.seat === seat);
  return [
    ...(allowed.includes(kind)
      ? []
      : [{ code: 'press-kind', kind, allowed, ...by(rules, 'press') } as const]),
    ...(as === null ? [] : [{ code: 'press-as', ...by(rules, 'writing-as') } as const]),
    ...(waiting.length < most ? [] : [{ code: 'press-enough', most, ...by(rules, 'press') } as const]),
  ];
}

const phaseOf = ({ state: { diplomacy } }: Table): string | null =>
  diplomacy === null ? null : writePhase(diplomacy.position.phase);

/** The press that waits for the end of the present phase, or of the game. */
export const waitingPress = ({ state: { press } }: Table): PressGiven[] =>
  press.filter(({ published }) => published === null);

/** The press that a person wrote and can still take back. For them alone. */
export const ownWaitingPress = (view: ClubView, table: Table, person: PersonNumber | null): PressGiven[] =>
  waitingPress(table).filter((press) => {
    const author = authorOf(view, table.number, press);
    return author !== null && author.person === person;
  });

/** The author of press takes it back before it is published: its words are erased. */
export const withdrawPress: UseCase<Meant & { press: number }, TableOutcome> = (work, actor, input) => {
  const found = findTableWith(work, input, 'press');
  if (!found.ok) return found;
  const table = found.value;
  const own = ownWaitingPress(work, table, personActing(work, actor)).find(({ seq }) => seq === input.press);
  if (own === undefined) return refused({ code: 'press-not-yours', ...by(table.rules, 'press') });
  writeAt(work, table, { type: 'press-withdrawn', entry: own.seq }, own.by);
  work.eraseWords([own.seq], table.number);
  return done({ kind: 'press-withdrawn', table: table.number });
};
