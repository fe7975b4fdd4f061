import type { Clubs } from './clubs.ts';
import type { ClubView } from './ports.ts';

/** Whether an address is one of this machine, which leads nowhere on any other. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname);

/** Where the club's pages begin on a site at `siteUrl`, or null while nobody may read them. */
export async function siteAddress(
  clubs: Pick<Clubs, 'frontPage'>,
  { id, settings: { access, siteKey } }: ClubView,
  siteUrl: string,
): Promise<string | null> {
  if (access === 'off') return null;
  if (access === 'public' && (await clubs.frontPage()) === id) return `${siteUrl}/`;
  return siteKey === null ? null : `${siteUrl}/c/${siteKey}/`;
}
