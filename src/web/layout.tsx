import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Instant, localDate, localTime } from '../../terms/time.ts';
import { dayOf } from '../../terms/words.ts';
import type { ClubView } from '../house/ports.ts';
import { tournamentsOf } from '../tables/tournaments/tournament.ts';
import type { Assets } from './assets.ts';
import type { Page, Place, Shown } from './page.ts';
import { Here } from './pieces.tsx';
import { hasTables } from './tables/table-asked.ts';

const siteName = 'Rook & Gavel';

const navigation = [
  { path: '', label: 'Leaderboard' },
  { path: 'games', label: 'Games' },
  { path: 'pairings', label: 'Pairings' },
  { path: 'calendar', label: 'Calendar' },
  { path: 'terms', label: 'Terms' },
  { path: 'docket', label: 'Docket' },
] as const;

const tables = { path: 'tables', label: 'Tables' } as const;
const tournaments = { path: 'tournaments', label: 'Tournaments' } as const;

/** A club without tables has no way to them, and one without a tournament none to those. */
function wayAbout(view: ClubView) {
  if (!hasTables(view)) return navigation;
  return [...navigation, tables, ...(tournamentsOf(view).length > 0 ? [tournaments] : [])];
}

/** The club whose page it is, and when it was asked for. */
export interface Setting {
  view: ClubView;
  place: Place;
  page: Page;
  /** The whole address under which it was asked for. */
  address: string;
  now: Instant;
}

/** A page of a club, with the way to its others. */
export function clubDocument(assets: Assets, { title, main }: Shown, setting: Setting): string {
  const { view, place, page, address } = setting;
  const club = view.settings.name ?? siteName;
  return html(
    <Frame
      assets={assets}
      title={`${title} · ${club}`}
      home={place.link('')}
      name={club}
      live={place.link('live')}
      address={address}
    >
      <nav aria-label="Pages of the club">
        <ul>
          {wayAbout(view).map(({ path, label }) => (
            <li>
              <a href={place.link(path)} aria-current={path === page.path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Main policy={place.link('privacy')}>
        <Here.Provider value={place}>{main}</Here.Provider>
        <AsOf {...setting} />
      </Main>
    </Frame>,
  );
}

function AsOf({ view: { state }, now }: Setting) {
  const { timezone } = state.figures;
  return (
    <p class="as-of">
      As of{' '}
      <time dateTime={new Date(now).toISOString()}>
        {dayOf(localDate(now, state.figures))}, {localTime(now, state.figures)}
      </time>{' '}
      ({timezone}).
    </p>
  );
}

/** A page that is no club's. */
export const plainDocument = (assets: Assets, { title, main }: Shown): string =>
  html(
    <Frame
      assets={assets}
      title={`${title} · ${siteName}`}
      home={null}
      name={siteName}
      live={null}
      address={null}
    >
      <Main policy="/privacy">{main}</Main>
    </Frame>,
  );

const Main = ({ policy, children }: { policy: string; children: ComponentChildren }) => (
  <>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <footer>
      <a href={policy}>What is kept and who sees it</a>
    </footer>
  </>
);

const html = (document: VNode): string => `<!doctype html>\n${renderToString(document)}`;

interface Framed {
  assets: Assets;
  title: string;
  home: string | null;
  name: string;
  /** Where the page is told of changes; null for one that never changes. */
  live: string | null;
  /** Printed at the head of each sheet; null for what is not to be found again. */
  address: string | null;
  children: ComponentChildren;
}

function Frame({ assets: { script, styles }, title, home, name, live, address, children }: Framed) {
  return (
    <html lang="en-GB" data-live={live ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {styles.map((style) => (
          <link rel="stylesheet" href={style} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the page
        </a>
        <header>
          <p class="name">
            {home === null ? (
              name
            ) : (
              <a href={home}>
                <bdi>{name}</bdi>
              </a>
            )}
          </p>
          {address === null ? null : <p class="address">{address}</p>}
        </header>
        {children}
        <p id="announcement" class="unseen" role="status" />
      </body>
    </html>
  );
}

const plain = (title: string, words: string): Shown => ({
  title,
  main: (
    <>
      <h1>{title}</h1>
      <p>{words}</p>
    </>
  ),
});

const waysOn = navigation.filter(({ path }) => ['games', 'terms', 'calendar'].includes(path));

/**
 * Said alike of what never was, what is closed and what is somebody else's, so that nobody learns which. Below a secret address
 * the page's script leads on from there, since the page itself is the same everywhere.
 */
export const nothingHere: Shown = {
  title: 'Nothing here',
  main: (
    <div class="nothing-here">
      <h1>Nothing here</h1>
      <p>There is no page at this address, or it is not open. Check the address for typing mistakes.</p>
      <p>
        <a href="/">Go to the Leaderboard</a>
      </p>
      <p>Or look here:</p>
      <ul>
        {waysOn.map(({ path, label }) => (
          <li>
            <a href={`/${path}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  ),
};

export const nobodyOpen = plain(
  'No club’s pages are open here',
  'A club that shows its pages by a link only has given that link to its members. Ask somebody in the club for it.',
);

export const tooMany = plain('Too many requests', 'Wait a minute, then load the page again.');

export const brokenDown = plain(
  'Something went wrong',
  'This page could not be made. It is not your fault. The person who runs the site can see what happened in the log.',
);
