import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../../packages/playground/src/index.ts';
import type { Actor as ActorOfClub } from '../house/people.ts';
import { joinTable } from '../tables/opening/join-table.ts';
import { startTable } from '../tables/opening/start-table.ts';
import { type Backstage, run } from './backstage.ts';
import type { Cast, Name } from './cast.ts';

/** Who plays which power at the table: the visitor's, as long as they are Ana; three friends'; and three that play by themselves. */
export const powers = {
  FRA: 'ana',
  ENG: 'bo',
  GER: 'cy',
  ITA: 'dee',
  AUS: 'ivy',
  RUS: 'raj',
  TUR: 'tom',
} as const satisfies Record<string, Name>;

export type Power = keyof typeof powers;

/** The channel in which the table is played. */
export const tableChannel = 'diplomacy';

/**
 * Max opens a table of Diplomacy in a channel of its own, and runs it. Each player wants another power, so that the lot gives all what they
 * want. They sit down without Discord, which takes no time.
 */
export async function openTable({ as, channel, cast, quiet, decide }: Backstage): Promise<void> {
  await commandsCome(as('max'));
  const name = 'Friday Diplomacy';
  const options = { game: 'diplomacy', rules: 'club', name, channel: channel(tableChannel) };
  await run(as('max'), 'table open', options);
  const at = { table: '1', channel: '' };
  await decide((work) => {
    for (const [preference, player] of Object.entries(powers)) {
      const joined = joinTable(work, actorOf(cast, player), { ...at, preference });
      if (!joined.ok) return joined;
    }
    return startTable(work, actorOf(cast, 'max'), at);
  });
  await quiet();
}

/** Somebody as the use cases know them. */
export function actorOf(cast: Cast, name: Name): ActorOfClub {
  const { id: account, displayName } = cast[name];
  return { account, name: displayName ?? name, managesGuild: false };
}

/** How long the commands of tables may take until they are on the server, in milliseconds, on however slow a machine. */
const patience = 60_000;

async function commandsCome(actor: Actor): Promise<void> {
  for (const deadline = Date.now() + patience; !(await actor.commands()).includes('table'); await pause(20))
    if (Date.now() > deadline) throw new Error('The commands of tables do not come');
}
