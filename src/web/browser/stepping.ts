const steps: Readonly<Record<string, string>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

type Follow = (link: HTMLAnchorElement, event: Event) => void;

/** Follows the links in a part of the page in place: when they are clicked, and by keys those that are steps. */
export function stepThrough(part: string, follow: Follow): void {
  document.documentElement.classList.add('steps-by-keys');
  document.addEventListener('keydown', (event) => {
    const step = isPlain(event) && !isWriting(event.target) ? steps[event.key] : undefined;
    const link = step === undefined ? null : document.querySelector(`${part} [data-step="${step}"]`);
    if (link instanceof HTMLAnchorElement) follow(link, event);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`${part} a`) : null;
    if (link instanceof HTMLAnchorElement && event.button === 0 && isPlain(event)) follow(link, event);
  });
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** How far a finger goes to turn the page, in CSS pixels. */
const swipeFrom = 40;

/** Calls `turn` with the step that a finger made over a picture: to the left is on, to the right is back, as with the pages of a book. */
export function swipeOver(
  picture: string,
  turn: (step: 'next' | 'previous', event: PointerEvent) => void,
): void {
  let from: { x: number; y: number } | null = null;
  const isOver = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(picture) !== null;
  document.addEventListener('pointerdown', (event) => {
    from = isOver(event) && event.pointerType !== 'mouse' ? { x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener('pointerup', (event) => {
    const began = from;
    from = null;
    if (began === null || !isOver(event)) return;
    const [x, y] = [event.clientX - began.x, event.clientY - began.y];
    if (Math.abs(x) < swipeFrom || Math.abs(x) < 2 * Math.abs(y)) return;
    turn(x < 0 ? 'next' : 'previous', event);
  });
}
