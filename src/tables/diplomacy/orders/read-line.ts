import {
  type Conditional,
  type Context,
  isLegal,
  legalOrder,
  type Misread,
  type MovementOrder,
  type Named,
  type Order,
  type PhaseKind,
  provinceOf,
  readConditional,
  readOrder,
  writeConditional,
  writeOrder,
} from '../../../../packages/diplomacy/src/index.ts';
import { subjectOfOrder } from '../own.ts';
import { type LaterKind, laterKinds } from './later-phases.ts';

/** One line of orders as the bot reads it. */
export interface OrderRead {
  /** As it was written. */
  text: string;
  /** The kind of phase that it is for: the one that is played, or one that follows it. */
  phase: PhaseKind;
  /** What it is for, its unit or its centre: a later line for the same takes its place. */
  subject: string;
  /** What it says; null where that cannot be read, or depends on what happens first. */
  order: Order | null;
  /** What it says where it depends on what happens first, in games whose rules take that. */
  conditional: Conditional | null;
  /** The order, canonically written. */
  written: string | null;
  /** What it is taken for, where it names something wrongly that the rules don’t mind; null where it says what it is. */
  meant: string | null;
  /** What keeps it from being carried out: it cannot be read, or is not possible; null for a good order. */
  trouble: Misread | null;
}

/** How a line is read. */
export interface LineContext extends Context {
  /** What is said of a condition; null where the rules take them. */
  readonly refused: Misread | null;
  /** The unit of the line before, which `if dislodged` means where it names none. */
  readonly last: Named | null;
}

const begun = /^(?:if|when|should)\b/i;

/** Reads one line. Whether an order of retreats or adjustments is possible is not said yet: that depends on the others. */
export function readLine(text: string, context: LineContext): OrderRead {
  const { kind, refused } = context;
  const nothing = { text, phase: kind, order: null, conditional: null, written: null, meant: null };
  if (refused !== null && begun.test(text)) return { ...nothing, subject: text, trouble: refused };
  const reading = readOrder(text, context);
  if ('order' in reading) return { ...nothing, ...ordered(reading.order, context) };
  const { misread } = reading;
  if (refused !== null) return { ...nothing, subject: unitIn(misread) ?? text, trouble: misread };
  const wish = readConditional(text, context, context.last);
  if ('conditional' in wish) return withCondition(text, wish.conditional, context);
  const trouble = begun.test(text) ? wish.misread : misread;
  return { ...nothing, subject: unitIn(trouble) ?? text, trouble };
}

/** The province of the unit that was understood before something was not; null where none was. */
const unitIn = ({ understood = '' }: Misread): string | null =>
  /^(?:[AF] )?([a-z]{3})\b/.exec(understood)?.[1] ?? null;

function ordered(order: Order, context: LineContext) {
  const said = { order, subject: subjectOfOrder(order), written: writeOrder(order, context.kind) };
  if (!isOfMovement(order, context)) return { ...said, trouble: null };
  const judged = legalOrder(order, context);
  return isLegal(judged)
    ? { ...said, meant: putRight(order, judged), trouble: null }
    : { ...said, trouble: judged };
}

const isOfMovement = (order: Order, { kind }: LineContext): order is MovementOrder =>
  kind === 'M' &&
  (order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy');

type Legal = Extract<ReturnType<typeof legalOrder>, { kind: unknown }>;

/** The order as it is taken, where it names a unit or a coast otherwise than it is; null where it does not. */
function putRight(order: MovementOrder, legal: Legal): string | null {
  const isWrong =
    names(order.unit, legal.unit) ||
    ('of' in order && 'of' in legal && names(order.of, legal.of)) ||
    ('to' in order && order.to !== null && 'to' in legal && order.to !== (legal.to ?? order.to));
  return isWrong ? writeOrder(legal) : null;
}

/** Whether a unit is called what it is not. What is left out is not wrong. */
const names = (named: Named, unit: Named): boolean =>
  (named.type !== null && named.type !== unit.type) ||
  (named.at !== provinceOf(named.at) && named.at !== unit.at) ||
  (named.power !== undefined && named.power !== unit.power);

/** A line with a condition, for this phase or for one that follows. Where the unit is that of the line before, it is named. */
function withCondition(text: string, conditional: Conditional, context: LineContext): OrderRead {
  const { rules, kind, position } = context;
  const phase = rules.choices.phases === 'in one' ? kind : laterKind(conditional);
  const isTaken = phase === kind || laterKinds(position.phase).some((each) => each === phase);
  const names = phase === kind || 'conditional' in readConditional(text, context, null);
  const said = {
    text: names ? text : writeConditional(conditional),
    order: null,
    written: null,
    meant: null,
  };
  return isTaken
    ? { ...said, phase, subject: subjectOfCondition(conditional), conditional, trouble: null }
    : { ...said, phase: kind, subject: text, conditional: null, trouble: notComing(phase) };
}

const laterKind = ({ when }: Conditional): LaterKind => (when?.kind === 'dislodged' ? 'R' : 'A');

const notComing = (phase: PhaseKind): Misread => ({
  at: null,
  what:
    phase === 'A'
      ? 'Builds and disbands follow a Fall, so they can be ordered from then on.'
      : 'The retreats of this season are over.',
  possible: [],
});

/** Apart from the unit’s own order: a unit moves, and retreats if it is dislodged. */
function subjectOfCondition({ when, options: [first] }: Conditional): string {
  if (when?.kind === 'dislodged') return `if ${provinceOf(when.unit.at)}`;
  return `then ${first === undefined ? '' : subjectOfOrder(first)}`;
}
