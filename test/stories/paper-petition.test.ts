import { expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

it('Act III.3: a Moderator files what a member without an account wrote on paper', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const { mia, morgan, ana } = await club.setUp('ana');
  const max = club.person('Max');
  await morgan.as.run('chief appoint', { member: max, office: 'moderator' });
  await mia.as.run('member add', { name: 'Tom' });
  const given = { member: 'Tom', kind: 'deduction', points: 5, offence: 'Shouting', reason: 'Loud.' };
  await mia.as.press(await mia.as.run('penalty issue', given), 'Confirm');
  const paper = { against: 'penalty', member: 'Tom' };

  for (const [who, why] of [
    [ana, 'Only a Moderator or a Justice'],
    [mia, 'because it is about you'],
  ] as const)
    expect((await who.as.run('appeal file', paper)).text).toContain(why);

  const form = await max.as.run('appeal file', paper);
  const filed = await max.as.submit(form, { statement: 'I was whispering.' });
  expect(filed.text).toContain('the petition of Tom is with the Court');
  const read = await morgan.as.run('appeal status', { case: '2026/1' });
  expect(read.text).toContain('T v M');
});
