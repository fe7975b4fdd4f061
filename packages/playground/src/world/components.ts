import {
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISectionAccessoryComponent,
  type APIUnfurledMediaItem,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';

export type MessageComponent =
  | APIMessageTopLevelComponent
  | APIComponentInContainer
  | APIComponentInMessageActionRow
  | APISectionAccessoryComponent;

/** A component that a person can use, i.e. one with a custom_id. */
export type Control = Extract<MessageComponent, { custom_id: string }>;

/** Where the file behind an address stands, with `attachment://` addresses made real. */
export type Unfurl = (
  media: APIUnfurledMediaItem,
) => APIUnfurledMediaItem & { id: string; proxy_url: string };

/** Every component of a message, each before those inside it. */
export function* everyComponent(components: readonly MessageComponent[]): Generator<MessageComponent> {
  for (const component of components) {
    yield component;
    yield* everyComponent(partsOf(component));
  }
}

function partsOf(component: MessageComponent): MessageComponent[] {
  switch (component.type) {
    case ComponentType.ActionRow:
    case ComponentType.Container:
      return component.components;
    case ComponentType.Section:
      return [...component.components, component.accessory];
    default:
      return [];
  }
}

/** The buttons and selects of a message that answer when they are used. */
export function controlsOf(components: readonly MessageComponent[]): Control[] {
  return [...everyComponent(components)].filter((each): each is Control => 'custom_id' in each);
}

/** Components as Discord gives them back: numbered, with its defaults filled in. */
export function asKept(
  components: readonly APIMessageTopLevelComponent[],
  unfurl: Unfurl,
): APIMessageTopLevelComponent[] {
  const kept = structuredClone([...components]);
  number(kept);
  for (const component of everyComponent(kept)) fillIn(component, unfurl);
  return kept;
}

/** Gives each component that has none (or 0) the next free number of its message. */
function number(components: readonly MessageComponent[]): void {
  const all = [...everyComponent(components)];
  const taken = new Set(all.map(({ id }) => id));
  let next = 1;
  for (const component of all) {
    if (component.id !== undefined && component.id !== 0) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    taken.add(next);
  }
}

function fillIn(component: MessageComponent, unfurl: Unfurl): void {
  switch (component.type) {
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      component.min_values ??= 1;
      component.max_values ??= 1;
      return;
    case ComponentType.Container:
      component.accent_color ??= null;
      component.spoiler ??= false;
      return;
    case ComponentType.Separator:
      component.spacing ??= SeparatorSpacingSize.Small;
      component.divider ??= true;
      return;
    case ComponentType.Thumbnail:
      Object.assign(component, { description: null, spoiler: false, ...component });
      component.media = unfurl(component.media);
      return;
    case ComponentType.MediaGallery:
      component.items = component.items.map((item) => ({
        description: null,
        spoiler: false,
        ...item,
        media: unfurl(item.media),
      }));
      return;
    case ComponentType.File:
      component.file = unfurl(component.file);
      Object.assign(component, { name: component.file.url.split('/').at(-1) ?? null, size: null });
      component.spoiler ??= false;
      return;
    case ComponentType.ActionRow:
    case ComponentType.Section:
    case ComponentType.TextDisplay:
    case ComponentType.Button:
      return;
  }
}

/** The words that the text displays of a message show, top to bottom. */
export function wordsIn(components: readonly MessageComponent[]): string[] {
  return [...everyComponent(components)].flatMap((each) =>
    each.type === ComponentType.TextDisplay ? [each.content] : [],
  );
}
