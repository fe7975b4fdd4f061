import {
  type APIApplication,
  ApplicationFlagsBitField,
  GatewayIntentBits,
  REST,
  type RESTOptions,
  Routes,
} from 'discord.js';

const { GatewayMessageContent, GatewayMessageContentLimited } = ApplicationFlagsBitField.Flags;

export interface Sight {
  intents: GatewayIntentBits[];
  /** Whether Discord shows the bot what people write. */
  canRead: boolean;
}

/**
 * What to ask Discord to tell of. What people write in hearings is kept where the application was given the privileged
 * Message Content intent; Discord turns away a bot that asks for it without. Rejects as Discord does.
 */
export async function sightOf(token: string, options: Partial<RESTOptions>): Promise<Sight> {
  const rest = new REST(options).setToken(token.replace(/^(Bot|Bearer)\s*/i, ''));
  // Discord's own answer.
  const { flags } = (await rest.get(Routes.currentApplication())) as APIApplication;
  const may = new ApplicationFlagsBitField(flags ?? 0);
  const canRead = may.any([GatewayMessageContent, GatewayMessageContentLimited]);
  const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;
  return { canRead, intents: [Guilds, GuildMessages, ...(canRead ? [MessageContent] : [])] };
}
