import { tablePath } from '../../tables/pages.ts';
import { metWords } from '../../tables/rulings/words.ts';
import { takenDownWords } from '../../tables/taken-down/words.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Section, sheet } from '../pieces.tsx';
import { inPages } from '../weight.ts';
import { At } from './parts.tsx';
import { settingsOf } from './read.ts';
import { Regulations, readRegulations, regulationsInPages } from './regulations.tsx';
import { type ChangeRead, changesOf, type RulingRead, rulingsOf } from './said.ts';
import { tableAsked } from './table-asked.ts';

/** The rules by which a table is played, each point with what the gamemaster chose and ruled. */
export const tableRulesPage = definePage({ path: 'tables/:number/rules', read: readRules, show: showRules });

const rulingsAPage = 50;

async function readRules(asked: Asked) {
  const table = tableAsked(asked);
  if (table === null) return null;
  const { number, about, rules } = table;
  const settings = settingsOf(table);
  const changes = await changesOf(asked, table);
  const onPages = inPages((await rulingsOf(asked, table)).toReversed(), rulingsAPage);
  const regulations = regulationsInPages(table);
  const page = readPage(asked.query);
  const pages = Math.max(onPages.length, regulations.length);
  if (page === null || page > pages) return null;
  return {
    number,
    name: about.name,
    rules: rules.name,
    points: rules.points.map(({ id, text, met, more }) => ({
      ...{ id, text, met, more: more ?? null },
      settings: settings.filter(({ point }) => point === id),
      changes: changes.filter(({ point }) => point === id),
      /** The rulings on it, each with the page that it is on. */
      rulings: onPages.flatMap((rulings, at) =>
        rulings.filter(({ point }) => point === id).map(({ number }) => ({ number, page: at + 1 })),
      ),
    })),
    /** Changes of the rules that are of no point. */
    changes: changes.filter(({ point }) => point === null),
    /** The latest first. */
    rulings: onPages[page - 1] ?? [],
    /** What its players changed, and vote on; null where they don’t change the rules. */
    regulations: readRegulations(asked.view, table, regulations[page - 1] ?? []),
    ...{ page, pages },
  };
}

type RulesRead = Found<typeof readRules>;

function showRules(read: RulesRead): Shown {
  const { number, name, rules, points, changes, rulings, regulations, page, pages } = read;
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
          <Point point={point} number={number} />
        ))}
      </dl>
      {regulations === null ? null : <Regulations {...regulations} />}
      <Changes changes={changes} />
      <Rulings rulings={rulings} />
      <Pager path={`${tablePath(number)}/rules`} page={page} pages={pages} />
    </>,
  );
}

/** Whether people choose or decide something there: of all others the page says at its top that the bot sees to them. */
const isLeftOpen = ({ met }: RulesRead['points'][number]): boolean => met === 'setting' || met === 'person';

const Point = ({ point, number: table }: { point: RulesRead['points'][number]; number: number }) => (
  <div id={`point-${point.id}`}>
    <dt>{point.id}</dt>
    <dd>
      <p>
        {point.text} {isLeftOpen(point) ? <span class="aside">{metWords[point.met]}</span> : null}
      </p>
      {point.more === null ? null : <p class="aside">{point.more}</p>}
      {point.settings.map(({ about, value }) => (
        <p class="aside">
          {about}: {value}
        </p>
      ))}
      <Changes changes={point.changes} />
      {point.rulings.length === 0 ? null : (
        <p class="aside">
          Rulings:{' '}
          {point.rulings.map(({ number, page }) => (
            <>
              <Link to={`${tablePath(table)}/rules?page=${page}#ruling-${number}`}>ruling {number}</Link>{' '}
            </>
          ))}
        </p>
      )}
    </dd>
  </div>
);

/** What the committee changed, below what it changed. */
const Changes = ({ changes }: { changes: readonly ChangeRead[] }) => (
  <>
    {changes.map(({ number, madeAt, text }) => (
      <p>
        Changed by the committee (question {number}, <At moment={madeAt} />
        ): <bdi>{text ?? 'its words are gone.'}</bdi>
      </p>
    ))}
  </>
);

const wordsOf = ({ text, takenDown }: Pick<RulingRead, 'text' | 'takenDown'>): string =>
  takenDown ? takenDownWords : (text ?? 'Its words were erased.');

function Rulings({ rulings }: { rulings: readonly RulingRead[] }) {
  return rulings.length === 0 ? null : (
    <Section id="rulings" title="Rulings">
      <dl class="points">
        {rulings.map(({ number, madeAt, point, fallen, ...ruling }) => (
          <div id={`ruling-${number}`}>
            <dt>{number}</dt>
            <dd>
              <p class="text" dir="auto">
                {fallen === null ? wordsOf(ruling) : <s>{wordsOf(ruling)}</s>}
              </p>
              {fallen === null ? null : <p>{fallen}</p>}
              <p class="aside">
                {point === null ? null : `On point ${point}, `}
                <At moment={madeAt} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
