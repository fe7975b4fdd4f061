import type { APIEmbed } from 'discord-api-types/v10';
import type { Modal } from '../../src/discord/reply.ts';
import type { ActionRow, Reply, ReplyFile } from '../../src/house/words/reply.ts';

const filled = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n');

/** A message as it reads: its text, its embeds, its buttons and what is chosen from; files by name, and those to read whole. */
export const replyRead = ({ content, embeds = [], components = [], files = [], picture }: Reply): string =>
  filled([
    content,
    ...embeds.map(embedRead),
    ...components.map(rowRead),
    ...files.map(fileRead),
    picture && `[${picture.name}: ${picture.alt}]`,
  ]);

const embedRead = ({ title, description, fields = [], footer }: APIEmbed): string =>
  filled([
    title && `**${title}**`,
    description,
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    footer?.text,
  ]);

const rowRead = ({ components }: ActionRow): string =>
  components
    .flatMap((each) => {
      if ('label' in each && each.label !== undefined) return [`[${each.label}]`];
      if (!('options' in each)) return [];
      const options = each.options.map(({ label, description = '' }) => [label, description].join(', '));
      return [`[${each.placeholder ?? ''}: ${options.join(' | ')}]`];
    })
    .join(' ');

function fileRead({ name, bytes, alt }: ReplyFile): string {
  const text = new TextDecoder().decode(bytes);
  if (name.endsWith('.html')) return `[${name}]\n${pageRead(text)}`;
  if (name.endsWith('.txt') || name.endsWith('.md')) return `[${name}]\n${text.trim()}`;
  return alt === undefined ? `[${name}]` : `[${name}: ${alt}]`;
}

/** A form as it reads: its title, and each field with what stands in it. */
export const formRead = ({ title, fields }: Modal): string =>
  filled([`**${title}**`, ...fields.map(fieldRead)]);

function fieldRead(field: Modal['fields'][number]): string {
  if ('choices' in field) return `[${field.label}: ${field.choices.map(({ name }) => name).join(' | ')}]`;
  const { label, placeholder, value } = field;
  return [label, placeholder && `(${placeholder})`, value && `“${value}”`].filter(Boolean).join(' ');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** At these begins a new line. */
const blocks =
  /<(?:\/?(?:p|h\d|li|tr|dt|dd|div|section|nav|header|footer|figcaption|summary|option|title|caption|pre|blockquote|ul|dl|table)|br|hr)\b[^>]*>/g;

/** A page as it reads: its title, its text, and what is said to those who do not see it. */
export const pageRead = (html: string): string =>
  html
    .replace(/<!--.*?-->|<(style|script)\b.*?<\/\1>/gs, '')
    .replace(
      /<[^>]*\s(?:aria-label|alt|placeholder|title)="([^"]*)"[^>]*>/g,
      (tag, said: string) => `[${said}] ${bare(tag)}`,
    )
    .replace(blocks, '\n')
    .replace(/<\/(?:td|th|a|span|button|time)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:\w+|#\d+);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

/** The tag without what it says, so that it is still known as the beginning of a block. */
const bare = (tag: string): string => tag.replace(/\s.*$/s, '>');
