import { PermissionFlagsBits as May } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { aCourt, hearing, look, panel, said, soon, soonSees, transcript } from '../support/a-court.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

const botsRole = 'Rook & Gavel';
const enough = invitePermissions | May.ManageMessages;

let club: ClubOnPlayground;
/** A court whose bot may do so much; it hears of that while the court is made. */
const opened = async ({ reads = true, permissions = invitePermissions } = {}) => {
  club = await ClubOnPlayground.open('2026-11-20 12:10', { reads });
  club.guild.permit(botsRole, permissions);
  return aCourt(club);
};
afterEach(() => club.close());

describe('a hearing before everybody', () => {
  it('is read by all, and written in by those heard and the staff', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, stella, cases } = await opened({ permissions: enough });
    await club.owner.as.run('setup', { hearings: 'public' });
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(bo, hearing);
    await soonSees(jude, panel);
    expect(await look(bo, panel)).toBeUndefined();
    await soon(async () => expect((await said(bo))[0]).toContain('other posts are deleted'));
    const [first] = await said(bo);
    for (const { id } of [jude, jo, joe]) expect(first).toContain(`<@${id}>`);
    expect(first).not.toContain(ana.id);
    await bo.as.in(hearing).post('Ana is right!');
    await stella.as.in(hearing).post('Quiet, please.');
    await soon(async () => expect(await said(ana)).not.toContain('Ana is right!'));
    expect((await said(ana)).slice(1)).toEqual(['Quiet, please.']);
  });

  it('is cleared of what others wrote there while the bot was not there', async () => {
    const { ana, bo, mia, morgan, jude, jo, joe, cases } = await opened({ permissions: enough });
    await club.owner.as.run('setup', { hearings: 'public' });
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soon(async () => expect(await said(bo)).toHaveLength(1));
    await club.stopBot();
    await bo.as.in(hearing).post('She is!');
    await ana.as.in(hearing).post('Thank you.');
    await club.startBot();
    await soon(async () => expect(await said(ana)).not.toContain('She is!'));
    expect((await said(ana)).slice(1)).toEqual(['Thank you.']);
    const words = await transcript(club, ana);
    expect(words).toContain('Thank you.');
    expect(words).not.toContain('She is!');
  });
});

describe('a hearing', () => {
  it('keeps nothing as deleted that the bot was only not let read any more', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await opened();
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(ana, hearing);
    await ana.as.in(hearing).post('I was in the library.');
    await soon(async () => expect(await transcript(club, ana)).toContain('library'));
    await club.stopBot();
    club.guild.overwrite('court', club.guild.role(botsRole), 0n, May.ReadMessageHistory);
    await club.startBot();
    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true }));
    const words = await transcript(club, ana);
    expect(words).toContain('library');
    expect(words).not.toContain('(deleted');
  });

  it('goes on without a transcript where Discord does not show what people write, and says so', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await opened({ reads: false });
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    await soonSees(ana, hearing);
    await soon(async () => expect((await said(ana))[0]).toContain('so I don’t keep it'));
    await ana.as.in(hearing).post('I was in the library.');
    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true }));
    expect(await transcript(club, ana)).toContain('I have nothing that was said');
  });

  it('goes on without a thread where the bot may open none, which is said once, and opens when it may', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await opened({
      permissions: invitePermissions & ~May.ManageThreads,
    });
    const number = await cases.granted(ana, mia, morgan);
    await cases.seat(number, jude, jo, joe);
    const told = async () =>
      (await ana.as.messages('court')).filter(({ text }) => text.includes('Manage Threads'));
    await soon(async () => expect(await told()).toHaveLength(1));
    await club.change((work) => {
      work.announce({ kind: 'events-barred' }, { to: 'case', case: number });
    });
    await soon(async () =>
      expect(await said(ana, 'court')).toContainEqual(expect.stringContaining('events')),
    );
    await club.stopBot();
    club.guild.permit(botsRole, invitePermissions);
    await club.startBot();
    await cases.witness(number, morgan);
    await soonSees(ana, hearing);
    expect(await told()).toHaveLength(1);
  });

  it('is where a case is spoken of, before and after the first vote, and until it is over', async () => {
    const { ana, mia, morgan, jude, jo, joe, cases } = await opened();
    const number = await cases.granted(ana, mia, morgan);
    const tell = (lacking: string) =>
      club.change((work) => {
        work.announce({ kind: 'hearings-barred', lacking }, { to: 'case', case: number });
      });
    const saidIn = (place: string, words: string) =>
      soon(async () => expect(await said(ana, place)).toContainEqual(expect.stringContaining(words)));
    await tell('Zero');
    await saidIn('court', 'Zero');
    await cases.seat(number, jude, jo, joe);
    await tell('One');
    await saidIn(hearing, 'One');
    await cases.vote(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ locked: true }));
    await tell('Two');
    await saidIn(hearing, 'Two');
    await cases.judge(number, jude, jo);
    await cases.publish(number, jude);
    await soon(async () => expect(await look(ana, hearing)).toMatchObject({ archived: true }));
    await tell('Three');
    await saidIn('court', 'Three');
    expect(await look(ana, hearing)).toMatchObject({ archived: true, locked: true });
  });

  it('says nothing any more of somebody who had their data erased, once the case is over', async () => {
    const { ana, mia, morgan, jude, jo, joe, bo, cases } = await opened();
    const number = await cases.granted(ana, mia, morgan);
    await cases.witness(number, bo);
    await cases.seat(number, jude, jo, joe);
    await soonSees(bo, hearing);
    await bo.as.in(hearing).post('I saw it all.');
    await soon(async () => expect(await transcript(club, ana)).toContain('I saw it all.'));
    const files = (await bo.as.run('privacy export')).message?.attachments ?? [];
    const file = files.find(({ filename }) => filename === 'club-data.json');
    const data = JSON.parse(String(await club.driver.download(file ?? { url: '' })));
    expect(data.hearings).toMatchObject([{ case: '[2026] CoA 1', text: 'I saw it all.', changed: null }]);
    expect((await bo.as.run('privacy delete')).text).toContain('is involved in');
    await cases.vote(number, jude);
    await cases.judge(number, jude, jo);
    await bo.as.press(await bo.as.run('privacy delete'), 'Confirm');
    await soonSees(bo, hearing, false);
    expect(await transcript(club, ana)).toContain('I saw it all.');
    await cases.publish(number, jude);
    await soon(async () => expect(await transcript(club, ana)).not.toContain('I saw it all.'));
    expect(await transcript(club, ana)).toContain(
      '**A former member**, Friday 20 November 2026, 12:10\n\n(erased)',
    );
  });
});
