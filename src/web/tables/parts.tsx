import { listed } from '../../../terms/words.ts';
import type { Moment } from './table-asked.ts';

/** A moment by the table's clock. Where the reader's clock shows another hour, a script adds that. */
export const At = ({ moment: { at, words, timezone } }: { moment: Moment }) => (
  <>
    <time dateTime={at}>{words}</time> ({timezone})
    <span class="own-time" data-at={at} data-zone={timezone} />
  </>
);

interface PictureShown {
  /** Its address, which ends in a query. */
  address: string;
  alt: string;
  kind: string;
  large: { width: number; height: number };
  small: { width: number; height: number };
}

const narrow = '(max-width: 34rem)';
const dark = '(prefers-color-scheme: dark)';

/** A picture in four looks: for a wide or a narrow page, by day or by night. */
export const InFourLooks = ({ address, alt, kind, large, small }: PictureShown) => (
  <picture>
    <source media={`${narrow} and ${dark}`} srcset={`${address}&size=small&scheme=dark`} {...small} />
    <source media={narrow} srcset={`${address}&size=small`} {...small} />
    <source media={dark} srcset={`${address}&scheme=dark`} />
    <img class={kind} src={address} alt={alt} {...large} />
  </picture>
);

/** `: Russia won`, `: a draw of Austria and France`; nothing while that is open. */
export function outcomeOf({
  winners,
  agreed,
}: {
  winners: readonly string[];
  agreed: string | null;
}): string {
  if (agreed !== null) return `: ${agreed}`;
  return winners.length === 0 ? '' : `: ${listed(winners)} won`;
}
