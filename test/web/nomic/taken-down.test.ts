import { expect, it } from 'vitest';
import { ruleNumbered } from '../../../packages/nomic/src/index.ts';
import { proposalPath, rulePath } from '../../../src/tables/nomic/pages.ts';
import { takeDownWords } from '../../../src/tables/taken-down/take-down.ts';
import { siteOf } from '../../support/a-site.ts';
import { atNomic, NomicStory } from '../../tables/nomic/a-nomic-table.ts';

const insult = 'Friday is a toad';
const instead = 'Taken down by the staff.';

/** A rule, a statement and a reason with an insult, on a Tuesday. */
async function insulted(): Promise<NomicStory> {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  story.deed('monday', {
    ...{ is: 'proposed', figures: null },
    change: { kind: 'enact', text: [insult] },
  });
  story.deed('tuesday', {
    ...{ is: 'point raised', statement: insult },
    about: { is: 'proposal', number: 301 },
  });
  story.deed('friday', { is: 'judged', point: 1, verdict: true, reason: insult });
  story.deed('monday', { is: 'voted', choice: 'yes' });
  await story.goTo('2026-11-24 09:00');
  return story;
}

it('Act 0.14: no page, file or data of a table of Nomic has words that were taken down', async () => {
  const story = await insulted();
  const site = await siteOf(story.club, 'public');
  const rule = ruleNumbered(story.game.rules, 301);
  const parts = ['', '/rules', '/proposals', '/points-of-order', '/points-of-order/1', '/history'];
  const pages = [
    ...parts.map((part) => `tables/1/nomic${part}`),
    proposalPath(1, 0),
    rulePath(1, story.game, rule?.id ?? ''),
  ];
  const paths = [
    ...pages.flatMap((page) => [`/${page}`, `/api/${page}`]),
    '/tables/1',
    '/tables/1/nomic/rules.json',
  ];
  const read = async () =>
    Promise.all(
      paths.map(async (path) => {
        const { status, text } = await site.get(path);
        return {
          path,
          isThere: status === 200,
          insults: text.includes('toad'),
          says: text.includes(instead),
        };
      }),
    );
  const before = (await read()).filter(({ isThere, insults }) => isThere && insults);
  expect(before.length).toBeGreaterThan(6);
  const sue = story.club.staff('Sue');
  for (const entry of ['proposal 301', 'point 1', 'judgement 1'])
    story.does(sue, takeDownWords, { ...atNomic, entry, reason: 'An insult' });
  const after = await read();
  expect(after.filter(({ insults }) => insults)).toEqual([]);
  const shows = new Set(before.map(({ path }) => path));
  expect(after.filter(({ path, says }) => shows.has(path) && !says && !path.startsWith('/api/'))).toEqual([]);
});
