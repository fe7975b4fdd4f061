import type { Settings } from './ports.ts';

/** Where the club's pages begin on a site at `siteUrl`, or null while nobody may read them. */
export function siteAddress({ access, siteKey }: Settings, siteUrl: string): string | null {
  if (access === 'public') return `${siteUrl}/`;
  return access === 'link' && siteKey !== null ? `${siteUrl}/c/${siteKey}/` : null;
}
