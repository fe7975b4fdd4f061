import { GatewayIntentBits } from 'discord-api-types/v10';
import { pino } from 'pino';
import { Playground } from '../../packages/playground/src/index.ts';
import { type App, startApp } from '../app.ts';
import { invitePermissions } from '../discord/permissions.ts';
import { asRead } from './as-read.ts';
import { type StageClock, stageClock } from './clock.ts';
import { type Narrator, narrator } from './narrator.ts';
import { type Audience, type Cast, Player } from './player.ts';

/** A small club on a Discord of its own, with somebody to tell what happens. */
export interface Stage {
  clock: StageClock;
  narrate: Narrator;
  people: Cast;
  /** Shows the board as it stands. */
  board(): Promise<void>;
  /** Takes everything down. Throws when the bot did what Discord would not have taken. */
  close(): Promise<void>;
}

/** A Friday in winter, when the club's clocks show UTC. */
const day = '2026-11-20';

/** Sets the scene at ten past twelve: nobody has run `/setup` yet. */
export async function openStage(databaseUrl: string, say: (line: string) => void): Promise<Stage> {
  const clock = stageClock(day, '12:10');
  const playground = await Playground.start({ clock: clock.now });
  const application = playground.createApplication({
    name: 'Rook & Gavel',
    privilegedIntents: [GatewayIntentBits.MessageContent],
  });
  const teacher = playground.createUser({ name: 'teacher', displayName: 'Teacher' });
  const guild = playground.createGuild({
    name: 'Friday Lunch',
    channels: ['discussion', 'games'],
    owner: teacher,
  });
  guild.install(application, invitePermissions);
  const app = await startApp({
    token: application.token,
    api: playground.apiUrl,
    databaseUrl,
    site: { host: '127.0.0.1', port: 0, url: null },
    clock: clock.now,
    log: pino({ level: 'warn' }, process.stderr),
  });
  const driver = await playground.driver();
  const narrate = narrator(say);
  const names = new Map(['discussion', 'games'].map((name) => [guild.channel(name).id, `#${name}`]));
  const listener = driver.as(teacher, guild, 'discussion');
  let heard = 0;
  const audience: Audience = {
    clock,
    narrate,
    read: (text) => asRead(text, names),
    async posted() {
      await playground.idle();
      const all = await listener.messages();
      const fresh = all.slice(heard);
      heard = all.length;
      return fresh.map(({ text }) => text);
    },
  };
  const enter = (
    name: string,
    user = playground.createUser({ name: name.toLowerCase(), displayName: name }),
  ) => {
    if (user !== teacher) guild.join(user);
    names.set(user.id, `@${name}`);
    return new Player(name, user, driver.as(user, guild, 'games'), audience);
  };
  const people: Cast = {
    teacher: enter('Teacher', teacher),
    morgan: enter('Morgan'),
    mia: enter('Mia'),
    ana: enter('Ana'),
    bo: enter('Bo'),
    cy: enter('Cy'),
    dee: enter('Dee'),
  };
  return {
    clock,
    narrate,
    people,
    board: async () => void (await people.ana.run('leaderboard')),
    close: () => closeStage(app, playground, () => driver.close()),
  };
}

async function closeStage(app: App, playground: Playground, sendHome: () => Promise<void>): Promise<void> {
  await playground.idle();
  await sendHome();
  await app.stop();
  await playground.close();
  const [first] = playground.violations;
  if (first !== undefined) throw new Error(`Discord would not have taken this: ${JSON.stringify(first)}`);
}
