import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addableTo, type Draft, emptyAfter, type Filling, shownIn, withFilling, without } from './draft.ts';
import { OptionField } from './option-field.tsx';

/** Why a command cannot be sent, and the option it is about. */
export interface Problem {
  field: string | null;
  words: string;
}

interface Form {
  draft: Draft;
  problem: Problem | null;
  onChange(draft: Draft): void;
  onSend(): void;
  onCancel(): void;
}

/** A command with its options as fields; Enter sends it, Escape gives it up. */
export function CommandForm({ draft, problem, onChange, onSend, onCancel }: Form): VNode {
  const [focused, setFocused] = useState<string | null>(emptyAfter(draft, null) ?? null);
  const fill = (name: string, filling: Filling) => {
    const next = withFilling(draft, name, filling);
    onChange(next);
    if (filling.picked !== undefined) setFocused(emptyAfter(next, name) ?? name);
  };
  const add = (name: string) => {
    onChange(withFilling(draft, name));
    setFocused(name);
  };
  useEffect(() => {
    if (problem?.field) setFocused(problem.field);
  }, [problem]);
  return (
    <form
      class="command-form"
      aria-label={`/${draft.choice.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
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
            onRemove={() => onChange(without(draft, option.name))}
          />
        ))}
        <SendButtons name={draft.choice.name} focused={focused === null} onCancel={onCancel} />
      </div>
      <Hint draft={draft} problem={problem} focused={focused} />
      <Addable draft={draft} onAdd={add} />
    </form>
  );
}

/** What the command, or the option in focus, is for; or what is wrong. */
function Hint({ draft, problem, focused }: Pick<Form, 'draft' | 'problem'> & { focused: string | null }) {
  const option = draft.choice.options.find(({ name }) => name === focused);
  if (problem !== null)
    return (
      <p class="hint failure" role="alert">
        {problem.words}
      </p>
    );
  if (option === undefined) return <p class="hint">{draft.choice.description}</p>;
  return (
    <p class="hint">
      <strong>{option.name}</strong> {option.description}
    </p>
  );
}

function SendButtons({ name, focused, onCancel }: { name: string; focused: boolean; onCancel(): void }) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) send.current?.focus();
  }, [focused]);
  return (
    <span class="send">
      <button type="submit" class="button primary" ref={send} aria-label={`Send /${name}`}>
        Send
      </button>
      <button type="button" class="icon" aria-label="Give up this command" onClick={onCancel}>
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
