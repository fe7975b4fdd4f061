import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  allOf,
  done,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  understood,
} from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { PressKind } from '../rule-sets/rule-set.ts';
import { parsePreference } from '../seats/draw.ts';
import { by, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import { authorOf, hideAuthor } from './authors.ts';
import type { PressGiven } from './book.ts';
import { pressModeOf } from './mode.ts';
import { signedKinds } from './names.ts';

/** The longest press, in characters. */
export const pressLimit = 2000;

interface PressInput extends Meant {
  kind: PressKind;
  text: string;
  /** The seat with whose name it is signed, as typed; null for none. */
  as: string | null;
}

/**
 * A player writes press, which is published with the results of the phase or the end of the game (Club 4.1, WM D.X(1), MJ B.XI(1)):
 * white press under their power; of all other press nobody learns whose it is, not even the gamemaster (WM D.X(2), MJ B.XI(2)). Only
 * players write press, so that a gamemaster doesn’t comment (WM D.X(3), MJ B.XI(3)). Nobody writes as somebody else (Club 4.3):
 * what is signed with a name that may not be its author’s says so.
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
  const press = allOf(readWords(input.text, 'text', pressLimit), readSignature(table, input));
  if (!press.ok) return press;
  const [words, as] = press.value;
  if (phase === null || person === null) return refused(notPlayed(table));
  const isNamed = input.kind === 'white';
  const author = isNamed ? null : hideAuthor(work, table.number, { seat: id, person });
  const body = { kind: input.kind, phase, seat: isNamed ? id : null, as, author };
  writeAt(work, table, { type: 'press-given', ...body }, isNamed ? person : null, { press: words });
  return done({ kind: 'press-given', table: table.number, phase, press: input.kind });
};

function mayNotPress(
  view: ClubView,
  table: Table,
  { kind, as, seat }: Pick<PressInput, 'kind' | 'as'> & { seat: string },
): Refusal[] {
  const { rules, number } = table;
  const { pressWaiting: most } = rules.figures;
  const { kinds: allowed } = pressModeOf(table);
  const signed = allowed.filter((each) => signedKinds.includes(each));
  const waiting = waitingPress(table).filter((press) => authorOf(view, number, press)?.seat === seat);
  return [
    ...(allowed.includes(kind)
      ? []
      : [{ code: 'press-kind', kind, allowed, ...by(rules, 'press') } as const]),
    ...(as === null || signedKinds.includes(kind)
      ? []
      : [{ code: 'press-as', signed, ...by(rules, 'writing-as') } as const]),
    ...(waiting.length < most ? [] : [{ code: 'press-enough', most, ...by(rules, 'press') } as const]),
  ];
}

/** The seat with whose name press is signed; null for kinds that are not. */
function readSignature({ rules: { seats } }: Table, { kind, as }: PressInput): Result<string | null> {
  if (!signedKinds.includes(kind)) return done(null);
  if (as === null) return notUnderstood({ problem: 'press-unsigned', kind });
  const [seat, another] = parsePreference(as, seats) ?? [];
  return understood(another === undefined ? seat : null, { problem: 'not-a-seat', text: as, seats });
}

const phaseOf = ({ state: { diplomacy } }: Table): string | null =>
  diplomacy === null ? null : writePhase(diplomacy.position.phase);

/** The press that waits for the end of the present phase, or of the game. */
export const waitingPress = ({ state: { press } }: Table): PressGiven[] =>
  press.filter(({ published, refused }) => published === null && !refused);

/** The press that a person wrote and can still take back. For them alone. */
export const ownWaitingPress = (view: ClubView, table: Table, person: PersonNumber | null): PressGiven[] =>
  waitingPress(table).filter((press) => isBy(view, table, press, person));

/** The press that a person wrote in the present phase and the gamemaster refused. For them alone. */
export const ownRefusedPress = (view: ClubView, table: Table, person: PersonNumber | null): PressGiven[] =>
  table.state.press.filter(
    (press) => press.refused && press.phase === phaseOf(table) && isBy(view, table, press, person),
  );

function isBy(view: ClubView, table: Table, press: PressGiven, person: PersonNumber | null): boolean {
  const author = authorOf(view, table.number, press);
  return author !== null && author.person === person;
}

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
