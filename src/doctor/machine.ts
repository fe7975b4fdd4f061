import { once } from 'node:events';
import { createServer } from 'node:net';
import { isLoopback } from '../house/site-address.ts';
import { whyNotListening } from '../listening.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';

/** The oldest Node.js on which the bot runs, as `package.json` has it. */
const oldest = [20, 19] as const;

/** Whether this Node.js, such as `v20.19.0`, is new enough. */
export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  return isEnough
    ? ok(`Node.js ${version}`)
    : wrong(
        `Node.js ${version} is too old`,
        `Install ${oldest.join('.')} or newer, from https://nodejs.org.`,
      );
}

const [winter, summer] = [Date.UTC(2026, 0, 15, 12), Date.UTC(2026, 6, 15, 12)];

type HourIn = (timezone: string, instant: number) => number;

const hourIn: HourIn = (timeZone, instant) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant));

/** Whether Node.js knows the world's time zones and when their clocks change. */
export function timeZones(hour: HourIn = hourIn): Finding {
  const unknown = wrong(
    'This Node.js does not know the time zones',
    'Install Node.js from https://nodejs.org, which is built with full ICU data.',
  );
  try {
    const areRight = hour('Europe/London', winter) === 12 && hour('Europe/London', summer) === 13;
    return areRight ? ok('Node.js knows the time zones') : unknown;
  } catch {
    return unknown;
  }
}

/** How far the machine's clock may be out, in seconds: Discord's answers tell the time in whole ones. */
const [noticeable, harmful] = [5, 60];

/** Whether the clock goes right: so many milliseconds ahead of Discord's; null when Discord did not tell the time. */
export function clockOff(ahead: number | null): Finding {
  if (ahead === null)
    return warn('The clock could not be compared with Discord’s', 'Check the clock yourself.');
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (seconds <= noticeable) return ok('The clock is right');
  const what = `The clock is ${seconds} seconds ${ahead > 0 ? 'fast' : 'slow'}`;
  const todo = 'Let the network set this machine’s clock: timedatectl set-ntp true';
  return seconds <= harmful
    ? warn(what, todo)
    : wrong(what, `Until it is right, sessions and deadlines are wrong. ${todo}`);
}

/** Whether others on the machine may read the settings, where they are in a file of those permissions. */
export const settingsFile = (mode: number | null): Finding[] =>
  mode === null || (mode & 0o007) === 0
    ? []
    : [warn('Anyone on this machine can read the token in .env', 'Run: chmod o= .env')];

/** Whether others on the machine may get at the records, by the permissions of their file and of its folder. */
export const recordsFile = (file: string, modes: { file: number; folder: number }): Finding[] =>
  (modes.file & 0o006) === 0 || (modes.folder & 0o001) === 0
    ? []
    : [
        warn(
          `Others on this machine may be able to read the club’s records in ${file}`,
          `Run: chmod o= '${file}'*`,
        ),
      ];

/** File systems of other machines, by the numbers that Linux has for them in `statfs`. */
const networkDisks: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4283649346: 'SMB',
  4266872130: 'SMB',
  16914839: '9P',
  1702057286: 'FUSE',
  12805120: 'Ceph',
  1397113167: 'AFS',
  1937076805: 'Coda',
  198183888: 'Lustre',
  18225520: 'GFS2',
  1952539503: 'OCFS2',
  2020557398: 'a shared folder of VirtualBox',
  3133910204: 'a shared folder of VMware',
};

/** Whether the database is on a disk of this machine, by the number that Linux has for the kind of its file system. */
export function diskKind(type: number, platform: NodeJS.Platform): Finding[] {
  const kind = platform === 'linux' ? networkDisks[type >>> 0] : undefined;
  if (kind === undefined) return [];
  return [
    warn(
      `The database may be on a network disk (${kind}), where SQLite can lose or damage it`,
      'Move it to a disk of this machine, and name that place in DATABASE_URL. Copies may stay on the network.',
    ),
  ];
}

/** Whether people can reach the site. */
export const site = (siteUrl: string | null): Finding[] =>
  siteUrl === null || isLoopback(siteUrl)
    ? [
        warn(
          'The site can be opened on this machine alone, so players of Diplomacy get no map to click on',
          'To show it to others, put its public address in .env, such as SITE_URL=https://chess.example.org',
        ),
      ]
    : [];

/** Whether a proxy that seems to stand in front of the site is believed when it says for whom it asks. */
export const proxy = (siteUrl: string | null, trusted: readonly string[]): Finding[] =>
  siteUrl?.startsWith('https:') === true && trusted.length === 0
    ? [
        warn(
          'The site is behind a proxy, but TRUSTED_PROXIES names none, so all visitors share one limit',
          'Put the proxy’s address in .env, such as TRUSTED_PROXIES=127.0.0.1',
        ),
      ]
    : [];

/** Whether this machine has the address at which the site is to listen. A free port is tried, since the bot may run. */
export async function siteAddress(host: string): Promise<Finding> {
  const server = createServer();
  try {
    await once(server.listen(0, host), 'listening');
    return ok(`This machine has the address ${host} for the site`);
  } catch (error) {
    return wrong('The site cannot be opened', messageOf(whyNotListening(error, { host, port: 0 })));
  } finally {
    server.close();
  }
}
