import { defineConfig } from 'vite';

/** What runs in browsers: the site's script and style, and the playground's page, each found again through the manifest. */
export default defineConfig({
  base: './',
  publicDir: false,
  // The sources for browsers have a tsconfig of their own, which Vite does not look for.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    rolldownOptions: {
      input: {
        site: 'src/web/browser/site.ts',
        playground: 'packages/playground/src/page/main.tsx',
      },
    },
  },
});
