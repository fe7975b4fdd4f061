import { statSync } from 'node:fs';
import type { Command } from '../discord/command.ts';
import { lookAround } from '../discord/look-around.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { isServed, isSiteAlone } from '../house/hosting.ts';
import { lineFor } from '../program-line.ts';
import type { ClubNotes } from './club-notes.ts';
import { type Finding, messageOf, ok, warn, wrong } from './finding.ts';
import { examineHosting, servedFacts } from './hosting.ts';
import { clockOff, nodeVersion, proxy, settingsFile, site, siteAddress, timeZones } from './machine.ts';
import { examineDiscord } from './on-discord.ts';
import { examineRecords } from './records.ts';

interface Examined {
  /** The environment, `.env` among it. Throws, in words for the person who runs the bot, where that cannot be read. */
  variables(): Readonly<Record<string, string | undefined>>;
  commands: readonly Command[];
}

/** Looks at everything that the bot needs, changes nothing, and names no secret. Never rejects for what it finds. */
export async function examine({ variables, commands }: Examined): Promise<Finding[]> {
  const findings = [nodeVersion(process.version), timeZones(), ...settingsFile(modeOf('.env'))];
  const environment = settingsIn(variables);
  if ('mark' in environment) return [...findings, environment];
  const { token, databaseUrl, host, startsAt } = environment;
  const records = await examineRecords(databaseUrl, startsAt ?? Date.now(), environment);
  findings.push(ok('The settings can be read'), await siteAddress(host));
  findings.push(...proxy(environment.siteUrl, environment.trustedProxies), ...records.findings);
  const { shards } = environment.hosting;
  if (isSiteAlone(shards)) findings.push(siteAlone);
  else if (token === null) findings.push(noToken);
  else findings.push(...(await door(token, environment, commands, records.clubs)));
  // Where another program stands in for Discord, people are on this machine too.
  const isPlayed = records.clubs.some(({ settings }) => settings.tables);
  if (token !== null && environment.api === null && isPlayed) findings.push(...site(environment.siteUrl));
  return findings.map((finding) => silent(finding, token));
}

const noToken = warn(
  `There is no token: ${lineFor('start')} opens a club to try out`,
  'To run the bot on Discord, put its token behind DISCORD_TOKEN= in .env.',
);

const siteAlone = ok('SHARDS is none: this process has only the site, and Discord was not asked');

function settingsIn(variables: Examined['variables']): Environment | Finding {
  try {
    return readEnvironment(variables());
  } catch (error) {
    return wrong('The settings cannot be read', messageOf(error));
  }
}

function modeOf(file: string): number | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.mode : null;
}

async function door(
  token: string,
  { api, hosting }: Pick<Environment, 'api' | 'hosting'>,
  commands: readonly Command[],
  clubs: readonly ClubNotes[],
): Promise<Finding[]> {
  const settings = new Map(clubs.map(({ id, settings: set }) => [id, set]));
  const members = new Map(clubs.map((club) => [club.id, [...club.members.keys()]]));
  const asked = { token, commands, settings, members, shards: hosting.shards };
  try {
    const facts = await lookAround(api === null ? asked : { ...asked, api });
    const served = clubs.filter(({ id }) => isServed(hosting, id));
    return [
      clockOff(facts.ahead),
      ...examineDiscord(servedFacts(facts, hosting), served),
      ...examineHosting(facts, { clubs, hosting }),
    ];
  } catch (error) {
    return [wrong('Discord does not let the bot in', messageOf(error))];
  }
}

function silent({ mark, what, todo }: Finding, token: string | null): Finding {
  const without = (text: string) => (token === null ? text : text.replaceAll(token, '[token]'));
  return { mark, what: without(what), todo: todo === null ? null : without(todo) };
}
