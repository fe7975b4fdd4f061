import {
  ButtonStyle,
  ComponentType,
  GatewayIntentBits,
  type InteractionResponseType,
} from 'discord-api-types/v10';
import fastify, { type FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import type { Options } from '../../packages/playground/src/index.ts';
import { type Arrangement, arrange, BareBot, ownFaults } from '../../packages/playground/test/arrangement.ts';
import { Browser } from './browser.ts';
import { knowsCommands } from './playground-page.ts';

interface Parts {
  here: Arrangement;
  browser: Browser;
  bot: BareBot;
  server: FastifyInstance;
  hasCommands: boolean;
}

/** A playground with a bot that says what it is told to, and Ana before #games on its page. */
export class PageWithBot {
  readonly here: Arrangement;
  readonly browser: Browser;
  readonly #bot: BareBot;
  readonly #server: FastifyInstance;
  readonly #hasCommands: boolean;
  #page: Page | undefined;

  private constructor(parts: Parts) {
    this.here = parts.here;
    this.browser = parts.browser;
    this.#bot = parts.bot;
    this.#server = parts.server;
    this.#hasCommands = parts.hasCommands;
  }

  static async open(commands: readonly object[] = [], options: Options = {}): Promise<PageWithBot> {
    const here = await arrange(options);
    const bot = await BareBot.identified(here.playground.url, here.app.token, GatewayIntentBits.Guilds);
    await here.api('PUT', `/applications/${here.app.id}/commands`, commands);
    const server = fastify();
    here.playground.mount(server, '/playground');
    await server.listen({ port: 0, host: '127.0.0.1' });
    const browser = await Browser.open();
    return new PageWithBot({ here, browser, bot, server, hasCommands: commands.length > 0 });
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.#bot.cut();
    await this.#server.close();
    await this.here.playground.close();
  }

  /** Opens the page again, as though on another computer. */
  async enter(): Promise<void> {
    this.#page = await this.browser.window();
    await this.page.goto(`${this.url}?as=ana&in=games`);
    await this.box.waitFor();
    if (this.#hasCommands) await knowsCommands(this.page, this.box);
  }

  /** Closes the page, and returns what was wrong with it or with the playground's answers. */
  async leave(): Promise<string[]> {
    await this.page.context().close();
    const faults = this.browser.faults.splice(0).filter((fault) => !isRefusal(fault));
    return [...faults, ...ownFaults(this.here.playground)];
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error('nobody has entered');
    return this.#page;
  }

  get url(): string {
    return `${this.#server.listeningOrigin}/playground`;
  }

  get games(): string {
    return this.here.guild.channel('games').id;
  }

  get box() {
    return this.page.getByRole('textbox', { name: 'Message #games' });
  }

  /** The last message. */
  get last() {
    return this.page.getByRole('article').last();
  }

  /** Has the bot post in #games. */
  async post(body: object) {
    return this.here.api('POST', `/channels/${this.games}/messages`, body);
  }

  /** Has Ana type a line and press Enter. */
  async send(line: string): Promise<void> {
    await this.box.fill(line);
    await this.box.press('Enter');
  }

  /** The next interaction, what Ana put into it, and ways to answer it. */
  async next() {
    const { id, token, application_id, data } = await this.#bot.interaction();
    const original = `/webhooks/${application_id}/${token}/messages/@original`;
    return {
      data,
      answer: (type: InteractionResponseType, data?: object) =>
        this.here.api('POST', `/interactions/${id}/${token}/callback`, { type, data }),
      change: (data: object) => this.here.api('PATCH', original, data),
    };
  }
}

/** Browsers count it as a fault when the playground refuses something, which the page shows in its words. */
const isRefusal = (fault: string) => fault.includes('status of 400');

/** A row of components, as a bot sends it. */
export const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });

/** A button, as a bot sends it. */
export const button = (label: string, more: object = {}) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label,
  custom_id: label,
  ...more,
});
