import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useClock, useSight, useWaiting } from '../sight.ts';
import { clockFace, instantOf, localOf } from '../times.ts';
import { useMenu } from './menu.ts';

/** This Discord's clock, and the moments to which it can be moved. */
export function ClockMenu(): VNode {
  const { state } = useSight();
  const menu = useMenu();
  const now = useClock(1_000);
  const waits = useWaiting(1_000);
  const face = clockFace(now, state.clock.timezone);
  if (!state.clock.movable)
    return (
      <p class="clock">
        <Face words={face} />
      </p>
    );
  return (
    <div class="clock" {...menu.frame}>
      <button
        type="button"
        class="clock-button"
        aria-label={`The clock shows ${face}${waits ? ' and waits for you' : ''}. Move it`}
        {...menu.opener}
      >
        <Face words={face} /> {waits && <span class="clock-waits">waits</span>}{' '}
        <span aria-hidden="true">▾</span>
      </button>
      {menu.isOpen && (
        <section class="menu" aria-label="Move the clock">
          {state.clock.runsFor !== null && (
            <p class="faint">Time stands still until you do something. Then it runs for a minute.</p>
          )}
          <Moments onMove={menu.close} />
          <OwnMoment now={now} onMove={menu.close} />
        </section>
      )}
    </div>
  );
}

/** The time, and the day with it where there is room. */
function Face({ words }: { words: string }): VNode {
  const time = words.lastIndexOf(' ') + 1;
  return (
    <>
      <span class="clock-day">{words.slice(0, time)}</span>
      {words.slice(time)}
    </>
  );
}

function Moments({ onMove }: { onMove(): void }): VNode {
  const { state, session } = useSight();
  const { moments, timezone } = state.clock;
  return (
    <ul>
      {moments.map(({ label, at }) => (
        <li key={at + label}>
          <button
            type="button"
            onClick={() => {
              onMove();
              session.moveClock(at);
            }}
          >
            <span>
              {label} <span class="faint">{clockFace(Date.parse(at), timezone)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Any other moment, which has to be later than now. */
function OwnMoment({ now, onMove }: { now: number; onMove(): void }): VNode {
  const { state, session } = useSight();
  const { timezone } = state.clock;
  const [local, setLocal] = useState(localOf(now, timezone));
  return (
    <form
      class="newcomer"
      onSubmit={(event) => {
        event.preventDefault();
        onMove();
        session.moveClock(new Date(instantOf(local, timezone)).toISOString());
      }}
    >
      <label>
        Another time{' '}
        <input
          type="datetime-local"
          required
          value={local}
          min={localOf(now, timezone)}
          onInput={({ currentTarget }) => setLocal(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button secondary">
        Move the clock
      </button>
    </form>
  );
}
