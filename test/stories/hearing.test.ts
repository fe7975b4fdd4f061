import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { Cases } from '../support/a-hearing.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

const cited = '[2026] CoA 1';

/** Ana asks the Court about what Mia did, and it takes the case. Morgan is Chief Justice; Jude, Jo, Joe and Kit Justices. */
async function aCase() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  const justices = {
    jude: club.person('Jude'),
    jo: club.person('Jo'),
    joe: club.person('Joe'),
    kit: club.person('Kit'),
  };
  for (const member of Object.values(justices))
    await people.morgan.as.run('chief appoint', { member, office: 'justice' });
  const stella = club.person('Stella');
  await club.owner.as.run('setup', { court: club.guild.channel('court') });
  await club.nameStaff(stella, { chief: people.morgan });
  await new Cases(club).granted(people.ana, people.mia, people.morgan);
  return { club, stella, ...people, ...justices };
}

type Hearing = Awaited<ReturnType<typeof aCase>>;

const seats = (chief: Person, first: Person, second: Person, third: Person) =>
  chief.as.run('court panel', { case: cited, first, second, third });

const inCase = ({ as }: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  as.run(`court ${command}`, { case: cited, ...options });

const inCourt = ({ kit }: Hearing, ...words: readonly string[]) =>
  kit.as.waitForMessage('court', ({ text }) => words.every((each) => text.includes(each)));

const inHearing = ({ jude }: Hearing, ...words: readonly string[]) =>
  jude.as.waitForMessage('[2026] CoA 1 · A v M', ({ text }) => words.every((each) => text.includes(each)));

const refusal = (act: string, words = '') => ({
  ephemeral: true,
  text: expect.stringMatching(new RegExp(`${words}.*Act ${act.replaceAll('.', '\\.')}`, 's')),
});

async function heard(): Promise<Hearing> {
  const hearing = await aCase();
  const { morgan, jude, jo, joe } = hearing;
  await morgan.as.press(await seats(morgan, jude, jo, joe), 'Confirm');
  return hearing;
}

/** The file that somebody is shown, alone, by the button of that exhibit under the case’s status. */
async function look(
  hearing: Hearing,
  { as }: Person,
  label: string,
): Promise<{ answer: Answer; file: Buffer | null }> {
  const status = await as.run('appeal status', { case: cited });
  const answer = await as.press(status, label);
  const [attached] = answer.message?.attachments ?? [];
  return { answer, file: attached === undefined ? null : await hearing.club.driver.download(attached) };
}

describe('Act III.3.7: a panel is seated', () => {
  it('with conflicts shown first', async () => {
    const hearing = await aCase();
    const { club, morgan, mia, ana, jude, jo, joe, kit } = hearing;
    expect(await seats(mia, jude, jo, joe)).toMatchObject(refusal('III.3.7'));
    expect(await morgan.as.run('court panel', { case: cited, first: jude })).toMatchObject(
      refusal('III.3.3', 'needs three Justices'),
    );
    await inCase(kit, 'recuse', { reason: 'Ana lives @everyone next door.' });
    expect(await seats(morgan, jude, jo, kit)).toMatchObject(refusal('III.3.5', 'Kit has a conflict'));

    const question = await seats(morgan, jude, jo, joe);
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: seat this panel', 'Cancel'] });
    expect(question.text).toContain('Kit: a Justice who stepped aside');
    const seated = await morgan.as.press(question, 'Confirm');
    expect(seated).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('Jude, Jo and Joe will hear'),
    });
    await inCourt(hearing, 'A v M', 'Jude, Jo and Joe will hear it', 'Act III.3.7');
    await toldDirectly(club, ana, 'Jude, Jo and Joe will hear it');
    await toldDirectly(club, jude, 'You are on its panel');
  });

  it('and filled again after a recusal', async () => {
    const hearing = await heard();
    const { morgan, jude, jo, joe, kit } = hearing;
    const left = await inCase(joe, 'recuse');
    expect(left).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.3.5') });
    await inCourt(hearing, 'Joe has stepped aside', 'The Chief Justice fills the place');
    expect(await seats(morgan, jude, morgan, kit)).toMatchObject({
      text: expect.stringContaining('Jo already hears'),
    });
    await morgan.as.press(await seats(morgan, jude, jo, morgan), 'Confirm');
    await inCourt(hearing, 'Jude, Jo and Morgan will hear it');
  });

  it('once, however often it is pressed or confirmed twice at the same moment', async () => {
    const { club, morgan, jude, jo, joe } = await aCase();
    const questions = [await seats(morgan, jude, jo, joe), await seats(morgan, jude, jo, joe)];
    const before = await club.entries();
    const answers = await Promise.all(questions.map((question) => morgan.as.press(question, 'Confirm')));
    expect(answers.filter(({ text }) => text.includes('hear'))).toHaveLength(2);
    expect(answers.filter(({ text }) => text.includes('No place on the panel'))).toHaveLength(1);
    expect(await club.entries()).toBe(before + 1);
  });
});

describe('Act III.3: a hearing', () => {
  it('has counsel, witnesses in turn and files that are kept as they are', async () => {
    const hearing = await heard();
    const { club, ana, bo, cy, mia, jude, kit } = hearing;
    await inCase(ana, 'counsel', { member: cy });
    await toldDirectly(club, cy, 'speaks for A');
    await inCase(cy, 'witness', { member: bo });
    await toldDirectly(club, bo, 'is witness number 1');
    expect(await inCase(ana, 'witness', { member: jude })).toMatchObject(refusal('III.3.5', 'Jude hears'));

    const data = '1. e4 e5 2. Nf3 ½';
    const filename = '**@everyone** [x](https:..evil.example) `a`.pgn';
    const filed = await inCase(ana, 'exhibit', { file: { filename, data } });
    expect(filed).toMatchObject({ ephemeral: true, text: expect.stringContaining('Exhibit 1 of') });
    await inHearing(hearing, 'A filed exhibit 1 (PGN, 1 kB)');

    const { answer, file } = await look(hearing, mia, 'Exhibit 1 (PGN)');
    expect(file?.toString()).toBe(data);
    expect(answer.ephemeral).toBe(true);
    expect(answer.message?.attachments.map((each) => each.filename)).toEqual(['exhibit-1.pgn']);
    expect(answer.text).not.toContain('@everyone');
    expect((await kit.as.run('appeal status', { case: cited })).buttons).toContain('Exhibit 1 (PGN)');
    expect((await bo.as.run('appeal status', { case: cited })).buttons).not.toContain('Exhibit 1 (PGN)');
  });

  it('takes no file that is too large, lies about what it is, or is somebody’s outside it', async () => {
    const { club, ana, bo, mia } = await heard();
    const png = { filename: 'board.png', data: 'MZ\u0090', contentType: 'image/png' };
    const large = { filename: 'all.txt', data: 'x'.repeat(8 * 1024 * 1024 + 1) };
    const before = await club.entries();
    const taken = { filename: 'a.txt', data: 'a' };
    expect(await inCase(bo, 'exhibit', { file: taken })).toMatchObject(refusal('III.3', 'its parties'));
    for (const [file, words] of [
      [png, 'not what its name says'],
      [large, 'too large: the limit is 8 MB'],
      [{ filename: 'tool.exe', data: 'MZ' }, 'Send one that ends in'],
      [{ filename: 'nothing.txt', data: '' }, '`file` has nothing readable in it'],
    ] as const)
      expect(await inCase(mia, 'exhibit', { file })).toMatchObject({
        ephemeral: true,
        text: expect.stringContaining(words),
      });
    expect(await club.entries()).toBe(before);
    expect((await ana.as.run('appeal status', { case: cited })).text).not.toContain('board.png');
  });

  it('shows a sealed file to the panel and the staff alone, and logs each look', async () => {
    const hearing = await heard();
    const { club, ana, mia, jude, kit, stella } = hearing;
    const file = { filename: 'letter.md', data: '# To the panel' };
    await inCase(ana, 'exhibit', { file, sealed: true });
    await inHearing(hearing, 'exhibit 1 (MD, 1 kB, sealed)');
    const label = 'Exhibit 1 (MD, sealed)';
    const before = await club.entries();
    expect((await look(hearing, jude, label)).file?.toString()).toBe('# To the panel');
    expect((await look(hearing, stella, label)).file?.toString()).toBe('# To the panel');
    expect(await club.entries()).toBe(before + 2);
    for (const person of [ana, mia, kit]) {
      const status = await person.as.run('appeal status', { case: cited });
      expect(status.buttons).not.toContain(label);
    }
  });

  it('seals an exhibit by the majority of the panel, from then on', async () => {
    const hearing = await heard();
    const { club, ana, mia, jude, jo, joe } = hearing;
    await inCase(ana, 'exhibit', { file: { filename: 'doctor.txt', data: 'Ill.' } });
    const opened = await mia.as.run('appeal status', { case: cited });
    const reason = 'It says who is ill.';
    const [offered] = await ana.as.complete('court motion', 'exhibit', '', {
      case: cited,
      kind: 'seal',
      reason,
    });
    expect(offered).toEqual({ name: '1 (TXT, 1 kB)', value: '1' });
    await inCase(ana, 'motion', { kind: 'seal', reason, exhibit: '1' });
    await inHearing(hearing, 'asks to seal exhibit 1: motion #1', `Reason: ${reason}`);
    expect(await inCase(mia, 'rule', { motion: '1', vote: 'grant' })).toMatchObject(refusal('III.3.3'));

    const [motion] = await jude.as.complete('court rule', 'motion', '', { case: cited, vote: 'grant' });
    expect(motion).toEqual({ name: '#1 to seal an exhibit', value: '1' });
    expect((await inCase(jude, 'rule', { motion: '1', vote: 'grant' })).text).toContain('still have to vote');
    expect((await inCase(jo, 'rule', { motion: '1', vote: 'grant' })).text).toContain('is granted');
    await inHearing(hearing, 'motion #1, to seal exhibit 1, is granted: Jude for it and Jo for it');
    await toldDirectly(club, mia, 'motion #1, to seal exhibit 1, is granted');
    expect(await inCase(joe, 'rule', { motion: '1', vote: 'deny' })).toMatchObject(refusal('III.3.3'));
    expect(await mia.as.press(opened, 'Exhibit 1 (TXT)')).toMatchObject(refusal('III.3', 'is sealed'));
  });

  it('ends by a motion to dismiss, and what was put in is still there after a restart', async () => {
    const hearing = await heard();
    const { club, ana, mia, jude, joe } = hearing;
    await inCase(ana, 'exhibit', { file: { filename: 'a.txt', data: 'I was not there.' } });
    await inCase(mia, 'motion', { kind: 'dismiss', reason: 'There is nothing in it.' });
    await club.stopBot();
    await club.startBot();
    for (const justice of [jude, joe]) await inCase(justice, 'rule', { motion: '1', vote: 'grant' });
    await toldDirectly(club, ana, 'The case is over, and the decision stands.');
    expect(await inCase(ana, 'exhibit', { file: { filename: 'b.txt', data: 'b' } })).toMatchObject(
      refusal('III.3', 'is decided'),
    );
    expect((await look(hearing, jude, 'Exhibit 1 (TXT)')).file?.toString()).toBe('I was not there.');
  });
});
