import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Limits requests a minute: a link has a limit of its own; what is no link shares one with all from the same network. */
export const limitByLink = (max: number, isOurs: (link: string) => boolean) => ({
  rateLimit: {
    ...{ max, timeWindow: '1 minute' },
    keyGenerator: ({ params, ip }: FastifyRequest): string => {
      const link = linkIn(params);
      return isOurs(link) ? link : networkOf(ip);
    },
  },
});

const linkIn = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'link' in params ? String(params.link) : '';
