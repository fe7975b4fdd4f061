import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10';
import { may } from './permissions.ts';
import type { Channel, User } from './state.ts';
import type { World } from './world.ts';

/** Whom a message pings. */
export interface Mentions {
  users: User[];
  roles: string[];
  everyone: boolean;
}

interface Draft {
  text: string;
  allowed: APIAllowedMentions | undefined;
  /** The author of the message this one replies to. */
  repliedTo: User | undefined;
}

/** Works out whom the text pings: those it names, as far as `allowed_mentions` and permissions let it. */
export function mentionsIn(world: World, author: User, channel: Channel, draft: Draft): Mentions {
  const named = idsIn(draft.text, /<@!?(\d+)>/g).filter((id) => allows(draft.allowed, 'users', id));
  const replied = draft.allowed?.replied_user ?? draft.allowed === undefined;
  const users = named.flatMap((id) => world.users.get(id) ?? []);
  const repliedTo = replied && draft.repliedTo !== undefined ? [draft.repliedTo] : [];
  return {
    users: [...new Set([...users, ...repliedTo])],
    roles: rolesIn(author, channel, draft),
    everyone: pingsEveryone(author, channel, draft),
  };
}

function rolesIn(author: User, channel: Channel, { text, allowed }: Draft): string[] {
  if (channel.kind === 'direct') return [];
  const { guild } = channel;
  const any = may(guild, author.id, ['MentionEveryone'], home(channel));
  return idsIn(text, /<@&(\d+)>/g)
    .filter((id) => allows(allowed, 'roles', id))
    .filter((id) => any || guild.roles.get(id)?.mentionable === true);
}

function pingsEveryone(author: User, channel: Channel, { text, allowed }: Draft): boolean {
  if (channel.kind === 'direct' || !/@(everyone|here)\b/.test(text)) return false;
  const parsed = allowed === undefined || (allowed.parse ?? []).includes(AllowedMentionsTypes.Everyone);
  return parsed && may(channel.guild, author.id, ['MentionEveryone'], home(channel));
}

function allows(allowed: APIAllowedMentions | undefined, kind: 'users' | 'roles', id: string): boolean {
  if (allowed === undefined) return true;
  const type = kind === 'users' ? AllowedMentionsTypes.User : AllowedMentionsTypes.Role;
  return (allowed.parse ?? []).includes(type) || (allowed[kind] ?? []).includes(id);
}

function home(channel: Exclude<Channel, { kind: 'direct' }>) {
  return channel.kind === 'thread' ? channel.parent : channel;
}

function idsIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, id]) => id ?? []))];
}
