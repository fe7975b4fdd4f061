import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Guide, nextAfter } from '../guide.ts';
import { chooseLook, useLook } from '../look.ts';
import { useSight } from '../sight.ts';
import { placeIn, type State } from '../state/state.ts';
import { ClockMenu } from './clock-menu.tsx';

interface Head {
  sideOpen: boolean;
  onSide(): void;
  guide: Guide;
}

/** Where one is, what time it is, and the way to the tour. */
export function Header({ sideOpen, onSide, guide }: Head): VNode {
  const { state } = useSight();
  const place = placeIn(state);
  useTitle(state);
  return (
    <header>
      <button
        type="button"
        class="icon side-button"
        aria-label="Channels and people"
        aria-expanded={sideOpen}
        aria-controls="sidebar"
        onClick={onSide}
      >
        ☰
      </button>
      <h1>
        {place?.kind === 'direct' ? '@' : '#'}
        <bdi>{place?.name}</bdi>
      </h1>
      <ClockMenu />
      <LookButton />
      {guide.steps.length > 0 && guide.at === null && (
        <button type="button" class="button secondary" onClick={() => guide.goTo(nextAfter(guide.done, -1))}>
          Tour
        </button>
      )}
    </header>
  );
}

function LookButton(): VNode {
  const other = useLook() === 'light' ? 'dark' : 'light';
  const words = `Switch to ${other}`;
  return (
    <button type="button" class="icon" aria-label={words} title={words} onClick={() => chooseLook(other)}>
      <span aria-hidden="true">{other === 'dark' ? '☾' : '☀'}</span>
    </button>
  );
}

/** The title says what waits, where one is and who one is: windows of several people are told apart by it. */
function useTitle(state: State): void {
  const pings = [...state.unread.values()].reduce((sum, unread) => sum + unread.pings, 0);
  const { me, guild } = state;
  const title = `${pings > 0 ? `(${pings}) ` : ''}${me.displayName} – #${placeIn(state)?.name ?? ''} | ${guild.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Connected({ connection }: Pick<State, 'connection'>): VNode | null {
  switch (connection) {
    case 'open':
      return null;
    case 'opening':
      return (
        <p class="unseen" role="status">
          Connecting…
        </p>
      );
    case 'lost':
      return (
        <p class="notice" role="status">
          The connection is lost. Trying to get it back…
        </p>
      );
    case 'over':
      return (
        <p class="notice" role="alert">
          The playground was restarted, and what was here is gone.{' '}
          <button type="button" class="link" onClick={() => location.reload()}>
            Open the new one
          </button>
        </p>
      );
  }
}

/** What everybody at the page has to know: that the stream is cut off, or that something was refused. */
export function Notices(): VNode {
  const { state, session } = useSight();
  return (
    <>
      <Connected connection={state.connection} />
      {state.refusal !== null && (
        <p class="notice failure" role="alert">
          {state.refusal}{' '}
          <button type="button" class="link" onClick={() => session.clearRefusal()}>
            Dismiss
          </button>
        </p>
      )}
    </>
  );
}
