import { describe, expect, it } from 'vitest';
import { aDocket, heard, judged } from '../appeals/docket/a-docket.ts';
import { aClub } from '../support/a-club.ts';
import { siteOf } from '../support/a-site.ts';

const hostile = '<img src=x onerror=alert(1)>';

describe('Act III.3: the page of the docket', () => {
  it('says that nothing is before the Court and nothing was published', async () => {
    const site = await siteOf(aClub({ now: '2026-11-20 12:40' }));
    const { text } = await site.get('/docket');
    expect(text).toContain('Nothing is before the Court.');
    expect(text).toContain('The Court has not published an opinion yet.');
    expect(await site.data('/api/docket')).toEqual({
      ...{ page: 1, pages: 1, total: 0, sought: '' },
      openCases: [],
      opinions: [],
    });
  });

  it('has open cases by initials, with their stage, what each waits for, and whether that is late', async () => {
    const stage = aDocket();
    const { club, court, jo } = stage;
    judged(stage);
    club.at('2026-11-24 09:00');
    const voting = heard(stage);
    court.votes(voting, jo);
    expect(await (await siteOf(club)).data('/api/docket')).toEqual({
      ...{ page: 1, pages: 1, total: 2, sought: '' },
      openCases: [
        {
          citation: '[2026] CoA 1',
          title: 'AA v MM',
          subject: 'another matter',
          stage: 'judged',
          waiting: [
            {
              what: 'the opinion of the Court, by Jo Jones, Kim or Lee',
              due: { at: '2026-11-23T23:59:59.999Z', date: '2026-11-23', time: '23:59' },
              overdue: true,
            },
          ],
        },
        {
          citation: '[2026] CoA 2',
          title: 'AA v MM',
          subject: 'another matter',
          stage: 'being voted on',
          waiting: [
            {
              what: 'the vote of Kim and Lee',
              due: { at: '2026-12-01T23:59:59.999Z', date: '2026-12-01', time: '23:59' },
              overdue: false,
            },
          ],
        },
      ],
      opinions: [],
    });
    expect((await (await siteOf(club)).get('/docket')).text).toContain('Overdue');
  });

  it('shows nothing of how anybody voted, of statements, nor of whom a case is about but their initials', async () => {
    const stage = aDocket();
    const { club, court, jo, kim, ana, mo } = stage;
    court.files(ana, mo, { statement: 'My secret.' });
    const number = heard(stage);
    court.votes(number, jo, kim);
    const { text } = await (await siteOf(club)).get('/docket');
    const data = JSON.stringify(await (await siteOf(club)).data('/api/docket'));
    for (const shown of [text, data]) {
      expect(shown).not.toMatch(/Ana Ash|Mo Moss|secret|uphold|upheld/i);
      expect(shown).toContain('the vote of Lee');
    }
  });

  it('has what was published, the latest first, with the way to it', async () => {
    const stage = aDocket();
    const { club, court, jo } = stage;
    const first = judged(stage);
    const second = judged(stage);
    court.publishes(second, jo);
    club.at('2026-11-18 10:00');
    court.publishes(first, jo);
    const site = await siteOf(club);
    expect(await site.data('/api/docket')).toMatchObject({
      openCases: [],
      opinions: [
        { citation: '[2026] CoA 1', publishedOn: '2026-11-18', page: 'court/2026/1' },
        { citation: '[2026] CoA 2', publishedOn: '2026-11-16', page: 'court/2026/2' },
      ],
    });
    expect((await site.get('/docket')).text).toContain('href="/court/2026/1"');
  });

  it('is harmless whatever people are called, where the club has full names', async () => {
    const stage = aDocket();
    const { club, court, mo, ana } = stage;
    court.files(ana, mo);
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.rename(ana, hostile);
      return { ok: true, value: null };
    });
    const { text } = await (await siteOf(club, 'public', {}, { courtNames: 'full' })).get('/docket');
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain(hostile);
  });
});
