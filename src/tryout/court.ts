import { addDays } from '../../terms/time.ts';
import { type Backstage, confirm, fillIn, goTo, pressConfirm, run } from './backstage.ts';
import type { PastCase, WrittenOpinion } from './cases.ts';

/** Plays a case through Discord: from the penalty to the hearing, and to the opinions of one that is decided. */
export async function goToCourt(backstage: Backstage, known: PastCase): Promise<void> {
  await penalise(backstage, known);
  await petition(backstage, known);
  await hear(backstage, known);
  await decide(backstage, known);
}

/** After the bell, when the games are over. */
async function penalise(backstage: Backstage, { on, moderator, ...known }: PastCase): Promise<void> {
  const { as, cast } = backstage;
  await goTo(backstage, on, '13:20');
  const { what, offence, reason, petitioner } = known;
  await confirm(as(moderator), 'penalty issue', { member: cast[petitioner], offence, reason, ...what });
}

/** Over the weekend somebody writes to the Court, which takes it on Monday. */
async function petition(backstage: Backstage, known: PastCase): Promise<void> {
  const { as, cast } = backstage;
  const { petitioner, penalty, statement, citation } = known;
  await goTo(backstage, addDays(known.on, 2), '18:00');
  const against = { against: 'penalty', item: String(penalty) };
  await fillIn(as(petitioner), ['appeal file', against], { statement });
  await goTo(backstage, addDays(known.on, 3), '12:00');
  await run(as('morgan'), 'court grant', { case: citation });
  const panel = { first: cast.jo, second: cast.kim, third: cast.lee };
  await confirm(as('morgan'), 'court panel', { case: citation, ...panel });
}

async function hear(backstage: Backstage, { on, thread, petitioner, said }: PastCase): Promise<void> {
  const { as } = backstage;
  for (const who of new Set([petitioner, ...said.map(([speaker]) => speaker)]))
    await as(who).waitForMessage(thread, () => true, patience);
  for (const [nth, [who, words]] of said.entries()) {
    await goTo(backstage, addDays(on, 3), `16:${10 + 5 * nth}`);
    await as(who).in(thread).post(words);
  }
}

/** How long the thread may take, in milliseconds, on however slow a machine. */
const patience = 60_000;

async function decide(backstage: Backstage, { on, citation, votes, opinions }: PastCase): Promise<void> {
  for (const [who, decision] of votes) {
    await goTo(backstage, addDays(on, 4), '12:30');
    await confirm(backstage.as(who), 'court vote', { case: citation, decision });
  }
  for (const each of opinions) {
    await goTo(backstage, addDays(on, 5), '17:00');
    await write(backstage, citation, each);
  }
}

async function write({ as }: Backstage, citation: string, written: WrittenOpinion): Promise<void> {
  const { author, kind, text, held } = written;
  const actor = as(author);
  if (kind === 'majority') await run(actor, 'court author', { case: citation });
  const about = { case: citation, kind, ...(held === undefined ? {} : { act: held.act }) };
  const words = { text, ...(held === undefined ? {} : { holding: held.words }) };
  await pressConfirm(actor, await fillIn(actor, ['court opinion', about], words));
}
