import { linesSizes } from '../../pictures/lines-chart.ts';
import { FigureHead, Row, Section, useLink } from '../pieces.tsx';
import { InFourLooks } from './parts.tsx';
import type { GameRead } from './read-game.ts';

interface CentresShown {
  number: number;
  game: GameRead;
}

/** How many centres each power owned over the years: a picture, and the same in numbers. */
export function Centres({ number, game: { years, powers } }: CentresShown) {
  const address = `${useLink()(`tables/${number}/centres.svg`)}?shows=${years.length}.${years.at(-1)?.counts.join('.')}`;
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  const alt = `The centres of each power from ${first} to ${last}. The same in numbers is below.`;
  return (
    <Section id="centres" title="Centres over the years">
      {years.length < 2 ? (
        <p>Centres are counted after each Fall. The first count is still to come.</p>
      ) : (
        <InFourLooks address={address} alt={alt} kind="chart" {...linesSizes} />
      )}
      <details class="years">
        <summary>The centres in numbers</summary>
        <table>
          <caption>Centres at the end of each year</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {powers.map(({ name, letter }) => (
                <FigureHead>
                  <span aria-hidden="true">{letter}</span>
                  <span class="unseen">{name}</span>
                </FigureHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, counts }) => (
              <Row head={year} figures={counts} />
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}
