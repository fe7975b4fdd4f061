import { useState } from 'preact/hooks';
import { useSight } from '../sight.ts';
import { wordsOf } from '../words.ts';
import type { Choice } from './choices.ts';
import { readCommandLine } from './command-line.ts';
import { type Draft, draftFrom, draftOf } from './draft.ts';
import { type Meaning, meaningOf, meaningOfDraft, type Problem } from './line.ts';
import type { SentFile } from './values.ts';

/** What somebody else put into the composer, to be sent or changed. */
export interface Prefill {
  text: string;
  /** Sends it at once, where nothing is missing. */
  send: boolean;
}

/** What stands in the composer: a text, or a command being filled in. */
interface Written {
  text: string;
  draft: Draft | null;
  problem: Problem | null;
}

const nothing: Written = { text: '', draft: null, problem: null };

/** What is being written, and what can be done with it. */
export interface Writing extends Written {
  write(text: string): void;
  /** Puts a whole line in, a command with its options filled in, and may send it at once. */
  take(line: string, send: boolean): void;
  begin(choice: Choice): void;
  fill(draft: Draft): void;
  clear(): void;
  sendText(files: readonly SentFile[]): void;
  sendDraft(draft: Draft): void;
}

export function useWriting(choices: readonly Choice[]): Writing {
  const { state, session } = useSight();
  const [written, setWritten] = useState(nothing);
  const mistake = (words: string) => setWritten((before) => ({ ...before, problem: { field: null, words } }));
  const attempt = (deed: Promise<void>) =>
    deed.then(
      () => setWritten(nothing),
      (error: unknown) => mistake(wordsOf(error)),
    );
  const carryOut = (meaning: Meaning, words: string, files: readonly SentFile[]) => {
    if (meaning.kind === 'message') return attempt(session.say(words, files));
    if (meaning.kind === 'mistake') return mistake(meaning.words);
    const { draft } = meaning;
    const problem = meaning.kind === 'unfinished' ? meaning.problem : null;
    setWritten((before) => ({ ...before, draft, problem }));
    if (meaning.kind === 'run')
      return attempt(session.run(draft.choice.name, draft.choice.application, meaning.options));
  };
  return {
    ...written,
    write: (text) => setWritten({ ...nothing, text }),
    take: (line, send) => {
      setWritten(takenOver(line, choices));
      if (send) carryOut(meaningOf(line, choices, state.guild), line, []);
    },
    begin: (choice) => setWritten({ ...nothing, draft: draftOf(choice) }),
    fill: (draft) => setWritten((before) => ({ ...before, draft, problem: null })),
    clear: () => setWritten(nothing),
    sendText: (files) => carryOut(meaningOf(written.text, choices, state.guild), written.text, files),
    sendDraft: (draft) => carryOut(meaningOfDraft(draft, state.guild), '', []),
  };
}

function takenOver(line: string, choices: readonly Choice[]): Written {
  const read = readCommandLine(choices, line);
  return { text: line, draft: read === undefined ? null : draftFrom(read), problem: null };
}
