import { linkRow } from '../../../house/words/components.ts';
import type { Rendered, Scene } from '../../../house/words/scene.ts';
import type { ClockGame } from '../../book/clock.ts';
import { type ClockRole, clockPath } from '../../clocks/clock-pass.ts';

const roleWords: Record<ClockRole, string> = {
  white: 'Your page of the clock, to end your turns as White and to stop the clock. It is yours alone.',
  black: 'Your page of the clock, to end your turns as Black and to stop the clock. It is yours alone.',
  table:
    'The page for the telephone on the table, which starts, switches, stops and resumes the clock. Only for those at the table.',
  watch: 'The page on which everybody can watch the clock.',
};

/** Where a chess clock is on the site, for whoever uses it in that role. */
export const clockAddress = ({ clubs, siteUrl, view }: Scene, clock: number, role: ClockRole): string =>
  `${siteUrl}${clockPath(clubs, { club: view.id, clock, role })}`;

/** Where somebody finds the clock on the site, in their role; for them alone. */
export function pageOf(scene: Scene, { number }: ClockGame, role: ClockRole, first = ''): Rendered {
  const address = clockAddress(scene, number, role);
  const rows = linkRow('Open the clock', address);
  const lines = [first, roleWords[role], rows.length === 0 ? address : ''];
  return {
    audience: 'asker',
    content: lines.filter((line) => line !== '').join('\n'),
    components: rows,
  };
}
