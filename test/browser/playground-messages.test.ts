import { ButtonStyle, ChannelType, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overhang, seriousFindings } from '../support/browser.ts';
import { button, PageWithBot, row } from '../support/page-with-bot.ts';

let ana: PageWithBot;
beforeAll(async () => {
  ana = await PageWithBot.open();
}, 60_000);
beforeEach(() => ana.enter());
afterEach(async () => {
  expect(await ana.leave()).toEqual([]);
});
afterAll(() => ana.close());

describe('a message', () => {
  it('is shown with its embed, buttons and answer, and nothing is wrong with it for axe', async () => {
    const asked = await ana.here.driver.as(ana.here.bo, ana.here.guild, 'games').post('Who has won?');
    await ana.post({
      content: `**Ana** has, <@${ana.here.ana.id}> in <#${ana.games}> <t:1795782300:t>\n- one\n- two\n\`\`\`\na  b\n\`\`\``,
      message_reference: { message_id: asked.id },
      embeds: [
        {
          title: 'Game #1',
          description: 'It *counts*.',
          color: 0x2e7d32,
          fields: [
            { name: 'White', value: 'Ana', inline: true },
            { name: 'Black', value: 'Bo', inline: true },
          ],
          footer: { text: 'At the end' },
        },
      ],
      components: [
        row(button('Press'), button('Not now', { disabled: true }), {
          type: ComponentType.Button,
          style: ButtonStyle.Link,
          label: 'Look',
          url: 'https://example.org/',
        }),
      ],
    });
    const message = ana.last;
    await message.getByRole('button', { name: 'Press' }).waitFor();
    for (const words of ['Game #1', 'counts', 'White', 'At the end', 'Who has won?', 'two'])
      expect(await message.getByText(words).count(), words).toBe(1);
    expect(await message.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true);
    const link = message.getByRole('link', { name: 'Look' });
    expect(await link.getAttribute('href')).toBe('https://example.org/');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await message.getByRole('button', { name: '#games' }).count()).toBe(1);
    expect(await seriousFindings(ana.page)).toEqual([]);
  });

  it('is words, whatever is in it', async () => {
    const hostile = '<img src=x onerror=alert(1)> [Ana](javascript:alert(2)) <script>alert(3)</script>';
    await ana.post({
      content: hostile,
      embeds: [{ title: hostile, description: hostile, footer: { text: hostile } }],
    });
    await ana.page.getByRole('log').getByText('<script>').first().waitFor();
    expect(await ana.last.getByRole('link').count()).toBe(0);
    expect(await ana.last.locator('img[src="x"], script').count()).toBe(0);
  });

  it('of 2,000 letters without a space stays inside a narrow window', async () => {
    await ana.page.setViewportSize({ width: 320, height: 640 });
    await ana.post({
      content: 'x'.repeat(2_000),
      embeds: [{ title: 'y'.repeat(256), description: 'z'.repeat(4_000) }],
    });
    await ana.page.getByText('zzz').last().waitFor();
    expect(await overhang(ana.page)).toBe(0);
    const inside =
      'document.querySelector(".scroller").scrollWidth - document.querySelector(".scroller").clientWidth';
    expect(await ana.page.evaluate(inside)).toBe(0);
  });

  it('with new parts is shown from top to bottom', async () => {
    const words = (content: string) => ({ type: ComponentType.TextDisplay, content });
    const beside = { components: [words('Beside')], accessory: button('Act') };
    const components = [
      words('## Inside'),
      { type: ComponentType.Separator },
      { type: ComponentType.Section, ...beside },
    ];
    await ana.post({
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: ComponentType.Container, components }],
    });
    for (const shown of ['Inside', 'Beside']) await ana.last.getByText(shown).waitFor();
    expect(await ana.last.getByRole('button', { name: 'Act' }).count()).toBe(1);
  });

  it('that is changed or taken away is so at once', async () => {
    const { body } = await ana.post({ content: 'first words' });
    await ana.last.getByText('first words').waitFor();
    await ana.here.api('PATCH', `/channels/${ana.games}/messages/${body.id}`, { content: 'second words' });
    await ana.last.getByText('second words').waitFor();
    await ana.here.api('DELETE', `/channels/${ana.games}/messages/${body.id}`);
    await ana.page.getByText('second words').waitFor({ state: 'detached' });
  });

  it('is sent with its file, and the file can be had back', async () => {
    await ana.page
      .getByLabel('Files to attach')
      .setInputFiles([{ name: 'game.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. e4') }]);
    await ana.page.getByText('game.pgn').waitFor();
    await ana.send('the moves');
    const href = await ana.last.getByRole('link', { name: 'game.pgn' }).getAttribute('href');
    const response = await fetch(new URL(href ?? '', ana.url));
    expect(await response.text()).toBe('1. e4');
  });

  it('elsewhere makes its channel unread, and a ping is counted', async () => {
    const general = ana.here.guild.channel('general').id;
    await ana.here.api('POST', `/channels/${general}/messages`, { content: `<@${ana.here.ana.id}>` });
    const link = ana.page.getByRole('link', { name: 'general' });
    await link.getByText('ping').waitFor();
    await link.click();
    await ana.page.getByRole('textbox', { name: 'Message #general' }).waitFor();
    expect(await link.textContent()).toBe('#general');
  });
});

describe('the list of channels', () => {
  it('has threads below their channel, and says which are closed', async () => {
    const path = `/channels/${ana.games}/threads`;
    const { body } = await ana.here.api('POST', path, { name: 'Analysis', type: ChannelType.PublicThread });
    const thread = ana.page
      .getByRole('listitem')
      .filter({ hasText: 'games' })
      .getByRole('link', { name: 'Analysis' });
    await thread.waitFor();
    await ana.here.api('PATCH', `/channels/${body.id}`, { archived: true });
    await thread.getByText('archived').waitFor();
    await thread.click();
    await ana.page.getByRole('textbox', { name: 'Message #Analysis' }).fill('once more');
    await ana.page.keyboard.press('Enter');
    await ana.last.getByText('once more').waitFor();
    await thread.getByText('archived').waitFor({ state: 'detached' });
  });

  it('has a bot’s direct messages, and they ping', async () => {
    const { body } = await ana.here.api('POST', '/users/@me/channels', { recipient_id: ana.here.ana.id });
    await ana.here.api('POST', `/channels/${body.id}/messages`, { content: 'between us' });
    const link = ana.page.getByRole('link', { name: 'Robin' });
    await link.getByText('ping').waitFor();
    await link.click();
    await ana.last.getByText('between us').waitFor();
  });

  it('is behind a button in a narrow window', async () => {
    await ana.page.setViewportSize({ width: 320, height: 640 });
    const general = ana.page.getByRole('link', { name: 'general' });
    await general.waitFor({ state: 'hidden' });
    await ana.page.getByRole('button', { name: 'Channels and people' }).click();
    await general.click();
    await ana.page.getByRole('textbox', { name: 'Message #general' }).waitFor();
    await general.waitFor({ state: 'hidden' });
    expect(await seriousFindings(ana.page)).toEqual([]);
  });
});
