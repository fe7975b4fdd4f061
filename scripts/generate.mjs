import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// Has Prisma write its client for each database of the one model in prisma/schema.prisma: that for SQLite, and beside it that for
// PostgreSQL, which differs in nothing but the database it names (docs/decisions/0051-one-model-for-two-databases.md).
const model = join('prisma', 'schema.prisma');
const written = resolve('src', 'store', 'generated');

const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('prisma/package.json');
const prisma = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.prisma);

function generate(schema) {
  // It asks for a schema engine that it never runs; any existing file satisfies it.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: manifest };
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate', '--schema', schema], {
    env,
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}

function replaced(text, part, other) {
  if (!text.includes(part)) throw new Error(`${model} has no ${part}`);
  return text.replace(part, other);
}

const folder = mkdtempSync(join(tmpdir(), 'rook-and-gavel-'));
try {
  // Prisma clears away half of the second client as it writes the first anew, and does not write over the rest.
  rmSync(written, { recursive: true, force: true });
  generate(model);
  const other = join(folder, 'schema.prisma');
  const text = replaced(readFileSync(model, 'utf8'), 'provider = "sqlite"', 'provider = "postgresql"');
  const to = JSON.stringify(join(written, 'postgresql'));
  writeFileSync(other, replaced(text, '"../src/store/generated"', to));
  generate(other);
} finally {
  rmSync(folder, { recursive: true });
}
