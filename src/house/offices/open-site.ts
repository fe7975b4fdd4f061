import type { PersonNumber } from '../../ledger/fields.ts';
import { siteAccesses } from '../book/offices.ts';
import type { ClubView, Settings, UnitOfWork } from '../ports.ts';

/** Who may read the club's pages; `new-link` is `link` at another address, since the old one got about. */
export const siteWishes = [...siteAccesses, 'new-link'] as const;

export interface SiteInput {
  /** Null when it stays as it is. */
  site: (typeof siteWishes)[number] | null;
  /** The unguessable part of an address that was never used. */
  freshKey: string;
  /** Whether no other club is served, so that the front page is nobody else's. */
  isOnly: boolean;
}

type SiteSettings = Pick<Settings, 'access' | 'siteKey' | 'front'>;

/** How the club's pages are opened or closed, or null when that changes nothing. An address is kept while it serves. */
export function readSite({ settings }: ClubView, { site, freshKey, isOnly }: SiteInput): SiteSettings | null {
  if (site === null) return null;
  const access = site === 'new-link' ? 'link' : site;
  const lastKey = site === 'new-link' ? freshKey : settings.siteKey;
  const siteKey = access === 'off' ? lastKey : (lastKey ?? freshKey);
  const front = settings.front || (access === 'public' && isOnly);
  const same = access === settings.access && siteKey === settings.siteKey;
  return same ? null : { access, siteKey, front };
}

/** Opens or closes the pages. Who may read them is on record; where they are is not. */
export function recordSite(work: UnitOfWork, site: SiteSettings, by: PersonNumber): void {
  work.saveSettings(site);
  work.append({ type: 'access-chosen', access: site.access }, { by, acts: ['III.1'] });
}
