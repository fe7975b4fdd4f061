import type { Shown } from '../page.ts';
import { bytesShown } from '../weight.ts';
import type { Slot } from './choices.ts';
import { fill } from './lines.ts';
import { About, ForYouAlone, finalWords, Receipt } from './pieces.tsx';
import { LaterRows, Others, Rows } from './rows.tsx';
import { type OrdersState, slotsIn } from './state.ts';

/** How the page is looked at: first, after something was saved, or after something that was not taken. */
export interface Turn {
  saved: boolean;
  problem: string | null;
  /** The unit whose choices are looked at alone; null for all. */
  unit: string | null;
}

/** A form of selects, in whose place a script puts the map to click on. */
export function showOrders(state: OrdersState, link: string, turn: Turn): Shown {
  const title = `${state.power.name}: ${state.phaseName}`;
  return {
    title,
    main: (
      <div class="give-orders" data-orders={`/orders/${link}`}>
        <h1>{title}</h1>
        <About state={state} />
        {turn.problem === null ? null : (
          <p class="wrong" role="alert">
            {turn.problem}
          </p>
        )}
        {turn.saved ? (
          <p class="saved" role="status">
            <strong>Your orders are saved.</strong>
          </p>
        ) : null}
        <noscript>
          <Picture link={link} phase={state.phaseName} />
        </noscript>
        {state.status === 'ordering' ? <Form state={state} unit={turn.unit} /> : null}
      </div>
    ),
  };
}

/** The map with the orders as they are saved, for those without scripts. */
function Picture({ link, phase }: { link: string; phase: string }) {
  const at = (size: string, theme: string) => `/orders/${link}/map.svg?size=${size}&theme=${theme}`;
  return (
    <picture class="orders-map">
      <source media="(max-width: 44rem) and (prefers-color-scheme: dark)" srcset={at('small', 'dark')} />
      <source media="(max-width: 44rem)" srcset={at('small', 'light')} />
      <source media="(prefers-color-scheme: dark)" srcset={at('large', 'dark')} />
      <img src={at('large', 'light')} alt={`The map in ${phase}, with your orders`} />
    </picture>
  );
}

function Form({ state, unit }: { state: OrdersState; unit: string | null }) {
  const all = slotsIn(state);
  const filled = fill(all, state.lines);
  const alone = all.slots.find(({ name }) => name === unit);
  const slots = alone === undefined ? all : { ...all, slots: [alone], later: [] };
  return (
    <form class="orders-form" method="post" action="?">
      <input type="hidden" name="phase" value={state.phase} />
      <Rows slots={slots} filled={filled} apart={alone === undefined ? tooHeavy(slots.slots) : new Set()} />
      <LaterRows slots={slots} filled={filled} />
      <Others lines={filled.others} />
      <p class="final">{finalWords(state)}</p>
      <p class="steps">
        <button type="submit" name="do" value="save">
          Save
        </button>{' '}
        {state.final ? (
          <button type="submit" name="do" value="not-final">
            Save and take back final
          </button>
        ) : (
          <button type="submit" name="do" value="final">
            Save and mark final
          </button>
        )}
      </p>
      <Receipt state={state} />
      <ForYouAlone />
    </form>
  );
}

/** The most bytes that lists of choices take on the page. */
const mostBytes = 70_000;

/** The slots whose choices would make the page too heavy: they are on pages of their own. */
function tooHeavy(slots: readonly Slot[]): ReadonlySet<string> {
  let weight = 0;
  const heavy = slots.filter(({ choices }) => {
    const own = choices.reduce((sum, { text, label }) => sum + bytesShown(text + label) + markup, 0);
    if (weight + own > mostBytes) return true;
    weight += own;
    return false;
  });
  return new Set(heavy.map(({ name }) => name));
}

/** What stands around a choice, in bytes. */
const markup = 32;
