import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How often connections are looked at that a network may drop, so that nobody waits for long. */
export const quickLook = { every: 2_100, longest: 2_000 };

/**
 * A network on the way to a server, until the test is over. `drop` ends its connections as seen from the server, and tells the other side
 * nothing: what is sent there goes nowhere. Later connections work.
 */
export async function aNetwork(url: string): Promise<{ url: string; drop: () => void }> {
  const { hostname, port } = new URL(url);
  const nears = new Map<Socket, Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    nears.set(near, far);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('error', () => into.destroy()).pipe(into);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestFinished(() => {
    for (const near of nears.keys()) near.destroy();
    relay.close();
  });
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  const through = new URL(url);
  through.host = `127.0.0.1:${address.port}`;
  return {
    url: through.href,
    drop() {
      for (const [near, far] of nears) {
        near.unpipe().resume();
        far.unpipe().destroy();
      }
    },
  };
}
