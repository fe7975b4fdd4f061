import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberOf } from '../support/a-hearing.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

let club: ClubOnPlayground;
let stella: Person;
beforeAll(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:40');
  const { mia, morgan, ana } = await club.setUp('ana');
  stella = club.person('Stella');
  await club.nameStaff(stella, { chief: morgan });
  const until = '2026-12-04';
  const order = { member: ana, until, ground: 'serious', reason: 'He hid the clocks.', finding: 'intent' };
  await mia.as.press(await mia.as.run('ban issue', order), 'Confirm');
  await mia.as.run('monitor set', { member: ana, suspicion: 'Moves come too fast.' });
  await club.change((work) => {
    const person = numberOf(work, ana);
    for (let times = 0; times < 150; times += 1)
      work.append({ type: 'renamed', person }, { by: null, acts: ['III.2'] });
  });
});
afterAll(() => club.close());

it.each<[string, Record<string, string>]>([
  ['penalty list', {}],
  ['ban list', {}],
  ['monitor list', {}],
  ['record', { member: 'Ana' }],
])('Act 0.14: /%s is for the member of staff, and each time is logged', async (command, options) => {
  const before = await club.entries();
  expect(await stella.as.run(command, options)).toMatchObject({ kind: 'message', ephemeral: true });
  await stella.as.run(command, options);
  expect((await club.entries()) - before).toBe(2);
});

it('Act 0.14: each page that they turn to is logged, and is shown once, whatever happens to the bot', async () => {
  const answer = await stella.as.run('record', { member: 'Ana' });
  const before = await club.entries();
  const turned = await stella.as.press(answer, 'Previous');
  expect(turned.kind).toBe('message');
  expect((await club.entries()) - before).toBe(1);
  const seen = (await stella.as.messages()).length;
  await club.stopBot();
  await club.startBot();
  await stella.as.run('ban list');
  await club.idle();
  expect((await stella.as.messages()).length).toBe(seen + 1);
});
