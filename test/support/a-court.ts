import { expect, vi } from 'vitest';
import { Cases } from './a-hearing.ts';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';

/** The names of the threads of the first case, Ana against Mia. */
export const [hearing, panel] = ['[2026] CoA 1 · A v M', '[2026] CoA 1 panel · A v M'];

/** Ana and Mia, a Moderator, are parties; Jude, Jo and Joe are Justices; Stella is the member of staff. */
export async function aCourt(club: ClubOnPlayground) {
  const people = await club.setUp('ana', 'bo');
  const justices = { jude: club.person('Jude'), jo: club.person('Jo'), joe: club.person('Joe') };
  for (const member of Object.values(justices))
    await people.morgan.as.run('chief appoint', { office: 'justice', member });
  const stella = club.person('Stella');
  await club.nameStaff(stella, { chief: people.morgan });
  return { ...people, ...justices, stella, cases: new Cases(club) };
}

export const soon = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** The thread as somebody finds it, or undefined. */
export const look = async (person: Person, thread: string) =>
  (await person.as.channels()).find(({ name }) => name === thread);

/** Waits until somebody sees a thread, or no more. */
export const soonSees = (person: Person, thread: string, does = true) =>
  soon(async () => expect((await look(person, thread)) !== undefined).toBe(does));

export const said = async (person: Person, thread = hearing): Promise<string[]> =>
  (await person.as.messages(thread)).map(({ content }) => content);

/** What the button below a case gives somebody: the words of the file, or of the answer where there is none. */
export async function transcript(
  club: ClubOnPlayground,
  person: Person,
  cited = '[2026] CoA 1',
): Promise<string> {
  const status = await person.as.run('appeal status', { case: cited });
  const answer = await person.as.press(status, 'What was said');
  const [file] = answer.message?.attachments ?? [];
  return file === undefined ? answer.text : String(await club.driver.download(file));
}
