import { expect, it } from 'vitest';
import type { Chapter } from '../../src/house/chapters.ts';
import * as chapters from '../../src/ladder/chapters.ts';

const listed: Readonly<Record<string, Chapter>> = chapters;

const parts: Readonly<Record<keyof Chapter, true>> = {
  ...{ empty: true, kinds: true, due: true, refusals: true, problems: true },
  ...{ refusalSamples: true, problemSamples: true },
  ...{ outcomes: true, outcomeWords: true, outcomeSamples: true },
  ...{ notices: true, pressing: true, noticeWords: true, noticeSamples: true },
};

it.each(['outcomes', 'notices', 'refusals'] as const)('no two chapters have %s of one name', (part) => {
  const names = Object.values(listed).flatMap((chapter) => Object.keys(chapter[part] ?? {}));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it.each(Object.entries(listed))(
  'what chapter %s hands over is a part that the ladder takes',
  (_, chapter) => {
    const given = Object.entries(chapter).filter(([, part]) => typeof part !== 'function');
    expect(given.map(([name]) => name).filter((name) => !Object.hasOwn(parts, name))).toEqual([]);
  },
);
