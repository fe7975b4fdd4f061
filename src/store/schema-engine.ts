import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';

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
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const code = await readFile(glue.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
