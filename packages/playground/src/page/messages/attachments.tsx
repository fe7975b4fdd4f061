import type { APIAttachment } from 'discord-api-types/v10';
import type { VNode } from 'preact';

/** The files of a message that are not shown in its embeds. */
export function Attachments({ attachments }: { attachments: readonly APIAttachment[] }): VNode {
  return (
    <discord-attachments slot="attachments">
      {attachments.map((attachment) =>
        attachment.content_type?.startsWith('image/') ? (
          <Picture key={attachment.id} {...attachment} />
        ) : (
          <FileLink key={attachment.id} {...attachment} />
        ),
      )}
    </discord-attachments>
  );
}

function Picture({ url, filename, description }: APIAttachment): VNode {
  return (
    <a class="picture" href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={description ?? filename} loading="lazy" />
    </a>
  );
}

function FileLink({ url, filename, size, description }: APIAttachment): VNode {
  return (
    <p class="file">
      <a href={url} download={filename} rel="noopener noreferrer">
        {filename}
      </a>{' '}
      <span class="faint">{sizeOf(size)}</span>
      {description !== undefined && <span class="faint"> {description}</span>}
    </p>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_024 ? `${bytes} bytes` : `${(bytes / 1_024).toFixed(1)} kB`;
