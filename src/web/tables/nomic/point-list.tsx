import type { ComponentChildren } from 'preact';
import { Link } from '../../pieces.tsx';
import { At } from '../parts.tsx';
import { Player, RuleLink } from './pieces.tsx';
import type { AboutRead, PointLine } from './point-lines.ts';

/** Points of order in a list; what is said about each comes below it. */
export function PointLines<Point extends PointLine>({
  points,
  below,
}: {
  points: readonly Point[];
  below?: (point: Point) => ComponentChildren;
}) {
  return (
    <ul class="points-of-order">
      {points.map((each) => (
        <li>
          <p>
            <Link to={each.path}>Point of order {each.point}</Link>, <About about={each.about} />:{' '}
            <strong>{verdictWords(each)}</strong>
          </p>
          {below?.(each)}
          <p class="aside">
            Raised by <Player player={each.by} />, <At moment={each.at} />.
            {each.judge === null ? null : (
              <>
                {' '}
                Judge: <Player player={each.judge} />.
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const verdictWords = ({ state, verdict }: PointLine): string =>
  verdict === null ? state : `${state}: ${verdict ? 'true' : 'false'}`;

/** What a point of order is about. */
export const About = ({ about: { words, page, mover } }: { about: AboutRead }) => (
  <>
    {words}{' '}
    {page === null ? mover === null ? 'something else' : <Player player={mover} /> : <RuleLink rule={page} />}
  </>
);
