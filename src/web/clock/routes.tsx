import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { pressKinds } from '../../../terms/games/clock.ts';
import { localTime, type Zone } from '../../../terms/time.ts';
import type { Clubs } from '../../house/clubs.ts';
import { settleDue } from '../../house/settle/settle-due.ts';
import { pressClock } from '../../ladder/clocks/change-clock.ts';
import { openPass, readPass } from '../../ladder/clocks/clock-pass.ts';
import type { Shelf } from '../club-routes.ts';
import { plainDocument } from '../layout.tsx';
import { networkOf } from '../network.ts';
import type { Shown } from '../page.ts';
import { nowhere, sendDocument, sendEvents } from '../replies.ts';
import { Face } from './face.tsx';
import { type ClockRead, readClock } from './read.ts';
import { ClockWatchers } from './watchers.ts';

type Request = FastifyRequest<{ Params: { pass: string } }>;

const press = z.strictObject({
  kind: z.enum(pressKinds),
  at: z.int().nonnegative(),
  code: z.string().regex(/^[\w-]{8,40}$/),
});

const sent = z.strictObject({ presses: z.array(press).max(100) });

/** The largest body that is read, in bytes: as many presses as are taken at once. */
const largestBody = 16_384;

/** Requests a minute from one page of a clock: a press each second, the time, and what a bad network asks again. */
const mostAMinute = 240;

/** As many of all who look on from one network address, such as a school's. */
const mostOfLookersOn = 1200;

/** Players' and the table's pages have limits of their own. Lookers-on share theirs with those at the same address. */
const limitFor = (clubs: Clubs) => ({
  rateLimit: {
    max: ({ params }: FastifyRequest): number =>
      readPass(clubs, passIn(params))?.role === 'watch' ? mostOfLookersOn : mostAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ params, ip }: FastifyRequest): string => {
      const pass = passIn(params);
      const role = readPass(clubs, pass)?.role;
      if (role === undefined) return networkOf(ip);
      return role === 'watch' ? `${pass} ${networkOf(ip)}` : pass;
    },
  },
});

const passIn = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'pass' in params ? String(params.pass) : '';

/** Lays out the pages of chess clocks, at addresses that the bot gives. At any other address there is nothing. */
export function layOutClocks(site: FastifyInstance, shelf: Shelf & { log: Logger }): void {
  const { clubs, clock } = shelf;
  const config = limitFor(clubs);
  const watchers = new ClockWatchers(shelf);
  site.addHook('preClose', async () => watchers.close());
  site.get('/clock/:pass', { config }, ({ params }: Request, reply) => sendPage(shelf, params.pass, reply));
  site.get('/clock/:pass/time', { config }, async ({ params }: Request, reply) => {
    if ((await openPass(clubs, params.pass)) === null) return nowhere(reply);
    return reply.header('cache-control', 'no-store').send({ now: clock() });
  });
  site.get('/clock/:pass/live', { config, exposeHeadRoute: false }, async ({ params }: Request, reply) =>
    sendStream(watchers, clubs, params.pass, reply),
  );
  site.post('/clock/:pass/presses', { config, bodyLimit: largestBody }, async (request: Request, reply) =>
    takePresses(shelf, request, reply),
  );
}

async function sendPage({ clubs, clock, assets }: Shelf, text: string, reply: FastifyReply) {
  const pass = readPass(clubs, text);
  const read = await readClock(clubs, text, clock());
  if (pass === null || read === null) return nowhere(reply);
  const { figures } = (await clubs.view(pass.club)).state;
  reply.header('cache-control', 'private, no-store');
  return sendDocument(reply, plainDocument(assets, showClock(read, figures)));
}

const showClock = (read: ClockRead, figures: Zone): Shown => ({
  title: `Chess clock ${read.number}`,
  main: (
    <>
      <div class="clock" data-clock={JSON.stringify(read)}>
        <Face read={read} clock={read.clock} now={read.now} hands={null} tools={null} note="" />
      </div>
      <noscript>
        <p class="aside">As of {localTime(read.now, figures)}. Load the page again to see how it stands.</p>
      </noscript>
    </>
  ),
});

async function sendStream(watchers: ClockWatchers, clubs: Clubs, text: string, reply: FastifyReply) {
  const pass = await openPass(clubs, text);
  if (pass === null) return nowhere(reply);
  return sendEvents(reply, watchers.watch(pass));
}

async function takePresses({ clubs, clock }: Shelf, { params, body }: Request, reply: FastifyReply) {
  const pass = await openPass(clubs, params.pass);
  if (pass === null || pass.role === 'watch') return nowhere(reply);
  const { data } = sent.safeParse(body);
  if (data === undefined) return reply.code(400).send({ error: 'Not understood' });
  const now = clock();
  await settleDue(clubs, pass.club, now, 'own');
  const taken = await clubs.change(pass.club, { interaction: null, now }, (work) =>
    pressClock(work, { clock: pass.clock, role: pass.role, presses: data.presses }),
  );
  // The page keeps them, and sends them again once the bot's clock is right.
  if (!taken.ok) return reply.code(503).send({ error: 'Not now' });
  const read = await readClock(clubs, params.pass, clock());
  return read === null ? nowhere(reply) : reply.header('cache-control', 'no-store').send(read);
}
