import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import type { Entry } from '../../src/rule-books.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';

const reason = 'Because.';
const ban = { until: '2026-11-27', ground: 'serious', finding: 'intent', reason };

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
  const { namesake, gus, morgan } = stage.people;
  await stage.club.nameStaff(namesake, { chief: morgan, by: gus });
});
afterAll(() => stage.club.close());

/** What the club keeps, as it stands. */
async function kept(): Promise<{ entries: readonly Entry[]; game: string; people: number }> {
  let found = { entries: [] as readonly Entry[], game: '', people: 0 };
  await stage.club.change((work) => {
    const { entries, people, state } = work;
    found = { entries: [...entries], game: `${state.games.length - 1}`, people: people.all().length };
  });
  return found;
}

/** Those whom an entry is about. */
const aboutWhom = (entry: Entry): number[] =>
  [
    'person' in entry ? entry.person : null,
    'player' in entry ? entry.player : null,
    'opponent' in entry ? entry.opponent : null,
  ].filter((person) => person !== null);

type Options = Record<string, OptionToSend>;

/** Every command that shows what it will do to somebody before it does it. */
const asking: readonly (readonly [
  Who,
  string,
  string,
  (of: Everybody['people'], game: string) => Options,
])[] = [
  ['jude', 'penalty issue', 'member', () => ({ kind: 'warning', offence: 'Shouting', reason })],
  ['jude', 'penalty fraud', 'member', (_, game) => ({ game, reason, finding: 'intent' })],
  ['jude', 'ban issue', 'member', () => ban],
  ['jude', 'game adjudicate', 'white', ({ cy }) => ({ black: cy, white_captured: 'q' })],
  ['jude', 'game adjudicate', 'black', ({ cy }) => ({ white: cy, white_captured: 'q' })],
  ['morgan', 'chief modify', 'member', () => ({ points: 20, reason })],
  ['morgan', 'chief breach', 'member', () => ({ reason })],
  ['morgan', 'chief remove', 'member', () => ({ basis: 'request' })],
  ['morgan', 'chief link', 'member', ({ gus }) => ({ user: gus })],
  ['namesake', 'privacy delete', 'member', () => ({})],
];

it.each(asking)(
  '%s: /%s, %s: Confirm does it to the person who was shown, though somebody else bears the name by then',
  async (who, command, option, more) => {
    const { mia, bo, [who]: asker } = stage.people;
    await mia.as.run('member add', { name: 'Tam' });
    const { people: shown } = await kept();
    await mia.as.run('game record', { player: bo, opponent: `#${shown}`, result: 'won' });
    const { game } = await kept();
    const options = { ...more(stage.people, game), [option]: 'Tam' };
    const question = await asker.as.run(command, options);
    expect(question.buttons).toEqual([expect.stringMatching(/^Confirm/), 'Cancel']);
    await mia.as.run('member rename', { member: `#${shown}`, name: `Former Tam ${shown}` });
    await mia.as.run('member add', { name: 'Tam' });
    const before = await kept();
    await asker.as.press(question, 'Confirm');
    const since = (await kept()).entries.slice(before.entries.length).flatMap(aboutWhom);
    expect(since).toContain(shown);
    expect(since).not.toContain(before.people);
    await mia.as.run('member rename', { member: `#${before.people}`, name: `Other ${before.people}` });
  },
);
