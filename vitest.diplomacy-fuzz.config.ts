import { defineConfig } from 'vitest/config';

/** Very many random positions of Diplomacy: `npm run diplomacy:fuzz`. Of each kind 500 times as many as in the ordinary tests. */
export default defineConfig({
  test: {
    include: ['packages/diplomacy/test/movement/{properties,brute-force}.test.ts'],
    env: { DIPLOMACY_SCALE: '500' },
    testTimeout: 0,
  },
});
