import { once } from 'node:events';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { pino } from 'pino';
import { commands } from '../../commands/index.ts';
import {
  type Actor,
  type Answer,
  type Driver,
  type FieldToSend,
  type GuildHandle,
  type OptionToSend,
  Playground,
} from '../../packages/playground/src/index.ts';
import { Timing } from '../../src/discord/account.ts';
import { declarationsOf } from '../../src/discord/command.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { PostedCards } from '../../src/discord/posted-cards.ts';
import { registerCommands } from '../../src/discord/register-commands.ts';
import { createRouter } from '../../src/discord/router.ts';
import { settleDue } from '../../src/house/settle/settle-due.ts';
import { MemoryAnswers, MemoryPutOff } from '../discord/support/memory-delivery.ts';
import { Story } from '../support/a-club.ts';
import type { Person } from '../support/club-on-playground.ts';
import type { ClubInMemory } from '../support/memory-change.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';
import { cast, forEach, type Role } from './cast.ts';
import { type Control, forge, madeUp } from './forge.ts';
import { atFirst, type Club, type Scene } from './scenes/club.ts';

/** The channel in which everything is tried; made again for each row, so that nobody has much to read. */
const place = 'here';

/** Ten to one on a Friday, while the club meets. */
const now = '2026-11-20 12:50';
const instant = new Story().moment(now);

/**
 * The bot's own commands and routing over the playground's real sockets, with the club in memory: what somebody does
 * in it is taken back before the next one tries.
 */
export class Stage {
  readonly playground: Playground;
  readonly club: Club;
  readonly of: (role: Role) => Person;
  private readonly guild: GuildHandle;
  private readonly client: Client<true>;
  private readonly application: Hidden['application'];
  private readonly driver: Driver;
  private readonly empty: ClubInMemory;
  private before: ClubInMemory;
  private isSet = false;

  private constructor(about: Pick<Stage, 'playground' | 'club' | 'of'> & Hidden) {
    this.playground = about.playground;
    this.club = about.club;
    this.of = about.of;
    this.guild = about.guild;
    this.client = about.client;
    this.application = about.application;
    this.driver = about.driver;
    this.empty = this.kept;
    this.before = this.kept;
  }

  /** Opens it on a Friday, with everybody in the club as what they are there. */
  static async open(): Promise<Stage> {
    const playground = await Playground.start({
      clock: () => instant,
      rateLimits: false,
    });
    const application = playground.createApplication({ name: 'Rook & Gavel' });
    const guild = playground.createGuild({
      name: 'Friday Lunch',
      channels: ['discussion', 'games', 'court'],
    });
    guild.install(application, invitePermissions);
    // Also whom the server shows it to has to be refused where the Terms do not let them.
    guild.openCommand('setup');
    const story = new Story(guild.id).at('2026-11-13 12:30');
    const driver = await playground.driver();
    const of = forEach((role): Person => {
      const name = cast[role];
      const user = playground.createUser({ name: name.toLowerCase(), displayName: name });
      guild.join(user, role === 'manager' ? { permissions: ['ManageGuild'] } : {});
      return { id: user.id, user, as: driver.as(user, guild, place) };
    });
    const club = atFirst(story, of, guild);
    const client = await connect(playground.apiUrl, application.token, story);
    return new Stage({ playground, club, of, guild, client, application, driver });
  }

  /** All that is kept of the club: another object after each change, the same one until then. */
  get kept(): ClubInMemory {
    return this.club.story.clubs.now(this.club.story.id);
  }

  /** Lets this have happened and nothing else. */
  async set(scene: Scene): Promise<void> {
    const { story } = this.club;
    story.clubs.restore(this.empty);
    scene(this.club);
    story.at(now);
    await settleDue(story.clubs, story.id, story.now);
    this.before = this.kept;
    if (this.isSet) this.guild.removeChannel(place);
    this.guild.addChannel(place);
    this.isSet = true;
  }

  /** Takes back what was done since, but for what `also` does. */
  again(also: Scene = () => undefined): void {
    this.club.story.clubs.restore(this.before);
    also(this.club);
  }

  /** Theirs in the club's channel; or anywhere else, where the bot posts what they press. */
  handsOf(role: Role, there?: Place): Hands {
    const { as = this.of(role).as, channel = this.guild.channel(place).id } = there ?? {};
    return {
      of: this.of,
      run: (command, options = {}) => as.run(command, options),
      onPerson: (other, command) => as.onPerson(this.of(other), command),
      onMessage: async (command) => as.onMessage(await as.post('Something rude'), command),
      press: (control) => this.presses(as, channel, control),
      submit: async (id, fields) => {
        const form = await as.run(forge.data.name, { form: id, fields: Object.keys(fields).join(',') });
        return as.submit(form, fields);
      },
      confirm: (question) => as.press(question, 'Confirm'),
      fillIn: (form, fields) => as.submit(form, fields),
      another: (other) => this.handsOf(other),
    };
  }

  /** Another server with the bot on it, and one of them there, whom its club does not know. */
  elsewhere(role: Role): Place & { club: string } {
    const guild = this.playground.createGuild({ name: 'Monday Club', channels: [place] });
    guild.install(this.application, invitePermissions);
    guild.openCommand('setup');
    guild.join(this.of(role).user, { permissions: ['ManageGuild'] });
    return {
      as: this.driver.as(this.of(role), guild, place),
      channel: guild.channel(place).id,
      club: guild.id,
    };
  }

  /** One of them in direct messages with the bot. */
  async inDirect(role: Role): Promise<Place> {
    const { id } = await this.client.users.createDM(this.of(role).id);
    return { as: this.of(role).as.in(id), channel: id };
  }

  async close(): Promise<void> {
    await this.client.destroy();
    await this.playground.close();
  }

  /** Each time below a message of its own: what is pressed may change it. */
  private async presses(as: Actor, place: string, control: Control): Promise<Answer> {
    const channel = await this.client.channels.fetch(place);
    if (channel?.isSendable() !== true) throw new Error(`Nothing can be posted in ${place}`);
    const card = await channel.send(madeUp(control));
    return typeof control === 'string'
      ? as.pressCustomId(card, control)
      : as.pressCustomId(card, control.select, control.values);
  }
}

/** Where somebody is at the keyboard. */
export interface Place {
  as: Actor;
  /** The channel's id. */
  channel: string;
}

interface Hidden {
  application: ReturnType<Playground['createApplication']>;
  driver: Driver;
  guild: GuildHandle;
  client: Client<true>;
}

/** What somebody can do on Discord. */
export interface Hands {
  of: (role: Role) => Person;
  run(command: string, options?: Record<string, OptionToSend>): Promise<Answer>;
  /** Chooses a command in somebody's menu, or in that of a message. */
  onPerson(other: Role, command: string): Promise<Answer>;
  onMessage(command: string): Promise<Answer>;
  /** Presses a button, or chooses in a select. */
  press(control: Control): Promise<Answer>;
  /** Sends a form, whether or not the bot would open it for them. */
  submit(customId: string, fields: Record<string, FieldToSend>): Promise<Answer>;
  confirm(question: Answer): Promise<Answer>;
  /** Sends a form that the bot opened. */
  fillIn(form: Answer, fields: Record<string, FieldToSend>): Promise<Answer>;
  /** What somebody else can do. */
  another(role: Role): Hands;
}

/** The routing of the bot without all that it does by itself. */
async function connect(api: string, token: string, story: Story): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { api },
  });
  const router = createRouter({
    commands: [...commands, forge],
    clubs: story.clubs,
    hearings: new MemoryHearings(),
    answers: new MemoryAnswers(),
    putOff: new MemoryPutOff(),
    siteUrl: story.siteUrl,
    clock: () => story.now,
    log: pino({ level: 'silent' }),
    timing: new Timing(),
    gameCards: new PostedCards(),
    isShared: false,
    onOwed: () => undefined,
    onAnswered: () => undefined,
  });
  client.on(Events.InteractionCreate, (interaction) => router.handle(interaction));
  await Promise.all([once(client, Events.ClientReady), client.login(token)]);
  if (!client.isReady()) throw new Error('The client is not ready');
  const declared = declarationsOf([...commands, forge]);
  await registerCommands(client.rest, { application: client.application.id, club: null }, declared);
  return client;
}
