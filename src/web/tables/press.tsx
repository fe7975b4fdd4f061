import { tablePath } from '../../tables/pages.ts';
import { takenDownWords } from '../../tables/taken-down/words.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Link, Pager, Section, sheet } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { At } from './parts.tsx';
import { type PressRead, pressOf } from './said.ts';
import { tableAsked } from './table-asked.ts';

/** All the press of a table, on pages of its own. */
export const pressPage = definePage({ path: 'tables/:number/press', read: readPress, show: showPress });

const pressAPage = 50;

async function readPress(asked: Asked) {
  const table = tableAsked(asked);
  if (table === null) return null;
  const press = await pressOf(asked, table, null);
  const shown = pageNumbered(inPages(press.toReversed(), pressAPage), readPage(asked.query));
  return shown && { ...shown, number: table.number, name: table.about.name };
}

function showPress({ number, name, rows, page, pages }: Found<typeof readPress>): Shown {
  return sheet(
    'table-of-club',
    `Press at table ${number}`,
    <>
      <p>
        <Link to={tablePath(number)}>
          Table {number}: <bdi>{name}</bdi>
        </Link>
      </p>
      {rows.length === 0 ? <p>Nothing has been published yet.</p> : <Posts press={rows} withPhase />}
      <Pager path={`tables/${number}/press`} page={page} pages={pages} />
    </>,
  );
}

const mostBytes = 15_000;

interface PressShown {
  press: readonly PressRead[];
  number: number;
  /** What the section is called of press that is not with the orders. */
  pressTitle: string;
  /** Whether any was published at the table so far. */
  hasPress: boolean;
}

/** The press of a phase, as much of it as fits on the page of its table, and the way to all of it. */
export function Press({ press, pressTitle, number, hasPress }: PressShown) {
  const [fitting = []] = inPages(press, pressAPage, undefined, mostBytes);
  const [below, rest] = [true, false].map((isBelow) => fitting.filter((each) => each.isBelow === isBelow));
  const all = hasPress ? (
    <p class="all-press">
      <Link to={`${tablePath(number)}/press`}>All the press of this table</Link>
    </p>
  ) : null;
  return press.length === 0 ? (
    all
  ) : (
    <>
      <PressSection id="white-press" title="White press, with the orders" press={below} />
      <PressSection id="press" title={pressTitle} press={rest} />
      {all}
    </>
  );
}

interface SectionShown {
  id: string;
  title: string;
  press: readonly PressRead[] | undefined;
}

const PressSection = ({ id, title, press = [] }: SectionShown) =>
  press.length === 0 ? null : (
    <Section id={id} title={title}>
      <Posts press={press} withPhase={false} />
    </Section>
  );

const Posts = ({ press, withPhase }: { press: readonly PressRead[]; withPhase: boolean }) => (
  <ul class="posts">
    {press.map(({ number, phase, kind, from, at, text }) => (
      <li>
        <p class="aside">
          {[
            String(number),
            ...(withPhase ? [phase] : []),
            ...(from?.startsWith(kind) ? [] : [kind]),
            ...(from === null ? [] : [from]),
          ].join(' · ')}
          {' · '}
          <At moment={at} />
        </p>
        {text === null ? (
          <p>
            <em>{takenDownWords}</em>
          </p>
        ) : (
          <blockquote class="text" dir="auto">
            {text}
          </blockquote>
        )}
      </li>
    ))}
  </ul>
);
