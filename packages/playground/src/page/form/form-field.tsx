import { type APITextInputComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Choice, offersOf } from '../choice.tsx';
import { sentFiles } from '../files.ts';
import { useSight } from '../sight.ts';
import type { Field, Filled, Part } from './fields.ts';

interface Filling {
  part: Extract<Part, { kind: 'field' }>;
  filled: Filled;
  onFill(filled: Filled): void;
}

/** One field of a form, with its words over it. */
export function FormField({ part, filled, onFill }: Filling): VNode {
  const id = useId();
  const { label, description, field } = part;
  const optional = 'required' in field && field.required === false;
  return (
    <div class="form-field">
      <label for={id}>
        {label} {optional ? <span class="faint">(optional)</span> : null}
      </label>
      {description !== null && (
        <p class="faint" id={`${id}-about`}>
          {description}
        </p>
      )}
      <Input id={id} label={label} field={field} filled={filled} onFill={onFill} />
    </div>
  );
}

interface Inputs<Kind> {
  id: string;
  label: string;
  field: Kind;
  filled: Filled;
  onFill(filled: Filled): void;
}

function Input(inputs: Inputs<Field>): VNode {
  const { id, label, field, filled, onFill } = inputs;
  const { state } = useSight();
  const chosen = Array.isArray(filled) ? filled.filter((each) => typeof each === 'string') : [];
  switch (field.type) {
    case ComponentType.TextInput:
      return <TextField {...inputs} field={field} />;
    case ComponentType.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          checked={filled === true}
          onChange={({ currentTarget }) => onFill(currentTarget.checked)}
        />
      );
    case ComponentType.FileUpload:
      return (
        <input
          id={id}
          type="file"
          multiple={(field.max_values ?? 1) > 1}
          onChange={async ({ currentTarget }) => onFill(await sentFiles(currentTarget.files ?? []))}
        />
      );
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup: {
      const several = field.type === ComponentType.CheckboxGroup;
      return (
        <Choice label={label} offers={field.options} chosen={chosen} several={several} onChoose={onFill} />
      );
    }
    default: {
      const offers = offersOf(field, state.guild);
      const several = (field.max_values ?? 1) > 1;
      return <Choice label={label} offers={offers} chosen={chosen} several={several} onChoose={onFill} />;
    }
  }
}

function TextField({ id, field, filled, onFill }: Inputs<APITextInputComponent>): VNode {
  const text = typeof filled === 'string' ? filled : '';
  const { min_length: least = 0, max_length: most = 4_000, placeholder = '', required = true, style } = field;
  const shared = { id, value: text, minLength: least, maxLength: most, placeholder, required };
  return (
    <>
      {style === TextInputStyle.Paragraph ? (
        <textarea {...shared} rows={5} onInput={({ currentTarget }) => onFill(currentTarget.value)} />
      ) : (
        <input {...shared} type="text" onInput={({ currentTarget }) => onFill(currentTarget.value)} />
      )}
      <p class="counter">
        {text.length} of {most} characters
      </p>
    </>
  );
}
