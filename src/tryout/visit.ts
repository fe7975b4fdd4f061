import type { IncomingMessage } from 'node:http';

/** Where the playground's page is, below the address of the site. */
export const pagePath = '/playground';

/** The address that lets a visitor start again. */
export const againPath = `${pagePath}?again`;

/** What a request says of its visitor. */
export interface Visit {
  /** The club that the visitor was let into before. */
  club: string | null;
  /** A page is asked for, and not what belongs to a page. */
  forPage: boolean;
  /** The playground's page is asked for. */
  atDoor: boolean;
  /** As somebody, as the address of a window says: `?as=ana`. */
  asSomebody: boolean;
  /** With a fresh club. */
  again: boolean;
}

/** Reads a request. Another website cannot have a visitor start again. */
export function readVisit({ method, url = '/', headers }: IncomingMessage): Visit {
  const [path = '', query = ''] = url.split('?', 2);
  const asked = new URLSearchParams(query);
  const { accept = '', cookie = '', 'sec-fetch-dest': dest, 'sec-fetch-site': from } = headers;
  const forPage =
    method === 'GET' && (dest === undefined ? accept.includes('text/html') : dest === 'document');
  const atDoor = forPage && path.replace(/\/$/, '') === pagePath;
  return {
    club: /(?:^|; )tried-club=([\w-]+)/.exec(cookie)?.[1] ?? null,
    forPage,
    atDoor,
    asSomebody: asked.has('as'),
    again: atDoor && asked.has('again') && from !== 'cross-site',
  };
}

/** Has the browser come back to this club until it is closed. */
export const cookieFor = (club: string): string => `tried-club=${club}; Path=/; HttpOnly; SameSite=Lax`;
