import {
  type APIEmbed,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { fieldsOf } from '../interactions/modal-fields.ts';
import { everyComponent, wordsIn } from '../world/components.ts';

/** A message with what a person reads off it. */
export interface ReadMessage extends APIMessage {
  /** Its content, its embeds and its text displays, line by line. */
  text: string;
  /** The labels of its buttons, those that can be pressed and those that cannot. */
  buttons: string[];
  ephemeral: boolean;
}

/** The characters that a text in a form may have at most. */
const LONGEST_TEXT = 4_000;

/** A form with what a person reads off it. */
export interface ReadModal {
  title: string;
  fields: {
    label: string;
    customId: string;
    kind: ComponentType;
    value: string;
    required: boolean;
    /** The characters that a text may have. */
    longest: number;
  }[];
}

export function readMessage(message: APIMessage): ReadMessage {
  return {
    ...message,
    text: textOf(message),
    buttons: buttonsOf(message).map(({ label }) => label),
    ephemeral: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
  };
}

export function readModal(modal: APIModalInteractionResponseCallbackData): ReadModal {
  const fields = fieldsOf(modal).map((field) => ({
    label: field.shownAs,
    customId: field.custom_id,
    kind: field.type,
    value: 'value' in field ? (field.value ?? '') : '',
    required: !('required' in field) || field.required !== false,
    longest: ('max_length' in field ? field.max_length : undefined) ?? LONGEST_TEXT,
  }));
  return { title: modal.title, fields };
}

function textOf({ content, embeds, components }: APIMessage): string {
  return [content, ...embeds.flatMap(linesOf), ...wordsIn(components ?? [])]
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf({ author, title, description, fields, footer }: APIEmbed): string[] {
  const named = (fields ?? []).map(({ name, value }) => `${name}: ${value}`);
  return [author?.name ?? '', title ?? '', description ?? '', ...named, footer?.text ?? ''];
}

/** A message's buttons that answer when they are pressed, by what stands on them. */
export function buttonsOf(message: APIMessage): { label: string; customId: string; disabled: boolean }[] {
  return [...everyComponent(message.components ?? [])].flatMap((each) =>
    each.type === ComponentType.Button && 'custom_id' in each
      ? [
          {
            label: each.label ?? each.emoji?.name ?? '',
            customId: each.custom_id,
            disabled: each.disabled ?? false,
          },
        ]
      : [],
  );
}
