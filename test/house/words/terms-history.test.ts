import { expect, it } from 'vitest';
import { publishFigure, publishText } from '../../../src/house/amendment/publish.ts';
import { renderHistory } from '../../../src/house/words/terms.ts';
import { aClub } from '../../support/a-club.ts';

const words = (nth: number, many: number): string => `${nth} `.repeat(many);

/** A club that published a text of an Act so many times, from the first to the last, and then a figure. */
function published(times: number) {
  const club = aClub({ now: '2026-11-21 10:00' });
  const chief = club.person('Morgan', { offices: ['chief'] });
  const about = { version: null, follows: null };
  for (let nth = 1; nth <= times; nth++)
    club.does(chief, publishText, {
      ...{ ...about, act: 'II.3', text: words(nth, 9), present: words(nth - 1, 9), suggestion: null },
    });
  club.does(chief, publishFigure, { ...about, figure: 'floor', value: '50' });
  return club;
}

it('Act IV.3: a page of what changed has as much as a message holds, the latest first, and the last the project’s', () => {
  const { view } = published(5);
  const changes = new Map(
    view.state.publications.map(({ seq }, nth) => [
      seq,
      { before: words(nth, 2_000), after: words(nth + 1, 2_000) },
    ]),
  );
  const pages = renderHistory(view, changes).map((page) => page());
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(3_500);
  expect(pages.map((page) => page.match(/(?<=Version )[\d.]+/g))).toEqual([
    ['2.10', '2.9', '2.8'],
    ['2.7', '2.6'],
    expect.arrayContaining(['2.5', '2.4', '2.3']),
  ]);
});

/** To compare texts so long takes more memory than any machine has. */
it('compares the texts of the page that is read, and no others', () => {
  const { view } = published(5);
  const texts = view.state.publications.filter(({ act }) => act !== null).toReversed();
  const long = { before: words(1, 1_000_000), after: words(2, 1_000_000) };
  const pages = renderHistory(view, new Map(texts.slice(2).map(({ seq }) => [seq, long])));
  expect(pages[0]?.()).toContain('Version 2.8');
  expect(() => pages[1]?.()).toThrow(RangeError);
});
