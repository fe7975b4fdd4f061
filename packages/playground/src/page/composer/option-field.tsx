import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sentFiles } from '../files.ts';
import { useSight } from '../sight.ts';
import type { Option } from './choices.ts';
import { type Draft, type Filling, soFar } from './draft.ts';
import { Picker, useFocus } from './picker.tsx';
import { fitting, pickable, type Suggestion } from './values.ts';

/** How long somebody has to stop typing before the bot is asked what it offers, in milliseconds. */
const PAUSE_MS = 250;

interface Field {
  draft: Draft;
  option: Option;
  filling: Filling;
  invalid: boolean;
  /** Whether one types here now. */
  focused: boolean;
  onFill(filling: Filling): void;
  onFocus(): void;
  /** Takes an optional option away. */
  onRemove(): void;
}

/** One option of a command, with its name before it. */
export function OptionField(field: Field): VNode {
  const { option, onRemove } = field;
  return (
    <span class="option">
      <span class="option-name" aria-hidden="true">
        {option.name}
      </span>
      {option.type === Kind.Attachment ? <FileField {...field} /> : <TypedField {...field} />}
      {option.required !== true && (
        <button type="button" class="icon" aria-label={`Remove ${option.name}`} onClick={onRemove}>
          ×
        </button>
      )}
    </span>
  );
}

function TypedField({ draft, option, filling, invalid, focused, onFill, onFocus }: Field): VNode {
  const { state } = useSight();
  const offered = pickable(option, state.guild);
  const completed = useCompletions(draft, option, filling);
  const suggestions = offered === null ? completed : fitting(offered, filling.typed);
  return (
    <Picker
      label={option.name}
      typed={filling.typed}
      suggestions={filling.picked === undefined ? suggestions : []}
      hint={option.description}
      required={option.required === true}
      invalid={invalid}
      focused={focused}
      onType={(typed) => onFill({ typed })}
      onPick={({ name, value }) => onFill({ typed: name, picked: value })}
      onFocus={onFocus}
    />
  );
}

/** What the bot offers for an option while one types, where it offers anything. */
function useCompletions(draft: Draft, option: Option, { typed, picked }: Filling): Suggestion[] {
  const { state, session } = useSight();
  const [offered, setOffered] = useState<Suggestion[]>([]);
  const asked = 'autocomplete' in option && option.autocomplete === true && picked === undefined;
  useEffect(() => {
    if (!asked) return;
    let current = true;
    const { name: command, application } = draft.choice;
    const options = { ...soFar(draft, state.guild), [option.name]: typed };
    const timer = setTimeout(async () => {
      const choices = await session
        .complete({ command, application, focused: option.name, options })
        .catch((): Suggestion[] => []);
      if (current) setOffered(choices);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, typed, option.name]);
  return asked ? offered : [];
}

function FileField({ option, focused, onFill, onFocus, invalid }: Field): VNode {
  const input = useFocus(focused);
  const choose = async (files: FileList | null) => {
    const [file] = await sentFiles(files ?? []);
    onFill(file === undefined ? { typed: '' } : { typed: file.filename, file });
  };
  return (
    <input
      type="file"
      ref={input}
      aria-label={option.name}
      aria-invalid={invalid}
      onFocus={onFocus}
      onChange={({ currentTarget }) => choose(currentTarget.files)}
    />
  );
}
