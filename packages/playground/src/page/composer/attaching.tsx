import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { sentFiles } from '../files.ts';
import type { SentFile } from './values.ts';

/** Asks for files to go with a message. */
export function AttachButton({
  disabled,
  onFiles,
}: {
  disabled: boolean;
  onFiles(files: SentFile[]): void;
}): VNode {
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

/** The files that go with a message, each to be taken away again. */
export function FileChips({
  files,
  onRemove,
}: {
  files: readonly SentFile[];
  onRemove(file: SentFile): void;
}): VNode | null {
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
