import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Playground } from '../src/playground.ts';

const commands = [
  {
    name: 'greet',
    description: 'Greets somebody',
    options: [
      { type: ApplicationCommandOptionType.User, name: 'whom', description: 'Who', required: true },
      { type: ApplicationCommandOptionType.String, name: 'words', description: 'How', autocomplete: true },
    ],
  },
  { name: 'slow', description: 'Answers later' },
  { name: 'silent', description: 'Never answers' },
] as const;

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete())
    return interaction.respond([{ name: 'Good day', value: interaction.options.getFocused() }]);
  if (interaction.isModalSubmit())
    return interaction.reply(`Because: ${interaction.fields.getTextInputValue('why')}`);
  if (interaction.isButton()) return press(interaction.customId, interaction);
  if (!interaction.isChatInputCommand()) return undefined;
  if (interaction.commandName === 'silent') return undefined;
  if (interaction.commandName === 'slow') {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply('At last');
    return interaction.followUp('For everybody');
  }
  const whom = interaction.options.getUser('whom', true);
  const ask = new ButtonBuilder().setCustomId('ask').setLabel('Ask').setStyle(ButtonStyle.Primary);
  const done = new ButtonBuilder().setCustomId('done').setLabel('Done').setStyle(ButtonStyle.Success);
  const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(ask, done)];
  return interaction.reply({ content: `Hello <@${whom.id}>`, components });
}

async function press(
  customId: string,
  interaction: Extract<Interaction, { customId: string }>,
): Promise<unknown> {
  if (!interaction.isButton()) return undefined;
  if (customId === 'done') return interaction.update({ content: 'Done', components: [] });
  const why = new TextInputBuilder().setCustomId('why').setLabel('Why?').setStyle(TextInputStyle.Paragraph);
  const row = new ActionRowBuilder<TextInputBuilder>().addComponents(why);
  return interaction.showModal(new ModalBuilder().setCustomId('form').setTitle('Ask').addComponents(row));
}

let playground: Playground;
let client: Client<true>;
const arranged = async () => {
  const app = playground.createApplication({ name: 'Robin' });
  const guild = playground.createGuild({ name: 'Friday Lunch', channels: ['general', 'games'] });
  const ana = playground.createUser({ name: 'ana', displayName: 'Ana' });
  const bo = playground.createUser({ name: 'bo' });
  guild.join(ana);
  guild.join(bo);
  guild.install(app, ['ViewChannel', 'SendMessages', 'EmbedLinks']);
  const driver = await playground.driver();
  return { app, guild, ana, bo, driver };
};
let world: Awaited<ReturnType<typeof arranged>>;

beforeAll(async () => {
  playground = await Playground.start();
  world = await arranged();
  const fresh = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
  const ready = new Promise<Client<true>>((resolve) => fresh.once(Events.ClientReady, resolve));
  fresh.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await fresh.login(world.app.token);
  client = await ready;
  await client.application.commands.set([...commands]);
});

afterAll(async () => {
  await client.destroy();
  await playground.close();
});

test('the client finds its guild, channels and commands as Discord would give them', () => {
  expect(client.user.username).toBe('Robin');
  const guild = client.guilds.cache.get(world.guild.id);
  expect(
    guild?.channels.cache.filter(({ type }) => type === ChannelType.GuildText).map(({ name }) => name),
  ).toEqual(['general', 'games']);
});

test('a command is answered, its buttons open a form and change the message', async () => {
  const ana = world.driver.as(world.ana, world.guild, 'games');
  const hello = await ana.run('greet', { whom: world.bo });
  expect(hello).toMatchObject({
    kind: 'message',
    first: 'direct',
    ephemeral: false,
    buttons: ['Ask', 'Done'],
  });
  expect(hello.text).toBe(`Hello <@${world.bo.id}>`);
  expect(hello.message?.mentions.map(({ id }) => id)).toEqual([world.bo.id]);
  const form = await ana.press(hello, 'Ask');
  expect(form.modal).toMatchObject({ title: 'Ask', fields: [{ label: 'Why?', customId: 'why' }] });
  const because = await ana.submit(form, { 'Why?': 'to test' });
  expect(because.text).toBe('Because: to test');
  const done = await ana.press(hello, 'Done');
  expect(done).toMatchObject({ text: 'Done', buttons: [] });
  await expect(ana.press(hello, 'Done')).rejects.toThrow('there is no button “Done”');
  expect((await ana.messages()).map(({ text }) => text)).toEqual(['Done', 'Because: to test']);
});

test('choices are offered while a person types', async () => {
  const ana = world.driver.as(world.ana, world.guild, 'games');
  expect(await ana.complete('greet', 'words', 'hi', { whom: world.bo })).toEqual([
    { name: 'Good day', value: 'hi' },
  ]);
});

test('a deferred answer is waited for, and what is for one person is seen by that person alone', async () => {
  const ana = world.driver.as(world.ana, world.guild, 'general');
  const slow = await ana.run('slow');
  expect(slow).toMatchObject({ first: 'deferred', ephemeral: true, text: 'At last' });
  await ana.waitForMessage('general', ({ text }) => text === 'For everybody');
  const seenByBo = await world.driver.as(world.bo, world.guild, 'general').messages();
  expect(seenByBo.map(({ text }) => text)).toEqual(['For everybody']);
});

test('a bot that says nothing for three seconds has not responded', async () => {
  const silent = await world.driver.as(world.ana, world.guild, 'general').run('silent');
  expect(silent).toMatchObject({ kind: 'failed', text: 'The application did not respond' });
});

test('nothing of all this was against the protocol', async () => {
  await playground.idle();
  expect(playground.violations).toEqual([]);
  expect(playground.refusals).toEqual([]);
});
