import { describe, expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

const cited = '[2026] CoA 1';

/** A Friday at 12:40: Jo, Kim and Lee are Justices, and Ana, whom Mia has penalised by 50 points, has taken that to them. */
async function aCase(about: Record<string, OptionToSend> = { kind: 'deduction', points: 50 }) {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo');
  const { morgan, mia, ana } = people;
  const [jo, kim, lee] = ['Jo', 'Kim', 'Lee'].map((name) => club.person(name));
  if (jo === undefined || kim === undefined || lee === undefined) throw new Error('There is no panel');
  for (const member of [jo, kim, lee]) await morgan.as.run('chief appoint', { member, office: 'justice' });
  await mia.as.run('session open');
  club.goTo('12:40');
  await mia.as.run('penalty adjust', { member: ana, points: 100, reason: 'A prize.' });
  await confirms(mia, 'penalty issue', { member: ana, offence: 'Shouting', reason: 'Loud.', ...about });
  const form = await ana.as.run('appeal file', { against: 'penalty', item: '1' });
  await ana.as.submit(form, { statement: 'I only sneezed.' });
  await morgan.as.run('court grant', { case: cited });
  await confirms(morgan, 'court panel', { case: cited, first: jo, second: kim, third: lee });
  return { club, ...people, jo, kim, lee };
}

type ACase = Awaited<ReturnType<typeof aCase>>;

/** Somebody is asked, in words that say all of this, and confirms. */
async function confirms(
  { as }: Person,
  command: string,
  options: Record<string, OptionToSend>,
  ...asked: readonly string[]
): Promise<Answer> {
  const question = await as.run(command, options);
  expect(question).toMatchObject({ ephemeral: true, buttons: [expect.stringMatching(/^Confirm/), 'Cancel'] });
  for (const words of asked) expect(question.text).toContain(words);
  return as.press(question, 'Confirm');
}

const votes = (who: Person, options: Record<string, OptionToSend>, ...asked: readonly string[]) =>
  confirms(who, 'court vote', { case: cited, ...options }, ...asked);

const saidIn = ({ bo }: ACase, channel: 'court' | 'discussion', ...words: readonly string[]) =>
  bo.as.waitForMessage(channel, ({ text }) => words.every((each) => text.includes(each)));

/** All that is said in the club’s channels. */
async function everythingSaid({ club, bo }: ACase): Promise<string> {
  await club.idle();
  const said = await Promise.all(['court', 'discussion', 'games'].map((channel) => bo.as.messages(channel)));
  return said
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

describe('Act III.3.8: a remand', () => {
  it('goes back to the Moderator with conditions, and is decided again', async () => {
    const told = await aCase();
    const { club, mia, ana, jo, kim, lee } = told;
    expect(await club.scores()).toMatchObject({ Ana: 150 });

    const conditions = 'No more than 20 points.';
    const first = await votes(jo, { decision: 'remand', conditions }, 'remand it', conditions);
    expect(first.text).toContain('Still to vote: Kim and Lee');
    await votes(
      kim,
      { decision: 'overturn' },
      'penalty #1 is cancelled',
      'Your vote stays secret until everyone has voted',
      'Penalty #1: cancelled',
      'Ana: 150 → 200 (+50)',
    );
    expect((await jo.as.run('court vote', { case: cited, decision: 'uphold' })).text).toContain(
      'You have already voted on \\[2026\\] CoA 1',
    );
    expect(await everythingSaid(told)).not.toMatch(/remand|overturn|20 points/);
    await votes(lee, { decision: 'remand' });
    await saidIn(told, 'court', 'decides to **remand it', '**Jo**: remand', '**Kim**: overturn', conditions);
    await toldDirectly(club, ana, 'remand it: a Moderator decides again');
    await toldDirectly(club, mia, 'Mia decides again with `/penalty redecide`');
    expect(await club.scores()).toMatchObject({ Ana: 150 });

    const [sentBack] = await mia.as.complete('penalty redecide', 'case', '');
    expect(sentBack?.value).toBe(cited);
    club.goTo('2026-11-27 12:00');
    const reason = 'It was loud, but short.';
    await confirms(
      mia,
      'penalty redecide',
      { case: cited, decision: 'replace', points: 20, reason },
      'The panel’s conditions:',
      conditions,
      'Penalty #1: 20 points off the score',
      'Ana: 150 → 180 (+30)',
    );
    await saidIn(told, 'discussion', 'has replaced the decision', '20 points off the score', reason);
    await saidIn(
      told,
      'discussion',
      '**Changed** by the Moderator',
      'It is now 20 points off',
      'Penalty #1 for',
    );
    await toldDirectly(club, ana, 'has replaced the decision');
    expect(await club.scores()).toMatchObject({ Ana: 180 });
  });

  it('comes back to the panel when nobody decides it again in time', async () => {
    const told = await aCase();
    const { club, mia, ana, jo, kim, lee } = told;
    for (const justice of [jo, kim, lee]) await votes(justice, { decision: 'remand' });
    club.goTo('2026-11-28 00:00');
    await ana.as.run('leaderboard');
    await toldDirectly(club, mia, 'the case is back with the panel');
    const late = { case: cited, decision: 'withdraw', reason: 'Sorry.' };
    expect((await mia.as.run('penalty redecide', late)).text).toContain('is being voted on');
    for (const justice of [jo, kim, lee]) await votes(justice, { decision: 'overturn' });
    expect(await club.scores()).toMatchObject({ Ana: 200 });
  });
});

describe('Act III.3.9: the whole Court', () => {
  it('decides otherwise than its panel, and for good', async () => {
    const told = await aCase();
    const { club, morgan, ana, jo, kim, lee } = told;
    for (const justice of [jo, kim, lee]) await votes(justice, { decision: 'overturn' });
    expect(await club.scores()).toMatchObject({ Ana: 200 });
    await saidIn(told, 'discussion', 'the panel has voted, and decides to **overturn');
    const overturned = await saidIn(told, 'discussion', '**Overturned by the Court**', 'The later decision');
    expect(overturned.text).toMatch(/The later decision.*\nPenalty #1 for/s);
    const asked = await ana.as.run('appeal enbanc', { case: cited });
    await ana.as.submit(asked, { statement: 'Still too much.' });
    await morgan.as.run('court grant', { case: cited });
    await votes(
      morgan,
      { decision: 'overturn', points: 5 },
      'five points off the score',
      'Ana: 200 → 195 (−5)',
    );
    await votes(jo, { decision: 'uphold' });
    await votes(kim, { decision: 'overturn', points: 5 });
    const last = await votes(lee, { decision: 'overturn', points: 5 });
    expect(last.text).toContain('It was the last one');
    await saidIn(
      told,
      'court',
      'the whole Court has voted',
      'five points off the score',
      'This is final',
      'Act III.3.9.2',
    );
    expect(await club.scores()).toMatchObject({ Ana: 195 });
  });
});

describe('Act III.3.8: three Justices of three minds', () => {
  it('vote once more, and then what was decided stands; the bot stops between any two steps', async () => {
    const told = await aCase();
    const { club, ana, jo, kim, lee } = told;
    const ballots = [{ decision: 'uphold' }, { decision: 'overturn' }, { decision: 'remand' }] as const;
    for (const round of ['so the panel votes again', 'let the decision stand, because no outcome']) {
      for (const [place, justice] of [jo, kim, lee].entries()) {
        await votes(justice, ballots[place] ?? {});
        await club.stopBot();
        await club.startBot();
      }
      await toldDirectly(club, ana, round);
    }
    await saidIn(told, 'court', '**Jo**: uphold', '**Kim**: overturn', '**Lee**: remand');
    expect(await club.scores()).toMatchObject({ Ana: 150 });
  });
});

describe('Act II.9.3: a ban', () => {
  it('that is lifted lets its Member play at once', async () => {
    const told = await aCase();
    const { club, mia, ana, bo, jo, kim, lee, morgan } = told;
    const ban = { member: ana, until: '2026-12-11', ground: 'serious', reason: 'Again.', finding: 'intent' };
    await confirms(mia, 'ban issue', ban);
    const played = { opponent: bo, result: 'won' };
    expect((await ana.as.run('game record', played)).text).toContain('Act 0.7');
    const form = await ana.as.run('appeal file', { against: 'ban', item: '2' });
    await ana.as.submit(form, { statement: 'I did not.' });
    const second = { case: '[2026] CoA 2' };
    await morgan.as.run('court grant', second);
    await confirms(morgan, 'court panel', { ...second, first: jo, second: kim, third: lee });
    const [day] = await jo.as.complete('court vote', 'until', '');
    expect(day).toEqual({ name: '2026-11-27 (Friday 27 November 2026)', value: '2026-11-27' });
    const overturn = { ...second, decision: 'overturn' };
    for (const justice of [jo, kim, lee])
      await confirms(justice, 'court vote', overturn, 'Ana can play at once');
    await bo.as.press(await ana.as.run('game record', played), 'Confirm');
    expect((await club.scores()).Ana).toBeGreaterThan(150);
  });
});

describe('two presses of Confirm at one moment', () => {
  it('cast one vote', async () => {
    const { club, jo } = await aCase();
    const options = { case: cited, decision: 'uphold' };
    const [one, other] = [await jo.as.run('court vote', options), await jo.as.run('court vote', options)];
    const before = await club.entries();
    const answers = await Promise.all([jo.as.press(one, 'Confirm'), jo.as.press(other, 'Confirm')]);
    expect(await club.entries()).toBe(before + 1);
    expect(answers.map(({ text }) => text).join('\n')).toContain('already');
  });
});
