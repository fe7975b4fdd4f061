import { GatewayDispatchEvents, GatewayOpcodes, InteractionResponseType } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import * as z from 'zod';

// The yardstick of the yardstick: no client library at all. What is left is what the playground and the sockets take.
const { DISCORD_TOKEN: token = '', DISCORD_API_URL: api = '' } = process.env;

const Payload = z.object({ op: z.int(), t: z.string().nullable(), s: z.int().nullable(), d: z.unknown() });
const Hello = z.object({ heartbeat_interval: z.number() });
const Asked = z.object({ id: z.string(), token: z.string() });
const pong = JSON.stringify({
  type: InteractionResponseType.ChannelMessageWithSource,
  data: { content: 'pong' },
});
const headers = { 'content-type': 'application/json' };

const socket = new WebSocket(`${api.replace(/^http(.*)\/api$/, 'ws$1')}/gateway?v=10&encoding=json`);
let last: number | null = null;
let beating: NodeJS.Timeout | undefined;

const send = (op: GatewayOpcodes, d: unknown) => socket.send(JSON.stringify({ op, d }));

function greet(d: unknown): void {
  const { heartbeat_interval } = Hello.parse(d);
  beating = setInterval(() => send(GatewayOpcodes.Heartbeat, last), heartbeat_interval);
  send(GatewayOpcodes.Identify, { token, intents: 1, properties: { os: 'linux', browser: '', device: '' } });
}

async function answer(d: unknown): Promise<void> {
  const asked = Asked.parse(d);
  const address = `${api}/v10/interactions/${asked.id}/${asked.token}/callback`;
  await (await fetch(address, { method: 'POST', headers, body: pong })).arrayBuffer();
}

socket.on('message', async (data) => {
  const { op, t, s, d } = Payload.parse(JSON.parse(String(data)));
  last = s ?? last;
  if (op === GatewayOpcodes.Hello) greet(d);
  if (t === GatewayDispatchEvents.Ready) console.log('ready');
  if (t === GatewayDispatchEvents.InteractionCreate) await answer(d);
});
process.once('SIGTERM', () => {
  clearInterval(beating);
  socket.close(1000);
});
