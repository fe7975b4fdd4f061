import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/web/site.ts';
import { Courtroom } from '../support/a-judgement.ts';
import { openSiteOf } from '../support/a-site.ts';
import { Browser, overhang, seriousFindings } from '../support/browser.ts';

describe('the docket on a telephone', () => {
  let site: Site;
  let browser: Browser;
  const court = new Courtroom();

  beforeAll(async () => {
    court.judged({ subject: { kind: 'technical', entry: 1 } });
    court.writes(court.jo, 1, { acts: 'II.9', holding: 'A ban ends.' });
    court.filed({ kind: 'technical', entry: 1 });
    court.filed({ kind: 'deduction', entry: 1 });
    site = await openSiteOf(court.story);
    browser = await Browser.open();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('breaks no citation in two', async () => {
    const telephone = await browser.window({ width: 320, height: 640 });
    await telephone.goto(`${site.url}/docket`);
    const cited = await telephone.getByText(/^\[2026\] CoA \d$/).all();
    expect(cited).toHaveLength(3);
    for (const each of cited) expect((await each.boundingBox())?.height).toBeLessThan(30);
    expect(await overhang(telephone)).toBe(0);
    expect(await seriousFindings(telephone)).toEqual([]);
  });

  it('fits, however long a name without a space is', async () => {
    court.story.clubs.changeNow(court.story.id, { interaction: null, now: court.story.now }, (work) => {
      work.rename(court.ana, 'W'.repeat(32));
      work.saveSettings({ courtNames: 'full' });
      return { ok: true, value: null };
    });
    const telephone = await browser.window({ width: 320, height: 640 });
    await telephone.goto(`${site.url}/docket`);
    expect(await overhang(telephone)).toBe(0);
    expect(browser.faults).toEqual([]);
  });
});
