import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../src/playground/driver.ts';
import { Cases } from '../support/a-hearing.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { hostileOpinion } from '../support/hostile-opinion.ts';

const cited = '[2026] CoA 1';

const inCase = ({ as }: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  as.run(`court ${command}`, { case: cited, ...options });

const confirms = async (who: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  who.as.press(await inCase(who, command, options), 'Confirm');

/** Ana’s case against Mia, which Jo and Kim have decided for Mia, and Lee for Ana. */
async function judged() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  const [jo, kim, lee] = [club.person('Jo'), club.person('Kim'), club.person('Lee')];
  for (const member of [jo, kim, lee])
    await people.morgan.as.run('chief appoint', { member, office: 'justice' });
  await club.owner.as.run('setup', { court: club.guild.channel('court'), site: 'public' });
  await new Cases(club).granted(people.ana, people.mia, people.morgan);
  await confirms(people.morgan, 'panel', { first: jo, second: kim, third: lee });
  await confirms(jo, 'vote', { decision: 'uphold' });
  await confirms(kim, 'vote', { decision: 'uphold' });
  await confirms(lee, 'vote', { decision: 'overturn' });
  return { club, ...people, jo, kim, lee };
}

const file = (data: string | Uint8Array, filename = 'opinion.md') => ({ filename, data });

describe('Act III.3.10: opinions, through the real client', () => {
  it('a dissent that waits, an author, 30,000 hostile characters by file, and what is held, everywhere', async () => {
    const { club, morgan, mia, ana, bo, jo, kim, lee } = await judged();

    const form = await inCase(lee, 'opinion', { kind: 'dissent' });
    expect(form.kind).toBe('modal');
    const asked = await lee.as.submit(form, { text: 'I would have **given it back**.' });
    expect([asked.ephemeral, asked.buttons]).toEqual([true, ['Confirm', 'Cancel']]);
    expect((await lee.as.press(asked, 'Confirm')).text).toContain('It is kept');
    expect((await bo.as.run('court precedents')).text).toContain('No published judgement');

    expect((await inCase(morgan, 'author', { justice: jo })).text).toContain(
      'Only the Chief Justice, if they voted',
    );
    expect((await inCase(ana, 'author')).text).toContain('⛔');
    expect((await inCase(jo, 'author')).text).toContain('Jo writes the opinion of the Court');
    expect((await inCase(kim, 'author')).text).toContain('Jo writes the opinion of the Court');
    await bo.as.waitForMessage('court', ({ text }) => text.includes('writes the opinion of the Court, with'));
    expect((await inCase(kim, 'opinion', { kind: 'majority' })).text).toContain('⛔');

    const [more] = await jo.as.complete('court opinion', 'act', 'II.9.2, III.3.1', {
      case: cited,
      kind: 'majority',
    });
    expect(more?.value).toBe('II.9.2, III.3.1');
    const told = { kind: 'majority', act: 'II.9.2, III.3.1', holding: 'A ban ends on a <@1> Friday.' };
    const question = await inCase(jo, 'opinion', {
      ...told,
      file: file(hostileOpinion.replaceAll('\0', '')),
    });
    expect([question.ephemeral, question.buttons]).toEqual([true, ['Confirm', 'Cancel']]);
    expect(question.text).toContain('Everybody can read it from then on');
    expect((await jo.as.press(question, 'Confirm')).text).toContain(
      'You have published the opinion of the Court',
    );

    const post = await ana.as.waitForMessage('discussion', ({ text }) =>
      text.includes('has said why it decided'),
    );
    expect(post.text).toContain('A v M');
    expect(post).toMatchObject({ mentions: [], mention_everyone: false });
    const [attached] = post.attachments;
    expect(attached?.filename).toBe('2026-CoA-1.md');
    const whole = attached === undefined ? '' : (await club.driver.download(attached)).toString('utf8');
    expect(whole).toContain('The end of it.');
    expect(whole).toContain('I would have **given it back**.');
    expect(whole.length).toBeGreaterThan(30_000);

    const concurring = await inCase(kim, 'opinion', {
      kind: 'concurrence',
      file: file('For other reasons.', 'mine.txt'),
    });
    expect((await kim.as.press(concurring, 'Confirm')).text).toContain('You have published');
    await ana.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Kim has added a concurring opinion'),
    );

    const act = await bo.as.run('terms', { act: 'II.9.2' });
    expect(act.text).toContain('What the Court holds');
    expect(act.text).toContain('CoA 1: A ban ends on a \\<@\u200B1\\> Friday.');
    const found = await bo.as.run('court precedents', { act: 'II.9', words: 'given back' });
    expect(found.ephemeral).toBe(true);
    expect(found.text).toContain('CoA 1: A v M');
    const read = await bo.as.press(found, cited);
    expect([read.ephemeral, read.text]).toEqual([
      true,
      expect.stringContaining('Opinion of the Court, by Jo'),
    ]);
    expect((await bo.as.run('court precedents', { act: 'XX' })).text).toContain('❓');

    const site = await club.openPages();
    const page = async (path: string) => (await fetch(`${site}${path}`)).text();
    expect(await page('/court/2026/1')).toMatch(
      /A v M.*The end of it\..*For other reasons\..*given it back/s,
    );
    expect(await page('/terms/III.3.1')).toContain('href="/court/2026/1"');
    await club.owner.as.run('setup', { court_names: 'full' });
    expect(await page('/precedents?words=ana')).toContain('Ana v Mia');
    expect((await inCase(mia, 'opinion', { kind: 'majority' })).text).toContain('⛔');
  });

  it.each([
    ['a picture', file('x', 'opinion.png'), 'of a kind that is taken'],
    ['bytes that are no text', file(Uint8Array.of(0x4f, 0xff, 0xfe, 0x41)), 'other than its name says'],
    ['text with a zero byte', file('a\0b'), 'other than its name says'],
    ['60,001 characters', file('x'.repeat(60_001)), 'at most 60,000'],
    ['a megabyte', file('x'.repeat(1_000_000)), 'too large'],
    ['nothing but spaces', file(' \n '), 'says nothing that can be read'],
  ])('takes no %s for an opinion', async (_, given, says) => {
    const { club, jo } = await judged();
    const entries = await club.entries();
    const answer: Answer = await inCase(jo, 'opinion', { kind: 'majority', file: given });
    expect([answer.ephemeral, answer.text]).toEqual([true, expect.stringContaining(says)]);
    expect(await club.entries()).toBe(entries);
  });
});
