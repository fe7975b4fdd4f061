import { defineConfig } from 'vitest/config';

/**
 * Very many random positions of Diplomacy: `npm run diplomacy:fuzz`. 200 times as many as in the ordinary tests: the properties of 200,000,
 * and 80,000 against every way in which they could come out.
 */
export default defineConfig({
  test: {
    include: ['packages/diplomacy/test/movement/{properties,brute-force}.test.ts'],
    env: { DIPLOMACY_SCALE: '200' },
    testTimeout: 0,
  },
});
