import { type ChannelType, ComponentType } from 'discord-api-types/v10';
import { attached } from '../world/content.ts';
import { permissionsOf } from '../world/permissions.ts';
import type { Channel, Guild, Upload, User } from '../world/state.ts';
import { channelView, memberWithoutUser, userView } from '../world/views.ts';
import type { World } from '../world/world.ts';
import { Mistake, present } from './mistake.ts';

/** A file as people send it. */
export interface SentFile {
  filename: string;
  contentType: string;
  data: string;
}

type Kind = 'users' | 'members' | 'roles' | 'channels' | 'attachments';

/** Looks up the people, roles, channels and files an interaction names, and collects them for its `resolved`. */
export class Resolver {
  readonly #world: World;
  readonly #channel: Channel;
  readonly #personId: string;
  readonly #found = new Map<Kind, Record<string, object>>();

  constructor(world: World, channel: Channel, person: User) {
    this.#world = world;
    this.#channel = channel;
    this.#personId = person.id;
  }

  /** What was looked up so far; nothing if that is none. */
  resolved(): object | undefined {
    return this.#found.size === 0 ? undefined : Object.fromEntries(this.#found);
  }

  user(id: string): string {
    const user = present(this.#world.users.get(id), `there is no user ${id}`);
    this.#add('users', id, userView(user));
    const guild = this.#guild();
    const member = guild?.members.get(id);
    if (guild === undefined || member === undefined) return id;
    const permissions = String(permissionsOf(guild, id));
    this.#add('members', id, { ...memberWithoutUser(member), permissions });
    return id;
  }

  role(id: string): string {
    const role = present(this.#guild()?.roles.get(id), `there is no role ${id}`);
    this.#add('roles', id, role);
    return id;
  }

  /** As it stands in a text, where it is looked up by nobody. */
  mention(id: string): string {
    if (this.#guild()?.roles.has(id)) return `<@&${id}>`;
    return this.#world.channels.has(id) ? `<#${id}>` : `<@${id}>`;
  }

  mentionable(id: string): string {
    return this.#guild()?.roles.has(id) ? this.role(id) : this.user(id);
  }

  channel(id: string, types?: readonly ChannelType[]): string {
    const channel = present(this.#world.channels.get(id), `there is no channel ${id}`);
    if (channel.kind === 'direct') throw new Mistake('a direct channel cannot be chosen');
    if (types !== undefined && types.length > 0 && !types.some((type) => type === channel.type))
      throw new Mistake(`#${channel.name} is not of a kind that can be chosen`);
    const permissions = String(permissionsOf(channel.guild, this.#personId, channel));
    this.#add('channels', id, { ...channelView(channel), permissions });
    return id;
  }

  attachment(channel: Channel, file: SentFile): string {
    const attachment = attached(this.#world, channel, uploadOf(file), { ephemeral: true });
    this.#add('attachments', attachment.id, attachment);
    return attachment.id;
  }

  /** Looks up a value picked in a select of this kind; a text's value stands for itself. */
  picked(type: ComponentType | undefined, value: string): void {
    if (type === ComponentType.UserSelect) this.user(value);
    if (type === ComponentType.RoleSelect) this.role(value);
    if (type === ComponentType.MentionableSelect) this.mentionable(value);
    if (type === ComponentType.ChannelSelect) this.channel(value);
  }

  #add(kind: Kind, id: string, view: object): void {
    this.#found.set(kind, { ...this.#found.get(kind), [id]: view });
  }

  #guild(): Guild | undefined {
    return this.#channel.kind === 'direct' ? undefined : this.#channel.guild;
  }
}

/** The file with its bytes out of base64. */
export function uploadOf({ filename, contentType, data }: SentFile): Upload {
  return { filename, contentType, data: Buffer.from(data, 'base64') };
}
