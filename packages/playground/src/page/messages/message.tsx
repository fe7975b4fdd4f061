import {
  type APIMessage,
  type APIUser,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { ComponentChildren, VNode } from 'preact';
import { Markdown } from '../markdown/markdown.tsx';
import { marksOf, wordsIn } from '../markdown/parse.ts';
import { More, menuCommands, type Offers } from '../more.tsx';
import { authorOf, avatarOf, colourOf, nameOf } from '../names.ts';
import { useMenu } from '../side/menu.ts';
import { useClock, useSight } from '../sight.ts';
import { pingsMe } from '../state/happenings.ts';
import type { State } from '../state/state.ts';
import { stampOf } from '../times.ts';
import { Attachments } from './attachments.tsx';
import { Components } from './components.tsx';
import { Embed } from './embed.tsx';

interface Parts {
  message: APIMessage;
  /** It goes on from the same author's message before it. */
  continued: boolean;
}

/** One message with everything on it. */
export function Message({ message, continued }: Parts): VNode {
  const { state } = useSight();
  const now = useClock(60_000);
  const author = authorOf(state.guild, message);
  const stamp = stampOf(message.timestamp, now, state.clock.timezone);
  const ephemeral = has(message, MessageFlags.Ephemeral);
  const menu = useMenu();
  const offers = ephemeral ? [] : offersOn(state, message, author);
  return (
    <discord-message
      role="article"
      aria-label={`${author}, ${stamp}`}
      class={ephemeral ? 'ephemeral' : ''}
      author={author}
      avatar={avatarOf(message.author.id, author)}
      timestamp={stamp}
      bot={message.author.bot === true}
      edited={isEdited(message)}
      highlight={pingsMe(message, state.me.id)}
      role-color={colourOf(message.author.id)}
      message-body-only={continued}
      onContextMenu={(event) => {
        if (offers.length === 0) return;
        event.preventDefault();
        menu.open();
      }}
    >
      <Before message={message} />
      <Content message={message} />
      <Files message={message} />
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} attachments={message.attachments} />
      ))}
      <Components message={message} />
      <Failure messageId={message.id} />
      {offers.length > 0 && <More label={`${author}’s message`} offers={offers} menu={menu} />}
      {ephemeral && <OnlyYou messageId={message.id} />}
    </discord-message>
  );
}

export const has = ({ flags }: APIMessage, flag: MessageFlags): boolean => ((flags ?? 0) & flag) !== 0;

/** An answer that was put off is edited when it comes: that is no change of what was said. */
function isEdited(message: APIMessage): boolean {
  return message.edited_timestamp !== null && message.interaction_metadata === undefined;
}

/** What the message answers: a command, or another message. */
function Before({ message }: { message: APIMessage }): VNode | null {
  const { referenced_message: original, interaction } = message;
  if (interaction !== undefined)
    return <Used user={interaction.user} message={message} command={interaction.name} />;
  return original === null || original === undefined ? null : <Reply original={original} />;
}

/** The commands on a message, and those on its author. */
const offersOn = (state: State, { id, author }: APIMessage, name: string): Offers[] =>
  [
    { heading: 'This message', on: 'message', target: id, commands: menuCommands(state, 'message') } as const,
    { heading: name, on: 'user', target: author.id, commands: menuCommands(state, 'user') } as const,
  ].filter(({ commands }) => commands.length > 0);

/** Who used which command, and on what. */
function Used({ user, message, command }: { user: APIUser; message: APIMessage; command: string }): VNode {
  const { state } = useSight();
  const name = nameOf(state.guild, user);
  return (
    <discord-command
      slot="reply"
      {...usedOn(state, message)}
      author={name}
      avatar={avatarOf(user.id, name)}
      role-color={colourOf(user.id)}
      command={command}
    />
  );
}

/** What a command from a menu was used on. */
function usedOn(state: State, { type, interaction_metadata: about }: APIMessage) {
  if (type !== MessageType.ContextMenuCommand || about?.type !== InteractionType.ApplicationCommand)
    return { type: 'slash_command' } as const;
  const { target_user: user, target_message_id: id } = about;
  const original = state.messages.get(state.place)?.find((message) => message.id === id);
  const whose = user ?? original?.author;
  const name = whose === undefined ? '' : nameOf(state.guild, whose);
  return {
    type: user === undefined ? 'message_command' : 'user_command',
    'context-user-name': name,
    'context-user-image': avatarOf(whose?.id ?? '', name),
    'context-message-deleted': user === undefined && original === undefined,
    'context-message-reply': original === undefined ? '' : gistOf(original),
  } as const;
}

function Reply({ original }: { original: APIMessage }): VNode {
  const { state } = useSight();
  const name = authorOf(state.guild, original);
  return (
    <discord-reply
      slot="reply"
      author={name}
      avatar={avatarOf(original.author.id, name)}
      bot={original.author.bot === true}
      role-color={colourOf(original.author.id)}
    >
      {gistOf(original)}
    </discord-reply>
  );
}

/** The first words of a message, on one line. */
function gistOf({ content, embeds, attachments }: APIMessage): string {
  const text = [content, embeds[0]?.title, embeds[0]?.description].find((words) => words);
  if (text === undefined) return attachments.length > 0 ? 'Click to see attachment' : '…';
  return wordsIn(marksOf(text)).slice(0, 120);
}

function Content({ message }: { message: APIMessage }): VNode | null {
  const { state } = useSight();
  if (has(message, MessageFlags.Loading))
    return <span class="faint thinking">{authorOf(state.guild, message)} is thinking…</span>;
  return message.content === '' ? null : <Markdown text={message.content} />;
}

/** Files that an embed shows are not shown again. */
function Files({ message: { attachments, embeds } }: { message: APIMessage }): VNode | null {
  const shown = embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]);
  const rest = attachments.filter(({ url }) => !shown.includes(url));
  return rest.length === 0 ? null : <Attachments attachments={rest} />;
}

/** Said under a message whose button was pressed in vain. */
function Failure({ messageId }: { messageId: string }): VNode | null {
  const { state } = useSight();
  const failed = [...state.deeds.values()].find(
    ({ on, seen }) => on === messageId && seen.progress === 'failed',
  );
  return failed === undefined ? null : <Note>{failed.seen.reason}</Note>;
}

function Note({ children }: { children: ComponentChildren }): VNode {
  return (
    <p slot="components" class="failure">
      {children}
    </p>
  );
}

function OnlyYou({ messageId }: { messageId: string }): VNode {
  const { session } = useSight();
  return (
    <p slot="components" class="only-you">
      Only you can see this ·{' '}
      <button type="button" class="link" onClick={() => session.dismiss(messageId)}>
        Dismiss message
      </button>
    </p>
  );
}
