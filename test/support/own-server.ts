import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/store/open-database.ts';
import { ownPostgresql, programsOfPostgresql } from '../../tools/own-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server's database that is brought up to date and empty, to be copied for each test; none on files. */
    template: string;
  }
}

/** Starts a server for all tests of the project, and makes the database that they copy. Returns what ends it. */
export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = programsOfPostgresql();
  if (programs === null) throw new Error('PostgreSQL is not installed here');
  const server = await ownPostgresql(programs);
  const template = await server.database();
  const keysFolder = mkdtempSync(join(tmpdir(), 'rook-and-gavel-'));
  const database = await openDatabase(template, { keysFolder });
  // Each test opens its copy with keys of its own.
  await database.alone((client) => client.key.deleteMany());
  await database.close();
  rmSync(keysFolder, { recursive: true });
  provide('template', template);
  return server.stop;
}
