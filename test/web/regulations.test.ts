import { expect, it } from 'vitest';
import { siteOf } from '../support/a-site.ts';
import { wordsOf } from '../support/words-of.ts';
import { BirthdayStory } from '../tables/birthday/a-birthday.ts';

it('what players of a table vote on and what they changed are ten to a page of its rules', async () => {
  const story = new BirthdayStory();
  for (let nth = 1; nth <= 12; nth++) expect(story.amends({ text: `It takes ${nth} hats.` }).ok).toBe(true);
  expect(story.proposes('FRA', { text: 'It takes a scarf.' }).ok).toBe(true);
  const site = await siteOf(story.club);
  const page = async (nth: number) => wordsOf((await site.get(`/tables/1/rules?page=${nth}`)).text);
  const [first, second] = [await page(1), await page(2)];
  expect(first).toContain('It takes 11 12 hats.');
  expect(first).toContain('It takes 12 hats. a scarf.');
  expect(first).toContain('It takes 3 4 hats.');
  expect(first).not.toContain('It takes 2 3 hats.');
  expect(second).toContain('It takes 2 3 hats.');
  expect(second).not.toContain('It takes 3 4 hats.');
  expect(second).not.toContain('scarf');
  expect((await site.get('/tables/1/rules?page=3')).status).toBe(404);
});
