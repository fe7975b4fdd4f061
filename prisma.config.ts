import { fileURLToPath } from 'node:url';

// `prisma generate` asks for a schema engine that it never runs; any existing file satisfies it, so that
// nothing has to be downloaded (docs/decisions/0003-prisma-without-downloads.md).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);

export default { schema: 'prisma/schema.prisma' };
