import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/discord/command.ts';
import type { Interaction } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import type { Outcome } from '../../src/told.ts';
import { aBot } from './support/a-bot.ts';
import { aCard, aCommand, aGame, confirmGame, saying } from './support/commands.ts';

const minute = 60_000;
const joined: Outcome = { kind: 'joined', person: 1, again: false, games: [] };
const lookedAtSettings: Outcome = { kind: 'club-set-up', first: false, changed: [], closed: [] };
const never = new Promise<Answer>(() => undefined);
const whileAway = 'While I was away, your command was carried out';
const isInTheClub = '**Ana** has joined the Leaderboard';

/** A bot in whose club Ana's command was carried out, and that ended before it noted that it had answered. */
async function aBotThatEnds({
  outcome = joined,
  answer = never,
}: {
  outcome?: Outcome | null;
  answer?: Promise<Answer>;
}) {
  const carriedOut: Interaction[] = [];
  const command = aCommand('join', async ({ occasion: { interaction } }) => {
    if (interaction !== null) carriedOut.push(interaction);
    return answer;
  });
  const bot = await aBot([command]);
  const { guild, clubs, answers, people } = bot;
  const asked = bot.ana.run('join').catch(() => undefined);
  const interaction = await vi.waitFor(() => {
    const [first] = carriedOut;
    if (first === undefined) throw new Error('The command has not come yet');
    return first;
  }, 30_000);
  clubs.changeNow(guild.id, { interaction, now: Date.now() }, (work) => {
    work.addPerson({ account: people.ana.id, name: 'Ana' });
    work.saveSettings({ discussion: guild.channel('discussion').id });
    return done(outcome);
  });
  const owe = () =>
    answers.unanswered.set(interaction.id, { club: guild.id, interaction, outcome, since: 0 });
  const isGiven = () => vi.waitFor(() => expect(answers.unanswered.size).toBe(0), 30_000);
  return {
    ...bot,
    asked,
    /** Ends the process and starts another, which finds that it owes the answer. */
    async restartOwing() {
      await bot.restart(owe);
      await isGiven();
    },
    seen: async (place = 'games', who = bot.bo) => (await who.messages(place)).map(({ content }) => content),
  };
}

describe('an answer that was never begun', () => {
  test('is given in the channel, and pings the asker alone', async () => {
    const { restartOwing, bo, people, playground } = await aBotThatEnds({});
    await restartOwing();
    const [message, ...more] = await bo.messages('games');
    expect(more).toEqual([]);
    expect(message?.content).toContain(`<@${people.ana.id}> ${whileAway}`);
    expect(message?.content).toContain(isInTheClub);
    expect(message?.mentions.map(({ id }) => id)).toEqual([people.ana.id]);
    expect(playground.violations).toEqual([]);
  });

  test('is given once, however often the process ends before it is noted', async () => {
    const { restartOwing, seen, time } = await aBotThatEnds({});
    for (const _ of [1, 2, 3]) {
      await restartOwing();
      time.ahead += 20 * minute;
    }
    expect(await seen()).toHaveLength(1);
  });

  test('is given elsewhere when its channel is gone', async () => {
    const { restartOwing, seen, guild } = await aBotThatEnds({});
    guild.removeChannel('games');
    await restartOwing();
    expect(await seen('discussion')).toEqual([expect.stringContaining(isInTheClub)]);
  });

  test('goes to the asker directly when it is for nobody else', async () => {
    const { restartOwing, seen, ana, bot } = await aBotThatEnds({ outcome: lookedAtSettings });
    await restartOwing();
    expect(await seen()).toEqual([]);
    const received = await (await ana.direct(bot)).messages();
    expect(received.map(({ content }) => content)).toEqual([expect.stringContaining(whileAway)]);
  });

  test('of which nobody else may know is only mentioned when the asker takes no messages', async () => {
    const { restartOwing, bo, people, playground } = await aBotThatEnds({ outcome: lookedAtSettings });
    playground.closeDms(people.ana);
    await restartOwing();
    const [message, ...more] = await bo.messages('games');
    expect(more).toEqual([]);
    expect(message).toMatchObject({ content: expect.stringContaining(whileAway), embeds: [] });
  });
});

test('an answer that can no longer be read is given as done, to the asker alone, and named in the log', async () => {
  const { restartOwing, seen, ana, bot, guild, logged } = await aBotThatEnds({ outcome: null });
  await restartOwing();
  expect(await seen()).toEqual([]);
  const [received] = await (await ana.direct(bot)).messages();
  expect(received?.content).toContain(
    `${whileAway}.\nDone, but I can no longer show the result. Please check what has changed.`,
  );
  const line = logged.find((each) => each.includes('cannot be read any more'));
  expect(line).toContain(`"club":"${guild.id}"`);
});

describe('an answer that was begun', () => {
  test('is finished where the asker still sees that the bot is thinking', async () => {
    const { restartOwing, seen, ana, playground } = await aBotThatEnds({});
    await ana.waitForMessage('games', ({ flags = 0 }) => (flags & 128) !== 0);
    await restartOwing();
    expect(await seen()).toEqual([expect.stringContaining(isInTheClub)]);
    expect(await seen('games', ana)).toEqual(['Done: see below.', expect.stringContaining(isInTheClub)]);
    expect(playground.violations).toEqual([]);
  });

  test('is given again when it can no longer be finished, after 15 minutes', async () => {
    const { restartOwing, seen, ana, time } = await aBotThatEnds({});
    await ana.waitForMessage('games', ({ flags = 0 }) => (flags & 128) !== 0);
    time.ahead = 16 * minute;
    await restartOwing();
    expect(await seen()).toEqual([expect.stringContaining(whileAway)]);
  });

  test('follows below when only that was said, and once', async () => {
    const answer = Promise.resolve(saying({ audience: 'asker', content: 'Done: see below.' }));
    const { asked, restartOwing, seen } = await aBotThatEnds({ answer });
    await asked;
    await restartOwing();
    await restartOwing();
    expect(await seen()).toEqual([expect.stringContaining(isInTheClub)]);
  });

  test('is left as it is when it was given whole', async () => {
    const answer = Promise.resolve(saying({ audience: 'club', content: 'Ana has joined' }));
    const { asked, restartOwing, seen } = await aBotThatEnds({ answer });
    await asked;
    await restartOwing();
    expect(await seen()).toEqual(['Ana has joined']);
  });
});

test('a press that was left as it was is finished: the card is brought up to date, and says all', async () => {
  const pressed: Interaction[] = [];
  const card = aCard(async ({ occasion: { interaction } }) => {
    if (interaction !== null) pressed.push(interaction);
    return never;
  });
  const { ana, bo, guild, clubs, people, answers, restart, playground } = await aBot([card]);
  const now = Date.now();
  clubs.changeNow(guild.id, { interaction: null, now }, (work) => {
    aGame({ ana: people.ana.id, bo: people.bo.id }, work);
    return done(joined);
  });
  await bo.press(await ana.run('card'), 'Confirm');
  const [interaction = null] = pressed;
  const result = clubs.changeNow(guild.id, { interaction, now }, confirmGame);
  if (interaction === null || !result.ok) throw new Error('Nothing was pressed');
  const owed = { club: guild.id, interaction, outcome: result.value, since: now };
  for (const _ of [1, 2]) {
    await restart(() => answers.unanswered.set(interaction.id, owed));
    await vi.waitFor(() => expect(answers.unanswered.size).toBe(0), 30_000);
  }
  expect((await ana.messages('games')).map(({ text }) => text)).toEqual([
    expect.stringContaining('It counts'),
  ]);
  expect(playground.violations).toEqual([]);
});
