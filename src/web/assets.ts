import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageRoot } from '../package-root.ts';

/** What the browser is given besides a page: addresses that change with what is in them. */
export interface Assets {
  folder: string;
  script: string;
  styles: readonly string[];
}

const entry = 'src/web/browser/site.ts';
const schema = z.object({ [entry]: z.object({ file: z.string(), css: z.array(z.string()).default([]) }) });

/** Finds what `npm run build` has made of the site's script and style. Throws where it was not run. */
export function findAssets(): Assets {
  const folder = join(packageRoot(), 'dist', 'public');
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: run npm run build`);
  const { [entry]: made } = schema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return {
    folder: join(folder, 'assets'),
    script: `/${made.file}`,
    styles: made.css.map((file) => `/${file}`),
  };
}
