import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useList } from './list.ts';
import type { Suggestion } from './values.ts';

interface Picking {
  /** Its accessible name. */
  label: string;
  typed: string;
  suggestions: readonly Suggestion[];
  hint: string;
  required: boolean;
  invalid: boolean;
  /** Whether one types here now. */
  focused: boolean;
  onType(typed: string): void;
  onPick(suggestion: Suggestion): void;
  onFocus(): void;
}

/** A field in which one types, and picks from what is offered: with the arrows and Enter or Tab, or by pressing it. */
export function Picker(picking: Picking): VNode {
  const { label, typed, suggestions, hint, required, invalid, focused, onType, onPick, onFocus } = picking;
  const id = useId();
  const input = useFocus(focused);
  const list = useList(suggestions, typed !== '', onPick);
  const isShown = list.shown.length > 0;
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.current >= 0 ? `${id}-${list.current}` : undefined}
        aria-required={required}
        aria-invalid={invalid}
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => {
          list.open();
          onType(currentTarget.value);
        }}
        onFocus={() => {
          list.open();
          onFocus();
        }}
        onBlur={list.close}
        onKeyDown={list.press}
      />
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
      <Listbox id={id} label={label} current={list.current} onPick={list.pick} items={list.shown}>
        {({ name, note }) => (
          <>
            <bdi>{name}</bdi>
            {note !== undefined && <span class="faint"> {note}</span>}
          </>
        )}
      </Listbox>
    </>
  );
}

/** Puts the focus on an input when it is its turn. */
export function useFocus(focused: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return input;
}

interface Listing<Item> {
  id: string;
  label: string;
  items: readonly Item[];
  current: number;
  onPick(item: Item): void;
  children: (item: Item) => ComponentChildren;
}

/** What is offered; pressing one must not take the focus from where one types. */
export function Listbox<Item>({ id, label, items, current, onPick, children }: Listing<Item>): VNode {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      class="listbox"
      hidden={items.length === 0}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <button
          key={index}
          type="button"
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === current}
          tabIndex={-1}
          ref={index === current ? intoView : null}
          onClick={() => onPick(item)}
        >
          {children(item)}
        </button>
      ))}
    </div>
  );
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
