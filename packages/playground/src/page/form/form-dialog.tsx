import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { InteractionSeen } from '../../people/protocol.ts';
import { Leaving } from '../leaving.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useSight } from '../sight.ts';
import { formIn } from '../state/state.ts';
import { wordsOf } from '../words.ts';
import { type Filled, firstFilled, isChanged, partsOf } from './fields.ts';
import { FormField } from './form-field.tsx';

/** The form that a bot answered with, while it waits to be filled in. */
export function OpenForm(): VNode | null {
  const { state } = useSight();
  const opened = formIn(state);
  return opened === undefined ? null : <FormDialog key={opened.id} opened={opened} />;
}

function FormDialog({ opened }: { opened: InteractionSeen }): VNode | null {
  const { session } = useSight();
  const dialog = useRef<HTMLDialogElement>(null);
  const [filled, setFilled] = useState<ReadonlyMap<string, Filled>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  if (opened.modal === null) return null;
  const parts = partsOf(opened.modal);
  const fieldsNow = () =>
    Object.fromEntries(
      parts.flatMap((part) =>
        part.kind === 'field'
          ? [[part.field.custom_id, filled.get(part.field.custom_id) ?? firstFilled(part.field)]]
          : [],
      ),
    );
  const send = () =>
    session.submit(opened, fieldsNow()).catch((error: unknown) => setProblem(wordsOf(error)));
  const close = () => dialog.current?.close();
  const leave = () => (isChanged(parts, filled) ? setAsking(!asking) : close());
  return (
    <dialog
      ref={dialog}
      class="form"
      aria-labelledby="form-title"
      onClose={() => session.forget(opened.id)}
      {...leaving(leave)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h2 id="form-title">{opened.modal.title}</h2>
        {parts.map((part, index) =>
          part.kind === 'words' ? (
            <Markdown key={index} text={part.text} />
          ) : (
            <FormField
              key={part.field.custom_id}
              part={part}
              filled={filled.get(part.field.custom_id) ?? firstFilled(part.field)}
              onFill={(value) => setFilled(new Map([...filled, [part.field.custom_id, value]]))}
            />
          ),
        )}
        {problem !== null && (
          <p class="failure" role="alert">
            {problem}
          </p>
        )}
        {asking ? (
          <Leaving what="this form" onKeep={() => setAsking(false)} onLeave={close} />
        ) : (
          <p class="form-buttons">
            <button type="button" class="button secondary" onClick={close}>
              Cancel
            </button>
            <button type="submit" class="button primary">
              Submit
            </button>
          </p>
        )}
      </form>
    </dialog>
  );
}

/** The ways out of a dialog that are easily taken by mistake: Escape, a telephone's way back, and a press beside it. */
const leaving = (leave: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  },
  onCancel: (event: Event) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  },
  onMouseDown: (event: MouseEvent & { currentTarget: HTMLElement }) => {
    if (event.target === event.currentTarget && isBeside(event)) leave();
  },
});

function isBeside({ clientX, clientY, currentTarget }: MouseEvent & { currentTarget: HTMLElement }): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
