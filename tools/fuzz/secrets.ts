import type { ReadMessage } from '../../packages/playground/src/index.ts';
import { phaseName } from '../../src/tables/diplomacy/words/phase-name.ts';
import { type Table, tableNumbered } from '../../src/tables/table.ts';
import { saysOrder } from '../says-order.ts';
import { faultsIn } from './checks.ts';
import { type Person, players, type Stage, sealedWords, secretOrder } from './stage.ts';

/** What the tokens of all interactions begin with. */
const interactionToken = Buffer.from('interaction:').toString('base64url');

/** What is somewhere where it must never be: looked for in the log, in every message and on every page. */
export async function leaks(stage: Stage): Promise<string[]> {
  return [
    ...(await leaksInLog(stage)),
    ...(await leaksInMessages(stage)),
    ...(await leaksOnSite(stage)),
    ...(await leaksAtTable(stage)),
  ];
}

async function leaksInLog({ app, guild, application, logged }: Stage): Promise<string[]> {
  const { siteKey } = (await app.clubs.view(guild.id)).settings;
  const secrets = [application.token, interactionToken, sealedWords, ...(siteKey === null ? [] : [siteKey])];
  return logged
    .filter((line) => secrets.some((secret) => line.includes(secret)))
    .map((line) => `the log has a secret: ${line.slice(0, 500)}`);
}

async function leaksInMessages(stage: Stage): Promise<string[]> {
  const mayLook = await whoMayLook(stage);
  const found: string[] = [];
  for (const person of [...stage.people, stage.bystander]) {
    for (const message of await messagesSeenBy(stage, person)) {
      found.push(...faultsIn(stage, message));
      if (!mayLook.has(person.id) && (await holdsSealed(stage, message)))
        found.push(`${person.name} reads what is sealed: ${message.text.slice(0, 200)}`);
    }
  }
  return [...new Set(found)];
}

/** The bot's messages in every channel, thread and private conversation. */
async function messagesSeenBy({ application }: Stage, { as }: Person): Promise<ReadMessage[]> {
  const direct = await as.direct(application.bot);
  const places = await Promise.all([
    direct.messages(),
    ...(await as.channels()).map(({ id }) => as.messages(id)),
  ]);
  return places.flat().filter(({ author }) => author.id === application.bot.id);
}

async function holdsSealed({ driver }: Stage, { text, attachments }: ReadMessage): Promise<boolean> {
  if (text.includes(sealedWords)) return true;
  for (const attachment of attachments)
    if ((await driver.download(attachment)).includes(sealedWords)) return true;
  return false;
}

/** Anyone who was ever on the Court or the member of staff, and Ana, who put the exhibit in. A Moderator may not. */
async function whoMayLook({ app, guild, people }: Stage): Promise<Set<string>> {
  const view = await app.clubs.view(guild.id);
  const named = view.entries.flatMap((entry) =>
    (entry.type === 'office-given' && entry.office !== 'moderator') || entry.type === 'staff-named'
      ? [entry.person]
      : [],
  );
  const accounts = named.map((number) => (number === null ? null : view.people.byNumber(number)?.account));
  const ana = people.filter(({ name }) => name === 'Ana').map(({ id }) => id);
  return new Set([...ana, ...accounts.filter((account) => typeof account === 'string')]);
}

const mostPages = 60;

async function leaksOnSite({ app }: Stage): Promise<string[]> {
  const found: string[] = [];
  const known = new Set(['/']);
  for (const path of known) {
    const response = await fetch(`${app.siteUrl}${path}`);
    const page = await response.text();
    if (response.status >= 500) found.push(`${path} breaks down`);
    if (page.includes(sealedWords)) found.push(`${path} shows what is sealed`);
    for (const [, link = ''] of page.matchAll(/href="(\/[^"#]*)"/g))
      if (known.size < mostPages) known.add(link.replaceAll('&amp;', '&'));
  }
  return found;
}

/** What nobody but its player may see of the orders at the first table before their phase is over; and what is published twice there. */
async function leaksAtTable(stage: Stage): Promise<string[]> {
  const table = tableNumbered(await stage.app.clubs.view(stage.guild.id), 1);
  if (table === null) return ['the first table is gone'];
  const isSecret = !table.book.entries.some(({ type }) => type === 'orders-published');
  return [...(isSecret ? await ordersSeen(stage, table) : []), ...publishedTwice(stage, table)];
}

async function ordersSeen(stage: Stage, table: Table): Promise<string[]> {
  const logged = stage.logged.filter((line) => saysOrder(line, secretOrder));
  const found = logged.map((line) => `the log has orders: ${line.slice(0, 500)}`);
  const mayKnow = await whoPlayed(stage, table);
  for (const person of [...stage.people, stage.bystander]) {
    if (mayKnow.has(person.id)) continue;
    const seen = (await messagesSeenBy(stage, person)).filter(({ text }) => saysOrder(text, secretOrder));
    found.push(...seen.map(({ text }) => `${person.name} reads orders of another: ${text.slice(0, 200)}`));
  }
  return found;
}

/** The accounts of all who have played the seat of the first player. */
async function whoPlayed({ app, guild, people }: Stage, { state }: Table): Promise<Set<string>> {
  const view = await app.clubs.view(guild.id);
  const first = people.find(({ name }) => name === players[0]);
  const number = first === undefined ? null : (view.people.byAccount(first.id)?.number ?? null);
  const theirs = [...state.seats.values()].filter(({ played }) => number !== null && played.includes(number));
  const accounts = theirs.flatMap(({ played }) => played.map((each) => view.people.byNumber(each)?.account));
  return new Set([first?.id, ...accounts].filter((account) => typeof account === 'string'));
}

/** Each end of a phase is told once in the table's thread. */
function publishedTwice(stage: Stage, { book, rules }: Table): string[] {
  const told = stage.playground.messages
    .map(({ first }) => /^\*\*Table 1, .*: (\w+ \d{4}, \w+)\*\* is over/.exec(first)?.[1])
    .filter((phase) => phase !== undefined);
  const ended = book.entries.flatMap((entry) =>
    entry.type === 'phase-adjudicated' ? [phaseName(entry.phase, { rules })] : [],
  );
  const count = (list: readonly string[], phase: string) => list.filter((each) => each === phase).length;
  return [...new Set(told)]
    .filter((phase) => count(told, phase) > count(ended, phase))
    .map((phase) => `${phase} is published ${count(told, phase)} times`);
}
