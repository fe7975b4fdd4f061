import { defineConfig } from 'vite';

/** The page of the package as others install it; in this repository it is built with the site (../../vite.config.ts). */
export default defineConfig({
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'lib/public',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    rolldownOptions: { input: { playground: 'src/page/main.tsx' } },
  },
});
