import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  choicesAt,
  type DiplomacyMap,
  type DrawnOrder,
  drawMap,
  drawOverlay,
  type Location,
  type PictureOptions,
  type PictureSize,
  type Position,
  placeNear,
  type Theme,
} from '../../../../packages/diplomacy/src/index.ts';
import type { Mode } from './picking.ts';

interface BoardShown {
  map: DiplomacyMap;
  position: Position;
  orders: readonly DrawnOrder[];
  /** The places that can be chosen now, and those that are. */
  choices: readonly Location[];
  chosen: readonly Location[];
  /** A place was pointed at; the keys that were held say what for. */
  onPoint(at: Location, how: Mode): void;
}

/** The map, on which places are chosen by a click, a tap, or the keyboard. */
export function Board({ map, position, orders, choices, chosen, onPoint }: BoardShown) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const size = useSize();
  const options: PictureOptions = { theme, size, orders, choices, chosen };

  useLayoutEffect(() => {
    if (place.current !== null)
      place.current.innerHTML = drawMap(map, position, { ...options, clickable: true });
  }, [map, position, theme, size]);
  useLayoutEffect(() => {
    if (place.current !== null) redraw(place.current, drawOverlay(map, position, options), options);
  });

  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const click = (event: MouseEvent) => {
      const at = meant(event, { map, size, choices });
      if (at !== null) onPoint(at, modeOf(event));
    };
    const press = (event: KeyboardEvent) => {
      const at = placeOf(event.target);
      if (at === null) return;
      if (event.key === 'Enter' || event.key === ' ') onPoint(at, modeOf(event));
      else if (!goTo(current, at, event.key)) return;
      event.preventDefault();
    };
    current.addEventListener('click', click);
    current.addEventListener('keydown', press);
    return () => {
      current.removeEventListener('click', click);
      current.removeEventListener('keydown', press);
    };
  });
  return <div ref={place} class="orders-map" />;
}

type Pressed = Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey'>;

const modeOf = ({ shiftKey, altKey, ctrlKey }: Pressed): Mode =>
  shiftKey ? 'support' : altKey || ctrlKey ? 'convoy' : 'move';

const placeOf = (target: EventTarget | null): Location | null =>
  target instanceof Element ? (target.closest('[data-at]')?.getAttribute('data-at') ?? null) : null;

/** How far from a place a finger or a pointer may be that means it, in CSS pixels. */
const reach = 22;

/** What was clicked on; where nothing can be chosen there, the nearest place that can. */
function meant(
  { target, clientX, clientY }: MouseEvent,
  { map, size, choices }: { map: DiplomacyMap; size: PictureSize; choices: readonly Location[] },
): Location | null {
  const at = placeOf(target);
  if (at !== null && choicesAt(at, choices).length > 0) return at;
  const svg = target instanceof Element ? target.closest('svg') : null;
  const toScreen = svg?.getScreenCTM() ?? null;
  if (toScreen === null) return at;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return placeNear(map, choices, { size, point: [x, y], within: reach / toScreen.a }) ?? at;
}

/** Puts what has changed into the map that is there. */
function redraw(
  place: HTMLElement,
  { choices, arrows, marks, words }: ReturnType<typeof drawOverlay>,
  options: PictureOptions,
): void {
  for (const [layer, inside] of Object.entries({ choices, arrows, marks })) {
    const group = place.querySelector(`[data-layer="${layer}"]`);
    if (group !== null && group.innerHTML !== inside) group.innerHTML = inside;
  }
  const told = place.querySelector('#map-words');
  if (told !== null) told.textContent = words;
  const stops = new Set([...(options.choices ?? []), ...(options.chosen ?? [])]);
  for (const button of place.querySelectorAll('[data-at][tabindex]')) {
    const at = button.getAttribute('data-at') ?? '';
    button.setAttribute('tabindex', stops.has(at) ? '0' : '-1');
    if (options.chosen?.includes(at) === true) button.setAttribute('aria-pressed', 'true');
    else button.removeAttribute('aria-pressed');
  }
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest place in that direction that can be chosen. */
function goTo(place: HTMLElement, from: Location, key: string): boolean {
  const direction = directions[key];
  if (direction === undefined) return false;
  const [start, ...stops] = [
    ...place.querySelectorAll<SVGElement>(`[data-at="${from}"][tabindex]`),
    ...place.querySelectorAll<SVGElement>('[data-at][tabindex="0"]'),
  ];
  if (start === undefined) return false;
  const [x, y] = middleOf(start);
  const ahead = stops.flatMap((stop) => {
    const [dx, dy] = [middleOf(stop)[0] - x, middleOf(stop)[1] - y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    return stop !== start && along > 0 && aside <= 1.5 * along ? [{ stop, far: along + 2 * aside }] : [];
  });
  ahead.sort((a, b) => a.far - b.far);
  ahead[0]?.stop.focus();
  return true;
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Puts the focus on a place of the map. */
export function focusOn(at: Location): void {
  const button = document.querySelector(`.orders-map [data-at="${at}"][tabindex]`);
  if (button instanceof SVGElement) button.focus({ preventScroll: true });
}

const useTheme = (): Theme => (useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light');
const useSize = (): PictureSize => (useMedia('(max-width: 44rem)') ? 'small' : 'large');

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setMatches(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
