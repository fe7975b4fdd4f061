import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { SentFile } from '../composer/values.ts';

/** One part of a form: words to read, or a field with what stands over it. */
export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'field'; label: string; description: string | null; field: Field };

export type Field = APIComponentInLabel | APITextInputComponent;

/** What stands in a field. */
export type Filled = string | boolean | string[] | SentFile[];

/** A form from top to bottom. */
export const partsOf = ({ components }: APIModalInteractionResponseCallbackData): Part[] =>
  components.flatMap(partsIn);

function partsIn(component: APIModalInteractionResponseCallbackData['components'][number]): Part[] {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [{ kind: 'words', text: component.content }];
    case ComponentType.Label:
      return [partFor(component.component, component.label, component.description ?? null)];
    case ComponentType.ActionRow:
      return component.components.map((field) => partFor(field, field.label ?? field.custom_id, null));
  }
}

const partFor = (field: Field, label: string, description: string | null): Part => ({
  kind: 'field',
  label,
  description,
  field,
});

/** What stands in a field before anybody has touched it. */
export function firstFilled(field: Field): Filled {
  switch (field.type) {
    case ComponentType.TextInput:
      return field.value ?? '';
    case ComponentType.Checkbox:
      return field.default ?? false;
    case ComponentType.StringSelect:
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return field.options.filter((option) => option.default === true).map(({ value }) => value);
    case ComponentType.FileUpload:
      return [];
    default:
      return (field.default_values ?? []).map(({ id }) => id);
  }
}

/** Whether anything in a form is other than it was at first. */
export const isChanged = (parts: readonly Part[], filled: ReadonlyMap<string, Filled>): boolean =>
  parts.some(
    (part) =>
      part.kind === 'field' &&
      filled.has(part.field.custom_id) &&
      JSON.stringify(filled.get(part.field.custom_id)) !== JSON.stringify(firstFilled(part.field)),
  );
