import {
  type APIEmbed,
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  type InteractionEditReplyOptions,
  type InteractionReplyOptions,
  type MessageCreateOptions,
  MessageFlags,
  TextInputStyle,
} from 'discord.js';
import type { Choice, Reply, ReplyFile } from '../house/words/reply.ts';
import { cut, cutAbovePrint, tidy } from '../house/words/text.ts';

/** Discord's limits, in characters or pieces. */
const limits = {
  content: 2000,
  embeds: 10,
  allEmbeds: 6000,
  title: 256,
  description: 4096,
  author: 256,
  footer: 2048,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  alt: 1024,
} as const;

const bodyOf = (reply: Reply) => ({
  embeds: fitted(reply.embeds ?? []),
  components: reply.components ?? [],
  files: (reply.files ?? []).map(toFile),
  allowedMentions: { parse: [], users: reply.pings ?? [] },
});

const toFile = ({ name, bytes, alt }: ReplyFile) => ({
  name,
  attachment: Buffer.from(bytes),
  ...(alt === undefined ? {} : { description: cut(alt, limits.alt) }),
});

const contentOf = (reply: Reply): { content?: string } =>
  reply.content === undefined ? {} : { content: cutAbovePrint(reply.content, limits.content) };

/** The reply as an answer to an interaction. */
export const toAnswer = (reply: Reply): InteractionReplyOptions => ({
  ...bodyOf(reply),
  ...contentOf(reply),
  ...(reply.audience === 'asker' ? { flags: MessageFlags.Ephemeral } : {}),
});

/** The reply in place of a message that is there: what it does not have is taken away. */
export const toEdit = (reply: Reply): InteractionEditReplyOptions => ({
  content: null,
  ...bodyOf(reply),
  ...contentOf(reply),
});

/** The reply as a message of the bot's own in a channel. */
export const toMessage = (reply: Reply): MessageCreateOptions => ({ ...bodyOf(reply), ...contentOf(reply) });

/** Cuts embeds to Discord's limits, one by one and all together; one for which there is no room is left out. */
function fitted(embeds: readonly APIEmbed[]): APIEmbed[] {
  let left: number = limits.allEmbeds;
  return embeds.slice(0, limits.embeds).flatMap((embed) => {
    const frame = frameOf(embed);
    if (sizeOf(frame) > left) return [];
    const piece = filled(frame, embed, left - sizeOf(frame));
    left -= sizeOf(piece);
    return [piece];
  });
}

function frameOf({ description: _, fields: __, ...embed }: APIEmbed): APIEmbed {
  const frame: APIEmbed = { ...embed };
  if (embed.title !== undefined) frame.title = cut(embed.title, limits.title);
  if (embed.footer !== undefined)
    frame.footer = { ...embed.footer, text: cut(embed.footer.text, limits.footer) };
  if (embed.author !== undefined)
    frame.author = { ...embed.author, name: cut(embed.author.name, limits.author) };
  return frame;
}

/** The frame with the embed's description and fields, in at most `room` characters. */
function filled(frame: APIEmbed, embed: APIEmbed, room: number): APIEmbed {
  const description = cut(embed.description ?? '', Math.min(limits.description, room));
  const fields = fitFields(embed.fields ?? [], room - description.length);
  return {
    ...frame,
    ...(description === '' ? {} : { description }),
    ...(fields.length === 0 ? {} : { fields }),
  };
}

function fitFields(fields: NonNullable<APIEmbed['fields']>, room: number): NonNullable<APIEmbed['fields']> {
  let left = room;
  const kept: NonNullable<APIEmbed['fields']> = [];
  for (const field of fields.slice(0, limits.fields)) {
    const name = cut(field.name, limits.fieldName);
    const value = cut(field.value, limits.fieldValue);
    left -= name.length + value.length;
    if (left < 0) break;
    kept.push({ ...field, name, value });
  }
  return kept;
}

function sizeOf({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap((f) => [f.name, f.value])];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** A form to fill in. `id` is the custom id: the action, then what it is about. */
export interface Modal {
  id: string;
  title: string;
  fields: readonly ModalField[];
}

type ModalField = TextField | ChoiceField;

/** One of a few to choose from. */
interface ChoiceField {
  id: string;
  label: string;
  choices: readonly Choice[];
  optional?: boolean;
}

interface TextField {
  id: string;
  label: string;
  long?: boolean;
  /** At most this many characters; Discord takes 4,000 at most. */
  maxLength: number;
  placeholder?: string;
  optional?: boolean;
  value?: string;
}

/** The modal as Discord takes it. A field is required unless it says otherwise. */
export const toModal = ({ id, title, fields }: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title: tidy(title, 45),
  components: fields.map((field) => ({
    type: ComponentType.Label,
    label: tidy(field.label, 45),
    component: 'choices' in field ? selectOf(field) : inputOf(field),
  })),
});

const selectOf = ({ id, choices, optional }: ChoiceField): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: id,
  required: optional !== true,
  options: choices.map(({ name, value }) => ({ label: tidy(name), value })),
});

const inputOf = (field: TextField): APITextInputComponent => ({
  type: ComponentType.TextInput,
  custom_id: field.id,
  style: field.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
  required: field.optional !== true,
  max_length: Math.min(field.maxLength, 4000),
  ...(field.value === undefined ? {} : { value: cut(field.value, Math.min(field.maxLength, 4000)) }),
  ...(field.placeholder === undefined ? {} : { placeholder: tidy(field.placeholder) }),
});
