import { describe, expect, test } from 'vitest';
import { renderInvalid, renderRefusals } from '../../src/discord/outcomes.ts';
import type { Invalid, Refusal } from '../../src/house/result.ts';
import { sceneOfSamples } from '../../tools/wording/catalogue.ts';
import { tableProblemSamples, tableRefusalSamples } from '../../tools/wording/tables/refusals.ts';
import { MemoryClubs } from '../support/memory-club.ts';

const { view } = await sceneOfSamples(new MemoryClubs());

const each = (samples: { readonly [code: string]: unknown }) =>
  Object.entries(samples).flatMap(([code, all]) =>
    (Array.isArray(all) ? all : []).map((fields: object) => [code, fields] as const),
  );

/** Says what is wrong, and what to do. */
function expectGoodManners(content: string): void {
  const [first = '', ...rest] = content.replace(/\n-# .*$/, '').split('\n');
  expect(first).toMatch(/[.!?”)]$/);
  expect(rest.join('\n'), 'says what to do').toMatch(/\w.+\.$/);
  expect(content, 'mentions nobody').not.toMatch(/@(?!\u200B)|(?<!\\)<(?!t:\d+:[tF]>)/);
  expect(content).not.toMatch(/undefined|null|NaN|\[object/);
}

describe('a refusal at a table says what to do, and shows in small print what it cites', () => {
  test.each(each(tableRefusalSamples))('%s', (code, fields) => {
    const refusal = { code, acts: [], points: ['Club 3.4'], ...fields } as Refusal;
    const { content = '', audience } = renderRefusals([refusal], view);
    expectGoodManners(content);
    expect(content).toMatch(/\n-# Club 3\.4$/);
    expect(audience).toBe('asker');
  });
});

describe('what is not understood at a table says how to put it', () => {
  test.each(each(tableProblemSamples))('%s', (problem, fields) => {
    const { content = '', audience } = renderInvalid({ problem, ...fields } as Invalid, view);
    expectGoodManners(content);
    expect(audience).toBe('asker');
  });
});
