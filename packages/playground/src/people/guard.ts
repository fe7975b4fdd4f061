import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether this names the machine itself. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/, '');
  if (/^(.+\.)?localhost$/.test(bare)) return true;
  const version = isIP(bare);
  return version !== 0 && loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request comes from one of our own pages, or from no page at all. Another website that is open in the same
 * browser shows by its origin; one that has its own name point to this machine, by that name. `knownAs` are the hosts
 * by which a proxy reaches this server.
 */
export function isOurs({ headers, socket }: IncomingMessage, knownAs: readonly string[]): boolean {
  const asked = hostOf(`http://${headers.host}`);
  if (asked === undefined) return false;
  const known = knownAs.includes(asked.host);
  if (isLoopback(socket.localAddress ?? '') && !isLoopback(asked.hostname) && !known) return false;
  if (headers.origin === undefined) return true;
  const from = hostOf(headers.origin)?.host;
  return from === asked.host || (from !== undefined && knownAs.includes(from));
}

const hostOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);
