import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { Markdown } from '../markdown/markdown.tsx';
import { isOfTheWeb } from '../markdown/parse.ts';

interface Parts {
  embed: APIEmbed;
  /** The message's attachments: an embed's picture takes its alt text from there. */
  attachments: readonly APIAttachment[];
}

export function Embed({ embed, attachments }: Parts): VNode {
  const { title, description, color, fields = [], image, thumbnail, footer } = embed;
  return (
    <discord-embed slot="embeds" color={colourOf(color)}>
      <discord-embed-description slot="description">
        {embed.author !== undefined && <p class="embed-author">{embed.author.name}</p>}
        {title !== undefined && <Title title={title} url={embed.url} />}
        {description !== undefined && <Markdown text={description} />}
        {thumbnail !== undefined && <Picture url={thumbnail.url} attachments={attachments} />}
      </discord-embed-description>
      {fields.length > 0 && <Fields fields={fields} />}
      {image !== undefined && (
        <div slot="fields" class="embed-picture">
          <Picture url={image.url} attachments={attachments} />
        </div>
      )}
      {footer !== undefined && <discord-embed-footer slot="footer">{footer.text}</discord-embed-footer>}
    </discord-embed>
  );
}

function Title({ title, url }: { title: string; url: string | undefined }): VNode {
  const words = <Markdown text={title} />;
  if (url === undefined || !isOfTheWeb(url)) return <p class="embed-title">{words}</p>;
  return (
    <p class="embed-title">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    </p>
  );
}

function Fields({ fields }: { fields: NonNullable<APIEmbed['fields']> }): VNode {
  const columns = columnsOf(fields.map(({ inline }) => inline === true));
  return (
    <discord-embed-fields slot="fields">
      {fields.map(({ name, value }, index) => (
        <discord-embed-field key={index} inline-index={columns[index]}>
          <strong class="field-name">
            <Markdown text={name} />
          </strong>
          <Markdown text={value} />
        </discord-embed-field>
      ))}
    </discord-embed-fields>
  );
}

/** The column, 1 to 3, of each field that stands in a row with others. */
function columnsOf(inline: readonly boolean[]): (number | undefined)[] {
  let column = 0;
  return inline.map((inRow) => {
    column = inRow ? (column % 3) + 1 : 0;
    return inRow ? column : undefined;
  });
}

function Picture({ url, attachments }: { url: string; attachments: readonly APIAttachment[] }): VNode {
  const attachment = attachments.find((each) => each.url === url);
  return <img src={url} alt={attachment?.description ?? attachment?.filename ?? ''} loading="lazy" />;
}

const colourOf = (color: number | undefined): string =>
  color === undefined ? '#1e1f22' : `#${color.toString(16).padStart(6, '0')}`;
