import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';
import { expectRefusal } from '../support/wrong-use.ts';

describe('the Terms change, through the real client', () => {
  let club: ClubOnPlayground;
  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:25');
  });
  afterEach(() => club.close());

  /** What the bot has told that person directly, once it says so. */
  const told = (person: Person, says: string): Promise<string> =>
    vi.waitFor(async () => {
      const direct = await person.as.direct(club.bot);
      const texts = (await direct.messages()).map(({ text }) => text).join('\n');
      expect(texts).toContain(says);
      return texts;
    }, 30_000);

  const plays = async (winner: Person, loser: Person, played?: string) => {
    const card = await winner.as.run('game record', {
      opponent: loser,
      result: 'won',
      ...(played && { played }),
    });
    return loser.as.press(card, 'Confirm');
  };

  it('Acts IV.1 to IV.3: another K-factor: old games keep theirs, new games go by the new', async () => {
    const { morgan, mia, ana, bo, cy, dee } = await club.setUp('ana', 'bo', 'cy', 'dee');
    await mia.as.run('session open');
    club.goTo('12:40');
    await plays(ana, bo);
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 100, Dee: 100 });

    club.goTo('13:20');
    const choices = await morgan.as.complete('chief terms', 'figure', 'k-factors');
    expect(choices).toEqual([
      { name: 'Act II.3, K-factors by games played: 3: 40, 6: 30, 10: 20, more: 10', value: 'kFactors' },
    ]);
    const [now] = await morgan.as.complete('chief terms', 'value', '', { figure: 'kFactors' });
    expect(now?.value).toBe('3: 40, 6: 30, 10: 20, more: 10');
    const question = await morgan.as.run('chief terms', { figure: 'kFactors', value: '3: 80, more: 20' });
    expect([question.ephemeral, question.buttons]).toEqual([true, ['Confirm: publish it', 'Cancel']]);
    expect(question.text).toContain('3: 40, 6: 30, 10: 20, more: 10 → **3: 80, more: 20**');
    expect(question.text).toContain('version 2.5');
    await morgan.as.press(question, 'Confirm');
    const said = await ana.as.waitForMessage('discussion', ({ text }) => text.includes('Version 2.5'));
    expect(said.text).toContain('by decision of Morgan');
    expect(said.text).toContain('3: 80, more: 20');

    const late = await cy.as.run('game record', { opponent: dee, result: 'won', played: '12:50' });
    await dee.as.press(late, 'Confirm');
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100, Cy: 120, Dee: 100 });

    club.goTo('2026-11-27 12:30');
    await mia.as.run('session open');
    club.goTo('2026-11-27 12:40');
    await plays(dee, bo);
    expect((await club.scores()).Dee).toBe(140);
    const scores = await club.scores();
    await club.stopBot();
    await club.startBot();
    expect(await club.scores()).toEqual(scores);
    const versions: string[] = [];
    await club.change(({ entries }) => void versions.push(...entries.map(({ terms }) => terms)));
    expect(new Set(versions)).toEqual(new Set(['2.4', '2.5']));
    expect(versions).toEqual([...versions].sort());
    const explained = await dee.as.run('explain');
    expect(explained.text).toContain('K-factor 80');
    expect((await ana.as.run('explain')).text).toContain('K-factor 40');

    const history = await bo.as.run('terms', { view: 'history' });
    expect(history.text).toMatch(/Version 2\.5.*by Morgan[\s\S]*Version 2\.4/);
    expect((await bo.as.run('terms')).text).toContain('The Terms, version 2.5');
  });

  it('Act IV.2: another end, published in the middle of a session, holds from that moment', async () => {
    const { morgan, mia, ana, bo } = await club.setUp('ana', 'bo');
    await mia.as.run('session open');
    club.goTo('13:05');
    const question = await morgan.as.run('chief terms', { figure: 'closes', value: '13:20' });
    expect(question.text).toContain('13:10 → **13:20**');
    await morgan.as.press(question, 'Confirm');
    const said = await ana.as.waitForMessage('discussion', ({ text }) => text.includes('Version 2.5'));
    expect(said.text).toContain('End of the session (Act 0.5): 13:10 → **13:20**');
    club.goTo('13:15');
    await plays(ana, bo);
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
    club.goTo('13:20:01');
    expect((await mia.as.run('session status')).text).not.toContain('It closes at');
    await expectRefusal(club, () => bo.as.run('game record', { opponent: ana, result: 'won' }), ['Act 0.5']);
    await club.stopBot();
    await club.startBot();
    expect(await club.scores()).toEqual({ Ana: 120, Bo: 100 });
  });

  it('offers no value of a figure that a choice would cut off', async () => {
    const { morgan } = await club.setUp('ana');
    const offered = async (typed: string) =>
      (await morgan.as.complete('chief terms', 'value', typed, { figure: 'fraudLadder' })).map(
        ({ value }) => value,
      );
    const long = Array.from({ length: 8 }, () => 'permanent-ban').join(', ');
    expect(await offered(long)).toEqual(['reverse, halve, reset, ban, permanent-ban']);
    const question = await morgan.as.run('chief terms', { figure: 'fraudLadder', value: long });
    await morgan.as.press(question, 'Confirm');
    expect(await offered('')).toEqual([]);
  });

  it('Acts IV.1 to IV.3: the text of an Act, whatever is in it', async () => {
    const { morgan, ana } = await club.setUp('ana');
    const form = await morgan.as.run('chief terms', { act: 'ii.3' });
    expect(form.kind).toBe('modal');
    const text = 'Elo.\n\n@everyone <@123> **bold** [a](https://evil.example) \u202Eback';
    const question = await morgan.as.submit(form, { text });
    expect([question.ephemeral, question.buttons]).toEqual([true, ['Confirm: publish it', 'Cancel']]);
    expect(question.text).toContain('changes only the wording');
    await morgan.as.press(question, 'Confirm');
    const said = await ana.as.waitForMessage('discussion', (message) =>
      message.text.includes('What changed in Act II.3'),
    );
    expect(said).toMatchObject({ mentions: [], mention_everyone: false });

    const read = await ana.as.run('terms', { act: 'II.3' });
    expect(read.text).toContain('In the club’s own words');
    expect(read.text).toContain('goes by the figures');
    for (const shown of [question, read, await ana.as.run('terms', { view: 'history' })]) {
      expect(shown.text).not.toMatch(/@everyone|(?<!\\)<@|\u202E/);
      expect(shown.message).toMatchObject({ mentions: [], mention_everyone: false });
    }
    const cancelled = await morgan.as.run('chief terms', { figure: 'floor', value: '50' });
    const before = await club.entries();
    expect((await morgan.as.press(cancelled, 'Cancel')).text).toContain('Nothing was changed');
    expect(await club.entries()).toBe(before);
  });

  it('Acts IV.4 and IV.5: an idea declined, and a proposal that becomes the text', async () => {
    const { morgan, mia, ana } = await club.setUp('ana');
    const taken = await ana.as.run('suggest', { text: 'Biscuits at every session, @everyone!' });
    expect(taken.ephemeral).toBe(false);
    expect(taken.text).toContain('Suggestion 1 is on record');
    expect(taken.message).toMatchObject({ mentions: [], mention_everyone: false });
    expect(await told(morgan, 'Biscuits')).toContain('Ana suggests a change');

    await mia.as.run('suggest', { text: 'Games are rated by Elo, and that is that.', act: 'II.3' });
    const desk = await morgan.as.run('chief terms');
    expect([desk.ephemeral, desk.text]).toEqual([true, expect.stringContaining('a text for Act II.3')]);
    const offered = await morgan.as.complete('chief terms', 'suggestion', '');
    expect(offered.map(({ value }) => value)).toEqual(['1', '2']);

    const declined = await morgan.as.run('chief terms', { suggestion: '1', accept: false });
    expect([declined.ephemeral, declined.text]).toEqual([
      false,
      expect.stringContaining('declined suggestion 1 by Ana'),
    ]);
    expect(await told(ana, 'declined')).toContain('Act IV.4');

    const question = await morgan.as.run('chief terms', { suggestion: '2', accept: true });
    expect(question.text).toContain('Games are rated by Elo');
    await morgan.as.press(question, 'Confirm');
    expect(await told(mia, 'accepted')).toContain('Act IV.5');
    const read = await ana.as.run('terms', { act: 'II.3' });
    expect(read.text).toContain('Games are rated by Elo, and that is that.');
    expect((await morgan.as.run('chief terms')).text).toContain('No suggestion is waiting');
  });

  it('is refused to people who may not, and where it makes no sense, with what to do', async () => {
    const { morgan, mia, ana } = await club.setUp('ana');
    await ana.as.run('suggest', { text: 'Biscuits.' });
    for (const who of [mia, ana, club.owner]) {
      for (const options of [
        { figure: 'floor', value: '50' },
        { act: 'II.3' },
        {},
        { suggestion: '1', accept: true },
        { suggestion: '1' },
      ])
        await expectRefusal(club, () => who.as.run('chief terms', options), [
          'Only the Chief Justice',
          'Act IV.1',
        ]);
    }
    await expectRefusal(club, () => ana.as.run('suggest', { text: 'Mine.', act: 'II.3' }), [
      'Act IV.5',
      '`act`',
    ]);
    const wrong: readonly (readonly [Record<string, string | boolean>, string])[] = [
      [{ figure: 'floor', value: 'low' }, 'a whole number from 0 to 10,000'],
      [{ figure: 'floor' }, 'a whole number from 0 to 10,000'],
      [{ figure: 'floor', value: '200' }, '`startingScore`'],
      [{ figure: 'flor', value: '50' }, 'no figure'],
      [{ figure: 'weekday', value: '3' }, 'a day of the week'],
      [{ figure: 'closes', value: '12:00' }, 'would end before it begins'],
      [{ figure: 'floor', value: '100' }, 'how it already is'],
      [{ figure: 'floor', value: '50', version: '2.4' }, 'does not come after version 2.4'],
      [{ figure: 'floor', value: '50', version: '@everyone' }, 'is not a version'],
      [{ act: '0.99' }, 'no Act'],
      [{ act: 'II.3', figure: 'floor' }, 'exactly one'],
      [{ suggestion: '7', accept: true }, 'no suggestion'],
    ];
    for (const [options, says] of wrong)
      await expectRefusal(club, () => morgan.as.run('chief terms', options), [says]);
    for (let made = 2; made <= 5; made++) await ana.as.run('suggest', { text: `Idea ${made}` });
    await expectRefusal(club, () => ana.as.run('suggest', { text: 'One more.' }), [
      '5 of your suggestions',
      'Act IV.4',
    ]);
  });

  it('Act IV.1: a form that was opened before somebody else published is held to what is in force', async () => {
    const { morgan } = await club.setUp('ana');
    const form = await morgan.as.run('chief terms', { act: 'II.2', version: '2.5' });
    const other = await morgan.as.run('chief terms', { figure: 'absenceDeduction', value: '10' });
    const third = await morgan.as.run('chief terms', {
      figure: 'absenceDeduction',
      value: '12',
      version: '3.0',
    });
    await morgan.as.press(other, 'Confirm');
    await expectRefusal(club, () => morgan.as.submit(form, { text: 'No score goes too low.' }), [
      'version 2.5',
    ]);
    const before = await club.entries();
    expect((await morgan.as.press(third, 'Confirm')).text).toContain(
      'Something has changed since I asked you',
    );
    expect(await club.entries()).toBe(before);
  });
});
