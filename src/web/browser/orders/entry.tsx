import { render } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import {
  type DrawnOrder,
  type Location,
  mapNamed,
  provinceOf,
  readPosition,
} from '../../../../packages/diplomacy/src/index.ts';
import { subjectOfOrder } from '../../../tables/diplomacy/own.ts';
import type { Choice } from '../../orders/choices.ts';
import { saidOrder } from '../../orders/labels.ts';
import { textOf } from '../../orders/lines.ts';
import { About, ForYouAlone, finalWords, Receipt } from '../../orders/pieces.tsx';
import { LaterRows, Others, Rows } from '../../orders/rows.tsx';
import type { OrdersState } from '../../orders/state.ts';
import { Bar } from './bar.tsx';
import { Board, focusOn } from './board.tsx';
import { Desk, type OnDesk } from './desk.ts';
import {
  back,
  type Mode,
  nothingPicked,
  openPlaces,
  type Picking,
  point,
  type Step,
  turnTo,
} from './picking.ts';

/** Puts the map to click on in the place of the form without scripts. */
export async function giveOrders(place: HTMLElement): Promise<void> {
  const address = place.dataset.orders ?? '';
  const response = await fetch(`${address}/state`, { cache: 'no-store' });
  if (!response.ok) return;
  const state: OrdersState = await response.json();
  const desk = new Desk(address, state, draw);
  function draw(): void {
    render(<Entry desk={desk} on={desk.look()} />, place);
  }
  place.replaceChildren();
  draw();
  keepUpToDate(desk, address);
}

/** Shows what was changed in another window, and asks before anything is lost. */
function keepUpToDate(desk: Desk, address: string): void {
  let events: EventSource | null = null;
  const follow = () => {
    events?.close();
    events = document.hidden ? null : new EventSource(`${address}/live`);
    events?.addEventListener('orders', () => desk.refresh());
  };
  follow();
  document.addEventListener('visibilitychange', () => {
    follow();
    if (!document.hidden) desk.refresh();
  });
  addEventListener('focus', () => desk.refresh());
  addEventListener('online', () => desk.refresh());
  addEventListener('beforeunload', (event) => {
    if (desk.isUnsaved) event.preventDefault();
  });
}

/** The page of a player: the map, what is being picked, and the list of all orders. */
function Entry({ desk, on }: { desk: Desk; on: OnDesk }) {
  const { state, slots, filled, unsaved, next, problem } = on;
  const [picking, setPicking] = useState<Picking>(nothingPicked);
  const [said, say] = useReducer((_: string, words: string) => words, '');
  const map = mapNamed(state.map);
  // Each answer brings the position again: the map is drawn again only where it is another one.
  const position = useMemo(() => readPosition(state.position, map), [JSON.stringify(state.position), map]);
  useEffect(() => setPicking(nothingPicked), [state.phase]);
  const isOpen = state.status === 'ordering' && next === null && on.saving !== 'gone';

  const take = ({ picking: now, made, problem: why }: Step) => {
    setPicking(now);
    if (made !== null) give(made);
    else say(why ?? '');
  };
  const give = (choice: Choice) => {
    const slot = slotFor(choice, on, picking);
    if (slot === null) return say('You have chosen all of them. Take one back in the list first.');
    desk.order(slot, choice.text);
    setPicking(nothingPicked);
    say(`${saidOrder(choice.order, map, state.power.id)}.`);
    if (document.activeElement instanceof SVGElement && picking.slot?.at != null) focusOn(picking.slot.at);
  };
  const takeBack = (slot: string) => {
    desk.order(slot, '');
    setPicking(nothingPicked);
    say('Its order is taken back.');
  };
  const goBack = () => {
    setPicking(back(picking));
    say('');
  };
  useKeys(isOpen && picking.slot !== null, {
    h: () => pressHold(picking, take),
    m: () => take(turnTo(picking, 'move')),
    s: () => take(turnTo(picking, 'support')),
    c: () => take(turnTo(picking, 'convoy')),
    Escape: goBack,
  });
  const choices = isOpen ? openPlaces(picking, slots) : [];
  const onPoint = (at: Location, how: Mode) => {
    if (isOpen) take(point(picking, slots, at, how));
  };
  return (
    <>
      <h1>
        {state.power.name}: {state.phaseName}
      </h1>
      <About state={state} />
      <Notices desk={desk} on={on} />
      {problem === null ? null : (
        <p class="wrong" role="alert">
          {problem}
        </p>
      )}
      <div class="desk">
        <Board
          {...{ map, position, choices, onPoint }}
          orders={drawnOrders(on)}
          chosen={isOpen ? [picking.slot?.at, picking.of].flatMap((at) => at ?? []) : []}
        />
        {isOpen ? (
          <Bar
            {...{ picking, slots, map, said, take, give, takeBack, goBack, onPoint }}
            on={on}
            desk={desk}
          />
        ) : null}
      </div>
      {isOpen ? (
        <>
          <h2>Your orders</h2>
          <Rows {...{ slots, filled, unsaved }} onChange={(slot, text) => desk.order(slot, text)} />
          <LaterRows {...{ slots, filled, unsaved }} onChange={(slot, text) => desk.order(slot, text)} />
          <Others lines={filled.others} />
          <p class="final">{finalWords(state)}</p>
          <Receipt state={state} />
          <ForYouAlone />
          <Keys />
        </>
      ) : null}
    </>
  );
}

/** How the map is used without a mouse, and with fewer clicks. */
const Keys = () => (
  <p class="keys">
    Tab and the arrow keys go through the places, Enter chooses one. <kbd>H</kbd> holds, <kbd>S</kbd>{' '}
    supports, <kbd>C</kbd> convoys, <kbd>Esc</kbd> goes back. With the mouse, hold <kbd>Shift</kbd> to support
    the unit that you click on, or <kbd>Alt</kbd> to convoy it.
  </p>
);

/** What the phase that is over, or a link that has lapsed, mean for the player. */
function Notices({ desk, on: { state, next, saving, unsaved } }: { desk: Desk; on: OnDesk }) {
  const lost =
    unsaved.size === 0 ? '' : ` Not saved in time: ${[...unsaved.values()].filter(Boolean).join(', ')}.`;
  if (saving === 'gone')
    return (
      <p class="wrong" role="alert">
        This page does not work any more. Use <code>/diplomacy orders</code> on Discord and open a new one.
        {lost}
      </p>
    );
  if (next === null) return null;
  return (
    <div class="over" role="alert">
      <p>
        {state.phaseName} is over.{lost}
      </p>
      <button type="button" onClick={() => desk.goOn()}>
        {next.status === 'over' ? 'Look at the end of the game' : `Go on with ${next.phaseName}`}
      </button>
    </div>
  );
}

/** In adjustments a choice goes to the slot that has its place already, else to a free one; null where none is. */
function slotFor(choice: Choice, { slots, filled, unsaved }: OnDesk, { slot }: Picking): string | null {
  if (slot !== null) return slot.name;
  const textIn = (name: string): string => {
    const line = filled.bySlot.get(name);
    return unsaved.get(name) ?? (line === undefined ? '' : textOf(line));
  };
  const subjectIn = (name: string): string | undefined => {
    const there = slots.slots[0]?.choices.find(({ text }) => text === textIn(name));
    return there === undefined ? undefined : subjectOfOrder(there.order);
  };
  const names = slots.slots.map(({ name }) => name);
  const same =
    choice.at === null ? undefined : names.find((name) => subjectIn(name) === provinceOf(choice.at ?? ''));
  return same ?? names.find((name) => textIn(name) === '') ?? null;
}

/** Everything that is ordered, saved or not, as it is drawn. */
function drawnOrders({ state, slots, filled, unsaved }: OnDesk): DrawnOrder[] {
  const all = new Map(
    slots.slots.flatMap(({ name, choices }) =>
      choices.map((choice) => [`${name} ${choice.text}`, choice.order]),
    ),
  );
  const saved = [...filled.bySlot].flatMap(([name, { order }]) => (unsaved.has(name) ? [] : [order]));
  const chosen = [...unsaved].map(([name, text]) => all.get(`${name} ${text}`) ?? null);
  return [...saved, ...filled.others.map(({ order }) => order), ...chosen].flatMap((order) =>
    order === null ? [] : [{ power: state.power.id, order, result: null }],
  );
}

function pressHold({ slot }: Picking, take: (step: Step) => void): void {
  const hold = slot?.choices.find(({ kind }) => kind === 'hold');
  if (hold !== undefined) take({ picking: nothingPicked, made: hold, problem: null });
}

/** Single keys that do something while a unit is picked, wherever the focus is but where one writes or chooses. */
function useKeys(active: boolean, keys: Readonly<Record<string, () => void>>): void {
  const now = useRef({ active, keys });
  now.current = { active, keys };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, key } = event;
      const writing = target instanceof Element && target.closest('input, textarea, select') !== null;
      const does = now.current.keys[key];
      if (!now.current.active || writing || altKey || ctrlKey || metaKey || does === undefined) return;
      event.preventDefault();
      does();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
