import { morph } from './morph.ts';

/** Keeps the page as the club stands, while somebody can see it: a browser holds few connections open at once. */
export function keepUpToDate(address: string): void {
  let events: EventSource | null = null;
  const watch = () => {
    events?.close();
    events = document.hidden ? null : follow(address);
  };
  document.addEventListener('visibilitychange', () => {
    watch();
    if (!document.hidden) refresh();
  });
  watch();
}

function follow(address: string): EventSource {
  const events = new EventSource(address);
  let lost = false;
  events.addEventListener('changed', ({ data }) => refreshWithin(Number(data)));
  events.addEventListener('error', () => {
    lost = true;
  });
  events.addEventListener('open', () => {
    if (lost) refreshWithin(comingBack);
    lost = false;
  });
  return events;
}

/** After a lost connection all pages are back at once, and load themselves again within so many milliseconds. */
const comingBack = 5000;

let isPlanned = false;

/** Refreshes the page at some moment within so many milliseconds, since all at one address are told of a change at once. */
function refreshWithin(milliseconds: number, notBefore = 0): void {
  if (isPlanned) return;
  isPlanned = true;
  const due = () => {
    isPlanned = false;
    refresh();
  };
  setTimeout(due, notBefore + Math.random() * milliseconds);
}

let refreshing = false;
let again = false;

/** One at a time: what changes meanwhile is looked at once more afterwards. */
function refresh(): void {
  again = true;
  if (refreshing) return;
  refreshing = true;
  refreshAll()
    // The page stays as it is until the next change, or until the connection is back.
    .catch(() => {})
    .finally(() => {
      refreshing = false;
    });
}

async function refreshAll(): Promise<void> {
  while (again) {
    again = false;
    const asked = location.href;
    const response = await fetch(asked, { headers: { accept: 'text/html' } });
    // One that is to wait, or was not answered rightly, says nothing about the club.
    if (!response.ok && response.status !== 404) return refreshWithin(comingBack, pauseOf(response));
    const text = await response.text();
    if (asked === location.href) show(new DOMParser().parseFromString(text, 'text/html'));
  }
}

/** For how many milliseconds the server asks to be left alone; half a minute where it does not say. */
const pauseOf = ({ headers }: Response): number => 1000 * (Number(headers.get('retry-after')) || 30);

/** Shows another page of the same kind in the place of this one. Rejects where it does not come. */
export async function turnTo(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [main, wanted] = [document.querySelector('main'), next.querySelector('main')];
  if (main === null || wanted === null) throw new Error(`${address} is no page`);
  history.replaceState(null, '', address);
  morph(main, wanted);
  document.title = next.title;
  document.dispatchEvent(new Event('shown'));
}

function show(next: Document): void {
  const [main, wanted] = [document.querySelector('main'), next.querySelector('main')];
  if (main === null || wanted === null) return;
  const before = textOf(main);
  const focused = document.activeElement;
  const link = focused?.getAttribute('href') ?? null;
  morph(main, wanted);
  document.title = next.title;
  document.dispatchEvent(new Event('shown'));
  if (focused instanceof HTMLElement && link !== null) keepFocus(main, focused, link);
  if (textOf(main) !== before) announce('This page has changed.');
}

function textOf(main: Element): string {
  const words = main.cloneNode(true);
  if (words instanceof Element) words.querySelector('.as-of')?.remove();
  return words.textContent ?? '';
}

/** A link that had the focus and has moved keeps it: the next one down is somebody else's now. */
function keepFocus(main: Element, focused: HTMLElement, link: string): void {
  if (focused.isConnected && focused.getAttribute('href') === link) return;
  const moved = [...main.querySelectorAll('a')].find((each) => each.getAttribute('href') === link);
  moved?.focus({ preventScroll: true });
}

/** Says it to screen readers, also when it is the same as before. */
function announce(words: string): void {
  const place = document.querySelector('#announcement');
  if (place === null) return;
  place.textContent = '';
  setTimeout(() => {
    place.textContent = words;
  }, 100);
}
