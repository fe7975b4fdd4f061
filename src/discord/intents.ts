import { ApplicationFlagsBitField, GatewayIntentBits, Routes } from 'discord.js';
import { z } from 'zod';
import { type Door, knock } from './knock.ts';

const { GatewayMessageContent, GatewayMessageContentLimited } = ApplicationFlagsBitField.Flags;

const Application = z.object({ id: z.string(), flags: z.number().optional() });

export interface Sight {
  intents: GatewayIntentBits[];
  /** Whether Discord shows the bot what people write. */
  canRead: boolean;
}

/**
 * What to ask Discord to tell of. What people write in hearings is kept where the application was given the privileged
 * Message Content intent; Discord turns away a bot that asks for it without. Rejects as `knock` does.
 */
export async function sightOf(door: Door): Promise<Sight> {
  const { flags = 0 } = await knock(door, Routes.currentApplication(), Application);
  const may = new ApplicationFlagsBitField(flags);
  const canRead = may.any([GatewayMessageContent, GatewayMessageContentLimited]);
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  return { canRead, intents: [Guilds, GuildMessages, ...(canRead ? [MessageContent] : [])] };
}
