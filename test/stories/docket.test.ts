import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

/**
 * A Friday at 12:40 in an open session: Morgan is Chief Justice, Jude, Kit and Lou are Justices, Mia is Moderator and has
 * warned Ana, who takes that to the Court.
 */
async function aPetition() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'cy');
  const { morgan, mia, ana } = people;
  const [jude, kit, lou] = [club.person('Jude'), club.person('Kit'), club.person('Lou')];
  for (const member of [jude, kit, lou]) await morgan.as.run('chief appoint', { member, office: 'justice' });
  await club.owner.as.run('setup', { court: club.guild.channel('court') });
  await mia.as.run('session open');
  club.goTo('12:40');
  const order = { member: ana, kind: 'warning', reason: 'Too loud.', offence: 'Shouting' };
  await mia.as.press(await mia.as.run('penalty issue', order), 'Confirm');
  const form = await ana.as.run('appeal file', { against: 'penalty', item: '1' });
  await ana.as.submit(form, { statement: 'I only whispered.' });
  return { club, jude, kit, lou, ...people };
}

/** Everybody on the docket, as somebody reads it. */
const docket = async ({ as }: Person): Promise<string> => (await as.run('court docket')).text;
const cited = '2026/1';

describe('Act III.3: a case on the docket', () => {
  it('says to everybody what it waits for, to the Court and the parties more, and how anybody voted to none', async () => {
    const { morgan, ana, cy, jude, kit, lou } = await aPetition();
    expect(await docket(cy)).toContain('CoA 1, A v M** · a penalty · filed');
    expect(await docket(cy)).toContain(
      'the Chief Justice, or two Justices, to decide whether the Court hears it',
    );
    await morgan.as.run('court grant', { case: cited });
    expect(await docket(cy)).toContain('Waits for Morgan to choose who hears it');
    const panel = await morgan.as.run('court panel', { case: cited, first: jude, second: kit, third: lou });
    await morgan.as.press(panel, 'Confirm');
    for (const justice of [jude, kit]) {
      const question = await justice.as.run('court vote', { case: cited, decision: 'overturn' });
      await justice.as.press(question, 'Confirm');
    }
    for (const reader of [cy, ana, lou, morgan]) {
      expect(await docket(reader)).toContain('Waits for the vote of Lou, by');
      const status = await reader.as.run('appeal status', { case: cited });
      expect(status).toMatchObject({ ephemeral: true });
      expect(status.text).toContain('Waits for the vote of Lou, by');
      expect(status.text).not.toMatch(/overturn/i);
      expect(status.text.includes('whispered')).toBe(reader !== cy);
    }
    expect((await ana.as.run('appeal status')).text).toContain('CoA 1, A v M');
    expect((await cy.as.run('appeal status')).text).toContain('You are in no case');
  });

  it('is told to the Court each week, and the person who owes something is reminded', async () => {
    const { club, morgan, cy, jude, kit, lou } = await aPetition();
    await morgan.as.run('court grant', { case: cited });
    const panel = await morgan.as.run('court panel', { case: cited, first: jude, second: kit, third: lou });
    await morgan.as.press(panel, 'Confirm');
    for (const justice of [jude, kit, lou]) {
      const question = await justice.as.run('court vote', { case: cited, decision: 'uphold' });
      await justice.as.press(question, 'Confirm');
    }
    club.goTo('2026-11-23 13:00');
    expect(await docket(cy)).toContain('Waits for the opinion of the Court, by Jude, Kit or Lou');
    expect(await toldDirectly(club, kit, 'please write the opinion of the Court')).toContain(
      '/court opinion',
    );
    club.goTo('2026-11-28 09:00');
    expect(await docket(cy)).toContain('**OVERDUE**');
    const digest = await morgan.as.waitForMessage('court', ({ text }) => text.includes('this week'));
    expect(digest.text).toContain('CoA 1, A v M');
    expect(digest.text).toContain('Overdue: \\[2026\\] CoA 1.');
  });
});
