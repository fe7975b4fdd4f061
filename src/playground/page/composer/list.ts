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
  const show = (open: boolean) => {
    setOpen(open);
    setMoved(null);
  };
  const pick = (item: Item) => {
    show(false);
    onPick(item);
  };
  const pressed = (key: string): boolean => {
    const item = shown[current];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      setMoved(within(items.length, current + (key === 'ArrowDown' ? 1 : -1)));
      return true;
    }
    if (key === 'Escape' && shown.length > 0) {
      show(false);
      return true;
    }
    if ((key !== 'Enter' && key !== 'Tab') || item === undefined) return false;
    pick(item);
    return true;
  };
  return {
    shown,
    current,
    open: () => show(true),
    close: () => show(false),
    pick,
    press(event) {
      if (!pressed(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The place in a list of so many, its ends joined. */
const within = (count: number, place: number): number => (count === 0 ? -1 : (place + count) % count);
