import { tablePath } from '../../tables/pages.ts';
import { type Asked, definePage, type Found, type Shown } from '../page.ts';
import { Link, Section, sheet } from '../pieces.tsx';
import { inPages } from '../weight.ts';
import { settingsOf } from './read.ts';
import { type RulingRead, rulingsOf } from './said.ts';
import { tableAsked } from './table-asked.ts';

/** The rules by which a table is played, each point with what the gamemaster chose and ruled. */
export const tableRulesPage = definePage({ path: 'tables/:number/rules', read: readRules, show: showRules });

async function readRules(asked: Asked) {
  const table = tableAsked(asked);
  if (table === null) return null;
  const { number, about, rules } = table;
  const [settings, rulings] = [settingsOf(table), await rulingsOf(asked, table)];
  return {
    number,
    name: about.name,
    rules: rules.name,
    points: rules.points.map(({ id, text, met }) => ({
      ...{ id, text, met },
      settings: settings.filter(({ point }) => point === id),
    })),
    rulings,
  };
}

type RulesRead = Found<typeof readRules>;

const metWords = {
  enforced: '',
  setting: 'The gamemaster can choose before the start.',
  person: 'A person decides.',
  text: '',
} as const;

function showRules({ number, name, rules, points, rulings }: RulesRead): Shown {
  return sheet(
    'table-of-club',
    `Rules of table ${number}`,
    <>
      <p>
        <Link to={tablePath(number)}>
          Table {number}: <bdi>{name}</bdi>
        </Link>{' '}
        is played by the {rules}. The bot sees to each point unless it says that a person decides.
      </p>
      <dl class="points">
        {points.map((point) => (
          <Point point={point} rulings={rulings.filter(({ point: about }) => about === point.id)} />
        ))}
      </dl>
      <Rulings rulings={rulings} />
    </>,
  );
}

const Point = ({ point, rulings }: { point: RulesRead['points'][number]; rulings: RulingRead[] }) => (
  <div id={`point-${point.id}`}>
    <dt>{point.id}</dt>
    <dd>
      <p>
        {point.text} {metWords[point.met] === '' ? null : <span class="aside">{metWords[point.met]}</span>}
      </p>
      {point.settings.map(({ about, value }) => (
        <p class="aside">
          {about}: {value}
        </p>
      ))}
      {rulings.length === 0 ? null : (
        <p class="aside">
          Ruled upon:{' '}
          {rulings.map(({ number }) => (
            <>
              <a href={`#ruling-${number}`}>ruling {number}</a>{' '}
            </>
          ))}
        </p>
      )}
    </dd>
  </div>
);

const mostBytes = 50_000;

/** The latest ones, as many as fit. */
function Rulings({ rulings }: { rulings: readonly RulingRead[] }) {
  const [fitting = []] = inPages(rulings.toReversed(), Number.POSITIVE_INFINITY, undefined, mostBytes);
  return rulings.length === 0 ? null : (
    <Section id="rulings" title="Rulings">
      <dl class="points">
        {fitting.map(({ number, point, text, appeal }) => (
          <div id={`ruling-${number}`}>
            <dt>{number}</dt>
            <dd>
              <p class="text" dir="auto">
                {text}
              </p>
              <p class="aside">
                {point === null ? null : `On point ${point}. `}
                {appeal}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
