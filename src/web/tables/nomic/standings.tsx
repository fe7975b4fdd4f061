import { linesSizes } from '../../../pictures/lines-chart.ts';
import { nomicPath } from '../../../tables/nomic/pages.ts';
import type { Shown } from '../../page.ts';
import { FigureHead, MediumDay, Pager, Row, Section, Table, useLink } from '../../pieces.tsx';
import { At, InFourLooks } from '../parts.tsx';
import { Cited, nomicSheet, Player, Sentence } from './pieces.tsx';
import { type DayOfPoints, type PointsRead, type readStandings, shortSeat } from './read-standings.ts';

export type StandingsRead = NonNullable<ReturnType<typeof readStandings>>;

/** Who has how many points, and how that went. */
export function showStandings(read: StandingsRead): Shown {
  const { number, page, pages, parts, winning } = read;
  const days = parts.flatMap((part) => (part.is === 'day' ? part.day : []));
  const changes = parts.flatMap((part) => (part.is === 'change' ? part.change : []));
  return nomicSheet({
    ...{ ...read, part: 'standings', title: 'Standings' },
    children: (
      <>
        {winning === null ? null : <p>The first to have {winning} points wins.</p>}
        <Now read={read} />
        <Chart read={read} />
        {days.length === 0 ? null : <Days days={days} players={read.players} />}
        {changes.length === 0 ? null : (
          <Section id="changes" title="Every change of points">
            <Changes changes={changes} />
          </Section>
        )}
        <Pager path={nomicPath(number, 'standings')} page={page} pages={pages} />
      </>
    ),
  });
}

const Now = ({ read: { standings } }: { read: StandingsRead }) => (
  <Table caption="Points now" words={['Place', 'Player']} figures={['Points']}>
    {standings.map(({ place, player, points, hasForfeited }) => (
      <Row
        head={place}
        words={[
          <>
            <Player player={player} />
            {hasForfeited ? ' has forfeited' : null}
          </>,
        ]}
        figures={[points]}
      />
    ))}
  </Table>
);

function Chart({ read: { chart } }: { read: StandingsRead }) {
  const address = `${useLink()(chart.path)}?shows=${chart.shows}`;
  return chart.days === 0 ? (
    <p>Nobody’s points have changed yet.</p>
  ) : (
    <InFourLooks
      address={address}
      alt="Everybody’s points from day to day. The same in numbers is below."
      kind="chart"
      {...linesSizes}
    />
  );
}

const Days = ({ days, players }: { days: readonly DayOfPoints[]; players: StandingsRead['players'] }) => (
  <Section id="days" title="Points over the days">
    <table>
      <caption>Points at the end of each day on which they changed, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {players.map(({ seat }) => (
            <FigureHead>
              <abbr title={seat}>{shortSeat(seat)}</abbr>
            </FigureHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, totals }) => (
          <Row head={<MediumDay date={day} />} figures={totals} />
        ))}
      </tbody>
    </table>
  </Section>
);

const Changes = ({ changes }: { changes: readonly PointsRead[] }) => (
  <ul class="told">
    {changes.map(({ at, player, change, total, why, rules }) => (
      <li>
        <Player player={player} />: {total} ({change > 0 ? '+' : ''}
        {change}). <Sentence words={why} />
        <Cited rules={rules} />{' '}
        <span class="aside when">
          <At moment={at} />
        </span>
      </li>
    ))}
  </ul>
);
