import {
  type APIEmbed,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import { Code, type Issue, refusal } from '../../errors.ts';
import { controlsOf, everyComponent, type MessageComponent, wordsIn } from '../../world/components.ts';
import type { Draft } from '../../world/content.ts';
import type { Message, Upload } from '../../world/state.ts';

const MOST_CONTENT = 2_000;
const MOST_EMBED_TEXT = 6_000;
const MOST_ROWS = 5;
const MOST_COMPONENTS = 40;
const MOST_DISPLAYED_TEXT = 4_000;
const MOST_FILES = 10;
const MOST_FILE_BYTES = 10 * 1024 * 1024;

/** Flags an author may set on any message. */
export const AUTHORS_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** What is wrong with a message beyond Discord's specification; `before` is the message that is edited. */
export function messageIssues(draft: Draft, allowedFlags: number, before?: Message): Issue[] {
  return [
    ...contentIssues(draft),
    ...embedIssues(draft.embeds ?? []),
    ...flagIssues(draft.flags ?? 0, allowedFlags),
    ...componentIssues(draft, before),
    ...fileIssues(draft, before),
    ...mentionIssues(draft),
  ];
}

/** Refuses what would leave a message with nothing in it, and files that are too large. */
export function demandSubstance(draft: Draft, before?: Message): void {
  if ((draft.files ?? []).some(({ data }) => data.length > MOST_FILE_BYTES))
    throw refusal(Code.RequestEntityTooLarge);
  const body = before?.body;
  const kept = draft.attachments === undefined ? (body?.attachments ?? []) : draft.attachments;
  const something = [
    (draft.content ?? body?.content ?? '').trim(),
    ...(draft.embeds ?? body?.embeds ?? []).filter(showsSomething),
    ...(draft.components ?? body?.components ?? []),
    ...(draft.files ?? []),
    ...(before === undefined ? [] : kept),
  ].some(Boolean);
  if (!something) throw refusal(Code.CannotSendAnEmptyMessage);
}

/** A colour, an address or a time alone make nothing that could be shown. */
function showsSomething({ title, description, fields, author, footer, image, thumbnail }: APIEmbed): boolean {
  const texts = [title, description, author?.name, footer?.text].map((text) => text?.trim());
  return [...texts, ...(fields ?? []), image, thumbnail].some(Boolean);
}

function contentIssues({ content }: Draft): Issue[] {
  return (content?.length ?? 0) > MOST_CONTENT ? [tooLong(['content'], MOST_CONTENT)] : [];
}

function embedIssues(embeds: readonly APIEmbed[]): Issue[] {
  const length = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  const tooMuch =
    length > MOST_EMBED_TEXT
      ? [
          issue(
            ['embeds'],
            'MAX_EMBED_SIZE_EXCEEDED',
            `Embed size exceeds maximum size of ${MOST_EMBED_TEXT}`,
          ),
        ]
      : [];
  return [...tooMuch, ...embeds.flatMap(blankFields)];
}

function blankFields(embed: APIEmbed, index: number): Issue[] {
  const fields = embed.fields ?? [];
  return fields.flatMap(({ name, value }, field) =>
    Object.entries({ name, value })
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => required(['embeds', index, 'fields', field, key])),
  );
}

function embedLength({ title, description, footer, author, fields }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name];
  const inFields = (fields ?? []).flatMap(({ name, value }) => [name, value]);
  return [...texts, ...inFields].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

function flagIssues(flags: number, allowed: number): Issue[] {
  const strange = flags & ~allowed;
  return strange === 0 ? [] : [issue(['flags'], 'BASE_TYPE_CHOICES', `Flags ${strange} cannot be set here.`)];
}

function componentIssues(draft: Draft, before: Message | undefined): Issue[] {
  const components = draft.components ?? [];
  const flags = (draft.flags ?? 0) | ((before?.body.flags ?? 0) & MessageFlags.IsComponentsV2);
  const layout =
    (flags & MessageFlags.IsComponentsV2) === 0
      ? classicIssues(components)
      : displayIssues(draft, components, before);
  return [...layout, ...rowIssues(components), ...controlIssues(components), ...buttonIssues(components)];
}

function classicIssues(components: readonly APIMessageTopLevelComponent[]): Issue[] {
  const strange = components.findIndex(({ type }) => type !== ComponentType.ActionRow);
  if (strange >= 0)
    return [issue(['components', strange, 'type'], 'UNION_TYPE_CHOICES', 'Needs the flag IS_COMPONENTS_V2.')];
  return components.length > MOST_ROWS ? [tooLong(['components'], MOST_ROWS)] : [];
}

/** An edit to components V2 has to take away the content and embeds that were there before. */
function displayIssues(
  draft: Draft,
  components: readonly APIMessageTopLevelComponent[],
  before: Message | undefined,
): Issue[] {
  const old = [
    (draft.content ?? before?.body.content ?? '') === '' ? undefined : 'content',
    (draft.embeds ?? before?.body.embeds ?? []).length === 0 ? undefined : 'embeds',
  ].flatMap((field) => field ?? []);
  const words = wordsIn(components).join('');
  return [
    ...old.map((field) =>
      issue(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        'Not together with components V2.',
      ),
    ),
    ...([...everyComponent(components)].length > MOST_COMPONENTS
      ? [tooLong(['components'], MOST_COMPONENTS)]
      : []),
    ...(words.length > MOST_DISPLAYED_TEXT
      ? [issue(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `At most ${MOST_DISPLAYED_TEXT}.`)]
      : []),
  ];
}

function rowIssues(components: readonly APIMessageTopLevelComponent[]): Issue[] {
  const rows = [...everyComponent(components)].filter(({ type }) => type === ComponentType.ActionRow);
  return rows.flatMap((row, index) => {
    const parts = 'components' in row ? [...row.components] : [];
    const buttons = parts.filter(({ type }) => type === ComponentType.Button);
    const mixed = buttons.length !== parts.length && parts.length > 1;
    return mixed
      ? [issue(['components', index], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select fills its row alone.')]
      : [];
  });
}

function controlIssues(components: readonly MessageComponent[]): Issue[] {
  const controls = controlsOf(components);
  const ids = controls.map(({ custom_id }) => custom_id);
  const twice = ids.some((id, index) => ids.indexOf(id) !== index);
  const duplicated = twice
    ? [issue(['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')]
    : [];
  return [...duplicated, ...controls.flatMap(selectIssues)];
}

function selectIssues(control: MessageComponent): Issue[] {
  if (control.type !== ComponentType.StringSelect) return [];
  const values = control.options.map(({ value }) => value);
  const most = control.max_values ?? 1;
  const bounds = (control.min_values ?? 1) > most || most > values.length;
  return [
    ...(bounds
      ? [issue(['components'], 'BASE_TYPE_BAD_LENGTH', 'min_values, max_values and options do not agree.')]
      : []),
    ...(new Set(values).size < values.length
      ? [issue(['components'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'Option values are used twice.')]
      : []),
  ];
}

function buttonIssues(components: readonly MessageComponent[]): Issue[] {
  return [...everyComponent(components)].flatMap((button) => {
    if (button.type !== ComponentType.Button || button.style === ButtonStyle.Premium) return [];
    const bare = (button.label ?? '') === '' && button.emoji === undefined;
    const link = button.style === ButtonStyle.Link;
    const wrong = link === 'custom_id' in button || link !== 'url' in button;
    return [
      ...(bare ? [required(['components', 'label'])] : []),
      ...(wrong
        ? [issue(['components'], 'BUTTON_COMPONENT_INVALID', 'A link has a url, other buttons a custom_id.')]
        : []),
    ];
  });
}

function fileIssues(draft: Draft, before: Message | undefined): Issue[] {
  const files = draft.files ?? [];
  const known = new Set([...files.keys()].map(String));
  for (const { id } of before?.body.attachments ?? []) known.add(id);
  const strange = (draft.attachments ?? []).filter(({ id }) => !known.has(String(id)));
  return [
    ...(files.length > MOST_FILES ? [tooLong(['attachments'], MOST_FILES)] : []),
    ...strange.map(({ id }) =>
      issue(['attachments'], 'ATTACHMENT_NOT_FOUND', `No file ${id} came with this.`),
    ),
    ...missingFiles(draft, files, before).map((url) =>
      issue(['embeds'], 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `No file for ${url}`),
    ),
  ];
}

function missingFiles(draft: Draft, files: readonly Upload[], before: Message | undefined): string[] {
  const names = [...files, ...(before?.body.attachments ?? [])].map(({ filename }) => filename);
  const text = JSON.stringify([draft.embeds ?? [], draft.components ?? []]);
  const asked = [...text.matchAll(/"attachment:\/\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  return asked.filter((name) => !names.includes(name));
}

function mentionIssues({ allowedMentions }: Draft): Issue[] {
  const parse: readonly string[] = allowedMentions?.parse ?? [];
  return (['users', 'roles'] as const)
    .filter((kind) => parse.includes(kind) && (allowedMentions?.[kind] ?? []).length > 0)
    .map((kind) =>
      issue(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      ),
    );
}

function issue(path: readonly PropertyKey[], code: string, message: string): Issue {
  return { path, code, message };
}

function tooLong(path: readonly PropertyKey[], most: number): Issue {
  return issue(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
}

function required(path: readonly PropertyKey[]): Issue {
  return issue(path, 'BASE_TYPE_REQUIRED', 'This field is required');
}
