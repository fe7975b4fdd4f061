import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { MessageComponent } from '../../world/components.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { ActionRow, Button } from './controls.tsx';

/** What stands under a message, or is all of it. */
export function Components({ message }: { message: APIMessage }): VNode {
  return <Each message={message} components={message.components ?? []} />;
}

function Each({
  message,
  components,
}: {
  message: APIMessage;
  components: readonly MessageComponent[];
}): VNode {
  return (
    <>
      {components.map((component, index) => (
        <Component key={component.id ?? index} message={message} component={component} />
      ))}
    </>
  );
}

function Component({
  message,
  component,
}: {
  message: APIMessage;
  component: MessageComponent;
}): VNode | null {
  switch (component.type) {
    case ComponentType.ActionRow:
      return <ActionRow message={message} controls={component.components} />;
    case ComponentType.Button:
      return <Button message={message} button={component} />;
    case ComponentType.TextDisplay:
      return <Words text={component.content} />;
    case ComponentType.Container:
      return (
        <div slot="components" class="container">
          <Each message={message} components={component.components} />
        </div>
      );
    case ComponentType.Section:
      return (
        <div slot="components" class="section">
          <Each message={message} components={[...component.components, component.accessory]} />
        </div>
      );
    case ComponentType.Separator:
      return <hr slot="components" />;
    case ComponentType.Thumbnail:
      return <Picture url={component.media.url} alt={component.description} />;
    case ComponentType.MediaGallery:
      return (
        <div slot="components" class="gallery">
          {component.items.map(({ media, description }, index) => (
            <Picture key={index} url={media.url} alt={description} />
          ))}
        </div>
      );
    case ComponentType.File:
      return (
        <p slot="components" class="file">
          <a href={component.file.url} download rel="noopener noreferrer">
            {component.file.url.split('/').at(-1)}
          </a>
        </p>
      );
    default:
      return null;
  }
}

function Words({ text }: { text: string }): VNode {
  return (
    <div slot="components">
      <Markdown text={text} />
    </div>
  );
}

function Picture({ url, alt }: { url: string; alt: string | null | undefined }): VNode {
  return <img src={url} alt={alt ?? ''} loading="lazy" />;
}
