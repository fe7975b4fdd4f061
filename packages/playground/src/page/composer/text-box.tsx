import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useSight } from '../sight.ts';
import { AttachButton, FileChips } from './attaching.tsx';
import { type Choice, matching } from './choices.ts';
import { readCommandLine } from './command-line.ts';
import { type List, useList } from './list.ts';
import { Listbox } from './picker.tsx';
import type { SentFile } from './values.ts';
import type { Writing } from './writing.ts';

/** Others are told that one is typing at most this often, in milliseconds. */
const TYPING_MS = 8_000;

interface Box {
  label: string;
  choices: readonly Choice[];
  disabled: boolean;
  writing: Writing;
}

/** The field for a message; after a slash it offers the commands. */
export function TextBox({ label, choices, disabled, writing }: Box): VNode {
  const { text, problem } = writing;
  const id = useId();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const offered = text.startsWith('/') ? matching(choices, text.slice(1)) : [];
  const list = useList(offered, true, writing.begin);
  const send = () => {
    if (text.trim() === '' && files.length === 0) return;
    list.close();
    setFiles([]);
    writing.sendText(files);
  };
  return (
    <>
      {problem !== null && (
        <p class="hint failure" role="alert">
          {problem.words}
        </p>
      )}
      <Listbox id={id} label="Commands" items={list.shown} current={list.current} onPick={list.pick}>
        {({ name, description }) => (
          <>
            <strong>/{name}</strong> <span class="faint">{description}</span>
          </>
        )}
      </Listbox>
      <FileChips files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
      <div class="text-box">
        <AttachButton disabled={disabled} onFiles={(more) => setFiles([...files, ...more])} />
        <Area
          id={id}
          label={label}
          text={text}
          disabled={disabled}
          list={list}
          isWhole={readCommandLine(choices, text) !== undefined}
          onWrite={writing.write}
          onSend={send}
        />
        <button type="button" class="icon" aria-label="Send message" disabled={disabled} onClick={send}>
          ➤
        </button>
      </div>
    </>
  );
}

interface Typing {
  id: string;
  label: string;
  text: string;
  disabled: boolean;
  list: List<Choice>;
  /** Whether a command stands there in full: Enter then sends it, whatever is offered. */
  isWhole: boolean;
  onWrite(text: string): void;
  onSend(): void;
}

function Area({ id, label, text, disabled, list, isWhole, onWrite, onSend }: Typing): VNode {
  const noteTyping = useTypingNote();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    if (!isWhole || event.key !== 'Enter') list.press(event);
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={area}
      rows={Math.min(8, text.split('\n').length)}
      aria-label={label}
      aria-autocomplete="list"
      aria-controls={`${id}-list`}
      aria-activedescendant={list.shown.length > 0 ? `${id}-${list.current}` : undefined}
      placeholder={disabled ? 'You cannot write in this channel' : label}
      disabled={disabled}
      value={text}
      onInput={({ currentTarget: { value } }) => {
        list.open();
        onWrite(value);
        if (!value.startsWith('/')) noteTyping();
      }}
      onBlur={list.close}
      onKeyDown={press}
    />
  );
}

function useTypingNote(): () => void {
  const { session } = useSight();
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (Date.now() - last.current < TYPING_MS) return;
    last.current = Date.now();
    session.type();
  };
}
