import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

// Puts each program that runs a club together with all that it loads, in the place of what the compiler wrote of it: to find, read
// and link a thousand small files takes longer than all else that a start does (docs/decisions/0037-programs-in-few-files.md).
const programs = [
  join('src', 'main'),
  join('src', 'rehearse'),
  ...readdirSync('scripts')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('scripts', basename(file, '.ts'))),
];

export default {
  input: Object.fromEntries(programs.map((program) => [program, join('dist', `${program}.js`)])),
  platform: 'node',
  // What is compiled for a machine, and what discord.js would use if it were there.
  external: [/^better-sqlite3$/, /^@resvg\/resvg-js$/, /^(zlib-sync|bufferutil|utf-8-validate|erlpack)$/],
  // Where packages say of themselves that they evaluate text, it is theirs to say.
  checks: { eval: false },
  output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
};
