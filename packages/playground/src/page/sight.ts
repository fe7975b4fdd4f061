import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Session } from './session.ts';
import { type State, timeIn, waitsIn } from './state/state.ts';

/** What is drawn, and what carries out what is asked for. */
export interface Sight {
  state: State;
  session: Session;
}

export const SightContext = createContext<Sight | null>(null);

/** What there is to draw, anywhere inside the page. */
export function useSight(): Sight {
  const sight = useContext(SightContext);
  if (sight === null) throw new Error('drawn outside the page');
  return sight;
}

/** The state of a session as it is now, drawn again at each change. */
export function useStore(session: Session): State {
  const [, setDrawn] = useState<State | null>(null);
  useEffect(() => {
    const draw = () => setDrawn(session.store.state);
    draw();
    return session.store.listen(draw);
  }, [session]);
  return session.store.state;
}

/** This Discord's time in milliseconds since 1970, drawn again every so many milliseconds. */
export function useClock(everyMs: number): number {
  const { state } = useSight();
  return timeIn(state, useRealTime(everyMs));
}

/** Whether the clock waits for somebody to do something, drawn again every so many milliseconds. */
export function useWaiting(everyMs: number): boolean {
  const { state } = useSight();
  return waitsIn(state, useRealTime(everyMs));
}

function useRealTime(everyMs: number): number {
  const { state } = useSight();
  const [realNow, setRealNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setRealNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return Math.max(realNow, state.clockHeardAt);
}
