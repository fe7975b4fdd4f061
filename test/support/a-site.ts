import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { ClubId, Settings, SiteAccess } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import type { LadderClubs } from '../../src/ladder/ports.ts';
import { openSite, type Site, type SiteParts } from '../../src/web/site.ts';
import type { Instant } from '../../terms/time.ts';
import type { Story } from './a-club.ts';
import type { MemoryClubs } from './memory-club.ts';

/** The unguessable part of the address of a club's pages in tests. */
export const siteKey = 'a-key-that-nobody-guesses';

/** Opens a club's pages to anyone the access lets in. */
export function openPages(
  clubs: MemoryClubs,
  club: ClubId,
  access: SiteAccess,
  settings: Partial<Settings> = {},
): void {
  clubs.changeNow(club, { interaction: null, now: 0, clock: null }, (work) => {
    work.saveSettings({ name: 'The chess club', access, siteKey, ...settings });
    return done({ kind: 'session-cancelled', date: '2000-01-01', restored: false });
  });
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A site on this machine until the test is over. */
export interface SiteInTest extends Site {
  get(path: string, init?: RequestInit): Promise<Answer>;
  /** What an address under `api/` gives. */
  data(path: string): Promise<unknown>;
}

/** The site of some clubs, at the time of `clock`. */
export async function aSite(
  clubs: LadderClubs,
  clock: () => Instant,
  parts: Partial<SiteParts> = {},
): Promise<SiteInTest> {
  const log = pino({ level: 'silent' });
  const site = await openSite({ clubs, clock, log, host: '127.0.0.1', port: 0, ...parts });
  onTestFinished(() => site.close());
  const get = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${site.url}${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...site, get, data: async (path) => JSON.parse((await get(path)).text) };
}

/** As `siteOf`, open to everybody until the person who asked closes it. */
export function openSiteOf(story: Story): Promise<Site> {
  openPages(story.clubs, story.id, 'public');
  const log = pino({ level: 'silent' });
  return openSite({ clubs: story.clubs, clock: () => story.now, log, host: '127.0.0.1', port: 0 });
}

/** The site of a story's club, open to everybody unless said otherwise, at the time of the story. */
export function siteOf(
  story: Story,
  access: SiteAccess = 'public',
  parts: Partial<SiteParts> = {},
  settings: Partial<Settings> = {},
): Promise<SiteInTest> {
  openPages(story.clubs, story.id, access, settings);
  return aSite(story.clubs, () => story.now, parts);
}
