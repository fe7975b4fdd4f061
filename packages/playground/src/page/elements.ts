import { DiscordActionRow } from '@skyra/discord-components-core/discord-action-row.js';
import { DiscordAttachments } from '@skyra/discord-components-core/discord-attachments.js';
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordCommand } from '@skyra/discord-components-core/discord-command.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordEmbedDescription } from '@skyra/discord-components-core/discord-embed-description.js';
import { DiscordEmbedField } from '@skyra/discord-components-core/discord-embed-field.js';
import { DiscordEmbedFields } from '@skyra/discord-components-core/discord-embed-fields.js';
import { DiscordEmbedFooter } from '@skyra/discord-components-core/discord-embed-footer.js';
import { DiscordMention } from '@skyra/discord-components-core/discord-mention.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordMessages } from '@skyra/discord-components-core/discord-messages.js';
import { DiscordReply } from '@skyra/discord-components-core/discord-reply.js';
import { DiscordTime } from '@skyra/discord-components-core/discord-time.js';
import { type CSSResult, css, type LitElement } from 'lit';
import type { ComponentChildren, HTMLAttributes } from 'preact';

/** Discord's look where the components are too faint to read, or run out of a narrow window. */
const amendments: readonly [typeof LitElement, CSSResult | null][] = [
  [DiscordActionRow, null],
  [DiscordAttachments, null],
  [DiscordEmbedFields, null],
  [DiscordTime, null],
  [
    DiscordMessages,
    css`:host { background: none; border: 0; } ::slotted(*:not(:first-child)) { margin-top: 0.75rem; }`,
  ],
  [
    DiscordMessage,
    css`:host { padding-right: 1rem; }
      .discord-message-timestamp, .discord-message-edited { color: var(--faint) !important; }
      .discord-message-content { min-width: 0; }
      .discord-author-avatar img { cursor: auto; }
      :host([ephemeral]) .discord-message-ephemeral { display: none; }`,
  ],
  [
    DiscordAuthorInfo,
    css`:host { flex-wrap: wrap; max-width: 100%; }
      :host .discord-author-username { overflow-wrap: anywhere; unicode-bidi: isolate; }
      :host .discord-author-username:hover { text-decoration: none; cursor: auto; }`,
  ],
  [
    DiscordReply,
    css`:host { color: var(--faint) !important; overflow: hidden; }
      .discord-replied-message-username { opacity: 1; unicode-bidi: isolate; cursor: auto; }
      .discord-replied-message-content { overflow: hidden; min-width: 0; cursor: auto; }`,
  ],
  [
    DiscordCommand,
    css`:host { color: var(--faint) !important; flex-wrap: wrap; overflow: hidden; }
      .discord-replied-message-username { opacity: 1; unicode-bidi: isolate; }
      :host .discord-slash-command-name, :host .discord-slash-command-name:hover {
        color: var(--mention-text) !important; background-color: var(--mention); }`,
  ],
  [
    DiscordEmbed,
    css`:host { max-width: 100%; }
      :host .discord-embed-root { max-width: calc(100% - 4px); }
      :host .discord-embed-wrapper { background-color: var(--side) !important; overflow-wrap: anywhere; min-width: 0; }
      :host .discord-embed-wrapper .discord-embed-grid { min-width: 0; }`,
  ],
  [DiscordEmbedDescription, css`:host { line-height: 1.375; }`],
  [DiscordEmbedField, css`:host { line-height: 1.375; }`],
  [DiscordEmbedFooter, css`:host { color: var(--faint) !important; }`],
  [
    DiscordMention,
    css`:host, :host(:hover) { cursor: auto; color: var(--mention-text) !important; background-color: var(--mention) !important; }`,
  ],
];

/** Gets Discord's components ready; called before the first of them is drawn. */
export function amendElements(): void {
  for (const [element, styles] of amendments)
    if (styles !== null) element.elementStyles = [...element.elementStyles, styles];
}

type Drawn<More> = HTMLAttributes<HTMLElement> & More & { slot?: string; children?: ComponentChildren };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'discord-messages': Drawn<{ 'light-theme'?: boolean }>;
      'discord-message': Drawn<{
        author: string;
        avatar: string;
        timestamp: string;
        bot?: boolean;
        edited?: boolean;
        highlight?: boolean;
        'role-color'?: string;
        'message-body-only'?: boolean;
      }>;
      'discord-reply': Drawn<{ author: string; avatar: string; bot?: boolean; 'role-color'?: string }>;
      'discord-command': Drawn<{
        author: string;
        avatar: string;
        command: string;
        type: 'slash_command' | 'user_command' | 'message_command';
        'role-color'?: string;
        'context-user-name'?: string;
        'context-user-image'?: string;
        'context-message-deleted'?: boolean;
        'context-message-reply'?: string;
      }>;
      'discord-mention': Drawn<{ type: 'user' | 'role' | 'channel' | 'thread' | 'slash' }>;
      'discord-embed': Drawn<{ color?: string }>;
      'discord-embed-description': Drawn<object>;
      'discord-embed-fields': Drawn<object>;
      'discord-embed-field': Drawn<{ 'inline-index'?: number | undefined }>;
      'discord-embed-footer': Drawn<object>;
      'discord-attachments': Drawn<object>;
      'discord-action-row': Drawn<object>;
      'discord-time': Drawn<object>;
    }
  }
}
