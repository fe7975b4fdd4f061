import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shelf } from '../club-routes.ts';
import type { Params } from '../doors.ts';
import { plainDocument } from '../layout.tsx';
import { showRecord } from './page.tsx';
import { type RecordQuery, readRecord } from './read.ts';

type Request = FastifyRequest<{ Params: Params; Querystring: RecordQuery }>;

/**
 * Lays out the one page that is not for everybody who may read a club's pages, nor closed with them: a record, at the
 * address that the bot gives an officer. Any other address of the kind is answered as one where nothing ever was.
 */
export function layOutRecords(site: FastifyInstance, shelf: Shelf): void {
  site.get('/c/:key/record/:number', async ({ params, query }: Request, reply) => {
    const found = await readRecord(shelf, params, query);
    if (found === null) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(plainDocument(shelf.assets, showRecord(found)));
  });
}
