import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { cut, tidy } from '../house/words/text.ts';

/** A form with text fields. `id` is the custom id: the action, then what it is about. */
export interface Modal {
  id: string;
  title: string;
  fields: readonly ModalField[];
}

export interface ModalField {
  id: string;
  label: string;
  /** Many lines instead of one. */
  long?: boolean;
  /** At most this many characters; Discord takes 4,000 at most. */
  maxLength: number;
  placeholder?: string;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** What stands in it to begin with; cut to what Discord takes. */
  value?: string;
}

/** The modal as Discord takes it. A field is required unless it says otherwise. */
export const toModal = ({ id, title, fields }: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title: tidy(title, 45),
  components: fields.map((field) => ({
    type: ComponentType.Label,
    label: tidy(field.label, 45),
    component: {
      type: ComponentType.TextInput,
      custom_id: field.id,
      style: field.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
      required: field.optional !== true,
      max_length: Math.min(field.maxLength, 4000),
      ...(field.value === undefined ? {} : { value: cut(field.value, Math.min(field.maxLength, 4000)) }),
      ...(field.placeholder === undefined ? {} : { placeholder: tidy(field.placeholder) }),
    },
  })),
});
