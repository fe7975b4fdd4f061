#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { packageRoot } from '../src/package-root.ts';

// One entry point for all programs, as a package and an image have it: rook-and-gavel [program] [what the program takes]
const programs: Readonly<Record<string, readonly [about: string, start: () => Promise<unknown>]>> = {
  start: ['the bot; without a token, a club to try out', () => import('../src/main.ts')],
  doctor: ['says what is missing', () => import('./doctor.ts')],
  backup: ['copies the database', () => import('./backup.ts')],
  restore: ['lists the copies, or puts one in place', () => import('./restore.ts')],
  'ledger-verify': ['folds every ledger again', () => import('./ledger-verify.ts')],
  'club-export': ['writes one club into a file', () => import('./club-export.ts')],
  'club-import': ['takes a club in', () => import('./club-import.ts')],
  'club-delete': ['deletes one club for good', () => import('./club-delete.ts')],
  'club-chief': ['names the Chief Justice of a club', () => import('./club-chief.ts')],
  health: ['asks the running bot how it is', () => import('./health.ts')],
  rehearse: ['plays a Friday in the terminal', () => import('../src/rehearse.ts')],
};

const usage = (): string =>
  Object.entries(programs)
    .map(([name, [about]]) => `  rook-and-gavel ${name.padEnd(14)} ${about}`)
    .join('\n');

/** The program of that name; names may be written as the scripts of npm are, such as `club:export`. */
async function run(name: string, rest: readonly string[]): Promise<void> {
  const [, start] = programs[name.replace(':', '-')] ?? [];
  if (start === undefined) {
    console.error(`There is no program ${name}. These are there:\n\n${usage()}`);
    process.exitCode = 1;
    return;
  }
  // What npm needs between its own words and a program's is left out.
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...(rest[0] === '--' ? rest.slice(1) : rest));
  await start();
}

async function version(): Promise<string> {
  return JSON.parse(await readFile(join(packageRoot(), 'package.json'), 'utf8')).version;
}

// For whoever starts it without the options of `npm start` (docs/decisions/0022-small-at-rest.md).
setFlagsFromString('--liftoff-only');
const [name = 'start', ...rest] = process.argv.slice(2);
if (name === '--version' || name === '-v') console.log(await version());
else if (name === '--help' || name === '-h' || name === 'help') console.log(usage());
else await run(name, rest);
