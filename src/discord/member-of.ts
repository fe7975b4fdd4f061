import type { Guild, GuildMember } from 'discord.js';
import { isStranger } from './errors.ts';

/** Who the account is on the server as Discord has it now; null for somebody who is not there. */
export async function memberOf(guild: Guild, account: string): Promise<GuildMember | null> {
  try {
    return await guild.members.fetch({ user: account, force: true });
  } catch (error) {
    if (isStranger(error)) return null;
    throw error;
  }
}
