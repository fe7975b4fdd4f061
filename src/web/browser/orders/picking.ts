import { choicesAt, type Location, provinceOf } from '../../../../packages/diplomacy/src/index.ts';
import type { Choice, Slot, Slots } from '../../orders/choices.ts';

/** What the next place that is pointed at will mean. */
export type Mode = 'move' | 'support' | 'convoy';

/** An order as far as it has been put together. */
export interface Picking {
  /** The unit that is ordered; null until one is chosen. */
  slot: Slot | null;
  mode: Mode;
  /** The unit that is supported or convoyed. */
  of: Location | null;
  /** Orders between which only a question can decide: by which coast, by land or by sea, what to build. */
  ask: readonly Choice[];
}

export const nothingPicked: Picking = { slot: null, mode: 'move', of: null, ask: [] };

/** What comes of something that was pointed at or pressed. */
export interface Step {
  picking: Picking;
  /** The order that is complete now. */
  made: Choice | null;
  /** Why nothing came of it. */
  problem: string | null;
}

const on = (picking: Picking): Step => ({ picking, made: null, problem: null });
const stuck = (picking: Picking, problem: string): Step => ({ picking, made: null, problem });

const isAdjusting = ({ kind }: Slots): boolean => kind === 'builds' || kind === 'disbands';

/** What can be chosen now. */
export function candidates({ slot, mode, of, ask }: Picking, slots: Slots): readonly Choice[] {
  if (ask.length > 0) return ask;
  if (isAdjusting(slots)) return (slots.slots[0]?.choices ?? []).filter(({ at }) => at !== null);
  if (slot === null) return [];
  if (mode === 'move') return slot.choices.filter(({ kind }) => kind === 'move' || kind === 'retreat');
  return slot.choices.filter((choice) => choice.kind === mode && (of === null || choice.of === of));
}

/** The place by which a choice is pointed at now. */
function placeOf({ at, of: unit, to }: Choice, { mode, of }: Picking, slots: Slots): Location | null {
  if (isAdjusting(slots)) return at;
  return mode !== 'move' && of === null ? unit : to;
}

const isPlace = (place: Location | null): place is Location => place !== null;

/** The places that can be chosen now: units first, then where their orders lead. */
export function openPlaces(picking: Picking, slots: Slots): Location[] {
  const places =
    picking.slot === null && !isAdjusting(slots)
      ? slots.slots.map(({ at }) => at)
      : candidates(picking, slots).map((choice) => placeOf(choice, picking, slots));
  return [...new Set(places.filter(isPlace))];
}

/** A place is pointed at; with `how` the player says at once that it is to be supported or convoyed. */
export function point(picking: Picking, slots: Slots, at: Location, how: Mode = 'move'): Step {
  if (isAdjusting(slots)) return decide(picking, inProvince(slots, at));
  if (picking.slot === null) return pickUnit(slots, at, how);
  if (how !== 'move' && picking.mode !== how) {
    const switched = turnTo(picking, how);
    return switched.problem === null ? point(switched.picking, slots, at) : switched;
  }
  return pickPlace({ ...picking, ask: [] }, slots, at);
}

const inProvince = ({ slots }: Slots, at: Location): Choice[] =>
  (slots[0]?.choices ?? []).filter(
    (choice) => choice.at !== null && provinceOf(choice.at) === provinceOf(at),
  );

function pickUnit({ slots }: Slots, at: Location, how: Mode): Step {
  const meant = choicesAt(at, slots.map((slot) => slot.at).filter(isPlace));
  const slot = slots.find((each) => each.at !== null && meant.includes(each.at));
  if (slot === undefined) return stuck(nothingPicked, 'None of your units is there.');
  return how === 'move' ? on({ ...nothingPicked, slot }) : turnTo({ ...nothingPicked, slot }, how);
}

/** The same unit is to do something else. */
export function turnTo(picking: Picking, mode: Mode): Step {
  const { slot } = picking;
  if (slot === null) return stuck(picking, 'Choose a unit first.');
  const can = mode === 'move' || slot.choices.some(({ kind }) => kind === mode);
  return can
    ? on({ slot, mode, of: null, ask: [] })
    : stuck(picking, `${slot.label} can ${mode} nobody now.`);
}

function pickPlace(picking: Picking, slots: Slots, at: Location): Step {
  const open = candidates(picking, slots);
  const places = choicesAt(at, openPlaces(picking, slots));
  const meant = open.filter((choice) => places.includes(placeOf(choice, picking, slots) ?? ''));
  if (meant.length === 0) return elsewhere(picking, slots, at);
  const [first] = meant;
  if (picking.mode === 'move' || picking.of !== null || first === undefined) return decide(picking, meant);
  const next = { ...picking, of: first.of };
  return meant.length === 1 ? decide(next, meant) : on(next);
}

/** One order is made; between several the player is asked. */
function decide(picking: Picking, meant: readonly Choice[]): Step {
  const [only, another] = meant;
  if (only === undefined) return stuck(picking, 'Nothing is possible there.');
  return another === undefined
    ? { picking: nothingPicked, made: only, problem: null }
    : on({ ...picking, ask: meant });
}

/** Where an order cannot lead, another unit of one's own may be meant; the same one puts it down. */
function elsewhere(picking: Picking, slots: Slots, at: Location): Step {
  const other = pickUnit(slots, at, 'move');
  if (other.problem !== null) return stuck(picking, 'That is not possible from here.');
  return other.picking.slot === picking.slot ? on(nothingPicked) : other;
}

/** One step back. */
export function back(picking: Picking): Picking {
  const { slot, mode, of, ask } = picking;
  if (ask.length > 0) return { ...picking, ask: [] };
  if (of !== null) return { ...picking, of: null };
  return mode === 'move' || slot === null ? nothingPicked : { ...picking, mode: 'move' };
}
