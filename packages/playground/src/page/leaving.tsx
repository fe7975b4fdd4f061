import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Asking {
  /** What would be thrown away. */
  what: string;
  onKeep(): void;
  onLeave(): void;
}

/** Asks before something that was filled in is thrown away. To keep it is the first choice. */
export function Leaving({ what, onKeep, onLeave }: Asking): VNode {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div class="leaving" role="alertdialog" aria-label={`Throw ${what} away?`}>
      <p>Throw {what} away? What you filled in will be lost.</p>
      <p class="form-buttons">
        <button type="button" class="button secondary" ref={keep} onClick={onKeep}>
          Keep writing
        </button>
        <button type="button" class="button danger" onClick={onLeave}>
          Throw it away
        </button>
      </p>
    </div>
  );
}
