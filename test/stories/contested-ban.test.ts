import { expect, it, onTestFinished } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import { appealsBook as court } from '../../src/appeals/book/court.ts';
import { fold } from '../../src/rule-books.ts';
import { look, soon, soonSees, transcript } from '../support/a-court.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

const [cited, second] = ['[2026] CoA 1', '[2026] CoA 2'];
const [hearing, panel, enBanc] = [`${cited} · A v M`, `${cited} panel · A v M`, `${cited} en banc · A v M`];

/** A Friday at 12:35: Morgan is Chief Justice, Mia a Moderator; Jo, Kim, Lee and Max are Justices. */
async function aFriday() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10', { reads: true });
  onTestFinished(() => club.close());
  const people = await club.setUp('ana', 'bo', 'cy');
  const { morgan, mia } = people;
  const [jo, kim, lee, max] = [club.person('Jo'), club.person('Kim'), club.person('Lee'), club.person('Max')];
  for (const member of [jo, kim, lee, max])
    await morgan.as.run('chief appoint', { member, office: 'justice' });
  await confirms(club.owner, 'setup', { court: club.guild.channel('court'), site: 'public' });
  await mia.as.run('session open');
  club.goTo('12:35');
  return { club, ...people, jo, kim, lee, max };
}

type Friday = Awaited<ReturnType<typeof aFriday>>;

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

const inCase = (who: Person, command: string, options: Record<string, OptionToSend> = {}) =>
  who.as.run(`court ${command}`, { case: cited, ...options });

const votes = (who: Person, options: Record<string, OptionToSend>, ...asked: readonly string[]) =>
  confirms(who, 'court vote', { case: cited, ...options }, ...asked);

/** Somebody writes an opinion into its form, and publishes it or has it kept. */
async function writes(who: Person, kind: string, text: string): Promise<string> {
  const asked = await who.as.submit(await inCase(who, 'opinion', { kind }), { text });
  return (await who.as.press(asked, 'Confirm')).text;
}

const inCourt = ({ bo }: Friday, ...words: readonly string[]) =>
  bo.as.waitForMessage('court', ({ text }) => words.every((each) => text.includes(each)));

/** Everything that everybody may read in the channels. */
async function everythingSaid({ club, bo }: Friday): Promise<string> {
  await club.idle();
  const read = await Promise.all(['court', 'discussion', 'games'].map((channel) => bo.as.messages(channel)));
  return read
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

/** One beats the other, who confirms it. */
async function beats(winner: Person, loser: Person): Promise<void> {
  await loser.as.press(await winner.as.run('game record', { opponent: loser, result: 'won' }), 'Confirm');
}

/** Mia halves Ana’s score; Ana beats Cy all the same; and Max, a Justice in a Moderator’s place, bans her for it all. */
async function banned({ club, mia, max, ana, bo, cy }: Friday): Promise<void> {
  await mia.as.run('penalty adjust', { member: ana, points: 300, reason: 'A prize.' });
  await beats(ana, bo);
  const found = { member: ana, finding: 'intent' };
  const threat = { kind: 'halve', offence: 'Threats', reason: 'She threatened Bo.' };
  await confirms(mia, 'penalty issue', { ...found, ...threat });
  club.goTo('12:36');
  await beats(cy, ana);
  await beats(bo, cy);
  const ban = { ground: 'serious', until: '2026-12-18', reason: 'She threw a rook.' };
  await confirms(max, 'ban issue', { ...found, ...ban });
}

/** Ana takes her ban to the Court from the button of the letter, and the other penalty by the command. */
async function appeals({ club, ana }: Friday): Promise<void> {
  await toldDirectly(club, ana, 'gave you penalty #2');
  const direct = await ana.as.direct(club.bot);
  const letter = (await direct.messages()).find(({ text }) => text.includes('gave you penalty #2'));
  if (letter === undefined) throw new Error('There is no letter');
  const filed = await direct.submit(await direct.press(letter, 'Appeal'), { statement: 'It slipped.' });
  expect(filed.text).toContain('[2026\\] CoA 1, A v M');
  const form = await ana.as.run('appeal file', { against: 'penalty', item: '1' });
  await ana.as.submit(form, { statement: 'I asked for a rematch, loudly.' });
}

/** The Chief Justice has both cases heard, the first by those who have no part in it. */
async function granted(friday: Friday): Promise<void> {
  const { morgan, jo, kim, lee, max } = friday;
  for (const each of [cited, second]) await morgan.as.run('court grant', { case: each });
  const panelOf = (third: Person) => ({ case: cited, first: jo, second: kim, third });
  const kept = await morgan.as.run('court panel', panelOf(max));
  expect(kept).toMatchObject({
    ephemeral: true,
    text: expect.stringMatching(/Max has a conflict.*Act III\.3\.5/s),
  });
  await confirms(morgan, 'court panel', panelOf(lee), 'Max: a party and someone who decided on it');
  await inCourt(friday, 'Jo, Kim and Lee will hear it');
}

const label = 'Exhibit 1 (TXT, sealed)';

/** What a party puts in under seal is for the panel alone, and each look is logged. */
async function heard(friday: Friday): Promise<void> {
  const { club, ana, max, morgan, jo, kim } = friday;
  for (const person of [ana, max, jo]) await soonSees(person, hearing);
  await soonSees(jo, panel);
  await ana.as.in(hearing).post('It slipped out of my hand.');
  const file = { filename: 'doctor.txt', data: 'A sprained wrist.' };
  await inCase(ana, 'exhibit', { file, sealed: true });
  for (const person of [max, morgan, ana])
    expect((await person.as.run('appeal status', { case: cited })).buttons).not.toContain(label);
  const before = await club.entries();
  const status = await jo.as.run('appeal status', { case: cited });
  const [attached] = (await jo.as.press(status, label)).message?.attachments ?? [];
  if (attached === undefined) throw new Error('There is no file');
  expect(String(await club.driver.download(attached))).toBe('A sprained wrist.');
  expect(await club.entries()).toBe(before + 1);

  await inCase(ana, 'motion', { kind: 'join', with: second, reason: 'It was one afternoon.' });
  for (const justice of [jo, kim]) await inCase(justice, 'rule', { motion: '1', vote: 'grant' });
  await toldDirectly(club, ana, 'is granted');
}

/** The panel undoes the halving, and shortens the ban by two votes to one. */
async function judged(friday: Friday): Promise<void> {
  const { club, jo, kim, lee } = friday;
  const halved = await club.scores();
  for (const justice of [jo, kim, lee])
    await confirms(
      justice,
      'court vote',
      { case: second, decision: 'overturn' },
      'Penalty #1: cancelled',
      'Ana: ',
    );
  expect(await club.scores()).toEqual(await scoresWithout(friday, 1));
  expect(await club.scores()).not.toEqual(halved);

  const shorter = { decision: 'overturn', relief: 'shorten', until: '2026-11-27' };
  await votes(jo, shorter, 'Friday 27 November 2026');
  await votes(lee, { decision: 'uphold' });
  expect(await everythingSaid(friday)).not.toContain('27 November');
  await votes(kim, shorter);
  await inCourt(friday, '**Jo**: overturn', '**Lee**: uphold', 'Friday 27 November 2026');
}

/** What the scores were if that penalty had never been. */
async function scoresWithout({ club }: Friday, penalty: number): Promise<Record<string, number>> {
  const scores: Record<string, number> = {};
  await club.change(({ entries, people }) => {
    const others = entries.filter(
      (entry) =>
        !court.kinds.some(({ type }) => type === entry.type) &&
        !('penalty' in entry && entry.penalty === penalty),
    );
    for (const standing of fold(others).standings)
      if (standing?.member === true) scores[people.byNumber(standing.person)?.name ?? ''] = standing.score;
  });
  return scores;
}

/** The panel says why, one of it says why not, and its rooms are over; what was said there can be read. */
async function explained({ club, ana, bo, jo, lee }: Friday): Promise<void> {
  await writes(lee, 'dissent', 'A rook is a rook.');
  expect(await writes(jo, 'majority', 'A wrist is a wrist.')).toContain('You have published');
  const post = await bo.as.waitForMessage('discussion', ({ text }) => text.includes('Dissenting: Lee'));
  expect(post.text).toContain('A v M');
  const [whole] = post.attachments;
  if (whole === undefined) throw new Error('There is no file');
  expect(String(await club.driver.download(whole))).toMatch(/A wrist is a wrist\..*A rook is a rook\./s);
  for (const thread of [hearing, panel])
    await soon(async () => expect(await look(jo, thread)).toMatchObject({ locked: true, archived: true }));
  expect(await transcript(club, ana)).toContain('It slipped out of my hand.');
}

/** Max asks for the whole Court, which votes without regard to conflicts: its word is the last. */
async function enBancJudged(friday: Friday): Promise<void> {
  const { club, morgan, ana, jo, kim, lee, max } = friday;
  const form = await max.as.run('appeal enbanc', { case: cited });
  await max.as.submit(form, { statement: 'A week is nothing.' });
  await morgan.as.run('court grant', { case: cited });
  for (const person of [ana, max, morgan]) await soonSees(person, enBanc);
  const weeks = { decision: 'overturn', until: '2026-12-04' };
  for (const justice of [morgan, lee, max]) await votes(justice, weeks, 'Friday 4 December 2026');
  for (const justice of [jo, kim]) await votes(justice, { decision: 'uphold' });
  await inCourt(friday, 'the whole Court has voted', 'This is final', 'Act III.3.9.2');
  expect((await ana.as.run('appeal enbanc', { case: cited })).text).toContain('Act III.3.9.2');
  expect(await writes(lee, 'majority', 'Two weeks are enough.')).toContain('You have published');
  await soon(async () => expect(await look(jo, enBanc)).toMatchObject({ archived: true }));
  expect(await club.scores()).toEqual(await scoresWithout(friday, 1));
}

/** Ana may play after the whole Court’s day, and not before; all that is published can be read. */
async function afterwards({ club, mia, ana, bo }: Friday): Promise<void> {
  const played = { opponent: bo, result: 'won' };
  for (const [day, may] of [
    ['2026-12-04', false],
    ['2026-12-11', true],
  ] as const) {
    club.goTo(`${day} 12:30`);
    await mia.as.run('session open');
    club.goTo('12:40');
    const answer = await ana.as.run('game record', played);
    expect(answer.text.includes('Act 0.7'), day).toBe(!may);
  }
  const site = await club.openPages();
  const page = await (await fetch(`${site}/court/2026/1`)).text();
  for (const words of ['A v M', 'Two weeks are enough.', 'A wrist is a wrist.', 'A rook is a rook.'])
    expect(page).toContain(words);
  for (const secret of ['sprained', 'slipped', 'Ana']) expect(page).not.toContain(secret);
}

it('Act III.3: a contested ban goes from its letter to the whole Court, and each score as though it had been so', async () => {
  const friday = await aFriday();
  await banned(friday);
  await appeals(friday);
  await granted(friday);
  await heard(friday);
  await judged(friday);
  await friday.club.stopBot();
  await friday.club.startBot();
  await explained(friday);
  await enBancJudged(friday);
  await afterwards(friday);
}, 60_000);
