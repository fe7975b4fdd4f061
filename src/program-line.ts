import { basename, sep } from 'node:path';
import { packageRoot } from './package-root.ts';

/** The one command of the package and of the image, which starts every program. */
const command = 'rook-and-gavel';

/**
 * How somebody who keeps the bot starts one of its programs where it is installed: `npm run club:export -- 1 club.file`; from a package
 * `npx rook-and-gavel club-export 1 club.file`, and in an image the same without `npx`. `words` are what the program is told.
 */
export function lineFor(program: string, words = ''): string {
  const one = theOneCommand();
  if (one !== null) return [one, program.replace(':', '-'), words].filter((word) => word !== '').join(' ');
  const line = program === 'start' ? 'npm start' : `npm run ${program}`;
  return words === '' ? line : `${line} -- ${words}`;
}

/** Null where npm starts them. */
function theOneCommand(): string | null {
  if (packageRoot().split(sep).includes('node_modules')) return `npx ${command}`;
  return basename(process.argv[1] ?? '', '.js') === command ? command : null;
}
