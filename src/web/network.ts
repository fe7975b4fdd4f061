import { isIPv6 } from 'node:net';

/**
 * The network of an address, as far as one household or machine has it: the /64 of an IPv6 address; an IPv4 address itself,
 * also if it is written as an IPv6 one. Some proxies write a port behind it.
 */
export function networkOf(address: string): string {
  const [bare = ''] = withoutPort(address).split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  return isMapped(groups) ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The eight groups of an address that is written in its shortest form. */
function groupsOf(short: string): string[] {
  const halves = short.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const [before = [], after = []] = halves;
  const left = halves.length === 1 ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(left).fill('0'), ...after];
}

const isMapped = (groups: readonly string[]): boolean => /^0:0:0:0:0:ffff:/.test(groups.join(':'));

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
