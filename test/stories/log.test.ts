import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forLog } from '../../src/discord/errors.ts';
import { eventually } from '../support/bot-process.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

vi.setConfig({ testTimeout: 60_000 });

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';
const posting = 'POST /channels/{channel_id}/messages';

/** A club whose bot logs all it ever logs, worded as the program has it. */
async function aClub() {
  const lines: string[] = [];
  const serializers = { err: (error: unknown) => forLog(error, 'no token') };
  const log = pino({ level: 'trace', serializers }, { write: (line: string) => lines.push(line) });
  const club = await ClubOnPlayground.open('2026-11-20 12:10', { log });
  onTestFinished(() => club.close());
  return { club, lines, answered: (turn: string) => lines.find((line) => line.includes(`"turn":"${turn}"`)) };
}

it('the log tells what was done and what came of it, and nobody’s words, in trouble neither', async () => {
  const { club, lines, answered } = await aClub();
  const { ana, bo, mia, morgan } = await club.setUp('ana', 'bo');
  const justices = ['Jude', 'Jo', 'Joe'].map((name) => club.person(name));
  for (const member of justices) await morgan.as.run('chief appoint', { member, office: 'justice' });
  await club.owner.as.run('setup', { court: club.guild.channel('court') });
  await mia.as.run('session open');
  club.goTo('12:40');
  const words = {
    suggestion: 'Longer rooks for the suggestion box',
    dispute: 'He moved while I looked away',
    ban: 'Threw a queen at the clock',
    statement: 'It slipped out of my hand',
    exhibit: 'A sprained wrist says the doctor',
    file: 'letter-from-the-doctor.txt',
  };
  club.playground.faults.next(callback, 500, 2);
  await ana.as.run('suggest', { text: words.suggestion });
  const card = await ana.as.run('game record', { opponent: bo, result: 'won' });
  await bo.as.submit(await bo.as.press(card, 'Dispute'), { 'What is wrong with it?': words.dispute });
  const faults = vi.spyOn(club.playground.faults, 'take');
  faults.mockImplementation((route) => (route === posting ? 500 : undefined));
  const ban = { member: ana, until: '2026-11-27', ground: 'serious', reason: words.ban, finding: 'intent' };
  await mia.as.press(await mia.as.run('ban issue', ban), 'Confirm');
  await eventually(() => lines.some((line) => line.includes('notice not posted')));
  faults.mockRestore();
  await toldDirectly(club, ana, words.ban);
  await ana.as.submit(await ana.as.run('appeal file', { against: 'ban' }), { statement: words.statement });
  const cited = { case: '[2026] CoA 1' };
  await morgan.as.run('court grant', cited);
  const [first, second, third] = justices;
  if (first === undefined || second === undefined || third === undefined) throw new Error('No Justices');
  await morgan.as.press(await morgan.as.run('court panel', { ...cited, first, second, third }), 'Confirm');
  const file = { filename: words.file, data: words.exhibit };
  const filed = await ana.as.run('court exhibit', { ...cited, file, sealed: true });
  expect(filed.text).toContain('xhibit 1');
  await eventually(() => answered('/court exhibit') !== undefined);

  const all = lines.join('');
  for (const said of [...Object.values(words), 'Ana', 'Jude']) expect(all).not.toContain(said);
  expect(all).not.toContain(club.token);
  expect(all).toContain('notice not posted');
  expect(all).not.toMatch(/\/(interactions|webhooks)\/\d+\//);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  expect(JSON.parse(answered('/suggest') ?? '')).toMatchObject({
    level: 30,
    interaction: expect.stringMatching(/^\d+$/),
    club: club.guild.id,
    by: ana.id,
    answer: expect.stringMatching(/^[a-z-]+$/),
    ms: expect.any(Number),
    msg: 'answered',
  });
});
