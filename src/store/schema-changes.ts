import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { ownMigrations, packageRoot } from './migrations.ts';
import { filters, schemaEngine } from './schema-engine.ts';
import { Sqlite } from './sqlite.ts';

/** The SQL that leads from the migrations there are to `prisma/schema.prisma`; null when they lead there already. */
export async function schemaChanges(): Promise<string | null> {
  const path = join(packageRoot(), 'prisma', 'schema.prisma');
  const engine = await schemaEngine(new Scratch(':memory:'));
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await ownMigrations()) },
    to: { tag: 'schemaDatamodel', files: [{ path, content: await readFile(path, 'utf8') }] },
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
