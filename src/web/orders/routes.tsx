import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { drawMap, pictureSizes, themes } from '../../../packages/diplomacy/src/index.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import { notedIn, settleDue } from '../../house/settle/settle-due.ts';
import { changeFinal, changeOrders } from '../../tables/diplomacy/orders/on-the-site.ts';
import { type OrdersLink, readOrdersLink } from '../../tables/diplomacy/orders-link.ts';
import type { Outcome } from '../../told.ts';
import { once, type Query, type Shelf } from '../club-routes.ts';
import { plainDocument } from '../layout.tsx';
import { limitByLink } from '../link-limit.ts';
import { nowhere, sendDocument, sendEvents } from '../replies.ts';
import { type Change, changeOf, fill } from './lines.ts';
import { showOrders, type Turn } from './page.tsx';
import { type OrdersReading, readOrdersPage } from './read.ts';
import { type OrdersState, slotsIn } from './state.ts';
import { OrdersWatchers } from './watchers.ts';
import { failureWords } from './words.ts';

type Request = FastifyRequest<{ Params: { link: string }; Querystring: Query }>;
type OrdersShelf = Shelf & { log: Logger };

/** The orders of the largest power are a tenth of it. */
const largestBody = 32_768;

/** Changes a minute from one link: one a second, and looks at it besides. */
const mostChanges = 60;
const mostLooks = 240;

const line = z.string().max(400);
const phase = z.string().max(12);
const changed = z.strictObject({ phase, text: z.string().max(8_000), without: z.array(line).max(100) });
const finished = z.strictObject({ phase, final: z.boolean() });
const form = z.record(z.string(), line);

/** Lays out the pages on which players give their orders, at addresses that the bot gives. At any other address there is nothing. */
export async function layOutOrders(site: FastifyInstance, shelf: OrdersShelf): Promise<void> {
  const { clubs, clock } = shelf;
  const isOurs = (link: string) => readOrdersLink(clubs, link, clock()) !== null;
  const looks = { config: limitByLink(mostLooks, isOurs) };
  const changes = { config: limitByLink(mostChanges, isOurs), bodyLimit: largestBody };
  const watchers = new OrdersWatchers(shelf);
  site.addHook('preClose', async () => watchers.close());
  await site.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.get('/orders/:link', looks, (request: Request, reply) => sendPage(shelf, request, reply));
    scope.post('/orders/:link', changes, (request: Request, reply) => takeForm(shelf, request, reply));
    scope.get('/orders/:link/state', looks, (request: Request, reply) => sendState(shelf, request, reply));
    scope.get('/orders/:link/map.svg', looks, (request: Request, reply) => sendMap(shelf, request, reply));
    scope.get('/orders/:link/live', { ...looks, exposeHeadRoute: false }, (request: Request, reply) =>
      sendLive(shelf, watchers, request, reply),
    );
    scope.post('/orders/:link/changes', changes, (request: Request, reply) =>
      takeData(shelf, request, reply, changed, changeOrders),
    );
    scope.post('/orders/:link/final', changes, (request: Request, reply) =>
      takeData(shelf, request, reply, finished, changeFinal),
    );
  });
}

const readFor = ({ clubs, clock }: Shelf, { params }: Request) => readOrdersPage(clubs, params.link, clock());

/** Nobody on the way keeps anything of these pages. */
const kept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, no-store');

async function sendPage(shelf: Shelf, request: Request, reply: FastifyReply) {
  const reading = await readFor(shelf, request);
  if (reading === null) return nowhere(reply);
  const { saved, unit = null } = once(request.query);
  return show(shelf, reply, request, reading, { saved: saved === '1', problem: null, unit });
}

function show({ assets }: Shelf, reply: FastifyReply, { params }: Request, read: OrdersReading, turn: Turn) {
  return sendDocument(kept(reply), plainDocument(assets, showOrders(read.state, params.link, turn)));
}

async function sendState(shelf: Shelf, request: Request, reply: FastifyReply) {
  const reading = await readFor(shelf, request);
  return reading === null ? nowhere(reply) : kept(reply).send(reading.state);
}

async function sendMap(shelf: Shelf, request: Request, reply: FastifyReply) {
  const reading = await readFor(shelf, request);
  if (reading === null) return nowhere(reply);
  const { theme, size } = once(request.query);
  const { map, position, state } = reading;
  const svg = drawMap(map, position, {
    theme: themes.find((each) => each === theme) ?? 'light',
    size: pictureSizes.find((each) => each === size) ?? 'large',
    orders: state.lines.flatMap(({ order }) =>
      order === null ? [] : [{ power: state.power.id, order, result: null }],
    ),
  });
  return kept(reply).type('image/svg+xml').send(svg);
}

async function sendLive(shelf: Shelf, watchers: OrdersWatchers, request: Request, reply: FastifyReply) {
  const reading = await readFor(shelf, request);
  if (reading === null) return nowhere(reply);
  const { link } = request.params;
  return sendEvents(reply, watchers.watch(reading.link.club, link, request.ip, reading.state.stamp));
}

type Decide = (work: UnitOfWork) => Result<Outcome | null> | null;

/**
 * Does what is due, then keeps a change; a faulty table holds up no other. The link is all the authority there is, and no other site
 * knows it.
 */
async function keep({ clubs, clock, log }: OrdersShelf, { club }: OrdersLink, decide: Decide) {
  const now = clock();
  await settleDue(clubs, club, now, 'all', { trouble: notedIn(log, { club }) });
  return clubs.change(club, { interaction: null, now }, (work) => decide(work) ?? done(null));
}

/** What a page's script sends; the answer is how everything stands then, and why something was not taken. */
async function takeData<Sent>(
  shelf: OrdersShelf,
  request: Request,
  reply: FastifyReply,
  schema: z.ZodType<Sent>,
  change: (work: UnitOfWork, link: OrdersLink, sent: Sent) => Result<Outcome> | null,
) {
  const reading = await readFor(shelf, request);
  if (reading === null) return nowhere(reply);
  const { data } = schema.safeParse(request.body);
  if (data === undefined) return reply.code(400).send({ error: 'Not understood' });
  const taken = await keep(shelf, reading.link, (work) => change(work, reading.link, data));
  const after = await readFor(shelf, request);
  if (after === null) return nowhere(reply);
  const problem = taken.ok ? null : failureWords(taken, after.view);
  return kept(reply).code(statusOf(taken)).send({ problem, state: after.state });
}

/** Whether sending the same once more can help. */
function statusOf(taken: Result<unknown>): number {
  if (taken.ok) return 200;
  if ('invalid' in taken) return 422;
  return taken.refusals.some(({ code }) => code === 'clock-behind') ? 503 : 409;
}

/** What the form sends where no script runs. */
async function takeForm(shelf: OrdersShelf, request: Request, reply: FastifyReply) {
  const { params } = request;
  const reading = await readFor(shelf, request);
  if (reading === null) return nowhere(reply);
  const { data } = form.safeParse(request.body);
  if (data === undefined) return reply.code(400).send({ error: 'Not understood' });
  const { phase = '', do: what = 'save' } = data;
  const { link, state } = reading;
  const change = phase === state.phase ? changeIn(state, data) : { text: '', without: [] };
  const given = await keep(shelf, link, (work) => changeOrders(work, link, { phase, ...change }));
  const taken =
    given.ok && what !== 'save'
      ? await keep(shelf, link, (work) => changeFinal(work, link, { phase, final: what === 'final' }))
      : given;
  if (taken.ok) return reply.redirect(`/orders/${params.link}?saved=1`, 303);
  const after = (await readFor(shelf, request)) ?? reading;
  const turn = { saved: false, problem: failureWords(taken, after.view), unit: null };
  return show(shelf, reply.code(422), request, after, turn);
}

/** What of a form was chosen otherwise than it was when the form was loaded. */
function changeIn(state: OrdersState, fields: Readonly<Record<string, string>>): Change {
  const slots = slotsIn(state);
  const wanted = [...slots.slots, ...slots.later].flatMap(({ name }) => {
    const chosen = fields[`order-${name}`];
    return chosen === undefined || chosen === fields[`was-${name}`] ? [] : [[name, chosen] as const];
  });
  return changeOf(slots, fill(slots, state.lines), new Map(wanted));
}
