import {
  type AnySelectMenuInteraction,
  type AutocompleteInteraction,
  type ButtonInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type Guild,
  GuildMember,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type User,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Instant } from '../../terms/time.ts';
import type { Actor } from '../house/people.ts';
import type { ClubId } from '../house/ports.ts';
import { readCustomId } from '../house/words/reply.ts';
import type {
  AttachmentOption,
  CommandRequest,
  CompletionRequest,
  MenuRequest,
  Options,
  Press,
  Services,
  Submission,
  UserOption,
} from './command.ts';
import { download } from './download.ts';
import { isStranger, orElse } from './errors.ts';
import { lackingIn, mayWriteIn, memberOf, rolesSeeing } from './permissions.ts';

/** A press of a button or a choice in a select. */
export type ComponentInteraction = ButtonInteraction | AnySelectMenuInteraction;

/** A command chosen in the menu of a person or of a message. */
type MenuInteraction = UserContextMenuCommandInteraction | MessageContextMenuCommandInteraction;

/** An interaction that is answered with a message. */
export type Answerable =
  | ChatInputCommandInteraction
  | MenuInteraction
  | ComponentInteraction
  | ModalSubmitInteraction;

type Here = { guildId: string };

/** Whether the bot answers this kind of interaction. */
export const isAnswerable = (interaction: Interaction): interaction is Answerable =>
  interaction.isChatInputCommand() ||
  interaction.isContextMenuCommand() ||
  interaction.isMessageComponent() ||
  interaction.isModalSubmit();

/** The club an interaction is for: its server, or in a direct message the one its custom id names, if that may be. Else null. */
export function clubOf(interaction: Answerable, fromMessages: ReadonlySet<string>): ClubId | null {
  const { guildId } = interaction;
  if (interaction.isChatInputCommand() || interaction.isContextMenuCommand()) return guildId;
  const { action, club } = readCustomId(interaction.customId);
  if (guildId !== null) return club === null || club === guildId ? guildId : null;
  return fromMessages.has(action) ? club : null;
}

const actorOf = (interaction: Answerable | (AutocompleteInteraction & Here)): Actor => ({
  account: interaction.user.id,
  ...namesOf(interaction.user, interaction.member),
  managesGuild: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
});

/** What somebody is called on the server, and by their account where they have a nickname there. */
export function namesOf(
  { displayName }: User,
  member: GuildMember | { nick?: string | null } | null,
): Pick<Actor, 'name' | 'ownName'> {
  const nick = member instanceof GuildMember ? member.nickname : (member?.nick ?? null);
  return nick === null ? { name: displayName } : { name: nick, ownName: displayName };
}

interface Where {
  club: ClubId;
  services: Services;
  now: Instant;
  clock: () => Instant;
}

/** Who asks, where and when. */
export const askedOf = (interaction: Answerable, { club, services, now, clock }: Where) => ({
  club,
  actor: actorOf(interaction),
  occasion: {
    interaction: {
      id: interaction.id,
      token: interaction.token,
      applicationId: interaction.applicationId,
      channel: interaction.channelId ?? '',
      account: interaction.user.id,
    },
    now,
    reads: clock,
  },
  services,
  channel: interaction.channelId ?? '',
  direct: interaction.guildId === null,
});

export const commandRequest = (interaction: ChatInputCommandInteraction, where: Where): CommandRequest => ({
  ...askedOf(interaction, where),
  subcommand: interaction.options.getSubcommand(false),
  options: optionsOf(interaction),
  serverName: interaction.guild?.name ?? '',
  get textChannels() {
    return textChannelsOf(interaction.guild);
  },
  whoHas: (account) => whoHas(interaction, account),
  isHere: async (account) =>
    interaction.guild !== null && (await memberOf(interaction.guild, account)) !== null,
});

export const menuRequest = (interaction: MenuInteraction, where: Where): MenuRequest => ({
  ...askedOf(interaction, where),
  ...targetOf(interaction),
});

/** Of a message Discord tells who wrote it, and not always whether they are on the server. */
function targetOf(interaction: MenuInteraction): Pick<MenuRequest, 'person' | 'isHere' | 'message'> {
  if (interaction.isUserContextMenuCommand()) {
    const { targetUser: user, targetMember: member } = interaction;
    return { person: userNamed(user, member), isHere: member !== null, message: null };
  }
  const { author, member, id } = interaction.targetMessage;
  return { person: userNamed(author, member), isHere: member !== null, message: id };
}

export const pressOf = (interaction: ComponentInteraction, where: Where): Press => ({
  ...askedOf(interaction, where),
  args: readCustomId(interaction.customId).args,
  values: interaction.isAnySelectMenu() ? interaction.values : [],
  place: `${interaction.channelId}/${interaction.message.id}`,
});

export const submissionOf = (interaction: ModalSubmitInteraction, where: Where): Submission => ({
  ...askedOf(interaction, where),
  args: readCustomId(interaction.customId).args,
  field: (id) => fieldOf(interaction, id),
});

export const completionRequest = (
  interaction: AutocompleteInteraction & Here,
  services: Services,
  now: Instant,
): CompletionRequest => {
  const { name, value } = interaction.options.getFocused(true);
  return {
    club: interaction.guildId,
    actor: actorOf(interaction),
    now,
    services,
    channel: interaction.channelId ?? '',
    subcommand: interaction.options.getSubcommand(false),
    focused: { name, value },
    options: simpleOptions(interaction.options),
  };
};

function fieldOf(interaction: ModalSubmitInteraction, id: string): string {
  const field = interaction.fields.fields.get(id);
  if (field === undefined) return '';
  if ('value' in field) return typeof field.value === 'string' ? field.value : '';
  return 'values' in field ? (field.values[0] ?? '') : '';
}

const textChannelsOf = (guild: Guild | null): CommandRequest['textChannels'] =>
  [...(guild?.channels.cache.values() ?? [])]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .map((channel) => ({
      ...{ id: channel.id, name: channel.name, writable: mayWriteIn(channel) },
      seenBy: rolesSeeing(channel),
      lacking: { private: lackingIn(channel, true), public: lackingIn(channel, false) },
    }));

function optionsOf(interaction: ChatInputCommandInteraction): Options {
  const { options } = interaction;
  return {
    ...simpleOptions(options),
    user: (name) => userOption(options, name),
    channel: (name) => options.getChannel(name)?.id ?? null,
    attachment: (name) => attachmentOption(interaction, name),
  };
}

const simpleOptions = (options: (ChatInputCommandInteraction | AutocompleteInteraction)['options']) => ({
  string: (name: string) => options.getString(name),
  integer: (name: string) => options.getInteger(name),
  boolean: (name: string) => options.getBoolean(name),
});

function userOption(options: ChatInputCommandInteraction['options'], name: string): UserOption | null {
  const user = options.getUser(name);
  return user === null ? null : userNamed(user, options.getMember(name));
}

const userNamed = (user: User, member: Parameters<typeof namesOf>[1]): UserOption => ({
  account: user.id,
  ...namesOf(user, member),
  bot: user.bot,
});

/** Asked of Discord each time: the bot is not told who is on the server, or what they are called there. */
async function whoHas(
  { guild, client }: ChatInputCommandInteraction,
  account: string,
): Promise<UserOption | null> {
  const member = guild === null ? null : await memberOf(guild, account);
  const user = member?.user ?? (await orElse(client.users.fetch(account), isStranger, null));
  return user === null ? null : { account, ...namesOf(user, member), bot: user.bot };
}

function attachmentOption(
  { options, client }: ChatInputCommandInteraction,
  name: string,
): AttachmentOption | null {
  const file = options.getAttachment(name);
  if (file === null) return null;
  const { name: called, url, size, contentType } = file;
  const { api } = client.rest.options;
  return { name: called, size, contentType, url, download: (limit) => download(file, { api, limit }) };
}
