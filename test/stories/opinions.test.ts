import { describe, expect, it, onTestFinished } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { Cases } from '../support/a-hearing.ts';
import { ClubOnPlayground, type Person, runConfirmed } from '../support/club-on-playground.ts';
import { hostileOpinion } from '../support/hostile-opinion.ts';

const cited = '[2026] CoA 1';

const inCase = ({ as }: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  as.run(`court ${command}`, { case: cited, ...options });

const confirms = async (who: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  who.as.press(await inCase(who, command, options), 'Confirm');

/** Ana’s case against Mia, heard by Jo, Kim and Lee. */
async function heard() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana');
  const [jo, kim, lee] = [club.person('Jo'), club.person('Kim'), club.person('Lee')];
  for (const member of [jo, kim, lee])
    await people.morgan.as.run('chief appoint', { member, office: 'justice' });
  await runConfirmed(club.owner.as, 'setup', { court: club.guild.channel('court'), site: 'public' });
  await new Cases(club).granted(people.ana, people.mia, people.morgan);
  await confirms(people.morgan, 'panel', { first: jo, second: kim, third: lee });
  return { club, ...people, jo, kim, lee };
}

/** The same, decided for Mia by Jo and Kim, and for Ana by Lee. */
async function judged() {
  const hearing = await heard();
  const { club, jo, kim, lee } = hearing;
  await club.change((work) => {
    const numbers = [jo, kim, lee].map(({ id }) => work.people.byAccount(id)?.number ?? 0);
    for (const [nth, person] of numbers.entries()) {
      const decision = nth < 2 ? uphold : overturn;
      work.append({ type: 'vote-cast', case: 1, person, decision, bar: null }, { by: person, acts: [] });
    }
    const about = { enBanc: false, outcome: uphold, bar: null, effects: [], supersedes: [], silent: [] };
    const majority = numbers.slice(0, 2);
    work.append({ type: 'judged', case: 1, ...about, majority }, { by: null, acts: ['III.3.8'] });
  });
  return hearing;
}

const uphold = { kind: 'uphold' } as const;
const overturn = { kind: 'overturn', relief: { kind: 'undo' } } as const;

type Posted = Awaited<ReturnType<Person['as']['waitForMessage']>>;

const isPublication = ({ text }: { text: string }): boolean => text.includes('has published its reasons');

/** The file of a post, which is the only one. */
async function wholeOf(
  { driver }: ClubOnPlayground,
  { attachments: [attached, ...others] }: Posted,
): Promise<string> {
  if (attached === undefined) throw new Error('There is no file');
  expect([attached.filename, others]).toEqual(['2026-CoA-1.md', []]);
  return (await driver.download(attached)).toString('utf8');
}

const file = (data: string | Uint8Array, filename = 'opinion.md') => ({ filename, data });

describe('Act III.3.10: opinions, through the real client', () => {
  it('a dissent that waits, an author, and what they write, published with the names of all who voted', async () => {
    const { club, morgan, ana, jo, kim, lee } = await heard();
    await confirms(jo, 'vote', { decision: 'uphold' });
    await confirms(kim, 'vote', { decision: 'uphold' });
    expect((await inCase(jo, 'author')).text).toContain('⛔');
    await confirms(lee, 'vote', { decision: 'overturn' });

    const form = await inCase(lee, 'opinion', { kind: 'dissent' });
    expect(form.kind).toBe('modal');
    const asked = await lee.as.submit(form, { text: 'I would have **given it back**.' });
    expect([asked.ephemeral, asked.buttons]).toEqual([true, ['Confirm: hand in the opinion', 'Cancel']]);
    expect((await lee.as.press(asked, 'Confirm')).text).toContain(
      'It will be published with the opinion of the Court',
    );
    expect((await ana.as.run('court precedents')).text).toContain('No published judgement');

    const chosen = await inCase(morgan, 'author', { justice: jo });
    expect(chosen.text).toContain('Only a Chief Justice who voted');
    expect((await inCase(ana, 'author')).text).toContain('⛔');
    expect((await inCase(jo, 'author')).text).toContain('Jo will write the opinion of the Court');
    await ana.as.waitForMessage('court', ({ text }) =>
      text.includes('will write the opinion of the Court, with'),
    );
    expect((await inCase(kim, 'opinion', { kind: 'majority' })).text).toContain('⛔');

    const written = await inCase(jo, 'opinion', { kind: 'majority' });
    const question = await jo.as.submit(written, { text: 'It was right.', holding: 'Right is right.' });
    expect(question.text).toContain('Right is right.');
    expect((await jo.as.press(question, 'Confirm')).text).toContain('You have published');
    const post = await ana.as.waitForMessage('discussion', isPublication);
    for (const words of ['A v M', 'Jo to uphold', 'Lee to overturn', 'Dissenting: Lee', 'Right is right.'])
      expect(post.text).toContain(words);
    expect(await wholeOf(club, post)).toMatch(/It was right\..*I would have \*\*given it back\*\*\./s);
  });

  it('30,000 hostile characters by file, and what is held, shown wherever it is looked for', async () => {
    const { club, ana, jo, kim } = await judged();
    const [more] = await jo.as.complete('court opinion', 'act', 'II.9.2, III.3.1', { case: cited });
    expect(more?.value).toBe('II.9.2, III.3.1');
    const told = { kind: 'majority', act: 'II.9.2, III.3.1', holding: 'A ban ends on a <@1> Friday.' };
    await confirms(jo, 'opinion', { ...told, file: file(hostileOpinion.replaceAll('\0', '')) });
    const post = await ana.as.waitForMessage('discussion', isPublication);
    expect(post).toMatchObject({ mentions: [], mention_everyone: false });
    const whole = await wholeOf(club, post);
    expect(whole).toContain('The end of it.');
    expect(whole.length).toBeGreaterThan(30_000);

    await confirms(kim, 'opinion', { kind: 'concurrence', file: file('For other reasons.', 'mine.txt') });
    await ana.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Kim has added a concurring opinion'),
    );

    const act = await ana.as.run('terms', { act: 'II.9.2' });
    expect(act.text).toContain('CoA 1: A ban ends on a \\<@\u200B1\\> Friday.');
    const found = await ana.as.run('court precedents', { act: 'II.9', words: 'other reasons' });
    expect([found.ephemeral, found.text]).toEqual([true, expect.stringContaining('CoA 1: A v M')]);
    const read = await ana.as.press(found, cited);
    expect([read.ephemeral, read.text]).toEqual([
      true,
      expect.stringContaining('Opinion of the Court, by Jo'),
    ]);
    expect((await ana.as.run('court precedents', { act: 'XX' })).text).toContain('❓');

    const site = await club.openPages();
    const page = async (path: string) => (await fetch(`${site}${path}`)).text();
    expect(await page('/court/2026/1')).toMatch(/A v M.*The end of it\..*For other reasons\./s);
    expect(await page('/terms/III.3.1')).toContain('href="/court/2026/1"');
    await club.owner.as.run('setup', { court_names: 'full' });
    expect(await page('/precedents?words=ana')).toContain('Ana v Mia');
  });

  it('no file that is not a short text', async () => {
    const { club, jo } = await judged();
    const entries = await club.entries();
    for (const [given, says] of [
      [file('x', 'opinion.png'), 'of a kind I know'],
      [file(Uint8Array.of(0x4f, 0xff, 0xfe, 0x41)), 'not what its name says'],
      [file('a\0b'), 'not what its name says'],
      [file('x'.repeat(60_001)), 'the limit is 60,000'],
      [file('x'.repeat(300_000)), 'too large'],
      [file(' \n '), 'has nothing readable in it'],
    ] as const) {
      const answer = await inCase(jo, 'opinion', { kind: 'majority', file: given });
      expect([answer.ephemeral, answer.text]).toEqual([true, expect.stringContaining(says)]);
    }
    expect(await club.entries()).toBe(entries);
  });
});
