import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const ENTRY = 'src/playground/page/main.tsx';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof Manifest>;

/** The folder of what `npm run build` makes for browsers. */
export const builtFolder = (): string => join(packageRoot(), 'dist', 'public');

/** The folder of the package, from the sources and from `dist/` alike. */
function packageRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package.json'))) return from;
  if (dirname(from) === from) throw new Error('The file package.json is missing from the installation');
  return packageRoot(dirname(from));
}

/** The HTML in which the page starts, with its script and styles below this address. Throws where nothing was built. */
export function pageShell(below: string): string {
  const path = join(builtFolder(), 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run build`);
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const styles = [...stylesOf(manifest, ENTRY)].map(
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
<script type="module" src="${below}/${manifest[ENTRY]?.file}"></script>
</head>
<body>
<div id="playground"></div>
<noscript>The playground works like Discord, and like Discord it needs JavaScript.</noscript>
</body>
</html>
`;
}

/** The style sheets of a part and of all that it imports. */
function stylesOf(manifest: Manifest, part: string): Set<string> {
  const { css, imports } = manifest[part] ?? { css: [], imports: [] };
  return new Set([...imports.flatMap((each) => [...stylesOf(manifest, each)]), ...css]);
}
