import { Client, DefaultRestOptions } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCourt, hearing, look, panel, said, soon, soonSees, transcript } from '../support/a-court.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

let club: ClubOnPlayground;
beforeEach(async () => {
  club = await ClubOnPlayground.open('2026-11-20 12:10', { reads: true });
});
afterEach(() => club.close());

const threadsSeen = async (person: Person): Promise<string[]> =>
  (await person.as.channels()).filter(({ kind }) => kind !== 'text').map(({ name }) => name);

/** Deletes a thread, as somebody who manages the server can. */
const deleteThread = async (id: string) =>
  fetch(`${club.playground.apiUrl}/v10/channels/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bot ${club.token}` },
  });

/** A word of the bot's that was under way when the thread was closed: to Discord, it opens the thread again. */
const saidLate = async (thread: string) =>
  fetch(`${club.playground.apiUrl}/v10/channels/${thread}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${club.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'The panel has voted.' }),
  });

describe('a hearing behind closed doors', () => {
  it('opens with everybody who takes part, and is locked by the first vote and archived with the opinion', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, stella, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    for (const person of [ana, mia, jude, jo, joe, stella]) await soonSees(person, hearing);
    for (const person of [jude, jo, joe, stella]) await soonSees(person, panel);
    for (const person of [bo, morgan]) expect(await threadsSeen(person)).toEqual([]);
    for (const person of [ana, mia]) expect(await threadsSeen(person)).toEqual([hearing]);
    const [first] = await said(ana);
    expect(first).toContain('Jude, Jo and Joe hear the case');
    expect(first).toContain('I keep what you write here');
    for (const { id } of [ana, mia, jude, jo, joe, stella]) expect(first).toContain(`<@${id}>`);
    await cases.witness(number, bo);
    await soonSees(bo, hearing);

    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true, archived: false }));
    await expect(ana.as.in(hearing).post('One thing more!')).rejects.toThrow();
    await jude.as.in(panel).post('That was closed just in time.');
    await cases.judge(number, jude, jo);
    await cases.publish(number, jude);
    for (const thread of [hearing, panel])
      await soon(async () =>
        expect(await look(jude, thread)).toMatchObject({ locked: true, archived: true }),
      );
  });

  it('is over again where a late word of the bot’s own opens it, at once or after a new start', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(jude, hearing);
    await cases.judge(number, jude, jo);
    await cases.publish(number, jude);
    const isOver = () =>
      soon(async () => expect(await look(jude, hearing)).toMatchObject({ locked: true, archived: true }));
    await isOver();
    const id = (await look(jude, hearing))?.id ?? '';
    await saidLate(id);
    await isOver();
    await club.stopBot();
    await saidLate(id);
    expect(await look(jude, hearing)).toMatchObject({ archived: false });
    await club.startBot();
    await isOver();
  });

  it('is over again where a late word opens it before the bot has Discord’s answer to the closing', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(jude, hearing);
    const id = (await look(jude, hearing))?.id ?? '';
    const heard = vi.spyOn(Client.prototype, 'emit');
    const { makeRequest } = DefaultRestOptions;
    let words = 0;
    vi.spyOn(DefaultRestOptions, 'makeRequest').mockImplementation(async (url, init) => {
      const answer = await makeRequest(url, init);
      const closes =
        init.method === 'PATCH' &&
        url.endsWith(`/channels/${id}`) &&
        `${init.body}`.includes('"archived":true');
      if (closes && words === 0) {
        words += 1;
        heard.mockClear();
        await saidLate(id);
        await soon(() => expect(heard.mock.calls.some(([event]) => event === 'messageCreate')).toBe(true));
      }
      return answer;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await cases.judge(number, jude, jo);
    await cases.publish(number, jude);
    await soon(() => expect(words).toBe(1));
    await soon(async () => expect(await look(jude, hearing)).toMatchObject({ locked: true, archived: true }));
  });

  it('is left by who does not sit any more, and entered by who sits instead', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, morgan);
    for (const thread of [hearing, panel]) await soonSees(morgan, thread);
    await club.stopBot();
    await club.startBot();
    await cases.recuse(number, morgan);
    for (const thread of [hearing, panel]) await soonSees(morgan, thread, false);
    await cases.seat(number, jude, jo, joe);
    for (const thread of [hearing, panel]) await soonSees(joe, thread);
    expect(await threadsSeen(jude)).toEqual([hearing, panel]);
  });

  it('opens once, though Discord’s answers are lost and the bot is started again', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    club.playground.faults.next('POST /channels/{channel_id}/threads', 'lost', 2);
    await cases.seat(number, jude, jo, joe);
    await club.stopBot();
    await club.startBot();
    for (const person of [ana, jude]) await soonSees(person, hearing);
    await soonSees(jude, panel);
    expect(await threadsSeen(jude)).toEqual([hearing, panel]);
    await soon(async () => expect(await said(jude, panel)).toHaveLength(1));
    expect(await said(ana)).toHaveLength(1);
  });

  it('is written down whole, though the bot was not there for some of it', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, stella, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    for (const person of [ana, mia, jude]) await soonSees(person, hearing);
    await soonSees(jude, panel);
    await soon(async () => expect(await said(jude, panel)).toHaveLength(1));
    const at = (person: Person) => person.as.in(hearing);
    const claim = await at(ana).post(`I was *never* in room 322, <@${mia.id}> knows.`);
    await at(ana).edit(claim, 'I was in room 322 once.');
    const insult = await at(mia).post('You are lying.');
    await soon(async () => expect(await transcript(club, ana)).toContain('You are lying.'));
    await at(mia).remove(insult);
    await jude.as.in(panel).post('I believe neither.');
    await club.stopBot();
    const late = await at(ana).post('My bag was there.');
    await at(ana).post('My phone too.', { files: [{ filename: 'phone.png', data: 'x' }] });
    await at(ana).edit(late, 'My coat was there.');
    await at(mia).remove(await at(mia).post('Never said.'));
    await club.startBot();
    for (const missed of [
      '    You are lying.\n\n(deleted',
      '    My coat was there.\n\n(changed',
      '    My phone too.\n\n(file: phone.png)',
    ])
      await soon(async () => expect(await transcript(club, ana)).toContain(missed));
    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true }));

    for (const reader of [ana, morgan, stella]) {
      const words = await transcript(club, reader);
      expect(words).toContain('**Ana**, Friday 20 November 2026, 12:10\n\n    I was in room 322 once.');
      expect(words).toContain(
        '(changed Friday 20 November 2026, 12:10; before:)\n\n    I was *never* in room 322, @Mia knows.',
      );
      expect(words).toContain('    You are lying.\n\n(deleted Friday 20 November 2026, 12:10)');
      expect(words).toContain('    My coat was there.\n\n(changed Friday 20 November 2026, 12:10)');
      expect(words).toContain('    My phone too.\n\n(file: phone.png)');
      for (const unsaid of ['I believe neither', 'Never said']) expect(words).not.toContain(unsaid);
    }
    const status = await bo.as.run('appeal status', { case: '[2026] CoA 1' });
    expect(status.buttons).not.toContain('What was said');
  });

  it('goes on in its own thread once the case to which it was joined is over, and nothing said in either is lost', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const first = await cases.granted(ana, mia, morgan);
    const second = await cases.granted(bo, mia, morgan);
    const own = '[2026] CoA 2 · B v M';
    for (const number of [first, second]) await cases.seat(number, jude, jo, joe);
    await soon(async () => expect(await said(bo, own)).toHaveLength(1));
    await bo.as.in(own).post('I was ill.');
    await cases.write(() => ({
      ...{ type: 'motion-made', case: first, motion: 1, kind: 'join', exhibit: null, with: second },
    }));
    await cases.write(() => ({ type: 'motion-ruled', case: first, motion: 1, granted: true }));
    await soon(async () => expect(await look(bo, own)).toMatchObject({ locked: true, archived: true }));
    await soonSees(bo, hearing);
    club.goTo('12:11');
    await bo.as.in(hearing).post('As I said, ill.');
    await cases.write(() => ({ type: 'petition-withdrawn', case: first }));
    await soon(async () => expect(await look(bo, own)).toMatchObject({ locked: false, archived: false }));
    club.goTo('12:12');
    await bo.as.in(own).post('I have a note.');
    await soon(async () => {
      const words = await transcript(club, bo, '[2026] CoA 2');
      expect(words).toMatch(/I was ill\..*As I said, ill\..*I have a note\./s);
    });
  });

  it('goes on in a new thread where somebody deleted the first, and what was said there is kept', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(ana, hearing);
    await ana.as.in(hearing).post('Keep this.');
    await soon(async () => expect(await transcript(club, ana)).toContain('Keep this.'));
    const first = await look(ana, hearing);
    await deleteThread(first?.id ?? '');
    await soon(async () => expect((await look(ana, hearing))?.id).not.toBe(first?.id));
    await soonSees(ana, hearing);
    await ana.as.in(hearing).post('And this.');
    await soon(async () => expect(await transcript(club, ana)).toContain('And this.'));
    expect(await transcript(club, ana)).toContain('Keep this.');
    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true }));
    await deleteThread((await look(ana, hearing))?.id ?? '');
    await cases.vote(number, jo);
    await soonSees(ana, hearing, false);
    expect(await transcript(club, ana)).toContain('Keep this.');
  });
});

describe('somebody who cannot see the Court’s channel', () => {
  /** Ana does not see #court, and Bo, a witness, has left the server; the Court takes Ana's case. */
  async function aHearingWithoutAna() {
    const court = await aCourt(club);
    const { ana, bo, mia, morgan, jude, jo, joe, cases } = court;
    const number = await cases.granted(ana, mia, morgan);
    club.guild.overwrite('court', ana.user, 0n, ['ViewChannel']);
    await cases.seat(number, jude, jo, joe);
    for (const person of [mia, jude]) await soonSees(person, hearing);
    await toldDirectly(club, morgan, 'I can’t let **Ana** into the hearing of [2026] CoA 1');
    return { ...court, number, bo };
  }

  const toldToMorgan = async (morgan: Person) =>
    (await (await morgan.as.direct(club.bot)).messages()).filter(({ text }) => text.includes('I can’t let'));

  it('is named to the Chief Justice with what to do, once, and let in as soon as they see it', async () => {
    const { ana, morgan } = await aHearingWithoutAna();
    const [told] = await toldToMorgan(morgan);
    expect(told?.text).toContain('*View Channel*');
    expect(told?.text).toContain(`<#${club.guild.channel('court').id}>`);
    await club.stopBot();
    await club.startBot();
    await ana.as.run('leaderboard');
    expect(await look(ana, hearing)).toBeUndefined();
    club.guild.overwrite('court', ana.user, 0n, []);
    await soonSees(ana, hearing);
    expect(await toldToMorgan(morgan)).toHaveLength(1);
  });

  it('is thought of by /setup, where not everyone sees that channel', async () => {
    const court = club.guild.channel('court');
    const warned = expect.stringContaining('Not everyone on this server can see the Court’s channel');
    const { owner, guild } = club;
    await club.setUp();
    guild.overwrite('court', guild.role('@everyone'), 0n, ['ViewChannel']);
    guild.overwrite('court', club.application.bot, ['ViewChannel'], []);
    await soon(async () => expect((await owner.as.run('setup', { court })).text).toEqual(warned));
    expect((await owner.as.run('setup')).text).toEqual(warned);
    guild.overwrite('court', guild.role('@everyone'), 0n, []);
    await soon(async () => expect((await owner.as.run('setup')).text).not.toEqual(warned));
  });

  it('is named again where it happens again, and so is somebody who left the server', async () => {
    const { ana, bo, jude, morgan, cases, number } = await aHearingWithoutAna();
    club.guild.leave(bo.user);
    await cases.witness(number, bo);
    const told = await toldDirectly(club, morgan, 'I can’t let **Bo** into the hearing');
    expect(told).toContain('not on this server');
    expect(told).not.toContain('Ana');
    club.guild.join(bo.user);
    club.guild.overwrite('court', ana.user, 0n, []);
    for (const person of [ana, bo]) await soonSees(person, hearing);
    expect(await look(jude, panel)).toBeDefined();
  });
});

it('a thread of a case with the same number, from a database that was before this one, is not used again', async () => {
  const { ana, bo, mia, morgan, jude, jo, joe, cases } = await aCourt(club);
  const number = await cases.granted(ana, mia, morgan);
  const court = club.guild.channel('court').id;
  const asBot = (path: string, body: object) =>
    fetch(`${club.playground.apiUrl}/v10/channels/${path}`, {
      method: 'POST',
      headers: { authorization: `Bot ${club.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await asBot(`${court}/threads`, { name: hearing, type: 12 });
  const { id } = Object(await made.json());
  await asBot(`${id}/messages`, { content: `What was said of another case, to <@${bo.id}>.` });
  await cases.seat(number, jude, jo, joe);
  await soonSees(ana, hearing);
  expect((await look(ana, hearing))?.id).not.toBe(id);
  expect((await said(ana)).join()).not.toContain('another case');
});

describe('in the thread of a case', () => {
  it('its matter begins it, commands need no case, and the first vote and the judgement are told there', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe } = await aCourt(club);
    await mia.as.run('session open');
    club.goTo('12:40');
    const offence = { member: ana, kind: 'warning', offence: 'Shouting', reason: 'Loud.' };
    await mia.as.press(await mia.as.run('penalty issue', offence), 'Confirm');
    const form = await ana.as.run('appeal file', { against: 'penalty', item: '1' });
    await ana.as.submit(form, { statement: 'I sneezed.' });
    const outside = await morgan.as.run('court grant');
    expect(outside.text).toContain('which case you mean');
    await morgan.as.run('court grant', { case: '2026/1' });
    const seats = await morgan.as.run('court panel', { case: '2026/1', first: jude, second: jo, third: joe });
    await morgan.as.press(seats, 'Confirm');
    await soonSees(ana, hearing);
    const opened = await ana.as.waitForMessage(hearing, ({ text }) => text.includes('What it is about'));
    for (const words of ['Penalty #1 for ana by mia', 'Offence: Shouting', 'Reason: Loud.'])
      expect(opened.text.toLowerCase()).toContain(words.toLowerCase());

    const there = (who: Person) => who.as.in(hearing);
    const file = { filename: 'sneeze.txt', data: 'Hay fever.' };
    expect((await there(ana).run('court exhibit', { file })).text).toContain('Exhibit 1');
    expect((await there(ana).run('court witness', { member: bo })).text).toContain('witness');
    const petition = await there(jo).press(opened, 'Read the petition');
    expect(petition.text).toContain('I sneezed.');
    const exhibits = await there(jo).press(opened, 'Exhibits');
    expect(exhibits).toMatchObject({ ephemeral: true, buttons: ['Exhibit 1 (TXT)'] });

    const question = await there(jude).run('court vote', { decision: 'uphold' });
    for (const words of ['closes the hearing', 'have not written anything yet'])
      expect(question.text).toContain(words);
    await there(jude).press(question, 'Confirm');
    await ana.as.waitForMessage(hearing, ({ text }) => text.includes('the hearing is closed'));
    for (const justice of [jo, joe])
      await there(justice).press(await there(justice).run('court vote', { decision: 'uphold' }), 'Confirm');
    await ana.as.waitForMessage(hearing, ({ text }) =>
      text.includes('the panel has voted, and decides to **uphold'),
    );
  }, 60_000);
});
