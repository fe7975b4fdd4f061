import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof Manifest>;

/** The folder of what is built for browsers: the nearest above this file, be it in a repository or in an installed package. */
export function builtFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  const folders = [join(from, 'public'), join(from, 'dist', 'public')];
  const built = folders.find((folder) => existsSync(join(folder, 'manifest.json')));
  if (built !== undefined) return built;
  if (dirname(from) === from) throw new Error('The page was never built: run npm run build');
  return builtFolder(dirname(from));
}

/**
 * The HTML in which the page starts, with its script and styles below this address. `again` is where a visitor starts again.
 * Throws where nothing was built.
 */
export function pageShell(below: string, again?: string): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(builtFolder(), 'manifest.json'), 'utf8')));
  const [entry, page] = Object.entries(manifest).find(([, { name }]) => name === 'playground') ?? [];
  if (entry === undefined || page === undefined)
    throw new Error('What was built has no page of the playground');
  const styles = [...stylesOf(manifest, entry)].map(
    (file) => `<link rel="stylesheet" href="${below}/${file}">`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playground</title>
<link rel="icon" href="data:,">
${styles.join('\n')}
<script type="module" src="${below}/${page.file}"></script>
</head>
<body>
<div id="playground"${again === undefined ? '' : ` data-again="${again}"`}></div>
<noscript>The playground needs JavaScript, as Discord does.</noscript>
</body>
</html>
`;
}

/** The style sheets of a part and of all that it imports. */
function stylesOf(manifest: Manifest, part: string): Set<string> {
  const { css, imports } = manifest[part] ?? { css: [], imports: [] };
  return new Set([...imports.flatMap((each) => [...stylesOf(manifest, each)]), ...css]);
}
