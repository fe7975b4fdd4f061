import { useLayoutEffect, useRef } from 'preact/hooks';
import { choicesAt, type DiplomacyMap, type Location } from '../../../../packages/diplomacy/src/index.ts';
import { placeName } from '../../../tables/diplomacy/words/places.ts';
import type { Choice, Slots } from '../../orders/choices.ts';
import type { Desk, OnDesk } from './desk.ts';
import {
  candidates,
  type Mode,
  nothingPicked,
  openPlaces,
  type Picking,
  type Step,
  turnTo,
} from './picking.ts';

interface BarShown {
  picking: Picking;
  slots: Slots;
  map: DiplomacyMap;
  /** What came of the last thing that was done. */
  said: string;
  desk: Desk;
  on: OnDesk;
  take(step: Step): void;
  give(choice: Choice): void;
  takeBack(slot: string): void;
  goBack(): void;
  onPoint(at: Location, how: Mode): void;
}

/** What is asked now, with a button for each answer: all that the map does can be done here too. */
export function Bar(shown: BarShown) {
  const { picking, said, on, map } = shown;
  const words = promptOf(picking, on, map);
  const place = useRef<HTMLElement>(null);
  const hadFocus = place.current?.contains(document.activeElement) === true;
  // What was pressed is gone with its question: the focus goes on to the next one.
  useLayoutEffect(() => {
    if (hadFocus && place.current?.contains(document.activeElement) === false)
      place.current.focus({ preventScroll: true });
  });
  return (
    <section ref={place} class="picking" tabIndex={-1} aria-label="What to order">
      <p class="stands" role="status">
        {[said, words].filter(Boolean).join(' ')}
      </p>
      <p class="saving" role="status">
        {savingWords(on)}
      </p>
      <Answers {...shown} />
    </section>
  );
}

function promptOf(picking: Picking, on: OnDesk, map: DiplomacyMap): string {
  const { slot, mode, of, ask } = picking;
  if (ask.length > 0) return 'Which of these?';
  if (slot === null) return startWords(on);
  if (mode === 'move') return `${slot.label}: where to?`;
  return of === null
    ? `${slot.label}: which unit does it ${mode}?`
    : `${slot.label} ${mode}s ${placeName(map, of)}: where to?`;
}

/** What there is to do while nothing is picked. */
function startWords(on: OnDesk): string {
  const { kind, slots } = on.slots;
  if (on.state.final && on.unsaved.size === 0) return 'Your orders are final.';
  if (slots.every(({ name }) => hasOrder(on, name)))
    return 'All orders are given. Press Final, or change one.';
  if (kind === 'builds') return 'Choose where you build.';
  return kind === 'disbands' ? 'Choose a unit to disband.' : 'Choose a unit.';
}

function savingWords({ saving, state, unsaved }: OnDesk): string {
  switch (saving) {
    case 'saving':
      return 'Saving …';
    case 'failed':
      return 'Could not save. Trying again …';
    default:
      return unsaved.size > 0 || state.receipt === null ? '' : `Saved ${state.receipt.time}`;
  }
}

function Answers(shown: BarShown) {
  const { picking, slots, give, goBack } = shown;
  if (picking.ask.length > 0)
    return (
      <p class="answers">
        {picking.ask.map((choice) => (
          <button type="button" onClick={() => give(choice)}>
            {askLabel(choice, picking.ask)}
          </button>
        ))}
        <button type="button" class="back" onClick={goBack}>
          Back
        </button>
      </p>
    );
  if (picking.slot === null)
    return slots.kind === 'builds' || slots.kind === 'disbands' ? (
      <Adjusting {...shown} />
    ) : (
      <Start {...shown} />
    );
  return (
    <>
      <Verbs {...shown} />
      <Places {...shown} />
    </>
  );
}

/** Moves to one place differ by how one goes there, or by the coast; all else is said whole. */
function askLabel(choice: Choice, all: readonly Choice[]): string {
  const isOneWay = all.every(({ kind, to }) => kind === 'move' && to === choice.to);
  if (isOneWay) return choice.byConvoy ? 'By convoy' : 'By land';
  return choice.label;
}

/** Nothing is picked: the units, and whether all is final. */
const Start = ({ slots, on, desk, onPoint }: BarShown) => (
  <p class="answers">
    {slots.slots.map(({ name, at, label }) => (
      <button type="button" onClick={() => at !== null && onPoint(at, 'move')}>
        {label}
        {hasOrder(on, name) ? ' ✓' : ''}
      </button>
    ))}
    <Final on={on} desk={desk} />
  </p>
);

const hasOrder = ({ filled, unsaved }: OnDesk, slot: string): boolean =>
  (unsaved.get(slot) ?? (filled.bySlot.has(slot) ? 'saved' : '')) !== '';

const Final = ({ on: { state }, desk }: Pick<BarShown, 'on' | 'desk'>) => (
  <button type="button" class="finish" onClick={() => desk.finish(!state.final)}>
    {state.final ? 'Take back final' : 'Final'}
  </button>
);

/** Builds and disbands: the places, what is built nowhere, and whether all is final. */
const Adjusting = (shown: BarShown) => {
  const { slots, give, on, desk } = shown;
  const waive = slots.slots[0]?.choices.find(({ kind }) => kind === 'waive');
  return (
    <>
      <Places {...shown} />
      <p class="answers">
        {waive === undefined ? null : (
          <button type="button" onClick={() => give(waive)}>
            Build nothing
          </button>
        )}
        <Final on={on} desk={desk} />
      </p>
    </>
  );
};

/** What the unit that is picked can do besides going somewhere. */
function Verbs({ picking, take, takeBack, goBack }: BarShown) {
  const { slot, mode } = picking;
  if (slot === null) return null;
  const single = slot.choices.find(({ kind }) => kind === 'hold' || kind === 'disband');
  const has = (wanted: Mode): boolean => slot.choices.some(({ kind }) => kind === wanted);
  const toggle = (wanted: Mode, label: string) =>
    has(wanted) ? (
      <button
        type="button"
        aria-pressed={mode === wanted}
        onClick={() => take(turnTo(picking, mode === wanted ? 'move' : wanted))}
      >
        {label}
      </button>
    ) : null;
  return (
    <p class="answers verbs">
      {single === undefined ? null : (
        <button type="button" onClick={() => take({ picking: nothingPicked, made: single, problem: null })}>
          {single.kind === 'hold' ? 'Hold' : 'Disband'}
        </button>
      )}
      {toggle('support', 'Support')}
      {toggle('convoy', 'Convoy')}
      <button type="button" onClick={() => takeBack(slot.name)}>
        No order
      </button>
      <button type="button" class="back" onClick={goBack}>
        Back
      </button>
    </p>
  );
}

/** The places that are lit on the map, by name. */
function Places({ picking, slots, map, onPoint }: BarShown) {
  const names = openPlaces(picking, slots)
    .map((at) => ({ at, name: placeName(map, at) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const byProvince = new Set(slots.kind === 'builds' ? names.map(({ at }) => at.slice(0, 3)) : []);
  const shown =
    byProvince.size === 0 ? names : names.filter(({ at }) => choicesAt(at, [...byProvince]).includes(at));
  return (
    <p class="answers places">
      {shown.map(({ at, name }) => (
        <button type="button" onClick={() => onPoint(at, 'move')}>
          {name}
        </button>
      ))}
      {candidates(picking, slots).length === 0 ? 'Nowhere' : null}
    </p>
  );
}
