import { PermissionFlagsBits as May } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { Cases } from '../support/a-hearing.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const botsRole = 'Rook & Gavel';
const hearing = '[2026] CoA 1 · A v M';
const panel = '[2026] CoA 1 panel · A v M';

let club: ClubOnPlayground;
let cases: Cases;
afterEach(() => club.close());

/** Ana appeals against what Mia did; Jude, Jo and Joe are Justices, and Stella is the member of staff. */
async function court() {
  cases = new Cases(club);
  const people = await club.setUp('ana', 'bo', 'zed');
  const justices = { jude: club.person('Jude'), jo: club.person('Jo'), joe: club.person('Joe') };
  for (const member of Object.values(justices))
    await people.morgan.as.run('chief appoint', { office: 'justice', member });
  const stella = club.person('Stella');
  await club.owner.as.run('setup', { staff: stella });
  return { ...people, ...justices, stella };
}

const sees = async (person: Person, thread: string): Promise<boolean> =>
  (await person.as.channels()).some(({ name }) => name === thread);
const look = async (person: Person, thread: string) =>
  (await person.as.channels()).find(({ name }) => name === thread);
const soon = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 5_000, interval: 20 });
const soonSees = (person: Person, thread: string, does = true) =>
  soon(async () => expect(await sees(person, thread)).toBe(does));
const says = (person: Person, words: string, thread = hearing) => person.as.in(thread).post(words);
const said = async (person: Person, thread = hearing) =>
  (await person.as.messages(thread)).map(({ content }) => content);

describe('a hearing behind closed doors', () => {
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10', { reads: true });
  });

  it('opens with whoever takes part, and is locked by the first vote and archived with the opinion', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, stella } = await court();
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    for (const person of [ana, mia, jude, jo, joe, stella]) await soonSees(person, hearing);
    await soonSees(jude, panel);
    for (const person of [bo, morgan]) expect(await sees(person, hearing)).toBe(false);
    for (const person of [ana, mia, stella]) expect(await sees(person, panel)).toBe(false);
    const [first] = await said(ana);
    expect(first).toContain('Heard by Jude, Jo and Joe');
    expect(first).toContain('What is said here is kept');
    await cases.witness(number, bo);
    await soonSees(bo, hearing);

    await says(ana, 'I was in the library.');
    await cases.vote(number, jude);
    await soon(() => expect(says(ana, 'One thing more!')).rejects.toThrow());
    await says(jude, 'That was closed just in time.', panel);
    await cases.judge(number, jude, jo);
    await cases.publish(number, jude);
    for (const thread of [hearing, panel])
      await soon(async () =>
        expect(await look(jude, thread)).toMatchObject({ archived: true, locked: true }),
      );
  });
});
