import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSight } from '../sight.ts';
import { placeIn } from '../state/state.ts';
import { choicesOf } from './choices.ts';
import { CommandForm } from './command-form.tsx';
import { TextBox } from './text-box.tsx';
import { type Prefill, useWriting } from './writing.ts';

/** Where one writes: a message, or a command with its options. */
export function Composer({ prefill, onTaken }: { prefill: Prefill | null; onTaken(): void }): VNode {
  const { state } = useSight();
  const commands = state.commands.get(state.place);
  const choices = useMemo(() => choicesOf(commands ?? []), [commands]);
  const writing = useWriting(choices);
  const place = placeIn(state);
  useEffect(() => {
    // Until it is known which commands there are, a command would be taken for words.
    if (prefill === null || (prefill.text.startsWith('/') && choices.length === 0)) return;
    writing.take(prefill.text, prefill.send);
    onTaken();
  }, [prefill, choices]);
  if (place === undefined) return <div class="composer" />;
  return (
    <div class="composer">
      {writing.draft === null ? (
        <TextBox
          label={`Message ${place.kind === 'direct' ? '@' : '#'}${place.name}`}
          choices={choices}
          disabled={!place.maySend}
          writing={writing}
        />
      ) : (
        <CommandForm draft={writing.draft} writing={writing} />
      )}
    </div>
  );
}
