import { PermissionFlagsBits } from 'discord.js';

/**
 * What the bot asks for on a server: to see its channels, to write there with embeds and pictures, to read back
 * what it wrote, so that no announcement is posted twice, to make events of its own for the coming sessions, and to open
 * threads in which the Court hears cases. The README's invite link carries the same number.
 */
export const invitePermissions =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.CreateEvents |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.ManageThreads;
