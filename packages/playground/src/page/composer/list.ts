import { useState } from 'preact/hooks';

/** A list from which one picks with keys while the focus stays in the field over it. */
export interface List<Item> {
  /** What is offered; nothing while the list is closed. */
  shown: readonly Item[];
  /** The place of the one that Enter picks; -1 is none. */
  current: number;
  open(): void;
  close(): void;
  pick(item: Item): void;
  /** Moves, picks or closes by this key, which goes no further where it did something. */
  press(event: KeyboardEvent): void;
}

/** What a key does to a list. */
type Move = { to: number } | 'pick' | 'close' | 'nothing';

/** Offers these items; `eager` says that Enter may pick the first before one has moved to it. */
export function useList<Item>(
  items: readonly Item[],
  eager: boolean,
  onPick: (item: Item) => void,
): List<Item> {
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const shown = isOpen ? items : [];
  const current = moved === null ? Number(eager) - 1 : Math.min(moved, items.length - 1);
  const show = (open: boolean, at: number | null = null) => {
    setOpen(open);
    setMoved(at);
  };
  const pick = (item: Item | undefined) => {
    show(false);
    if (item !== undefined) onPick(item);
  };
  const press = (event: KeyboardEvent) => {
    const move = moveBy(event.key, items.length, shown.length > 0, current);
    if (move === 'nothing') return;
    event.preventDefault();
    event.stopPropagation();
    if (move === 'pick') pick(shown[current]);
    else if (move === 'close') show(false);
    else show(true, move.to);
  };
  return { shown, current, open: () => show(true), close: () => show(false), pick, press };
}

function moveBy(key: string, count: number, isShown: boolean, current: number): Move {
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return count === 0 ? 'nothing' : { to: around(count, current, key === 'ArrowDown' ? 1 : -1) };
  if (!isShown) return 'nothing';
  if (key === 'Escape') return 'close';
  return (key === 'Enter' || key === 'Tab') && current >= 0 ? 'pick' : 'nothing';
}

/** The place after so many steps in a list whose ends are joined; from none, it is the first or the last. */
const around = (count: number, from: number, step: number): number =>
  from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count;
