import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../../packages/playground/src/index.ts';
import { type Backstage, run } from './backstage.ts';
import type { Name } from './cast.ts';

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

/** Max runs a table of Diplomacy in a channel of its own. Each player wants another power, so that the lot gives all what they want. */
export async function openTable({ as, channel, quiet }: Backstage): Promise<void> {
  await commandsCome(as('max'));
  const name = 'Friday Diplomacy';
  const options = { game: 'diplomacy', rules: 'club', name, channel: channel(tableChannel) };
  await run(as('max'), 'table open', options);
  for (const [preference, player] of Object.entries(powers))
    await run(as(player), 'table join', { table: '1', preference });
  await run(as('max'), 'table start', { table: '1' });
  await quiet();
}

/** How long the commands of tables may take until they are on the server, in milliseconds, on however slow a machine. */
const patience = 60_000;

async function commandsCome(actor: Actor): Promise<void> {
  for (const deadline = Date.now() + patience; !(await actor.commands()).includes('table'); await pause(20))
    if (Date.now() > deadline) throw new Error('The commands of tables do not come');
}
