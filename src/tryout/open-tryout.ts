import type { Server } from 'node:http';
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type GuildHandle, Playground, UNHURRIED_MS } from '../../packages/playground/src/index.ts';
import { defaultFigures } from '../../terms/figures.ts';
import { type App, type SiteSettings, startApp } from '../app.ts';
import { forLog } from '../discord/errors.ts';
import { invitePermissions } from '../discord/permissions.ts';
import { type OnClose, openInOrder } from '../opening.ts';
import { type Cast, castOf, gather } from './cast.ts';
import { momentAt, momentsFrom, type PatientClock, patientClock } from './clock.ts';
import { keepRunning } from './keep-running.ts';
import { OtherPlayers } from './other-players.ts';
import { playPrologue } from './prologue.ts';
import { tableChannel } from './table.ts';
import { tour } from './tour.ts';
import type { Seen } from './tour-done.ts';
import { pagePath } from './visit.ts';

export interface TryoutSettings {
  databaseUrl: string;
  site: Pick<SiteSettings, 'host' | 'port' | 'url'>;
  log: Logger;
  /** The address at which a visitor starts again; none unless there is one. */
  again?: string;
}

/** A club to try out in a browser: its site, and the Discord on which it is. */
export interface Tryout {
  siteUrl: string;
  playgroundUrl: string;
  playground: Playground;
  /** Answers for both. */
  server: Server;
  close(): Promise<void>;
}

/**
 * Opens a club on a Discord of this machine, with two Fridays behind it and the third about to begin, and with a table at which
 * others wait for the visitor's orders. Its clock waits for people. Rejects when it cannot be had, with nothing left open.
 */
export const openTryout = (settings: TryoutSettings): Promise<Tryout> =>
  openInOrder(async (onClose) => {
    const clock = patientClock(momentAt('2026-11-09', '12:00'));
    const { playground, guild, cast, show } = await openDiscord(clock, onClose);
    let ready = false;
    const { app, server } = await openClub(settings, { playground, guild, clock, isOpen: () => ready });
    onClose(() => app.stop());
    await playBefore({ playground, guild, cast, clock }, app);
    const others = new OtherPlayers({ app, guild, cast, clock });
    onClose(() => others.stop());
    await others.play();
    show({ app, others });
    onClose(keepRunning(app.clubs, () => playground.wakeClock()));
    ready = true;
    return { siteUrl: app.siteUrl, playgroundUrl: `${app.siteUrl}${pagePath}`, playground, server };
  });

/** A Discord with everybody on its server. Its people move the clock once there is an app, which then does what is due. */
async function openDiscord(clock: PatientClock, onClose: OnClose) {
  let running: Running | null = null;
  const playground = await Playground.start({
    clock: clock.now,
    runsFor: clock.runsFor,
    wake: clock.wake,
    timezone: defaultFigures.timezone,
    moments: (now) => [...momentsFrom(now), ...(running?.others.moments ?? [])],
    tour: tour.map(({ isDone: _, ...step }) => step),
    toured: async () => (running === null ? [] : tourIn(await seenIn(running.app, playground, cast))),
    async moveClock(to) {
      await running?.others.passDeadlines(to);
      clock.moveTo(Math.max(to, clock.now()));
      await running?.app.settle();
    },
  });
  onClose(() => playground.close());
  const cast = castOf(playground);
  const channels = ['games', 'discussion', 'court', tableChannel, 'general'];
  const guild = playground.createGuild({ name: 'Friday Chess Club', channels, owner: cast.teacher });
  gather(guild, cast);
  const show = (now: Running) => {
    running = now;
  };
  return { playground, guild, cast, show };
}

/** What runs once the days before were played. */
interface Running {
  app: App;
  others: OtherPlayers;
}

async function seenIn({ clubs }: App, { interactions }: Playground, cast: Cast): Promise<Seen | null> {
  const [club] = await clubs.known();
  return club === undefined ? null : { view: await clubs.view(club), cast, asked: interactions };
}

const tourIn = (seen: Seen | null): boolean[] => tour.map(({ isDone }) => seen !== null && isDone(seen));

interface Stage {
  playground: Playground;
  guild: GuildHandle;
  clock: PatientClock;
}

interface Door {
  /** Nobody is to meddle with the days before, nor see their clock. */
  isOpen(): boolean;
}

async function openClub({ databaseUrl, site, log, again }: TryoutSettings, stage: Stage & Door) {
  const { playground, guild, clock, isOpen } = stage;
  const application = playground.createApplication({
    name: 'Rook & Gavel',
    privilegedIntents: [GatewayIntentBits.MessageContent],
  });
  guild.install(application, invitePermissions);
  const knownAs = site.url === null ? [] : [new URL(site.url).host];
  let server: Server | null = null;
  const beside = (fastify: FastifyInstance) => {
    server = fastify.server;
    playground.mount(fastify, pagePath, { knownAs, isOpen, ...(again !== undefined && { again }) });
  };
  const app = await startApp({
    token: application.token,
    api: playground.apiUrl,
    databaseUrl,
    site: { ...site, beside },
    clock: clock.now,
    log: log.child({}, { serializers: { err: (error) => forLog(error, application.token) } }),
  });
  if (server === null) throw new Error('the site opened without its server');
  return { app, server };
}

/** The days before pass faster than Discord's rate limits would let them, and on however slow a machine. */
const playBefore = (
  { playground, guild, clock, cast }: Stage & { cast: Cast },
  { clubs, underWay }: App,
): Promise<void> =>
  playground.unhurried((driver) =>
    playPrologue({
      ...{ clock, cast },
      as: (name) => driver.as(cast[name], guild, 'games'),
      channel: (name) => guild.channel(name),
      async decide(decide) {
        const { ok } = await clubs.change(guild.id, { interaction: null, now: clock.now() }, decide);
        if (!ok) throw new Error('What was to happen to the club was refused');
      },
      quiet: () => playground.idle(UNHURRIED_MS, () => underWay() > 0),
    }),
  );
