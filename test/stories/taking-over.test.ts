import { describe, expect, it, onTestFinished } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';

async function aServer() {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  onTestFinished(() => club.close());
  return club;
}

describe('Acts III.2 and III.6: nobody takes the Court over', () => {
  it('a bare /setup asks before it makes its caller the Chief Justice', async () => {
    const club = await aServer();
    const asked = await club.owner.as.run('setup');
    expect(asked).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    expect(asked.text).toContain('**You become the Chief Justice**');
    expect((await club.owner.as.press(asked, 'Cancel')).text).toContain('Nothing was changed');
    expect(await club.entries()).toBe(0);
    await club.owner.as.press(await club.owner.as.run('setup'), 'Confirm');
    await club.owner.as.waitForMessage('discussion', ({ text }) => text.includes('is now the Chief Justice'));
  });

  it('a pupil who manages the server makes themselves neither the staff nor Chief Justice', async () => {
    const club = await aServer();
    const { morgan } = await club.setUp('ana');
    const pete = club.person('Pete', { permissions: ['ManageGuild'] });
    const asked = await pete.as.run('setup', { staff: pete });
    expect(asked.text).toContain('another officer has to agree first');
    const question = await morgan.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Pete wants **Pete** to be the member of staff'),
    );
    const refused = await pete.as.run('chief appoint', { office: 'chief', member: pete });
    expect(refused).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.2') });
    const there = club.guild.channel('discussion').id;
    const own = await pete.as.in(there).press(question, 'Agree');
    expect(own).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.6') });
    await morgan.as.in(there).press(question, 'Decline');
    const answered = await morgan.as.waitForMessage('discussion', ({ text }) =>
      text.includes('Morgan did not agree, so nothing changes.'),
    );
    expect(answered.buttons ?? []).toEqual([]);
    expect((await pete.as.run('staff ban', { member: morgan, reason: 'Mine.' })).text).toContain('Act III.6');
  });

  it('the Chief Justice agrees with one press, and everybody is told once', async () => {
    const club = await aServer();
    const { morgan } = await club.setUp('ana');
    const stella = club.person('Stella');
    await club.owner.as.run('setup', { staff: stella });
    const there = morgan.as.in(club.guild.channel('discussion').id);
    const question = await there.waitForMessage('discussion', ({ text }) =>
      text.includes('wants **Stella**'),
    );
    expect(question.text).toMatch(/The Chief Justice can agree until .*\. If they don’t, nothing changes\./);
    expect(await there.press(question, 'Agree')).toMatchObject({ ephemeral: true });
    const announced = 'is now the member of staff';
    await there.waitForMessage('discussion', ({ text }) => text.includes(announced));
    await club.idle();
    const seen = (await there.messages()).filter(({ ephemeral }) => !ephemeral).map(({ text }) => text);
    expect(seen.filter((text) => /^Morgan agreed\./m.test(text))).toEqual([
      expect.stringContaining('wants **Stella**'),
    ]);
  });

  it('who moves the announcements away is told of where they were', async () => {
    const club = await aServer();
    const { morgan } = await club.setUp('ana');
    const games = club.guild.channel('games');
    await club.owner.as.run('setup', { discussion: games });
    const told = `has changed the club’s settings: \`discussion\` (now <#${games.id}>)`;
    await morgan.as.waitForMessage('discussion', ({ text }) => text.includes(told));
    await morgan.as.waitForMessage('games', ({ text }) => text.includes(told));
    const direct = await morgan.as.direct(club.application.bot);
    await club.idle();
    expect((await direct.messages()).map(({ text }) => text)).toEqual([expect.stringContaining(told)]);
  });
});
