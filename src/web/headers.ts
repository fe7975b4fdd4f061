import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything comes from this server, nothing is written into a page, and no other page may hold one of these. The
 * address of a club's pages can be its secret, so that no link tells where it was followed from. Whether there is
 * always TLS is for whoever puts a proxy before the site to say.
 */
export const safeHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  strictTransportSecurity: false,
};
