import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

describe('the post of a session', () => {
  let club: ClubOnPlayground;
  let people: Record<'mia' | 'morgan' | 'ana' | 'bo' | 'cy', Person>;
  let post: Answer;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:20');
    people = await club.setUp('ana', 'bo', 'cy');
    post = await people.mia.as.run('session open');
    club.goTo('12:40');
  });
  afterEach(() => club.close());

  const postSays = (words: string, of = post) =>
    people.cy.as.waitForMessage('games', ({ id, text }) => id === of.message?.id && text.includes(words));

  const inGames = async () => (await people.cy.as.messages('games')).filter(({ ephemeral }) => !ephemeral);

  const cardOf = (game: number) =>
    people.cy.as.waitForMessage('games', ({ text }) => text.includes(`Game #${game}`));

  async function form(person: Person, opponent: string): Promise<Answer> {
    return person.as.press(await person.as.press(post, 'Record a game'), opponent);
  }

  it('checks people in by one press each, shows who is here, and no message is added', async () => {
    const { ana, bo } = people;
    expect(post).toMatchObject({ ephemeral: false, buttons: ['Check in', 'Record a game', 'Close'] });
    const before = (await inGames()).length;
    const pressed = await ana.as.press(post, 'Check in');
    expect(pressed).toMatchObject({ ephemeral: true, text: expect.stringContaining('You are checked in') });
    await postSays('Here (2): Mia and Ana.');
    expect(await bo.as.press(post, 'Check in')).toMatchObject({ ephemeral: true });
    await postSays('Here (3): Mia, Ana and Bo.');
    await ana.as.run('present', { leave: true });
    await postSays('Here (2): Mia and Bo.');
    expect((await bo.as.press(post, 'Check in')).text).toContain('checked in already');
    expect(await inGames()).toHaveLength(before + 1);
  });

  it('tells somebody who has not joined how their games come to count', async () => {
    const zoe = club.person('Zoe');
    expect((await zoe.as.press(post, 'Check in')).text).toContain('`/join`');
    await postSays('Here (2): Mia and Zoe.');
  });

  it('says that no Moderator is in the room', async () => {
    await people.mia.as.run('present', { leave: true });
    await postSays('**No Moderator is in the room.**');
  });

  it('enters a game in three presses, and Confirm on its card is all that it takes to count', async () => {
    const { ana, bo } = people;
    for (const person of [ana, bo]) await person.as.press(post, 'Check in');
    const opponents = await ana.as.press(post, 'Record a game');
    expect([opponents.ephemeral, opponents.buttons]).toEqual([true, ['Bo', 'Mia']]);
    const results = await ana.as.press(opponents, 'Bo');
    expect(results.message?.id).toBe(opponents.message?.id);
    expect(results.buttons).toEqual(['I won', 'We drew', 'I lost', 'Back']);
    await ana.as.press(results, 'I won');
    const card = await cardOf(1);
    expect(card).toMatchObject({ ephemeral: false, buttons: ['Confirm', 'Dispute', 'Withdraw'] });
    expect(card.mentions.map(({ id }) => id)).toEqual([bo.id]);
    const before = (await inGames()).length;
    const confirmed = await bo.as.press(card, 'Confirm');
    expect(confirmed.message).toMatchObject({ id: card.id, buttons: [] });
    expect(confirmed.text).toContain('It counts: **Ana** 120 (+20), **Bo** 100 (±0).');
    expect(await inGames()).toHaveLength(before);
    expect(await club.scores()).toMatchObject({ Ana: 120, Bo: 100 });
    club.goTo('12:55');
    expect((await ana.as.press(post, 'Record a game')).buttons).toEqual(['Mia', 'Bo']);
  });

  it('Act II.4.1: asks whether a game is a second one, and enters one with each form', async () => {
    const { ana, bo } = people;
    await bo.as.press(post, 'Check in');
    const results = await form(ana, 'Bo');
    const pressed = await Promise.all([ana.as.press(results, 'I won'), ana.as.press(results, 'I won')]);
    expect(pressed.map(({ text }) => text).sort()).toEqual([
      expect.stringContaining('Done: see below'),
      expect.stringContaining('with this form already'),
    ]);
    const question = await ana.as.press(await form(ana, 'Bo'), 'I lost');
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    await ana.as.press(question, 'Confirm');
    expect((await cardOf(2)).buttons).toContain('Confirm');
  });

  it('leads back from the result to the names', async () => {
    const { ana, bo } = people;
    await bo.as.press(post, 'Check in');
    const back = await ana.as.press(await form(ana, 'Bo'), 'Back');
    expect(back).toMatchObject({ ephemeral: true, buttons: ['Bo', 'Mia'] });
  });

  it('helps somebody who is alone in the room', async () => {
    const alone = await people.mia.as.press(post, 'Record a game');
    expect(alone).toMatchObject({ ephemeral: true, buttons: [] });
    expect(alone.text).toContain('Nobody else is checked in');
  });

  it('Act 0.7: refuses in the form what the command refuses', async () => {
    const { ana, bo } = people;
    await bo.as.press(post, 'Check in');
    const results = await form(ana, 'Bo');
    await club.change((work) => {
      const person = work.people.byAccount(bo.id)?.number ?? 0;
      work.append({ type: 'banned', person, until: null, endsAt: null }, { by: null, acts: ['II.9'] });
    });
    const refused = await ana.as.press(results, 'I won');
    expect(refused).toMatchObject({ ephemeral: true, buttons: [], text: expect.stringContaining('Act 0.7') });
    expect((await ana.as.press(post, 'Record a game')).buttons).toEqual(['Mia']);
  });

  it('Act III.2: is closed by Moderators alone, once they confirm it', async () => {
    const { ana, mia } = people;
    const before = await club.everything();
    const refused = await ana.as.press(post, 'Close');
    expect(refused).toMatchObject({ ephemeral: true, text: expect.stringContaining('Act III.2') });
    const question = await mia.as.press(post, 'Close');
    expect(question).toMatchObject({ ephemeral: true, buttons: ['Confirm', 'Cancel'] });
    expect(await club.everything()).toEqual(before);
    await mia.as.press(question, 'Confirm');
    await postSays('is closed');
    const late = await ana.as.press(post, 'Check in');
    expect(late).toMatchObject({ ephemeral: true, text: expect.stringContaining('No session is open') });
  });

  it('works from the newest one, and an older one leads there', async () => {
    const { ana, bo, mia } = people;
    await bo.as.press(post, 'Check in');
    const results = await form(ana, 'Bo');
    await mia.as.run('session close');
    expect((await ana.as.press(results, 'I won')).text).toContain('No session is open');
    const newest = await mia.as.run('session open');
    const before = await club.everything();
    for (const label of ['Check in', 'Record a game']) {
      const refused = await ana.as.press(post, label);
      expect(refused).toMatchObject({ ephemeral: true, buttons: [] });
      expect(refused.text).toContain(
        `https://discord.com/channels/${club.guild.id}/${newest.channelId}/${newest.message?.id}`,
      );
    }
    expect((await mia.as.press(post, 'Close')).buttons).toEqual([]);
    expect(await club.everything()).toEqual(before);
    expect((await ana.as.press(newest, 'Check in')).text).toContain('You are checked in');
  });

  it('is known after a restart, and loses its buttons when the session is over for good', async () => {
    await club.stopBot();
    await club.startBot();
    await people.ana.as.press(post, 'Check in');
    await postSays('Here (2): Mia and Ana.');
    club.goTo('13:10:01');
    await club.settle();
    expect((await postSays('is closed')).buttons).toEqual([]);
    club.goTo('2026-11-27 12:35');
    const next = await people.mia.as.run('session open');
    await people.ana.as.press(next, 'Check in');
    await postSays('Here (2): Mia and Ana.', next);
    expect((await postSays('is closed')).text).toContain('20 November');
  });

  it('deleted by hand, is posted again at the next change, once', async () => {
    const { ana, bo, mia } = people;
    await club.deletedByHand('games', post.message?.id ?? '');
    await ana.as.run('present');
    const again = await bo.as.waitForMessage(
      'games',
      ({ id, text }) => id !== post.message?.id && text.includes('Here (2): Mia and Ana.'),
    );
    expect(again.buttons).toEqual(['Check in', 'Record a game', 'Close']);
    await club.settle();
    expect((await bo.as.press(again, 'Check in')).text).toContain('You are checked in');
    await bo.as.waitForMessage('games', ({ id, text }) => id === again.id && text.includes('Here (3)'));
    expect((await inGames()).filter(({ text }) => text.includes('Here ('))).toHaveLength(1);
    await mia.as.run('session close');
    await club.settle();
    await club.deletedByHand('games', again.id);
    club.goTo('13:10:01');
    await club.settle();
    expect((await inGames()).filter(({ buttons }) => buttons.includes('Check in'))).toEqual([]);
  });

  it('offers a full room page by page', async () => {
    const pupils = Array.from({ length: 26 }, (_, place) =>
      club.person(`Pupil ${String.fromCharCode(65 + place)}`),
    );
    for (const pupil of pupils) await pupil.as.press(post, 'Check in');
    const first = await people.ana.as.press(post, 'Record a game');
    expect(first.buttons).toHaveLength(22);
    expect(first.buttons.slice(-2)).toEqual(['Previous', 'Next']);
    const second = await people.ana.as.press(first, 'Next');
    expect(second.buttons.slice(0, -2)).toEqual('TUVWXYZ'.split('').map((letter) => `Pupil ${letter}`));
  });
});
