import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Leaving } from '../leaving.tsx';
import {
  addableTo,
  type Draft,
  emptyAfter,
  type Filling,
  isFilledIn,
  shownIn,
  withFilling,
  without,
} from './draft.ts';
import { OptionField } from './option-field.tsx';
import type { Writing } from './writing.ts';

/** A command with its options as fields. Enter sends it; Escape gives it up, and asks first where something is filled in. */
export function CommandForm({ draft, writing }: { draft: Draft; writing: Writing }): VNode {
  const { problem } = writing;
  const [focused, setFocused] = useState<string | null>(emptyAfter(draft, null) ?? null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (problem?.field) setFocused(problem.field);
  }, [problem]);
  const fill = (name: string, filling: Filling) => {
    const next = withFilling(draft, name, filling);
    writing.fill(next);
    if (filling.picked !== undefined) setFocused(emptyAfter(next, name) ?? name);
  };
  const add = (name: string) => {
    writing.fill(withFilling(draft, name));
    setFocused(name);
  };
  return (
    <form
      class="command-form"
      aria-label={`/${draft.choice.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        writing.sendDraft(draft);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        if (isFilledIn(draft)) setAsking(!asking);
        else writing.clear();
      }}
    >
      <div class="command-line">
        <span class="command-name">/{draft.choice.name}</span>
        {shownIn(draft).map((option) => (
          <OptionField
            key={option.name}
            draft={draft}
            option={option}
            filling={draft.fillings.get(option.name) ?? { typed: '' }}
            invalid={problem?.field === option.name}
            focused={focused === option.name}
            onFill={(filling) => fill(option.name, filling)}
            onFocus={() => setFocused(option.name)}
            onRemove={() => writing.fill(without(draft, option.name))}
          />
        ))}
        <SendButtons name={draft.choice.name} focused={focused === null} onCancel={writing.clear} />
      </div>
      {asking && <Leaving what="this command" onKeep={() => setAsking(false)} onLeave={writing.clear} />}
      <Hint draft={draft} problem={problem?.words ?? null} focused={focused} />
      <Addable draft={draft} onAdd={add} />
    </form>
  );
}

interface Hinting {
  draft: Draft;
  problem: string | null;
  focused: string | null;
}

/** What the command, or the option in focus, is for; or what is wrong. */
function Hint({ draft, problem, focused }: Hinting): VNode {
  const option = draft.choice.options.find(({ name }) => name === focused);
  if (problem !== null)
    return (
      <p class="hint failure" role="alert">
        {problem}
      </p>
    );
  if (option === undefined) return <p class="hint">{draft.choice.description}</p>;
  return (
    <p class="hint">
      <strong>{option.name}</strong> {option.description}
    </p>
  );
}

interface Sending {
  name: string;
  focused: boolean;
  onCancel(): void;
}

function SendButtons({ name, focused, onCancel }: Sending): VNode {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) send.current?.focus();
  }, [focused]);
  return (
    <span class="send">
      <button type="submit" class="button primary" ref={send} aria-label={`Send /${name}`}>
        Send
      </button>
      <button type="button" class="icon" aria-label="Cancel this command" onClick={onCancel}>
        ×
      </button>
    </span>
  );
}

/** Optional options, to be added. */
function Addable({ draft, onAdd }: { draft: Draft; onAdd(name: string): void }): VNode | null {
  const options = addableTo(draft);
  if (options.length === 0) return null;
  return (
    <p class="addable">
      {options.map(({ name, description }) => (
        <button key={name} type="button" class="chip" title={description} onClick={() => onAdd(name)}>
          + {name}
        </button>
      ))}
    </p>
  );
}
