import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { toldDirectly } from '../support/told-directly.ts';

describe('reminders that somebody chooses for themselves', () => {
  let club: ClubOnPlayground;
  let ana: Person;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-18 16:00');
    ({ ana } = await club.setUp('ana'));
  });
  afterEach(() => club.close());

  const later = async (moment: string) => {
    club.goTo(moment);
    await club.settle();
    await club.idle();
  };
  const direct = async () => (await ana.as.direct(club.bot)).messages();
  const remindersRead = async () =>
    (await direct()).filter(({ text }) => text.includes('asked me to remind'));

  it('are off at first, and each is turned on and off by one tap, in the same message', async () => {
    const shown = await ana.as.run('remind');
    expect(shown).toMatchObject({
      ephemeral: true,
      buttons: ['Turn on: Sessions', 'Turn on: Your move', 'Turn on: Rematches', 'Turn on: Hearings'],
    });
    await later('2026-11-19 17:01');
    expect(await remindersRead()).toEqual([]);
    const on = await ana.as.press(shown, 'Turn on: Sessions');
    expect(on.buttons[0]).toBe('Turn off: Sessions');
    expect(on.message?.id).toBe(shown.message?.id);
    const off = await ana.as.press(on, 'Turn off: Sessions');
    expect(off.buttons[0]).toBe('Turn on: Sessions');
    expect(off.message?.id).toBe(shown.message?.id);
  });

  it('come once the day before, and the button below turns them off', async () => {
    await ana.as.press(await ana.as.run('remind'), 'Turn on: Sessions');
    await later('2026-11-19 17:01');
    await toldDirectly(club, ana, 'The next session is on Friday 20 November 2026, 12:30–13:10 in room 322');
    await club.stopBot();
    await club.startBot();
    await later('2026-11-19 20:00');
    const [reminder, ...others] = await remindersRead();
    expect(others).toEqual([]);
    if (reminder === undefined) throw new Error('nothing was sent');
    const ended = await (await ana.as.direct(club.bot)).press(reminder, 'Turn off: Sessions');
    expect(ended).toMatchObject({ buttons: expect.arrayContaining(['Turn on: Sessions']) });
    await later('2026-11-26 17:01');
    expect(await remindersRead()).toHaveLength(1);
  });

  it('do not come where the bot was stopped until the session had begun', async () => {
    await ana.as.press(await ana.as.run('remind'), 'Turn on: Sessions');
    await club.stopBot();
    club.goTo('2026-11-20 12:31');
    await club.startBot();
    await later('2026-11-20 12:32');
    expect(await remindersRead()).toEqual([]);
  });

  it('end where the bot may not write to somebody, who is asked once to open their messages', async () => {
    await ana.as.press(await ana.as.run('remind'), 'Turn on: Sessions');
    club.playground.closeDms(ana.user);
    await later('2026-11-19 17:01');
    const words = 'so I turned your reminders off';
    const { text } = await ana.as.waitForMessage('discussion', (message) => message.text.includes(words));
    expect(text).toContain(`<@${ana.id}>`);
    expect((await ana.as.run('remind')).buttons[0]).toBe('Turn on: Sessions');
    await later('2026-11-26 17:01');
    const said = await ana.as.messages('discussion');
    expect(said.filter((message) => message.text.includes(words))).toHaveLength(1);
  });

  it('are not changed by a forged button', async () => {
    const shown = await ana.as.run('remind');
    for (const forged of ['remind:constructor:on', 'remind', 'remind@1:session:on'])
      await ana.as.pressCustomId(shown, forged);
    expect((await ana.as.run('remind')).buttons).toEqual(shown.buttons);
  });
});
