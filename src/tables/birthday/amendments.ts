import type { Instant } from '../../../terms/time.ts';
import type { TableState } from '../book/table.ts';
import { tableRules } from '../rule-sets/named.ts';
import {
  type DiplomacyTableRules,
  diplomacyRules,
  type FigureValues,
  type LiveRules,
  type Point,
  type TableRules,
} from '../rule-sets/rule-set.ts';
import { holds } from '../rulings/holds.ts';
import { takenDownWords } from '../taken-down/instead.ts';
import type { Amendment, FiguresReading } from './book.ts';
import { boundTo, readFigures } from './read-figures.ts';

type Changed = Pick<TableState, 'about' | 'regulations' | 'rulings' | 'takenDown'>;

/** How players change the rules of a table; null where they don't. */
export const liveRulesOf = ({ about }: Pick<TableState, 'about'>): LiveRules | null => {
  const rules = about === null ? null : tableRules[about.rules];
  return rules?.game === 'diplomacy' ? (rules.live ?? null) : null;
};

const upTo = <Entry extends { at: Instant }>(entries: readonly Entry[], until: Instant | null): Entry[] =>
  entries.filter(({ at }) => until === null || at <= until);

const isHeld =
  ({ rulings }: Changed) =>
  ({ ruling: number }: FiguresReading): boolean =>
    rulings.some((ruling) => ruling.number === number && holds(ruling));

/** Whether a change says what it means for the bot: by itself, or as the Judge said. */
function isRead(state: Changed, { seq, figures }: Amendment): boolean {
  return (
    figures !== null ||
    state.regulations.readings.filter(isHeld(state)).some(({ amends }) => amends.includes(seq))
  );
}

/**
 * The changes of regulations, up to that moment, of which nobody has said what they mean for the bot: the last one of each regulation to
 * which figures are bound. Null for all so far.
 */
export function pendingAt(state: Changed, until: Instant | null): Amendment[] {
  const live = liveRulesOf(state);
  if (live === null) return [];
  const last = new Map(upTo(state.regulations.amendments, until).map((each) => [each.point, each]));
  return [...last.values()].filter((each) => !isRead(state, each) && boundTo(live, each.point).length > 0);
}

/** What is known of figures by then, the earlier first: a later one for the same figure takes its place. */
function figuresBy(
  state: Changed,
  live: LiveRules,
  known: (change: FiguresReading | Amendment) => Instant,
  until: Instant | null,
): FigureValues {
  const { amendments, readings } = state.regulations;
  const changes = [...amendments, ...readings.filter(isHeld(state))]
    .filter((each) => until === null || known(each) <= until)
    .sort((one, other) => known(one) - known(other) || one.seq - other.seq);
  return Object.assign({}, ...changes.map(({ figures }) => valuesOf(figures, live)));
}

function valuesOf(figures: string | null, live: LiveRules): FigureValues {
  if (figures === null) return {};
  const read = readFigures(figures, live);
  if ('refused' in read) throw new Error(`The figures ${figures} cannot be read any more: ${read.refused}`);
  return read.values;
}

/**
 * The rules of a table as they were at that moment, the changes of that very moment included (BT15); null for as they are now. What the
 * Judge said later of a change counts from that change on.
 */
export function rulesAt(state: Changed, until: Instant | null): TableRules {
  const rules = tableRules[state.about?.rules ?? 'club'];
  const live = liveRulesOf(state);
  if (live === null || (state.regulations.amendments.length === 0 && state.regulations.readings.length === 0))
    return rules;
  const values = figuresBy(state, live, ({ at }) => at, until);
  const amendments = upTo(state.regulations.amendments, until).map((each) => asShown(state, each));
  return live.with(withPoints(diplomacyRules(rules), amendments), values);
}

/** The same with the clock as it was known at that moment: it never changes for what is said later. */
export function clockRulesAt(state: Changed, at: Instant): DiplomacyTableRules {
  const rules = diplomacyRules(tableRules[state.about?.rules ?? 'club']);
  const live = liveRulesOf(state);
  if (live === null) return rules;
  return live.with(
    rules,
    figuresBy(state, live, (each) => ('saidAt' in each ? each.saidAt : each.at), at),
  );
}

/** What all figures are now. */
export const valuesNow = (state: Changed, live: LiveRules): FigureValues => ({
  ...Object.fromEntries(Object.entries(live.figures).map(([name, { usual }]) => [name, usual])),
  ...figuresBy(state, live, ({ at }) => at, null),
});

export const repealed = 'This regulation was repealed.';

/** The entry by which the text of a change was written. */
export const writtenIn = (
  { regulations }: Pick<Changed, 'regulations'>,
  { seq, enacted }: Amendment,
): number => regulations.proposals.find(({ number }) => number === enacted?.proposal)?.seq ?? seq;

/** A change as people may read it: without its text where the member of staff took that down. */
const asShown = (state: Changed, amendment: Amendment): Amendment =>
  state.takenDown.has(writtenIn(state, amendment)) ? { ...amendment, text: takenDownWords } : amendment;

function withPoints(rules: DiplomacyTableRules, amendments: readonly Amendment[]): DiplomacyTableRules {
  const points = new Map(rules.points.map((point) => [point.id, point]));
  for (const { point: id, text, figures } of amendments)
    points.set(id, amendedPoint(points.get(id), { id, text, figures }));
  return { ...rules, points: inOrder([...points.values()]) };
}

/** What its first words said besides is gone; what the bot asks about is still decided there. */
const amendedPoint = (
  before: Point | undefined,
  { id, text, figures }: Pick<Amendment, 'text' | 'figures'> & { id: string },
): Point => ({
  id,
  ...(before?.on === undefined ? {} : { on: before.on }),
  text: text ?? repealed,
  met: figures === null || figures === 'same' ? 'person' : 'enforced',
});

/** Regulations by their numbers, before what holds beside them. */
function inOrder(points: readonly Point[]): Point[] {
  const isOwn = ({ id }: Point): boolean => /^\d+$/.test(id);
  return [
    ...points.filter(isOwn).sort((one, other) => Number(one.id) - Number(other.id)),
    ...points.filter((point) => !isOwn(point)),
  ];
}

/** The number that a new regulation gets. */
export const nextPoint = (state: Changed): string =>
  String(
    1 +
      Math.max(
        ...rulesAt(state, null)
          .points.map(({ id }) => Number(id))
          .filter(Number.isInteger),
      ),
  );
