import { PermissionFlagsBits } from 'discord.js';
import type { Settings } from '../house/ports.ts';

/** What it needs in each channel in which it announces and answers. */
export const channelPermissions =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory;

/** What it needs besides where a game is played in a thread. */
export const threadPermissions =
  PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads;

/** What it needs besides to keep people's roles and nicknames, where the club wants that. */
export const stepPermissions = ({ roles, nicknames }: Pick<Settings, 'roles' | 'nicknames'>): bigint =>
  (roles ? PermissionFlagsBits.ManageRoles : 0n) | (nicknames ? PermissionFlagsBits.ManageNicknames : 0n);

/**
 * What the bot asks for on a server: to see its channels, to write there with embeds and pictures, to read back
 * what it wrote, so that no announcement is posted twice, to make events of its own for the coming sessions, and to open
 * threads in which the Court hears cases. The README's invite link carries the same number.
 */
export const invitePermissions =
  channelPermissions |
  threadPermissions |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.ManageThreads;
