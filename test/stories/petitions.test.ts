import { describe, expect, it, onTestFinished } from 'vitest';
import type { Actor, Answer, OptionToSend, ReadMessage } from '../../packages/playground/src/index.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

/**
 * A Friday at 12:40 in an open session: Morgan is Chief Justice, Mia Moderator, Jude and Kit are Justices; Ana, Bo and
 * Cy have joined.
 */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  const [jude, kit] = [club.person('Jude'), club.person('Kit')];
  for (const member of [jude, kit])
    await people.morgan.as.run('chief appoint', { member, office: 'justice' });
  await club.owner.as.run('setup', { court: club.guild.channel('court') });
  await people.mia.as.run('session open');
  club.goTo('12:40');
  return { club, jude, kit, ...people };
}

type Friday = Awaited<ReturnType<typeof aFriday>>;

const confirms = async ({ as }: Person, command: string, options: Record<string, OptionToSend>) =>
  as.press(await as.run(command, options), 'Confirm');

/** Mia bans somebody through the next Friday. */
const bans = ({ mia }: Friday, member: Person) =>
  confirms(mia, 'ban issue', {
    member,
    until: '2026-11-27',
    ground: 'serious',
    reason: 'Threw a rook.',
    finding: 'intent',
  });

/** The message by which the bot told somebody that, and where it stands. */
async function letter(
  club: ClubOnPlayground,
  person: Person,
  words: string,
): Promise<{ direct: Actor; message: ReadMessage }> {
  await toldDirectly(club, person, words);
  const direct = await person.as.direct(club.bot);
  const message = (await direct.messages()).find(({ text }) => text.includes(words));
  if (message === undefined) throw new Error(`There is no letter that says ${words}`);
  return { direct, message };
}

/** Writes the statement into the form and sends it. */
const states = (as: Actor, form: Answer, statement = 'It slipped out of my hand.') =>
  as.submit(form, { statement });

const inCourt = ({ jude }: Friday, ...words: readonly string[]) =>
  jude.as.waitForMessage('court', ({ text }) => words.every((each) => text.includes(each)));

const title = 'To the Court of Appeals';

describe('Act III.3: somebody takes their ban to the Court from the message that tells of it', () => {
  it('and two Justices have it heard', async () => {
    const friday = await aFriday();
    const { club, morgan, mia, jude, kit, ana, bo } = friday;
    await bans(friday, ana);
    const { direct, message } = await letter(club, ana, 'gave you penalty #1');
    expect(message.buttons).toEqual(['Appeal']);
    const form = await direct.press(message, 'Appeal');
    expect(form).toMatchObject({ kind: 'modal', text: title });
    const filed = await states(direct, form);
    expect(filed.text).toContain('[2026\\] CoA 1, A v M');
    expect(filed.text).toContain('the ban of penalty #1');

    const notice = await inCourt(friday, 'CoA 1, A v M', '/court grant');
    expect(notice.text).not.toContain('slipped');
    expect((await jude.as.in('court').press(notice, 'Read the petition')).text).toContain('slipped');
    expect((await bo.as.in('court').press(notice, 'Read the petition')).text).toContain('Only a party');
    const told = await letter(club, mia, 'You are the other party');
    expect((await told.direct.press(told.message, 'Read the petition')).text).toContain('slipped');

    expect((await direct.press(message, 'Appeal')).text).toContain('is already before the Court');
    expect((await bo.as.run('court grant', { case: '[2026] CoA 1' })).text).toContain('Act III.3.6');
    expect((await jude.as.run('court grant', { case: '2026/1' })).text).toContain('You have granted');
    await inCourt(friday, 'a Justice has granted it');
    expect((await kit.as.run('court grant', { case: '2026/1' })).text).toContain('The Court will hear');
    await toldDirectly(club, ana, 'the Court will hear it', 'Act III.3.6');
    await toldDirectly(club, mia, 'the Court will hear it', 'Act III.3.6');
    expect((await morgan.as.run('court deny', { case: '2026/1', reason: 'No.' })).text).toContain(
      'is waiting for its panel',
    );

    const left = await ana.as.run('appeal withdraw', { case: '2026/1' });
    expect(left).toMatchObject({ ephemeral: true, buttons: ['Confirm: withdraw it', 'Cancel'] });
    expect((await ana.as.press(left, 'Confirm')).text).toContain('is withdrawn');
    await toldDirectly(club, mia, 'the petition has been withdrawn');
  });

  it('though they have left the server, and though the bot was started again', async () => {
    const friday = await aFriday();
    const { club, ana } = friday;
    await bans(friday, ana);
    const { direct, message } = await letter(club, ana, 'gave you penalty #1');
    club.guild.leave(ana.user);
    await club.stopBot();
    await club.startBot();
    const filed = await states(direct, await direct.press(message, 'Appeal'));
    expect(filed.text).toContain('your petition is with the Court');
    await inCourt(friday, 'CoA 1, A v M');
  });

  it('or by the command, where their messages are closed', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo } = friday;
    club.playground.closeDms(ana.user);
    await bans(friday, ana);
    await bo.as.waitForMessage('discussion', ({ text }) => text.includes('I could not tell you this'));
    const choices = await ana.as.complete('appeal file', 'item', '', { against: 'ban' });
    expect(choices).toEqual([{ name: expect.stringContaining('#1 a ban until the end of'), value: '1' }]);
    expect(await bo.as.complete('appeal file', 'item', '', { against: 'ban' })).toEqual([]);
    const form = await ana.as.run('appeal file', { against: 'ban', item: '1' });
    expect((await states(ana.as, form)).text).toContain('your petition is with the Court');
    await toldDirectly(club, mia, 'You are the other party');
  });
});

describe('the button of a direct message', () => {
  it('answers for its own club alone, and only what may be done from there', async () => {
    const friday = await aFriday();
    const { club, ana } = friday;
    await bans(friday, ana);
    const { direct, message } = await letter(club, ana, 'gave you penalty #1');
    const before = await club.everything();
    const { id } = club.guild;
    for (const [forged, words] of [
      ['appeal-open:ban:1', 'I only work on a server'],
      [`appeal-open@1${id}:ban:1`, 'I only work on a server'],
      ['appeal-open@:ban:1', 'I only work on a server'],
      [`game-confirm@${id}:1`, 'I only work on a server'],
      [`question@${id}:1:confirm`, 'I only work on a server'],
      [`appeal-open@${id}:ban:7`, 'Nothing was done'],
    ] as const)
      expect((await direct.pressCustomId(message, forged)).text, forged).toContain(words);
    expect(await club.everything()).toEqual(before);
  });

  it('does nothing for what was undone meanwhile', async () => {
    const friday = await aFriday();
    const { club, ana } = friday;
    await bans(friday, ana);
    const { direct, message } = await letter(club, ana, 'gave you penalty #1');
    const form = await direct.press(message, 'Appeal');
    await club.change((work) => {
      work.append(
        { type: 'voided', entry: work.state.penalties[1]?.seq ?? 0 },
        { by: null, acts: ['III.2.4.2'] },
      );
    });
    expect((await states(direct, form)).text).toContain('That was undone, or is over');
  });
});

describe('Acts II.6.3 and II.10.6: other messages that can be answered so', () => {
  it('a monitor, and a deduction', async () => {
    const friday = await aFriday();
    const { club, mia, ana, bo } = friday;
    await mia.as.run('monitor set', { member: ana, suspicion: 'An engine.' });
    const monitor = await letter(club, ana, 'You are now monitored');
    expect(
      (await states(monitor.direct, await monitor.direct.press(monitor.message, 'Appeal'))).text,
    ).toContain('It is about a monitor');
    for (const day of ['2026-11-27', '2026-12-04', '2026-12-11']) {
      club.goTo(`${day} 12:20`);
      await mia.as.run('session open');
      club.goTo(`${day} 13:11`);
      await mia.as.run('session status');
    }
    const deduction = await letter(club, bo, 'Your score stays at **100**');
    expect(deduction.message.buttons).toHaveLength(2);
    const form = await deduction.direct.press(deduction.message, deduction.message.buttons[0] ?? '');
    expect((await states(deduction.direct, form, 'I was ill.')).text).toContain('a deduction for absence');
    await inCourt(friday, 'In the matter of B');
  });
});

describe('Act II.8.1: a party to a case', () => {
  it('stays on the Leaderboard, and in the records, until it is over', async () => {
    const friday = await aFriday();
    const { morgan, mia, ana } = friday;
    await bans(friday, ana);
    await states(ana.as, await ana.as.run('appeal file', { against: 'ban' }));
    expect((await ana.as.run('leave')).text).toContain('involved in \\[2026\\] CoA 1');
    const removal = await morgan.as.run('chief remove', { basis: 'request', member: ana });
    expect(removal.text).toContain('Act II.8.1');
    await morgan.as.run('court grant', { case: '2026/1' });
    for (const party of [ana, mia])
      expect((await party.as.run('privacy delete')).text).toContain('is involved in \\[2026\\] CoA 1');
    await confirms(ana, 'appeal withdraw', { case: '2026/1' });
    expect((await confirms(ana, 'privacy delete', {})).text).toContain('Former member');
  });

  it('has what they wrote in their export, and nobody else has', async () => {
    const friday = await aFriday();
    const { club, mia, ana } = friday;
    await bans(friday, ana);
    await states(ana.as, await ana.as.run('appeal file', { against: 'ban' }), 'A very own statement.');
    const exported = async ({ as }: Person) => {
      const { message } = await as.run('privacy export');
      const [file] = message?.attachments ?? [];
      if (file === undefined) throw new Error('There is no file');
      return String(await club.driver.download(file));
    };
    expect(await exported(ana)).toContain('A very own statement.');
    expect(await exported(mia)).not.toContain('A very own statement.');
  });
});

describe('Act III.3.9.1: a party asks for the whole Court', () => {
  it('and the Chief Justice declines, for good', async () => {
    const friday = await aFriday();
    const { club, morgan, mia, ana, bo } = friday;
    await bans(friday, ana);
    await states(ana.as, await ana.as.run('appeal file', { against: 'ban' }));
    await morgan.as.run('court grant', { case: '2026/1' });
    await club.change(judgeFirst);
    const choices = await ana.as.complete('appeal enbanc', 'case', '');
    expect(choices).toEqual([{ name: expect.stringContaining('A v M'), value: '[2026] CoA 1' }]);
    expect((await bo.as.run('appeal enbanc', { case: '2026/1' })).text).toContain('Only a party');
    const form = await mia.as.run('appeal enbanc', { case: '[2026] CoA 1' });
    expect((await states(mia.as, form, 'The panel erred.')).text).toContain('asked for the whole Court');
    await inCourt(friday, 'a party asks for the whole Court', 'Act III.3.9.1');

    const question = await morgan.as.run('court deny', { case: '2026/1', reason: 'Nothing new.' });
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm: decline it', 'Cancel'] });
    expect(question.text).toContain('A panel can still hear another appeal of the ban');
    await morgan.as.press(question, 'Confirm');
    expect(await toldDirectly(club, ana, 'The judgement stands.')).toContain('Nothing new.');
    const again = await ana.as.run('appeal file', { against: 'judgement', item: '2026/1' });
    expect(again.text).toContain('Act III.3.9.1');
  });
});

/** A panel upholds what was decided in the first case. */
function judgeFirst(work: UnitOfWork): void {
  const about = { by: null, acts: ['III.3.8'] } as const;
  work.append({ type: 'panel-seated', case: 1, panel: [1], despiteConflict: [] }, about);
  const decision = { kind: 'uphold' } as const;
  work.append({ type: 'vote-cast', case: 1, person: 1, decision, bar: null }, about);
  const judgement = { outcome: decision, bar: null, effects: [], supersedes: [], majority: [1], silent: [] };
  work.append({ type: 'judged', case: 1, enBanc: false, ...judgement }, about);
}
