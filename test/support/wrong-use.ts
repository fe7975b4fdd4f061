import { expect, it } from 'vitest';
import type { Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import type { ClubOnPlayground } from './club-on-playground.ts';
import type { Everybody, Who } from './everybody.ts';

type Options = Record<string, OptionToSend>;

/** Somebody gives a command that has to be refused in words that say all of this. */
export type WrongUse = readonly [
  who: Who,
  command: string,
  options: Options | ((of: Everybody['people'] & Pick<Everybody, 'bot'>) => Options),
  ...says: readonly string[],
];

/** What the bot never says: that it broke down, a value that slipped through, or a ping. */
const unsaid = /went wrong|undefined|null|NaN|\[object|(?<!\\)<@|@everyone|@here/;

/** A clear refusal, for the asker alone, with its Acts where the Terms forbid it; and nothing has changed. */
export async function expectRefusal(
  club: ClubOnPlayground,
  deed: () => Promise<Answer>,
  says: readonly string[],
): Promise<void> {
  const before = await club.everything();
  const answer = await deed();
  expect(answer).toMatchObject({ kind: 'message', ephemeral: true, buttons: [] });
  for (const words of says) expect(answer.text).toContain(words);
  expect(answer.text).toMatch(/^(⛔|❓|You can’t do that, for these reasons:\n⛔)/);
  if (answer.text.includes('⛔')) expect(answer.text).toMatch(/\n-# (Act [\dIV.]+(, )?)+$/);
  expect(answer.text).not.toMatch(unsaid);
  expect(answer.message).toMatchObject({ mentions: [], mention_everyone: false });
  expect(await club.everything()).toEqual(before);
}

/** A test for each: told apart by who, what and the first words of the refusal. */
export function refusesEach(uses: readonly WrongUse[], stage: () => Everybody): void {
  it.each(uses.map((use) => [use[0], use[1], use[3], use] as const))(
    '%s: /%s, %s',
    async (who, command, _, [, , options, ...says]) => {
      const { club, people, bot } = stage();
      const given = typeof options === 'function' ? options({ ...people, bot }) : options;
      await expectRefusal(club, () => people[who].as.run(command, given), says);
    },
  );
}
