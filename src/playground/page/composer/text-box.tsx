import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sentFiles } from '../files.ts';
import { useSight } from '../sight.ts';
import { type Choice, matching } from './choices.ts';
import { readCommandLine } from './command-line.ts';
import { useList } from './list.ts';
import { Listbox } from './picker.tsx';
import type { SentFile } from './values.ts';

/** Others are told that one is typing at most this often, in milliseconds. */
const TYPING_MS = 8_000;

interface Box {
  label: string;
  text: string;
  choices: readonly Choice[];
  problem: string | null;
  disabled: boolean;
  onText(text: string): void;
  onBegin(choice: Choice): void;
  onSend(text: string, files: readonly SentFile[]): void;
}

/** The field for a message; after a slash it offers the commands. */
export function TextBox({ label, text, choices, problem, disabled, onText, onBegin, onSend }: Box): VNode {
  const id = useId();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const offered = text.startsWith('/') ? matching(choices, text.slice(1)) : [];
  const list = useList(offered, true, onBegin);
  const noteTyping = useTypingNote();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const send = () => {
    if (text.trim() === '' && files.length === 0) return;
    list.close();
    setFiles([]);
    onSend(text, files);
  };
  const press = (event: KeyboardEvent) => {
    const whole = event.key === 'Enter' && readCommandLine(choices, text) !== undefined;
    if (!whole) list.press(event);
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {problem !== null && (
        <p class="hint failure" role="alert">
          {problem}
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
        <textarea
          ref={box}
          rows={Math.min(8, text.split('\n').length)}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={list.shown.length > 0 ? `${id}-${list.current}` : undefined}
          placeholder={disabled ? 'You may not write in this channel' : label}
          disabled={disabled}
          value={text}
          onInput={({ currentTarget: { value } }) => {
            list.open();
            onText(value);
            if (!value.startsWith('/')) noteTyping();
          }}
          onBlur={list.close}
          onKeyDown={press}
        />
        <button type="button" class="icon" aria-label="Send message" disabled={disabled} onClick={send}>
          ➤
        </button>
      </div>
    </>
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

function AttachButton({ disabled, onFiles }: { disabled: boolean; onFiles(files: SentFile[]): void }): VNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class="icon"
        aria-label="Attach files"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        +
      </button>
      <input
        type="file"
        multiple
        hidden
        ref={input}
        aria-label="Files to attach"
        onChange={async ({ currentTarget }) => onFiles(await sentFiles(currentTarget.files ?? []))}
      />
    </>
  );
}

function FileChips({ files, onRemove }: { files: readonly SentFile[]; onRemove(file: SentFile): void }) {
  if (files.length === 0) return null;
  return (
    <ul class="file-chips" aria-label="Files to send">
      {files.map((file, index) => (
        <li key={index}>
          {file.filename}{' '}
          <button
            type="button"
            class="icon"
            aria-label={`Remove ${file.filename}`}
            onClick={() => onRemove(file)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
