import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSight } from '../sight.ts';
import { placeIn } from '../state/state.ts';
import { type Choice, choicesOf } from './choices.ts';
import { CommandForm, type Problem } from './command-form.tsx';
import { readCommandLine } from './command-line.ts';
import { type Draft, draftFrom, draftOf, readied } from './draft.ts';
import { TextBox } from './text-box.tsx';
import type { SentFile } from './values.ts';

/** What somebody else put into the composer, to be sent or changed. */
export interface Prefill {
  text: string;
}

/** Where one writes: a message, or a command with its options. */
export function Composer({ prefill, onTaken }: { prefill: Prefill | null; onTaken(): void }): VNode {
  const { state, session } = useSight();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const commands = state.commands.get(state.place);
  const choices = useMemo(() => choicesOf(commands ?? []), [commands]);
  const place = placeIn(state);

  const reset = () => {
    setText('');
    setDraft(null);
    setProblem(null);
  };
  const attempt = (deed: () => Promise<void>) =>
    deed().then(reset, (error: unknown) =>
      setProblem({ field: null, words: error instanceof Error ? error.message : String(error) }),
    );
  const sendDraft = (ready: Draft) => {
    const result = readied(ready, state.guild);
    setDraft(ready);
    if ('problem' in result) return setProblem({ field: result.field, words: result.problem });
    const { name, application } = ready.choice;
    return attempt(() => session.run(name, application, result.options));
  };
  const begin = (choice: Choice) => {
    setDraft(draftOf(choice));
    setProblem(null);
  };
  const sendLine = (line: string, files: readonly SentFile[]) => {
    if (!line.startsWith('/')) return attempt(() => session.say(line, files));
    const read = readCommandLine(choices, line);
    if (read === undefined) return setProblem({ field: null, words: 'There is no such command here.' });
    if (read.rest !== '') {
      setDraft(draftFrom(read));
      return setProblem({ field: null, words: `“${read.rest}” belongs to no option.` });
    }
    const full = draftFrom(read);
    return 'options' in readied(full, state.guild) || read.typed.size > 0
      ? sendDraft(full)
      : begin(read.choice);
  };
  usePrefill(prefill, choices, (line) => {
    const read = readCommandLine(choices, line);
    setText(line);
    setProblem(null);
    setDraft(read === undefined ? null : draftFrom(read));
    onTaken();
  });

  if (place === undefined) return <div class="composer" />;
  return (
    <div class="composer">
      {draft === null ? (
        <TextBox
          label={`Message ${place.kind === 'direct' ? '@' : '#'}${place.name}`}
          text={text}
          choices={choices}
          problem={problem?.words ?? null}
          disabled={!place.maySend}
          onText={(next) => {
            setText(next);
            setProblem(null);
          }}
          onBegin={begin}
          onSend={sendLine}
        />
      ) : (
        <CommandForm
          draft={draft}
          problem={problem}
          onChange={(next) => {
            setDraft(next);
            setProblem(null);
          }}
          onSend={() => sendDraft(draft)}
          onCancel={reset}
        />
      )}
    </div>
  );
}

/** Takes over what was put in, once it is known which commands there are. */
function usePrefill(prefill: Prefill | null, choices: readonly Choice[], take: (line: string) => void): void {
  useEffect(() => {
    if (prefill === null || (prefill.text.startsWith('/') && choices.length === 0)) return;
    take(prefill.text);
  }, [prefill, choices]);
}
