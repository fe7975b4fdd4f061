import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { DiscordError } from '../errors.ts';
import { Mistake } from './mistake.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a person sends at most, in bytes: Discord's own measure, and files grow by a third on their way. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Opens one address to people; what could not be done is answered with why, in words for them. */
export function openRoute(
  fastify: FastifyInstance,
  method: Method,
  url: string,
  answer: (request: { params: unknown; body: unknown }) => unknown,
): void {
  fastify.route({
    method,
    url,
    bodyLimit: MOST_BYTES,
    errorHandler: (error, _, reply) => {
      const { status, message } = problemOf(error);
      reply.code(status).send({ message });
    },
    handler: async (request) => answer(request),
  });
}

function problemOf(error: Error): { status: number; message: string } {
  if (error instanceof z.ZodError) return { status: 400, message: z.prettifyError(error) };
  const { message } = error;
  if (error instanceof Mistake || error instanceof DiscordError) return { status: 400, message };
  return { status: 'statusCode' in error ? Number(error.statusCode) : 500, message };
}
