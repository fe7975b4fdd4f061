import type { FastifyInstance } from 'fastify';
import type { Upload } from './world/state.ts';
import type { World } from './world/world.ts';

/** Pictures that cannot do anything but be seen; all other files are for keeping, never for opening here. */
const SHOWN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** May be shown within a page, where its scripts do not run, but not opened by itself. */
const DRAWING = 'image/svg+xml';

/** Serves people's and bots' files at `/attachments` below this address, as harmlessly as hostile files can be. */
export function serveUploads(fastify: FastifyInstance, world: World, below = ''): void {
  fastify.get('/attachments/*', (request, reply) => {
    const [path = ''] = request.url.slice(below.length).split('?');
    const upload = world.uploads.get(path);
    if (upload === undefined) return reply.code(404).send();
    return reply.headers(headersOf(upload)).send(upload.data);
  });
}

function headersOf({ contentType }: Upload): Record<string, string> {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const shown = SHOWN.includes(type);
  return {
    'content-type': shown || type === DRAWING ? type : 'application/octet-stream',
    'content-disposition': shown ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** The JSON with every upload named by where a server has it that hangs below this address. */
export function withUploadsBelow(world: World, below: string, json: string): string {
  return json.replaceAll(`${world.origin}/attachments/`, `${below}/attachments/`);
}
