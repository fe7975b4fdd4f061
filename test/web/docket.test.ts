import { expect, it } from 'vitest';
import { aClub } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';

it('the docket says that no petition has been filed and nothing was decided', async () => {
  const site = await siteOf(aClub({ now: '2026-11-20 12:40' }));
  const { text } = await site.get('/docket');
  expect(text).toContain('No petition has been filed.');
  expect(text).toContain('The Court has not decided a case yet.');
  expect(await site.data('/api/docket')).toEqual({ openCases: [], opinions: [] });
});
