import { nomicPath } from '../../../tables/nomic/pages.ts';
import type { Shown } from '../../page.ts';
import { Fact, Pager, Section } from '../../pieces.tsx';
import { At } from '../parts.tsx';
import { ToldLine } from './history.tsx';
import { nomicSheet, Player, SaidWords, Sentence } from './pieces.tsx';
import { About, PointLines } from './point-list.tsx';
import type { AboutPoint, readPoint, readPoints } from './read-points.ts';

export type PointsRead = NonNullable<Awaited<ReturnType<typeof readPoints>>>;

/** The points of order of a game. */
export function showPoints(read: PointsRead): Shown {
  const { number, rows, page, pages } = read;
  return nomicSheet({
    ...{ ...read, part: 'points-of-order', title: 'Points of order' },
    children: (
      <>
        {rows.length === 0 ? (
          <p role="status">Nobody has raised a point of order yet.</p>
        ) : (
          <PointLines points={rows} below={({ statement }) => <SaidWords said={statement} />} />
        )}
        <Pager path={nomicPath(number, 'points-of-order')} page={page} pages={pages} />
      </>
    ),
  });
}

export type PointRead = NonNullable<Awaited<ReturnType<typeof readPoint>>>;

/** A point of order with all that was judged and said about it. */
export function showPoint(read: PointRead): Shown {
  const { point, parts, page, pages } = read;
  return nomicSheet({
    ...{ ...read, part: 'points-of-order', title: `Point of order ${point.point}` },
    children: (
      <>
        <Facts read={read} />
        {parts.map((part) => (part.is === 'statement' ? <SaidWords said={part.said} /> : null))}
        <Effects parts={parts} invoked={point.isInvoked} />
        <Course parts={parts} />
        <Pager path={point.path} page={page} pages={pages} />
      </>
    ),
  });
}

const Facts = ({ read: { point, until, overruled } }: { read: PointRead }) => (
  <dl class="facts once">
    <Fact what="State">{point.state}</Fact>
    {point.verdict === null ? null : <Fact what="Judged">{point.verdict ? 'True' : 'False'}</Fact>}
    <Fact what="It is">
      <About about={point.about} />
    </Fact>
    <Fact what="Raised by">
      <Player player={point.by} />
    </Fact>
    <Fact what="Raised">
      <At moment={point.at} />
    </Fact>
    <Fact what="Judge">{point.judge === null ? 'Nobody' : <Player player={point.judge} />}</Fact>
    {overruled.length === 0 ? null : (
      <Fact what="Overruled">
        {overruled.map((player, nth) => (
          <>
            {nth === 0 ? null : ', '}
            <Player player={player} />
          </>
        ))}
      </Fact>
    )}
    {until === null ? null : (
      <Fact what={until.for}>
        <At moment={until.at} />
      </Fact>
    )}
  </dl>
);

function Effects({ parts, invoked }: { parts: readonly AboutPoint[]; invoked: boolean }) {
  const effects = parts.flatMap((part) => (part.is === 'effect' ? part.words : []));
  return effects.length === 0 ? null : (
    <Section
      id="effects"
      title={invoked ? 'What the Judgement brought about' : 'What the Judgement would bring about'}
    >
      <ul>
        {effects.map((words) => (
          <li>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Course({ parts }: { parts: readonly AboutPoint[] }) {
  const course = parts.filter(({ is }) => is === 'told' || is === 'reason');
  return course.length === 0 ? null : (
    <Section id="course" title="What happened">
      <ol class="told">
        {course.map((part) =>
          part.is === 'told' ? (
            <ToldLine told={part.told} />
          ) : part.is === 'reason' ? (
            <li class="reason">
              <SaidWords said={part.said} />
            </li>
          ) : null,
        )}
      </ol>
    </Section>
  );
}
