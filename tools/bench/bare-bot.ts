import { Client, Events, GatewayIntentBits } from 'discord.js';

// The yardstick of the bot: discord.js alone, which answers every command with "pong".
const { DISCORD_TOKEN: token = '', DISCORD_API_URL: api = '' } = process.env;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isRepliable()) await interaction.reply('pong');
});
client.once(Events.ClientReady, () => console.log('ready'));
process.once('SIGTERM', () => client.destroy());
await client.login(token);
