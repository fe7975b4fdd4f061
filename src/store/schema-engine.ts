import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { fileOf, packageRoot } from '../package-root.ts';
import { ownMigrations } from './migrations.ts';
import { Sqlite } from './sqlite.ts';

/** What is used of the standard object, which the type packages at hand leave to browsers. */
declare const WebAssembly: {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: WasmExports } }>;
};
interface WasmExports {
  __wbindgen_start(): void;
}

/** No table is left out of what the engine looks at. */
export const filters = { externalTables: [], externalEnums: [] };

/**
 * Prisma's schema engine as WebAssembly, over connections of that factory. The package's own loader imports its
 * module as only bundlers can, so it is put together here (docs/decisions/0003-prisma-without-downloads.md).
 */
export async function schemaEngine(factory: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  await start();
  const log = (): void => {};
  return engine.SchemaEngine.new(
    { datamodels: undefined },
    log,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

let started: Promise<void> | undefined;

/** Starts the module once, however many ask at the same moment: an engine of one start does not outlive a second. */
const start = (): Promise<void> => {
  started ??= instantiate();
  return started;
};

async function instantiate(): Promise<void> {
  const glue = '@prisma/schema-engine-wasm/schema_engine_bg';
  const code = await readFile(fileOf(`${glue}.wasm`, glue));
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

/** The SQL that leads from the migrations of files to `prisma/schema.prisma`; null when they lead there already. */
export const schemaChanges = async (): Promise<string | null> =>
  changesFrom({ tag: 'migrations', ...(await ownMigrations()) }, await model(), new Scratch(':memory:'));

/** The SQL that leads from an earlier text of `prisma/schema.prisma` to it on a server; from nothing where there is none. */
export async function serverSchemaChanges(before: string | null): Promise<string | null> {
  const { path, content } = await model();
  const onServer = (text: string) => ({
    path,
    content: text.replace('provider = "sqlite"', 'provider = "postgresql"'),
  });
  const from =
    before === null
      ? { tag: 'empty' as const }
      : { tag: 'schemaDatamodel' as const, files: [onServer(before)] };
  // The engine looks at no database for that, but wants to be able to.
  return changesFrom(from, onServer(content), new Scratch(':memory:'));
}

interface Schema {
  path: string;
  content: string;
}

async function model(): Promise<Schema> {
  const path = join(packageRoot(), 'prisma', 'schema.prisma');
  return { path, content: await readFile(path, 'utf8') };
}

async function changesFrom(
  from: Parameters<SchemaEngine['diff']>[0]['from'],
  schema: Schema,
  factory: SqlMigrationAwareDriverAdapterFactory,
): Promise<string | null> {
  const engine = await schemaEngine(factory);
  const { stdout } = await engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: true,
    exitCode: null,
    filters,
  });
  return stdout === null || !/^[^-\s]/m.test(stdout) ? null : stdout.trimStart();
}

/** A database in memory on which the engine tries the migrations. It sends each whole, as if it were one statement. */
class Scratch extends Sqlite {
  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const scratch = await super.connectToShadowDb();
    scratch.executeRaw = async ({ sql }) => {
      await scratch.executeScript(sql);
      return 0;
    };
    return scratch;
  }
}
