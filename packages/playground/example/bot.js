import { randomInt } from 'node:crypto';
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits } from 'discord.js';

const command = {
  name: 'roll',
  description: 'Rolls a die',
  options: [{ type: 4, name: 'sides', description: 'How many sides it has', min_value: 2, max_value: 100 }],
};

function rolled(sides, person) {
  const again = new ButtonBuilder()
    .setCustomId(`again:${sides}`)
    .setLabel('Roll again')
    .setStyle(ButtonStyle.Primary);
  const content = `${person} rolled ${randomInt(1, sides + 1)} of ${sides}.`;
  return {
    content,
    components: [new ActionRowBuilder().addComponents(again)],
    allowedMentions: { parse: [] },
  };
}

async function answer(interaction) {
  if (interaction.isChatInputCommand())
    return interaction.reply(rolled(interaction.options.getInteger('sides') ?? 6, interaction.user));
  const [name, sides] = interaction.isButton() ? interaction.customId.split(':') : [];
  if (name === 'again') return interaction.update(rolled(Number(sides), interaction.user));
}

/** A bot that rolls dice. `api` is the base of Discord's HTTP API; without it, Discord's own. */
export async function startBot({ token, api }) {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], ...(api && { rest: { api } }) });
  client.on(Events.InteractionCreate, answer);
  await client.login(token);
  await client.application.commands.set([command]);
  return client;
}
