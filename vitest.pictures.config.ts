import { defineConfig } from 'vitest/config';

/** Takes the pictures of the README anew: `npm run pictures`. */
export default defineConfig({ test: { include: ['test/browser/*.pictures.ts'] } });
