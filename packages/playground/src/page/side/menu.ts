import { useState } from 'preact/hooks';

/** Something that opens under a button, and goes away by Escape or when the focus leaves it. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = () => setOpen(true);
  return {
    isOpen,
    open,
    close,
    /** What holds the button and what it opens. */
    frame: {
      onKeyDown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
        if (event.key !== 'Escape') return;
        close();
        event.currentTarget.querySelector('button')?.focus();
      },
      onFocusOut: (event: FocusEvent & { currentTarget: HTMLElement }) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !event.currentTarget.contains(to)) close();
      },
    },
    opener: { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
  };
}
