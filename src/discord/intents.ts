import {
  type APIApplication,
  ApplicationFlagsBitField,
  GatewayIntentBits,
  REST,
  type RESTOptions,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';

const { GatewayMessageContent, GatewayMessageContentLimited } = ApplicationFlagsBitField.Flags;

export interface Sight {
  intents: GatewayIntentBits[];
  /** Whether Discord shows the bot what people write. */
  canRead: boolean;
}

/**
 * What to ask Discord to tell of. What people write in hearings is kept where the application was given the privileged
 * Message Content intent; Discord turns away a bot that asks for it without.
 */
export async function sightOf(token: string, options: Partial<RESTOptions>, log: Logger): Promise<Sight> {
  const canRead = await mayRead(token, options).catch((err: unknown) => {
    log.warn({ err }, 'the application could not be looked up');
    return false;
  });
  if (!canRead) log.warn('without the Message Content intent, what is said in hearings is not kept');
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  return { canRead, intents: [Guilds, GuildMessages, ...(canRead ? [MessageContent] : [])] };
}

async function mayRead(token: string, options: Partial<RESTOptions>): Promise<boolean> {
  const rest = new REST(options).setToken(token.replace(/^(Bot|Bearer)\s*/i, ''));
  // Discord's own answer.
  const { flags } = (await rest.get(Routes.currentApplication())) as APIApplication;
  return new ApplicationFlagsBitField(flags ?? 0).any([GatewayMessageContent, GatewayMessageContentLimited]);
}
