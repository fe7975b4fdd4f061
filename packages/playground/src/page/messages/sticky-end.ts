import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How near its end something has to be scrolled to stay there, in pixels. */
const NEAR_END = 120;

/**
 * Keeps what is scrolled at its end while it grows: somebody who comes to another place is shown its end, and somebody who has
 * scrolled up stays where they are.
 */
export function useStickyEnd(place: string, drawn: unknown): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const toEnd = () => {
    if (atEnd.current && scroller.current !== null)
      scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [place]);
  useLayoutEffect(toEnd, [place, drawn]);
  useEffect(() => {
    const element = scroller.current;
    return element === null ? undefined : watch(element, atEnd, toEnd);
  }, []);
  return scroller;
}

/** It shrinks, and what is in it grows, after it was drawn: only scrolling upwards is somebody's wish to leave the end. */
function watch(element: HTMLElement, atEnd: { current: boolean }, toEnd: () => void): () => void {
  // Anyone who has no mouse scrolls it with keys.
  element.tabIndex = 0;
  let before = element.scrollTop;
  const note = () => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_END;
    atEnd.current = near || (atEnd.current && scrollTop >= before);
    before = scrollTop;
  };
  const growth = new ResizeObserver(toEnd);
  for (const each of [element, ...element.children]) growth.observe(each);
  element.addEventListener('scroll', note);
  return () => {
    growth.disconnect();
    element.removeEventListener('scroll', note);
  };
}
