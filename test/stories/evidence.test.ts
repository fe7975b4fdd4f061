import { expect, it } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { Cases, numberOf } from '../support/a-hearing.ts';
import type { Person } from '../support/club-on-playground.ts';
import { aMonday, begins, boardIn } from '../support/online-games.ts';

const cited = '[2026] CoA 1';

/** Ana gave up her online game with Bo, and the Court takes her petition over it; Jude, Jo and Joe hear it. */
async function aCase() {
  const stage = await aMonday();
  const { club, ana, bo, morgan, jude } = stage;
  const [jo, joe] = [club.person('Jo'), club.person('Joe')];
  for (const member of [jo, joe]) await morgan.as.run('chief appoint', { member, office: 'justice' });
  const thread = await begins(ana, bo);
  const question = await ana.as.in(thread).press(await boardIn(ana, thread), 'Resign');
  await ana.as.in(thread).press(question, 'Confirm');
  const cases = new Cases(club);
  await cases.write((work) => ({
    ...{ type: 'petitioned', case: 1, year: 2026, ordinal: 1, enBanc: false },
    ...{ petitioner: numberOf(work, ana), respondent: numberOf(work, bo) },
    subject: { kind: 'game', game: 1 },
  }));
  await cases.write((work) => ({
    type: 'writ-given',
    case: 1,
    person: numberOf(work, morgan),
    chief: true,
  }));
  const seated = await inCase(morgan, 'panel', { first: jude, second: jo, third: joe });
  await morgan.as.press(seated, 'Confirm');
  return { ...stage, jo, joe };
}

const inCase = ({ as }: Person, command: string, options: Record<string, OptionToSend>) =>
  as.run(`court ${command}`, { case: cited, ...options });

const offered = async ({ as }: Person): Promise<string[]> =>
  (await as.run('appeal status', { case: cited })).buttons.filter((label) => label.startsWith('Exhibit'));

const [log, raw, copy] = ['Exhibit 1 (TXT)', 'Exhibit 2 (TXT, raw)', 'Exhibit 3 (TXT, redacted copy of 2)'];

it('Acts I.9.5 and I.9.7 to I.9.9: what was gathered of an online game is shown to each in their turn', async () => {
  const { club, ana, bo, cy, mia, morgan, jude, jo } = await aCase();
  const look = async (who: Person, label: string) => {
    const answer = await who.as.press(await who.as.run('appeal status', { case: cited }), label);
    const [attached] = answer.message?.attachments ?? [];
    const file = attached === undefined ? null : await club.driver.download(attached);
    return { file: file?.toString(), text: answer.text };
  };
  expect((await look(bo, log)).file).toMatch(/White \(#\d+\) ends it: resignation/);

  const filed = await inCase(bo, 'exhibit', { file: { filename: 'screen.txt', data: 'Ana’s address' } });
  expect(filed).toMatchObject({
    ephemeral: true,
    text: expect.stringContaining('-# Act III.3, Act I.9.5, Act I.9.9'),
  });
  for (const who of [ana, jude]) expect(await offered(who)).toEqual([log]);
  expect(await offered(morgan)).toEqual([log, raw]);

  const [original] = await morgan.as.complete('court exhibit', 'redacts', '', { case: cited });
  expect(original?.value).toBe('2');
  await inCase(morgan, 'exhibit', { file: { filename: 'less.txt', data: '[taken out]' }, redacts: '2' });
  expect(await offered(jude)).toEqual([log, copy]);
  expect(await offered(mia)).toEqual([]);

  expect(await mia.as.complete('chief release', 'exhibit', '')).toEqual([]);
  const [choice] = await morgan.as.complete('chief release', 'exhibit', 'CoA 1');
  expect(choice?.name).toContain('[2026] CoA 1, exhibit 3 (TXT');
  const released = await morgan.as.run('chief release', { exhibit: choice?.value ?? '' });
  expect(released).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act I.9.5') });
  const before = await club.entries();
  expect(await look(mia, copy)).toEqual({
    file: '[taken out]',
    text: expect.stringContaining('Don’t pass it on'),
  });
  expect(await club.entries()).toBe(before + 1);
  expect(await offered(cy)).toEqual([]);

  await inCase(ana, 'motion', { kind: 'raw-evidence', reason: 'They should see all of it.' });
  for (const who of [jude, jo]) await inCase(who, 'rule', { motion: '1', vote: 'grant' });
  expect(await offered(jude)).toEqual([log, raw, copy]);
  expect((await look(jude, raw)).file).toBe('Ana’s address');
  expect(await offered(mia)).toEqual([copy]);
});
