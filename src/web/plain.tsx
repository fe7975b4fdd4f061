import type { Shown } from './page.ts';

const plain = (title: string, words: string): Shown => ({
  title,
  main: (
    <>
      <h1>{title}</h1>
      <p>{words}</p>
    </>
  ),
});

/** Said alike of what never was, what is closed and what is somebody else's, so that nobody learns which. */
export const nothingHere = plain('Nothing here', 'There is no page at this address, or it is not open.');

export const nobodyOpen = plain(
  'No club’s pages are open here',
  'A club that shows its pages by a link only has given that link to its members. Ask somebody in the club for it.',
);

export const tooMany = plain('Too many requests', 'Wait a minute, then load the page again.');

export const brokenDown = plain(
  'Something went wrong',
  'This page could not be made. It is not your doing: whoever keeps the site can read of it in the log.',
);
