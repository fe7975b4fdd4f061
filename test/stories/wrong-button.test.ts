import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { invitePermissions } from '../../src/discord/permissions.ts';
import { runConfirmed } from '../support/club-on-playground.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { expectRefusal } from '../support/wrong-use.ts';

type Card = keyof Everybody['cards'];

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
});
afterAll(() => stage.club.close());

const customIds = (answer: Answer): string[] =>
  (answer.message?.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((each) => ('custom_id' in each ? [each.custom_id] : []))
      : [],
  );

/** The custom_id of the Confirm below a question. */
function confirmOf(question: Answer): string {
  const [id = ''] = customIds(question);
  expect(id).toMatch(/^question:.+:confirm$/);
  return id;
}

describe('Act II.4: buttons of somebody else’s game', () => {
  it.each<[Who, string, Card, string[]]>([
    ['zoe', 'Confirm', 'open', ['Only the opponent can answer for game #2', 'Act II.4']],
    ['zoe', 'Dispute', 'open', ['Only the opponent', 'Act II.4']],
    ['zoe', 'Withdraw', 'open', ['Only the player who entered game #2', 'Act II.4']],
    ['gus', 'Confirm', 'open', ['Only the opponent', 'Act II.4']],
    ['cy', 'Confirm', 'open', ['Only the opponent', 'Act II.4']],
    ['mia', 'Confirm', 'open', ['Only the opponent', 'Act II.4']],
    ['morgan', 'Withdraw', 'open', ['Only the player who entered', 'Act II.4']],
    ['ana', 'Confirm', 'open', ['Only the opponent', '**Withdraw**', 'Act II.4']],
    ['ana', 'Dispute', 'open', ['Only the opponent', 'Act II.4']],
    ['bo', 'Withdraw', 'open', ['Only the player who entered', '**Dispute**', 'Act II.4']],
    ['bo', 'Confirm', 'held', ['Only the opponent', 'Act II.4']],
    ['zoe', 'Withdraw', 'held', ['Only the player who entered', 'Act II.4']],
    ['mia', 'Confirm', 'moderators', ['Only the opponent', 'Act II.4']],
    ['cy', 'Confirm', 'disputed', ['Only the opponent', 'Act II.4']],
    ['ana', 'Withdraw', 'disputed', ['Only the player who entered', 'Act II.4']],
  ])('%s presses %s: game %s', async (who, label, card, says) => {
    const { club, people, cards } = stage;
    await expectRefusal(club, () => people[who].as.press(cards[card], label), says);
  });

  it.each<Card>(['counted', 'withdrawn', 'voided', 'moderatorsCounted'])(
    'there is nothing left to press on a game that is %s',
    async (card) => {
      const { people, cards } = stage;
      const message = (await people.zoe.as.messages()).find(({ id }) => id === cards[card].message?.id);
      expect(message?.buttons).toEqual([]);
    },
  );

  it('the card of a game that was refused by command has no buttons any more', async () => {
    const { people, cards } = stage;
    const message = await people.zoe.as.waitForMessage(
      'games',
      ({ id, text }) => id === cards.refused.message?.id && text.includes('It was refused by a Moderator'),
    );
    expect(message.buttons).toEqual([]);
  });
});

describe('buttons that a client makes up', () => {
  const madeUp = [
    'game-confirm:999',
    'game-confirm:x',
    'game-confirm:',
    'game-confirm',
    'game-confirm:8',
    'game-withdraw:8',
    'game-dispute:8',
    'question:x:confirm',
    'question',
    'board-page:all:-1',
    'history-page:999:1',
    'history-page:<@1>:NaN',
    'explain-page:999:1',
    'terms-page:9.9:1',
    'setup',
    'constructor:1',
    '__proto__',
    '@everyone',
    ':',
    'x'.repeat(100),
  ];
  it.each(madeUp)('%s', async (customId) => {
    const { club, people, cards } = stage;
    const lapsed = ['Nothing was done', 'use the command again'];
    await expectRefusal(club, () => people.bo.as.pressCustomId(cards.open, customId), lapsed);
    await expectRefusal(club, () => people.bo.as.pressCustomId(cards.open, customId, ['1']), lapsed);
  });

  it.each<[Who, Card, string]>([
    ['bo', 'counted', 'game-confirm:1'],
    ['ana', 'withdrawn', 'game-withdraw:3'],
    ['cy', 'voided', 'game-dispute:5'],
    ['ana', 'disputed', 'game-dispute:8'],
  ])('%s presses what is no longer below the game that is %s', async (who, card, customId) => {
    const { club, people, cards } = stage;
    const press = () => people[who].as.pressCustomId(cards[card], customId);
    await expectRefusal(club, press, ['Nothing was done']);
  });
});

describe('questions', () => {
  const reason = 'They were analysing.';
  const finding = 'negligence';
  const order = { game: '1', reason };
  const warning = { kind: 'warning', offence: 'Talking', reason };
  const lapsed = ['been answered, is too old, or was for somebody else'];

  it.each([
    ['game void', order, 'jude'],
    ['game adjudicate', { white: 'Bo', black: 'Cy', white_captured: 'q' }, 'jude'],
    ['chief link', { member: 'Tom' }, 'morgan'],
    ['chief appoint', { office: 'chief', member: 'Jude' }, 'morgan'],
    ['chief modify', { member: 'Tom', points: 5, reason }, 'morgan'],
    ['chief breach', { member: 'Tom', reason }, 'morgan'],
    ['chief remove', { member: 'Tom', basis: 'request' }, 'morgan'],
    ['chief void', order, 'morgan'],
    ['chief terms', { figure: 'idleDeduction', value: '7' }, 'morgan'],
    ['penalty issue', { member: 'Tom', ...warning }, 'jude'],
    ['penalty fraud', { member: 'Ana', ...order, finding: 'intent' }, 'jude'],
    ['ban issue', { member: 'Tom', until: '2026-11-27', ground: 'serious', finding, reason }, 'jude'],
  ] as const)(
    '/%s: its Confirm is of no use to anybody else, nor a second time',
    async (command, options, asker) => {
      const { club, people, cards } = stage;
      const before = await club.everything();
      const given = command === 'chief link' ? { ...options, user: people.gus } : options;
      const question = await people[asker].as.run(command, given);
      expect(question).toMatchObject({
        ephemeral: true,
        buttons: [expect.stringMatching(/^Confirm/), 'Cancel'],
      });
      const confirm = confirmOf(question);
      for (const who of ['bo', 'mia', 'zoe'] as const) {
        expect(await people[who].as.messages()).not.toContainEqual(
          expect.objectContaining({ id: question.message?.id }),
        );
        await expectRefusal(club, () => people[who].as.pressCustomId(cards.open, confirm), lapsed);
      }
      const cancelled = await people[asker].as.press(question, 'Cancel');
      expect(cancelled).toMatchObject({
        ephemeral: true,
        buttons: [],
        text: 'Cancelled. Nothing was changed.',
      });
      await expectRefusal(club, () => people[asker].as.pressCustomId(question, confirm), lapsed);
      expect(await club.everything()).toEqual(before);
    },
  );

  it('lapse after a quarter of an hour', async () => {
    const { club, people } = stage;
    const question = await people.jude.as.run('game void', order);
    club.goTo('13:04:59');
    const other = await people.jude.as.run('game void', order);
    club.goTo('13:05');
    await expectRefusal(club, () => people.jude.as.press(question, 'Confirm'), lapsed);
    expect((await people.jude.as.press(other, 'Cancel')).text).toContain('Cancelled');
  });
});

describe('Act III.2.2: two Moderators punish one thing in the same minute', () => {
  it.each([
    ['penalty issue', { kind: 'warning', offence: 'Humming', reason: 'All heard it.' }],
    [
      'ban issue',
      {
        until: '2026-11-27',
        ground: 'disrepute',
        finding: 'intent',
        reason: 'All saw it.',
        offence: 'Throwing',
      },
    ],
  ])('/%s: the second is refused, though nobody had when they asked', async (command, order) => {
    const { club, people } = stage;
    const asked = [people.jude, people.morgan].map(({ as }) =>
      as.run(command, { ...order, member: people.cy }),
    );
    const [first, second] = await Promise.all(asked);
    if (first === undefined || second === undefined) throw new Error('Nothing was asked');
    expect((await people.jude.as.press(first, 'Confirm')).text).not.toContain('⛔');
    await expectRefusal(club, () => people.morgan.as.press(second, 'Confirm'), ['Act III.2.2']);
  });
});

describe('another club', () => {
  it('knows nothing of this one’s games and people', async () => {
    const { club, people } = stage;
    const { playground, driver } = club;
    const guild = playground.createGuild({ name: 'Monday Club', channels: ['games'] });
    guild.install(club.application, invitePermissions);
    guild.join(people.mia.user);
    const owner = driver.as(guild.owner, guild, 'games');
    await runConfirmed(owner, 'setup');
    const mia = driver.as(people.mia.user, guild, 'games');
    for (const command of ['game show', 'game approve'])
      await expectRefusal(club, () => owner.run(command, { game: '1' }), ['There is no game']);
    const order = { game: '1', reason: 'Not theirs.' };
    await expectRefusal(club, () => owner.run('game void', order), ['There is no game']);
    await expectRefusal(club, () => mia.run('game void', order), ['There is no game']);
    await expectRefusal(club, () => mia.run('session open'), ['Only a Moderator', 'Act III.2']);
    await expectRefusal(club, () => owner.run('profile', { member: 'Tom' }), ['don’t know']);
    const board = await owner.run('leaderboard');
    expect(board.text).toContain('Nobody is on it yet');
    const onBoard = () => owner.pressCustomId(board, 'game-confirm:2');
    await expectRefusal(club, onBoard, ['Nothing was done']);
  });
});

describe('when things have moved on', () => {
  it('a question, a form and a card that are out of date are refused, before a restart and after', async () => {
    const own = await everybody();
    const { club, people, cards } = own;
    const { ana, bo, mia, jude, morgan } = people;
    const order = { game: '1', reason: 'They were analysing.' };

    const asked = [await jude.as.run('game void', order), await morgan.as.run('game void', order)] as const;
    await jude.as.press(asked[0], 'Confirm');
    await expectRefusal(club, () => morgan.as.press(asked[1], 'Confirm'), ['was cancelled', 'Act II.4']);

    const form = await bo.as.press(cards.open, 'Dispute');
    const other = await bo.as.press(cards.open, 'Dispute');
    const label = 'What is wrong with it?';
    for (const nothing of ['   ', '\u200B\u2060'])
      await expectRefusal(club, () => bo.as.submit(form, { [label]: nothing }), ['nothing readable']);
    await expect(bo.as.submit(form, { [label]: 'x'.repeat(4000) })).rejects.toThrow('1000');
    await bo.as.submit(form, { [label]: 'I won.' });
    const disputed = ['disputed already', 'A Moderator will decide', 'Act II.4'];
    await expectRefusal(club, () => bo.as.submit(form, { [label]: 'I won.' }), disputed);
    await expectRefusal(club, () => bo.as.submit(other, { [label]: 'I won.' }), disputed);

    const late = await disputeOfZoe(own);
    await mia.as.run('game refuse', { game: '7', reason: 'Zoe has gone.' });
    await expectRefusal(club, () => people.zoe.as.submit(late, { [label]: 'No.' }), [
      'was refused',
      'Act II.4',
    ]);

    const question = await jude.as.run('game adjudicate', {
      white: 'Bo',
      black: 'Cy',
      white_captured: 'q',
    });
    await club.stopBot();
    await club.startBot();
    await expectRefusal(club, () => jude.as.press(question, 'Confirm'), ['Nothing was done']);
    await expectRefusal(club, () => ana.as.press(cards.open, 'Confirm'), ['Only the opponent', 'Act II.4']);
    await expectRefusal(club, () => bo.as.submit(form, { [label]: 'I won.' }), disputed);
    await ana.as.press(cards.open, 'Withdraw');
    expect((await ana.as.refresh(cards.open)).buttons).toEqual([]);
    await club.close();
  });
});

/** The form that Zoe opens below the game that is held for her. */
const disputeOfZoe = ({ people, cards }: Everybody): Promise<Answer> =>
  people.zoe.as.press(cards.held, 'Dispute');
