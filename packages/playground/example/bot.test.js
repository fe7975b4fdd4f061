import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Playground } from 'discord-playground';
import { startBot } from './bot.js';

let playground;
let bot;
let ana;

before(async () => {
  playground = await Playground.start();
  const app = playground.createApplication({ name: 'Dice' });
  const guild = playground.createGuild({ name: 'Games Night', channels: ['general'] });
  const user = playground.createUser({ name: 'ana' });
  guild.join(user);
  guild.install(app, ['ViewChannel', 'SendMessages']);
  bot = await startBot({ token: app.token, api: playground.apiUrl });
  const driver = await playground.driver();
  ana = driver.as(user, guild, 'general');
});

after(async () => {
  await bot?.destroy();
  await playground?.close();
});

test('a die is rolled, and again when the button is pressed', async () => {
  const first = await ana.run('roll', { sides: 20 });
  assert.match(first.text, /^<@\d+> rolled \d+ of 20\.$/);
  assert.deepEqual(first.buttons, ['Roll again']);
  const again = await ana.press(first, 'Roll again');
  assert.match(again.text, /^<@\d+> rolled \d+ of 20\.$/);
});

test('Discord would not send a die with one side', async () => {
  await assert.rejects(ana.run('roll', { sides: 1 }), /sides/);
});

test('the bot kept to the rules of Discord', async () => {
  await playground.idle();
  assert.deepEqual(playground.violations, []);
});
